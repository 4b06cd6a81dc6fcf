import { limits } from '@dronesoccer/contracts';
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Opens the page and waits until the form is visible. */
export async function openForm(page: Page, path: string, message = 'Your message'): Promise<void> {
  await page.goto(path);
  await expect(page.getByLabel(message)).toBeVisible();
}

/** Advances the page's clock, because a visitor who sends a form too quickly is taken for a robot. */
export async function takeTime(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.setSystemTime(now + (limits.contactFormSeconds + 1) * 1_000);
}

/** Returns the number that the page shows after the form was sent. */
export async function sentNumber(page: Page, title = 'We received your message'): Promise<string> {
  await expect(page.getByRole('heading', { name: title })).toBeFocused();
  return page.getByText(/^[CS]-\d{4}-\d{6}$/).innerText();
}
