import { expect, test } from '../support/test.ts';

test('what is listed stands in the address: it survives a reload, sharing, and Back with its place', async ({
  page,
}) => {
  await page.goto('/shop');
  await page.getByLabel('Sort by').selectOption('Price: low to high');
  await expect(page).toHaveURL('/shop?sort=price-asc');
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Page 2' }).click();
  await expect(page).toHaveURL('/shop?sort=price-asc&page=2');
  await page.reload();
  await expect(page.getByLabel('Sort by')).toHaveValue('price-asc');
  const titles = page.getByRole('article').getByRole('heading', { level: 3 });
  await expect(titles.first()).toBeVisible();

  const last = page.getByRole('article').last().getByRole('link');
  await last.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(0);
  await last.click();
  await expect(page).toHaveURL(/\/shop\/product\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/shop?sort=price-asc&page=2');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
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
