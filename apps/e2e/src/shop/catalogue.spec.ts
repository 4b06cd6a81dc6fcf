import { ArenaClass } from '@dronesoccer/contracts';
import { givenLocation, givenProduct, givenStock, newRowId } from '@dronesoccer/devkit';
import { msPerDay } from '@dronesoccer/domain';
import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessibleInBothThemes } from '../support/accessibility.ts';
import { expectLargeTargets, expectNoSidewaysScroll, isLive } from '../support/screen.ts';
import { structuredData } from '../support/structured-data.ts';
import { expect, test } from '../support/test.ts';

const unique = (what: string): string => `${what} ${newRowId().slice(-6)}`;
const titles = (page: Page) => page.locator('#products').getByRole('article').getByRole('heading', { level: 3 });

test.describe('at a desk', () => {
  test('the list narrows by stock, class and price; each filter can be removed on its own, and Back undoes it', async ({
    page,
  }) => {
    await page.goto('/shop?category=drones');
    const filters = page.getByRole('complementary', { name: 'Filters' });
    await filters.getByLabel('In stock').check();
    await expect(page).toHaveURL('/shop?category=drones&stock=1');
    await filters.getByText('20', { exact: true }).click();
    await expect(page).toHaveURL('/shop?category=drones&stock=1&class=20');
    await filters.getByLabel('To', { exact: true }).fill('200');
    await filters.getByLabel('To', { exact: true }).press('Enter');
    await expect(page).toHaveURL('/shop?category=drones&stock=1&class=20&max=200');
    await expect(page.getByRole('status').filter({ hasText: '2 products' })).toBeVisible();
    await expect(titles(page)).toHaveText(['Striker 20 Drone Ball', 'Trainer 20 Drone Ball']);
    await expectAccessible(page);

    await page.getByRole('link', { name: 'Remove the filter Up to $200' }).click();
    await expect(page).toHaveURL('/shop?category=drones&stock=1&class=20');
    await expect(filters.getByLabel('To', { exact: true })).toHaveValue('');
    await page.goBack();
    await expect(titles(page)).toHaveCount(2);
    await page.getByRole('link', { name: 'Clear all' }).click();
    await expect(page).toHaveURL('/shop?category=drones');
    await expect(filters.getByLabel('In stock')).not.toBeChecked();
  });

  test('a misspelt search finds what was meant, and says so', async ({ page }) => {
    await page.goto('/shop');
    const search = page.getByRole('searchbox', { name: 'Search products' });
    await search.fill('batery');
    await search.press('Enter');
    await expect(page.getByRole('heading', { name: 'Results for “battery”' })).toBeVisible();
    await expect(page.getByText('No results for “batery”')).toBeVisible();
    await expect(titles(page).first()).toContainText('Battery');
    await page.getByRole('link', { name: 'Clear the search for batery' }).click();
    await expect(page).toHaveURL('/shop');
    await expect(search).toHaveValue('');
  });

  test('filters that leave nothing say so and come off with one step', async ({ page }) => {
    await page.goto('/shop?search=striker&max=1');
    await expect(page.getByText('No results for “striker” with these filters')).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await page.locator('#products').getByRole('link', { name: 'Clear all' }).last().click();
    await expect(page).toHaveURL('/shop?search=striker');
    await expect(titles(page).first()).toBeVisible();
  });

  test('the page of a product: its sale and its end, fit, related parts, what was looked at, data for search engines', async ({
    page,
    db,
  }) => {
    const [first, second] = [unique('First'), unique('Second')];
    const endsAt = new Date(Date.now() + 10 * msPerDay);
    const { slug } = await givenProduct(db, {
      name: first,
      description: '## Why\n\nA **stiff** cage.\n\n<img src=x onerror=alert(1)> [out](javascript:alert(1))',
      // Above the price up to which another journey lists the drones of class 20.
      price: 30_000,
      sale: { price: 28_050, endsAt },
      arenaClass: ArenaClass.CLASS_20,
      images: ['/pictures/products/striker-20.webp'],
    });
    const other = await givenProduct(db, { name: second });
    await page.goto(`/shop/product/${slug}`);
    const main = page.getByRole('main');
    await expect(main.getByText('$280.50').first()).toBeVisible();
    await expect(main.getByText(/^Sale ends /)).toBeVisible();
    await expect(main.getByText('Fits class 20 (20 cm balls)')).toBeVisible();
    await main.getByRole('heading', { name: 'About this product' }).scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 300);
    await expect(main.getByRole('heading', { name: 'Why' })).toBeVisible();
    await expect(main.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
    await expect(main.getByRole('link', { name: 'out' })).toHaveCount(0);
    await expect(page).toHaveTitle(new RegExp(first));
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`/shop/product/${slug}$`));
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /^Why A stiff cage/);
    expect(await structuredData(page, 'Product')).toMatchObject([
      {
        image: [new URL('/pictures/products/striker-20.webp', page.url()).href],
        offers: {
          price: '280.50',
          priceCurrency: 'CAD',
          availability: 'https://schema.org/InStock',
          priceValidUntil: endsAt.toISOString(),
        },
      },
    ]);
    const related = page.getByRole('region', { name: 'Goes well with' });
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(related.getByRole('article').first()).toBeVisible();
    await expect(related.getByText(first)).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Recently viewed' })).toHaveCount(0);

    await page.goto(`/shop/product/${other.slug}`);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    const recent = page.getByRole('region', { name: 'Recently viewed' });
    await expect(recent.getByRole('article')).toHaveCount(1);
    await expect(recent.getByRole('heading', { level: 3, name: first })).toBeVisible();
    expect(await structuredData(page, 'Product')).toHaveLength(1);
    await expectAccessible(page);
  });

  test('pictures come near: with the keyboard, one after the other, and back to where one was', async ({ page }) => {
    await page.goto('/shop/product/striker-20');
    const enlarge = page.getByRole('button', { name: /^Enlarge the picture/ });
    await enlarge.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Striker 20 Drone Ball' });
    await expect(dialog.getByText('1 of 2')).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(dialog.getByText('2 of 2')).toBeVisible();
    await page.keyboard.press('+');
    await expect(dialog.getByRole('button', { name: 'Zoom out' })).toBeEnabled();
    await page.keyboard.press('0');
    await expect(dialog.getByRole('button', { name: 'Zoom out' })).toBeDisabled();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(enlarge).toBeFocused();
    await expect(page.getByRole('button', { name: /^Picture 2 of 2/ })).toHaveAttribute('aria-pressed', 'true');
  });

  test('stock is that of the chosen place, told before anything is pressed; what is sold out stays, with others', async ({
    page,
    db,
  }) => {
    const name = unique('Local');
    const { id, slug } = await givenProduct(db, { name, stock: 0, arenaClass: ArenaClass.CLASS_40 });
    const place = await givenLocation(db, { city: 'Québec' });
    await givenStock(db, id, 2, place.id);
    await page.goto(`/shop/product/${slug}`);
    await isLive(page);
    const main = page.getByRole('main');
    await expect(main.getByText('Sold out').first()).toBeVisible();
    await expect(page.getByRole('region', { name: 'Similar products' }).getByRole('article')).not.toHaveCount(0);
    await page.evaluate((locationId) => {
      localStorage.setItem('selectedLocationId', locationId);
      window.dispatchEvent(new CustomEvent('locationChanged', { detail: { locationId } }));
    }, place.id);
    await expect(main.getByText('Only 2 left').first()).toBeVisible();
    await expect(page.getByRole('button', { name: `Add to cart: ${name}` })).toBeEnabled();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('filters are a sheet that counts what is left', async ({ page }) => {
    await page.goto('/shop?category=drones');
    await expect(titles(page).first()).toBeVisible();
    await page.getByRole('button', { name: 'Filters' }).click();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await sheet.getByLabel('On sale').check();
    await expect(page).toHaveURL(/sale=1/);
    await expect(sheet.getByRole('button', { name: /^Show \d+ products?$/ })).toBeVisible();
    await expectAccessible(page);
    await expectLargeTargets(page);
    await expectNoSidewaysScroll(page);
    await sheet.getByRole('button', { name: 'Clear all' }).click();
    await expect(sheet.getByLabel('On sale')).not.toBeChecked();
    await sheet.getByLabel('In stock').check();
    await sheet.getByRole('button', { name: /^Show \d+ products$/ }).click();
    await expect(sheet).toHaveCount(0);
    await expect(page).toHaveURL('/shop?category=drones&stock=1');
    await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeVisible();
  });

  test('closing the search clears it; all of it in French too', async ({ page }) => {
    await page.goto('/fr/shop');
    await page.getByRole('button', { name: 'Ouvrir la recherche' }).click();
    const search = page.getByRole('searchbox');
    await search.fill('helise');
    await search.press('Enter');
    await expect(page).toHaveURL('/fr/shop?search=helise');
    await expect(page.getByText('Aucun résultat pour « helise »')).toBeVisible();
    await expect(titles(page).first()).toContainText('hélices');
    await page.getByRole('button', { name: 'Fermer la recherche' }).click();
    await expect(page).toHaveURL('/fr/shop');
  });

  test('a bar at the lower edge buys as long as the page’s own button is out of sight', async ({ page }) => {
    await page.goto('/shop/product/striker-20');
    const own = page.getByRole('button', { name: 'Buy now' }).locator('..');
    const bar = page.getByRole('region', { name: 'Buy Striker 20 Drone Ball' });
    const inBar = bar.getByRole('button', { name: 'Add to cart: Striker 20 Drone Ball' });
    await expect(inBar).toBeInViewport();
    await expectLargeTargets(page);
    await own.scrollIntoViewIfNeeded();
    await expect(bar).toHaveAttribute('inert');
    await page.evaluate(() => window.scrollTo(0, 0));
    await inBar.click();
    await expect(page.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
    // The bar ends with the product, so it does not cover the footer.
    const footer = page.getByRole('contentinfo');
    await footer.getByRole('button').last().scrollIntoViewIfNeeded();
    await expect(async () => {
      const [end, start] = [await inBar.boundingBox(), await footer.boundingBox()];
      expect((end?.y ?? Infinity) + (end?.height ?? 0)).toBeLessThanOrEqual(start?.y ?? 0);
    }).toPass({ timeout: 15_000 });
  });
});
