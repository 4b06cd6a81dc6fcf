import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Nothing serious or critical on the page as it stands now. */
export async function expectAccessible(page: Page, rule?: 'color-contrast'): Promise<void> {
  // Legacy mode leaves out frames of other origins, which these pages do not have, and a second tab for the results.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  const { violations } = await (rule ? axe.withRules(rule) : axe).analyze();
  const found = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, help, nodes }) => ({
      id,
      help,
      where: nodes.map(({ html, failureSummary }) => [html, failureSummary]),
    }));
  expect(found, `what axe finds on ${page.url()}`).toEqual([]);
}

/** Colours on their way from one theme to the other are nobody's choice. */
async function whenColoursHaveSettled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const changes = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(changes.map(({ finished }) => finished));
  });
}

/** In both themes. Only colours differ between them, so only colours are looked at a second time. */
export async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await whenColoursHaveSettled(page);
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await whenColoursHaveSettled(page);
  await expectAccessible(page, 'color-contrast');
}
