import { limits } from '@dronesoccer/contracts';
import { givenProduct } from '@dronesoccer/devkit';
import type { Page } from '@playwright/test';
import { isLive } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';

test('what is listed is in the address: it survives a reload, sharing, and Back with its place (check 11)', async ({
  page,
  device,
  db,
}) => {
  // The products have a unique price range, to which no other journey adds products. They are old, because so many new
  // products would push those of other journeys off the first page of their lists.
  const createdAt = new Date('2020-01-01');
  for (let which = 0; which < limits.page.default + 5; which += 1) {
    await givenProduct(db, { price: 871_000 + which, createdAt });
  }
  const address = '/shop?min=8710&sort=price-asc&page=2';
  await page.goto('/shop');
  await isLive(page);
  const filters = (where: Page) => where.getByRole('complementary', { name: 'Filters' });
  await filters(page).getByLabel('From', { exact: true }).fill('8710');
  await filters(page).getByLabel('From', { exact: true }).press('Enter');
  await expect(page).toHaveURL('/shop?min=8710');
  await page.getByLabel('Sort by').selectOption('Price: low to high');
  await expect(page).toHaveURL('/shop?min=8710&sort=price-asc');
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Page 2' }).click();
  await expect(page).toHaveURL(address);
  const titles = (where: Page) => where.getByRole('article').getByRole('heading', { level: 3 });
  await expect(page.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  await expect(titles(page).first()).toBeVisible();
  const listed = await titles(page).allInnerTexts();
  await page.reload();
  const elsewhere = await device();
  await elsewhere.goto(page.url());
  for (const screen of [page, elsewhere]) {
    await expect(titles(screen)).toHaveText(listed);
    await expect(screen.getByLabel('Sort by')).toHaveValue('price-asc');
    await expect(filters(screen).getByLabel('From', { exact: true })).toHaveValue('8710');
  }

  const last = page.getByRole('article').last().getByRole('link');
  await last.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(0);
  await last.click();
  await expect(page).toHaveURL(/\/shop\/product\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(address);
  // The height of the content above may differ by a pixel.
  await expect.poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - place)).toBeLessThan(3);
});

test('a search is shown in the address, and choosing a category ends it', async ({ page }) => {
  await page.goto('/learn');
  await page.goto('/shop/wishlist');
  const search = page.getByRole('searchbox', { name: 'Search products' });
  await search.fill('striker');
  await search.press('Enter');
  await expect(page).toHaveURL('/shop?search=striker');
  await expect(page.getByRole('heading', { name: 'Results for “striker”' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Striker 20 Drone Ball' })).toBeVisible();
  await page.reload();
  await expect(search).toHaveValue('striker');
  await page.getByRole('navigation', { name: 'Product categories' }).getByRole('link', { name: 'Kits' }).click();
  await expect(page).toHaveURL('/shop?category=kits');
  await expect(search).toHaveValue('');

  await search.fill('zzzz');
  await search.press('Enter');
  await expect(page.getByText('No results for “zzzz”')).toBeVisible();
  await page.getByRole('link', { name: 'Show all products' }).click();
  await expect(page).toHaveURL('/shop');
});
