import type { Page } from '@playwright/test';

/** Returns the page's structured data of one type, such as `Product`. */
export async function structuredData(page: Page, type: string): Promise<Record<string, unknown>[]> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return texts.map((text) => JSON.parse(text) as Record<string, unknown>).filter((data) => data['@type'] === type);
}
