import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { expect } from './test.ts';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** The rules of axe for the parts of a page that show only on a phone. */
export const rulesOfAPhone: readonly string[] = [
  ...['color-contrast', 'scrollable-region-focusable', 'nested-interactive', 'label', 'list', 'listitem'],
  ...['button-name', 'link-name', 'input-button-name', 'select-name', 'image-alt', 'svg-img-alt', 'summary-name'],
  ...['aria-command-name', 'aria-dialog-name', 'aria-input-field-name', 'aria-toggle-field-name', 'aria-hidden-focus'],
  ...[
    'aria-allowed-attr',
    'aria-required-attr',
    'aria-required-children',
    'aria-required-parent',
    'aria-valid-attr-value',
  ],
];

/**
 * Expects nothing serious or critical on the page, by all rules or by the named ones. A list may begin to reload just
 * after the look at what is busy, which makes its rows paler for a moment; a finding counts only when it stays.
 */
export async function expectAccessible(page: Page, rules?: readonly string[]): Promise<void> {
  await expect(async () => {
    await whenColoursHaveSettled(page);
    // Rows that the next ones are about to replace are paler.
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await whenColoursHaveSettled(page);
    expect(await seriousFindings(page, rules), `what axe finds on ${page.url()}`).toEqual([]);
  }).toPass({ intervals: [500], timeout: 30_000 });
}

async function seriousFindings(page: Page, rules: readonly string[] | undefined) {
  // Half a megabyte, so it goes to each document once.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async (options) => {
      const { violations } = await window.axe.run(document, options);
      return violations
        .filter(({ impact }) => impact === 'serious' || impact === 'critical')
        .map(({ id, help, nodes }) => ({
          id,
          help,
          where: nodes.map(({ html, failureSummary }) => [html, failureSummary]),
        }));
    },
    { resultTypes: ['violations' as const], ...(rules && { runOnly: [...rules] }) },
  );
}

/** Waits until transitions end: colours half way between two themes are not part of the design. */
async function whenColoursHaveSettled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // Those of what is folded away stand still until it is opened.
    const isSeen = ({ effect }: Animation) => effect instanceof KeyframeEffect && effect.target?.checkVisibility();
    const changes = document.getAnimations().filter((each) => each instanceof CSSTransition && isSeen(each));
    await Promise.allSettled(changes.map(({ finished }) => finished));
  });
}

/** Has the page shown as on a system that is set so. */
export async function putInTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
  await whenColoursHaveSettled(page);
}

/** In both themes. Only colours differ between them, so only colours are looked at a second time. */
export async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  await putInTheme(page, 'light');
  await expectAccessible(page);
  await putInTheme(page, 'dark');
  await expectAccessible(page, ['color-contrast']);
}
