import { chromiumFlags, givenProduct } from '@dronesoccer/devkit';
import { harmfulTexts } from '@dronesoccer/devkit/harmful-texts';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

// With pictures, so that one that cannot be loaded says so to whatever waits for its error.
test.use({
  launchOptions: {
    ...(process.env['CHROMIUM_PATH'] && { executablePath: process.env['CHROMIUM_PATH'] }),
    args: [...chromiumFlags],
  },
});

/** What ran, or left the site, since then. */
function watch(page: Page, origin: string): string[] {
  const harm: string[] = [];
  page.on('dialog', (dialog) => {
    harm.push(`a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (['http:', 'https:'].includes(url.protocol) && url.origin !== origin) harm.push(request.url());
  });
  return harm;
}

test('S9: what means harm in a product’s text is read and never run', async ({ page, db, product }) => {
  const harm = watch(page, product.origin);
  const description = harmfulTexts.map((text, index) => `before ${index}\n\n${text}\n\nafter ${index}`).join('\n\n');
  const { slug } = await givenProduct(db, { stock: 5, description });
  await page.goto(`/shop/product/${slug}`);
  await page.getByRole('heading', { name: 'About this product' }).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 300);
  // What swallowed the words around it would have been taken for more than words.
  for (const [index, text] of harmfulTexts.entries()) {
    await expect(page.getByText(`before ${index}`, { exact: true }), text).toBeVisible();
    await expect(page.getByText(`after ${index}`, { exact: true }), text).toBeVisible();
  }
  // What a reader would do next.
  const links = await page.getByRole('main').getByRole('link').all();
  expect(links).not.toEqual([]);
  for (const link of links) {
    const href = (await link.getAttribute('href')) ?? '';
    const { protocol, origin } = new URL(href, product.origin);
    expect(['http:', 'https:'], href).toContain(protocol);
    expect(origin === product.origin || (await link.getAttribute('rel'))?.includes('noopener'), href).toBe(true);
  }
  expect(harm).toEqual([]);
});

test('S9: the same texts do run where nothing stands before them, so the journey would notice', async ({ page }) => {
  const harm = watch(page, 'null');
  await page.setContent('<img src=x onerror=alert(1)>');
  await expect.poll(() => harm).toEqual(['a dialog: 1']);
});
