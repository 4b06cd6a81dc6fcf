import { limits } from '@dronesoccer/contracts';
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** The form as a person finds it: shown. */
export async function openForm(page: Page, path: string, message = 'Your message'): Promise<number> {
  await page.goto(path);
  await expect(page.getByLabel(message)).toBeVisible();
  return Date.now();
}

/** A visitor who sends a form sooner is taken for a robot. */
export async function takeTime(since: number): Promise<void> {
  await expect
    .poll(() => Date.now() - since, { intervals: [250] })
    .toBeGreaterThan((limits.contactFormSeconds + 1) * 1_000);
}

/** The number that the page shows once it is sent. */
export async function sentNumber(page: Page, title = 'We received your message'): Promise<string> {
  await expect(page.getByRole('heading', { name: title })).toBeFocused();
  return page.getByText(/^[CS]-\d{4}-\d{6}$/).innerText();
}
