import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/**
 * Everything that the page asked for has come and is shown. To be called before expecting that something is missing: a
 * list that has not come yet has nothing in it either.
 */
export async function expectSettled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}
