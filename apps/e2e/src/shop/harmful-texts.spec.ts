import { chromiumFlags, givenProduct } from '@dronesoccer/devkit';
import type { Page } from '@playwright/test';
import { harmfulTexts } from '../support/harmful-texts.ts';
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
  const { id, slug } = await givenProduct(db, { stock: 5, description: 'before\n\nafter' });
  for (const [index, text] of harmfulTexts.entries()) {
    // A slug of its own for each, as the API may keep an answer for some seconds.
    const address = `${slug}-${index}`;
    await db.rows('UPDATE products SET slug = $2 WHERE id = $1', [id, address]);
    await db.rows('UPDATE product_translations SET description = $2 WHERE product_id = $1', [
      id,
      `before ${index}\n\n${text}\n\nafter ${index}`,
    ]);
    await page.goto(`/shop/product/${address}`);
    await expect(page.getByText(`before ${index}`), text).toBeVisible();
    await expect(page.getByText(`after ${index}`).last(), text).toBeVisible();
    // What a reader would do next.
    for (const link of await page.getByRole('link', { name: 'x', exact: true }).all()) {
      const href = (await link.getAttribute('href')) ?? '';
      const { protocol, origin } = new URL(href, product.origin);
      expect(['http:', 'https:'], text).toContain(protocol);
      expect(origin === product.origin || (await link.getAttribute('rel'))?.includes('noopener'), text).toBe(true);
    }
    expect(harm, text).toEqual([]);
  }
});

test('S9: the same texts do run where nothing stands before them, so the journey would notice', async ({ page }) => {
  const harm = watch(page, 'null');
  await page.setContent('<img src=x onerror=alert(1)>');
  await expect.poll(() => harm).toEqual(['a dialog: 1']);
});
