import { storageKeys } from '@dronesoccer/contracts';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

declare global {
  interface Window {
    /** What the page's root said at the moment its body came into being, before anything could be painted. */
    firstLook?: { theme: string | undefined; lang: string };
  }
}

const html = (page: Page) => page.locator('html');

async function watchFirstLook(page: Page): Promise<void> {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.body) return;
      const { dataset, lang } = document.documentElement;
      window.firstLook = { theme: dataset['theme'], lang };
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
}

test('the system’s theme is there before the first paint, and its changes are followed live', async ({ page }) => {
  await watchFirstLook(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/fr/faq');
  expect(await page.evaluate(() => window.firstLook)).toEqual({ theme: 'dark', lang: 'fr-CA' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(html(page)).toHaveAttribute('data-theme', 'light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
});

test('a chosen theme is kept, shown before the first paint, and told to the other tabs', async ({ page, context }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/faq');
  const other = await context.newPage();
  await other.goto('/learn');

  await page.getByRole('button', { name: 'Theme' }).hover();
  await page.getByRole('button', { name: 'Dark' }).click();
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  await expect(html(other)).toHaveAttribute('data-theme', 'dark');
  expect(await page.evaluate((key) => localStorage.getItem(key), storageKeys.theme)).toBe('dark');

  await watchFirstLook(page);
  await page.reload();
  expect(await page.evaluate(() => window.firstLook?.theme)).toBe('dark');
  // A choice stands whatever the system does.
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');

  await page.getByRole('button', { name: 'Theme' }).hover();
  await page.getByRole('button', { name: 'System' }).click();
  await expect(html(page)).toHaveAttribute('data-theme', 'light');
});

test('switching the language keeps page, query, cart and what was typed', async ({ page }) => {
  await page.goto('/shop/product/striker-20');
  await page
    .getByRole('button', { name: /^Add to cart/ })
    .first()
    .click();
  await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();

  await page.goto('/shop?category=drones&sort=price-asc');
  await expect(page.getByRole('heading', { level: 2, name: 'Drones' })).toBeVisible();
  await page.getByRole('link', { name: /Français/ }).click();
  await expect(page).toHaveURL('/fr/shop?category=drones&sort=price-asc');
  await expect(html(page)).toHaveAttribute('lang', 'fr-CA');
  await expect(page).toHaveTitle(/Boutique/);
  await expect(page.getByLabel('Trier par')).toHaveValue('price-asc');
  await expect(page.getByRole('link', { name: 'Panier, 1 article' })).toBeVisible();
  await page.getByRole('link', { name: /English/ }).click();
  await expect(page).toHaveURL('/shop?category=drones&sort=price-asc');
  await expect(html(page)).toHaveAttribute('lang', 'en-CA');

  await page.goto('/register');
  await page.getByLabel('First name').fill('Robin');
  await page.getByRole('link', { name: /Français/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Créer un compte' })).toBeVisible();
  await expect(page.getByLabel('Prénom')).toHaveValue('Robin');
});

test('headings are set in our own typeface, in every letter of both languages', async ({ page }) => {
  await page.goto('/fr/faq');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  const loaded = await page.evaluate(() =>
    [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family.replaceAll('"', '')),
  );
  expect(loaded).toEqual(expect.arrayContaining(['Archivo Variable', 'Public Sans Variable']));
  expect(loaded).not.toContain('Archivo Fallback');
});
