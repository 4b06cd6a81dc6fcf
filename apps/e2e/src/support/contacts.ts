import { limits } from '@dronesoccer/contracts';
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** The form as a person finds it: shown. */
export async function openForm(page: Page, path: string, message = 'Your message'): Promise<void> {
  await page.goto(path);
  await expect(page.getByLabel(message)).toBeVisible();
}

/** A visitor who sends a form sooner is taken for a robot: the page's clock goes on by as much. */
export async function takeTime(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.setSystemTime(now + (limits.contactFormSeconds + 1) * 1_000);
}

/** The number that the page shows once it is sent. */
export async function sentNumber(page: Page, title = 'We received your message'): Promise<string> {
  await expect(page.getByRole('heading', { name: title })).toBeFocused();
  return page.getByText(/^[CS]-\d{4}-\d{6}$/).innerText();
}
