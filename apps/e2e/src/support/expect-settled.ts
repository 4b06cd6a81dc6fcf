import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/**
 * Waits until all requested content has arrived and is shown. Call it before checking that something is absent, because
 * a list that has not loaded yet is empty too.
 */
export async function expectSettled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}
