import { givenProduct, givenStock, newRowId } from '@dronesoccer/devkit';
import type { APIResponse, Page, Route } from '@playwright/test';
import { expectAccessibleInBothThemes } from '../support/accessibility.ts';
import { callApi } from '../support/api.ts';
import { logIn, newEmail, newMember, signIn } from '../support/people.ts';
import { expectLargeTargets, expectNoSidewaysScroll } from '../support/screen.ts';
import { expectToast } from '../support/notices.ts';
import { expect, test } from '../support/test.ts';

const unique = (what: string): string => `${what} ${newRowId().slice(-6)}`;
const heart = (page: Page, name: string) => page.getByRole('button', { name: `Save ${name} to your wishlist` });

/** Saves a product. A press on a page that is not live yet takes effect later, so leaving the page would lose it. */
async function save(page: Page, name: string): Promise<void> {
  await heart(page, name).click();
  await expect(heart(page, name)).toHaveAttribute('aria-pressed', 'true');
}

const saved = (page: Page) => page.getByRole('list', { name: 'Products on your wishlist' }).getByRole('article');

test('a guest saves products, sees what became of them, and moves them to the cart', async ({ page, db }) => {
  const [cheaper, gone, kept] = [unique('Cheaper'), unique('Gone'), unique('Kept')];
  const dropped = await givenProduct(db, { name: cheaper, price: 10_000 });
  const soldOut = await givenProduct(db, { name: gone });
  const other = await givenProduct(db, { name: kept });
  for (const [{ slug }, name] of [
    [dropped, cheaper],
    [soldOut, gone],
    [other, kept],
  ] as const) {
    await page.goto(`/shop/product/${slug}`);
    await heart(page, name).click();
    await expectToast(page, `${name} saved to your wishlist`);
    await expect(heart(page, name)).toHaveAttribute('aria-pressed', 'true');
  }
  await db.query('UPDATE products SET price_cents = 8000 WHERE id = $1', [dropped.id]);
  await givenStock(db, soldOut.id, 0);

  await page.getByRole('link', { name: 'Wishlist, 3 products' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Wishlist' })).toBeFocused();
  await page.reload();
  await expect(saved(page)).toHaveCount(3);
  // The newest product comes first.
  await expect(saved(page).first()).toContainText(kept);
  await expect(saved(page).filter({ hasText: cheaper })).toContainText('$20.00 less than when you saved it');
  await expect(saved(page).filter({ hasText: gone }).getByRole('button', { name: 'Sold out' })).toBeDisabled();

  await page.getByRole('button', { name: `Remove ${kept} from your wishlist` }).click();
  await expect(saved(page)).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(saved(page)).toHaveCount(3);

  await page.getByRole('button', { name: 'Move all to cart' }).click();
  await expectToast(page, '2 products moved to your cart');
  await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
  await expect(saved(page)).toHaveCount(1);
  await expect(saved(page)).toContainText(gone);
});

test('an empty list leads to the shop, in French and on a phone as well', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/fr/shop/wishlist');
  await expect(page.getByRole('heading', { level: 1, name: 'Liste de souhaits' })).toBeVisible();
  await expect(page.getByText('Votre liste de souhaits est vide')).toBeVisible();
  await page
    .getByRole('button', { name: /^Ajouter .* à votre liste de souhaits$/ })
    .first()
    .click();
  await expect(page.getByRole('link', { name: 'Liste de souhaits, 1 produit' })).toBeVisible();
  await expect(
    page.getByRole('list', { name: 'Produits de votre liste de souhaits' }).getByRole('article'),
  ).toHaveCount(1);
  await expectNoSidewaysScroll(page);
  await expectLargeTargets(page);
  await expectAccessibleInBothThemes(page);
});

test('a guest’s list joins the one of the account at login, once, and is on every device', async ({
  page,
  db,
  device,
}) => {
  const [mine, theirs] = [unique('Mine'), unique('Both')];
  const atHome = await givenProduct(db, { name: mine });
  const here = await givenProduct(db, { name: theirs });
  const member = await newMember('wisher');
  for (const { id } of [atHome, here]) {
    await callApi('wishlist.put', { params: { productId: id }, token: member.auth.accessToken });
  }
  const fresh = unique('Fresh');
  const { slug } = await givenProduct(db, { name: fresh });
  await page.goto(`/shop/product/${slug}`);
  await save(page, fresh);
  await page.goto(`/shop/product/${here.slug}`);
  await save(page, theirs);
  await page.getByRole('link', { name: 'Login' }).click();
  // A wrong password does not lose the guest's wishlist.
  await logIn(page, { ...member, password: 'Wrong#2026' });
  await expect(page.getByText('Invalid email or password')).toBeVisible();
  await logIn(page, member);
  await expect(page.getByRole('link', { name: 'Wishlist, 3 products' })).toBeVisible();
  await page.goto('/shop/wishlist');
  await expect(saved(page)).toHaveCount(3);

  const phone = await device();
  await signIn(phone, member);
  await phone.goto(`/shop/product/${slug}`);
  await expect(heart(phone, fresh)).toHaveAttribute('aria-pressed', 'true');
  await heart(phone, fresh).click();
  await expect(phone.getByRole('link', { name: 'Wishlist, 2 products' })).toBeVisible();
  // The page shows the change immediately, before the server confirms it.
  const onServer = () => callApi('wishlist.summary', { token: member.auth.accessToken });
  await expect.poll(async () => (await onServer()).productIds).toHaveLength(2);
  await page.reload();
  await expect(saved(page)).toHaveCount(2);
});

test('a summary that was asked for before the lists were joined does not take the joined one away', async ({
  page,
  db,
}) => {
  const member = await newMember('slow-wisher');
  const name = unique('Fresh');
  const { slug } = await givenProduct(db, { name });
  const early: { route: Route; response: APIResponse }[] = [];
  await page.route('**/wishlist/summary', async (route) => {
    early.push({ route, response: await route.fetch() });
  });
  await page.route('**/wishlist/merge', async (route) => {
    await expect.poll(() => early).not.toHaveLength(0);
    await route.continue();
  });
  await page.goto(`/shop/product/${slug}`);
  await save(page, name);
  await page.getByRole('link', { name: 'Login' }).click();
  await logIn(page, member);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('root'))).toContain('"wishlist":[]');
  for (const { route, response } of early) await route.fulfill({ response });
  await page.getByRole('link', { name: 'Wishlist' }).click();
  await expect(saved(page)).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'Wishlist, 1 product' })).toBeVisible();
});

test('a guest’s list joins a new account at registration', async ({ page, db }) => {
  const name = unique('First');
  const { slug } = await givenProduct(db, { name });
  await page.goto(`/shop/product/${slug}`);
  await save(page, name);
  await page.goto('/register?redirect=%2Fshop%2Fwishlist');
  const form = page.getByRole('main');
  await form.getByLabel('First name').fill('Robin');
  await form.getByLabel('Last name').fill('Journey');
  await form.getByLabel('Email').fill(newEmail('wish'));
  await form.getByLabel(/^Password/).fill('Journey#2026');
  await form.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL('/shop/wishlist');
  await expect(saved(page)).toContainText(name);
  await expect
    .poll(() => page.evaluate(() => JSON.parse(localStorage.getItem('root') ?? '{}').state.shop.wishlist))
    .toEqual([]);
});

test('a heart goes back when the server cannot be reached, and says so', async ({ page, db }) => {
  const name = unique('Far');
  const { slug } = await givenProduct(db, { name });
  await signIn(page, await newMember('far'));
  await page.goto(`/shop/product/${slug}`);
  await expect(page.getByRole('link', { name: 'Wishlist, empty' })).toBeVisible();
  await page.route('**/api/wishlist/**', (route) => route.abort());
  await heart(page, name).click();
  await expectToast(page, `${name} could not be saved`);
  await expect(heart(page, name)).toHaveAttribute('aria-pressed', 'false');
});

test('what is put aside in the cart waits below it, and comes back', async ({ page, db }) => {
  const name = unique('Later');
  const { slug } = await givenProduct(db, { name, price: 5_000 });
  await page.goto(`/shop/product/${slug}`);
  await page.getByRole('button', { name: `Add to cart: ${name}` }).click();
  await expectToast(page, `${name} added to cart`);
  await page.goto('/shop/order-shiping');
  await expect(page.getByText('Add $150.00 for free shipping')).toBeVisible();
  await page.getByRole('button', { name: `Save for later: ${name}` }).click();
  await expect(page.getByText('Your cart is empty')).toBeVisible();
  const later = page.getByRole('region', { name: 'Saved for later' });
  await expect(later).toContainText(name);
  await expectAccessibleInBothThemes(page);
  await later.getByRole('button', { name: `Move to cart: ${name}` }).click();
  await expectToast(page, `${name} added to cart`);
  await expect(later).toHaveCount(0);
  await expect(page.getByRole('list', { name: 'Products in your cart' })).toContainText(name);
});

test('a price that changed since it was put into the cart is shown there', async ({ page, db }) => {
  const name = unique('Dearer');
  const product = await givenProduct(db, { name, price: 5_000 });
  const member = await newMember('dear');
  await callApi('cart.add', { token: member.auth.accessToken, body: { productId: product.id } });
  await db.query('UPDATE products SET price_cents = 6000 WHERE id = $1', [product.id]);
  await signIn(page, member);
  await page.goto('/shop/order-shiping');
  await expect(page.getByText('The price has gone up: it was $50.00 when you added it')).toBeVisible();
});
