import { storageKeys } from '@dronesoccer/contracts';
import { givenProduct } from '@dronesoccer/devkit';
import type { Locator, Page } from '@playwright/test';
import { givenTimes } from '../support/booking.ts';
import { buyNow } from '../support/purchase.ts';
import { isLive } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';

declare global {
  interface Window {
    /** The root element's theme and language when the body was created, before the first paint. */
    firstLook?: { theme: string | undefined; lang: string };
    /** The durations of all animations, in milliseconds. */
    movements?: number[];
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

test('the system’s theme is there before the first paint, and its changes are followed live (check 2)', async ({
  page,
}) => {
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

test('a chosen theme is kept, shown before the first paint whatever the system’s is, and told to the other tabs (check 2)', async ({
  page,
  context,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/faq');
  const other = await context.newPage();
  await other.goto('/learn');
  await isLive(other);

  await watchFirstLook(page);
  for (const [button, chosen, system] of [
    ['Dark', 'dark', 'light'],
    ['Light', 'light', 'dark'],
  ] as const) {
    await page.emulateMedia({ colorScheme: system });
    await isLive(page);
    await page.getByRole('button', { name: 'Theme' }).hover();
    await page.getByRole('button', { name: button, exact: true }).click();
    await expect(html(page)).toHaveAttribute('data-theme', chosen);
    await expect(html(other)).toHaveAttribute('data-theme', chosen);
    expect(await page.evaluate((key) => localStorage.getItem(key), storageKeys.theme)).toBe(chosen);

    await page.reload();
    expect(await page.evaluate(() => window.firstLook?.theme)).toBe(chosen);
    // The visitor's choice overrides the system setting.
    await page.emulateMedia({ colorScheme: chosen });
    await page.emulateMedia({ colorScheme: system });
    await expect(html(page)).toHaveAttribute('data-theme', chosen);
  }

  await isLive(page);
  await page.getByRole('button', { name: 'Theme' }).hover();
  await page.getByRole('button', { name: 'System' }).click();
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
});

test('switching the language keeps page, query, cart and what was typed (check 1)', async ({ page }) => {
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

/** Returns the duration of the longest animation, in milliseconds, while a menu and a dialog open and close. */
async function longestMovement(page: Page): Promise<number> {
  await page.goto('/faq');
  await isLive(page);
  await page.evaluate(() => {
    window.movements = [];
    const note = () => {
      for (const animation of document.getAnimations()) {
        const { duration } = animation.effect?.getComputedTiming() ?? {};
        if (typeof duration === 'number') window.movements?.push(duration);
      }
    };
    for (const kind of ['transitionrun', 'animationstart']) document.addEventListener(kind, note);
  });
  await page.getByRole('button', { name: 'Drone Sports' }).hover();
  await expect(page.getByRole('link', { name: 'Super pilot' })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('button', { name: 'Safety Policy' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  return page.evaluate(() => Math.max(0, ...(window.movements ?? [])));
}

test('nothing moves for those who asked for less motion, and it does for others (check 8)', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await longestMovement(page)).toBeLessThan(1);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect(await longestMovement(page)).toBeGreaterThan(100);
  await page.goto('/');
  const film = page.locator('video');
  await expect(film).toHaveJSProperty('paused', false);
  await page.getByRole('button', { name: 'Pause the background film' }).click();
  await expect(film).toHaveJSProperty('paused', true);
});

test('in a contrast theme, the chosen day, the current step and the current page differ from the others', async ({
  page,
  db,
}) => {
  const expectDifferent = async (chosen: Locator, other: Locator) => {
    const groundOf = (part: Locator) => part.evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(await groundOf(chosen)).not.toBe(await groundOf(other));
  };
  await page.emulateMedia({ forcedColors: 'active' });
  const { arenaId } = await givenTimes(db);
  await page.goto(`/arenas/${arenaId}`);
  await isLive(page);
  await page.getByRole('button', { name: 'Month', exact: true }).click();
  const days = page.getByRole('cell').getByRole('button');
  await expect(days.and(page.locator('[aria-pressed=true]'))).toHaveCount(1);
  await expectDifferent(days.and(page.locator('[aria-pressed=true]')), days.first());

  const { slug } = await givenProduct(db, { stock: 1 });
  await buyNow(page, slug);
  const bars = page.getByRole('navigation', { name: 'Checkout' }).getByRole('listitem').locator('span[class*=rounded]');
  await expectDifferent(bars.first(), bars.last());

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/class-20');
  await isLive(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog');
  await expectDifferent(menu.getByRole('link', { name: 'Class 20' }), menu.getByRole('link', { name: 'Class 40' }));
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
