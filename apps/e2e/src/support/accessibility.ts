import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { engineName } from '../engines/engines.ts';
import { expect } from './test.ts';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** The axe rules for parts of a page that are visible only on a phone. */
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
 * Expects no serious or critical findings on the page, for all rules or the given ones. A list may start to reload just
 * after the check for busy parts, which briefly makes its rows paler, so a finding counts only if it persists. Other
 * browsers get the same document and colours, so only Chromium is asked.
 */
export async function expectAccessible(page: Page, rules?: readonly string[]): Promise<void> {
  if (engineName !== 'chromium') return;
  await expect(async () => {
    await whenColoursHaveSettled(page);
    // Rows are paler while they are being replaced. A button behind a dialog may wait for the dialog.
    await expect(page.locator('[aria-busy=true]:not([aria-hidden] *)')).toHaveCount(0);
    await whenColoursHaveSettled(page);
    expect(await seriousFindings(page, rules), `what axe finds on ${page.url()}`).toEqual([]);
  }).toPass({ intervals: [500], timeout: 30_000 });
}

async function seriousFindings(page: Page, rules: readonly string[] | undefined) {
  // The script is half a megabyte, so each document loads it only once.
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

/** Waits until transitions end, because colours halfway between two themes are not part of the design. */
async function whenColoursHaveSettled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // Transitions in collapsed parts are paused until the part is opened.
    const isSeen = ({ effect }: Animation) => effect instanceof KeyframeEffect && effect.target?.checkVisibility();
    const changes = document.getAnimations().filter((each) => each instanceof CSSTransition && isSeen(each));
    await Promise.allSettled(changes.map(({ finished }) => finished));
  });
}

/** Shows the page with the given system colour scheme. */
export async function putInTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  if (engineName !== 'chromium') return;
  await page.emulateMedia({ colorScheme: theme });
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
  await whenColoursHaveSettled(page);
}

/** Checks both themes. They differ only in colours, so the second check covers only colours. */
export async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  await putInTheme(page, 'light');
  await expectAccessible(page);
  await putInTheme(page, 'dark');
  await expectAccessible(page, ['color-contrast']);
}
