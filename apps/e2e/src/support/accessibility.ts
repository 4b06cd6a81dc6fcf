import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { expect } from './test.ts';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** Nothing serious or critical on the page as it stands now. */
export async function expectAccessible(page: Page, rule?: 'color-contrast'): Promise<void> {
  await whenColoursHaveSettled(page);
  // Rows that the next ones are about to replace are paler.
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await whenColoursHaveSettled(page);
  // Half a megabyte, so it goes to each document once.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const found = await page.evaluate(
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
    { resultTypes: ['violations' as const], ...(rule && { runOnly: [rule] }) },
  );
  expect(found, `what axe finds on ${page.url()}`).toEqual([]);
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
  await expectAccessible(page, 'color-contrast');
}
