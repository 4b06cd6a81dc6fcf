import { storageKeys } from '@dronesoccer/contracts';
import { givenProduct, newRowId } from '@dronesoccer/devkit';
import type { Page } from '@playwright/test';
import { expectAccessibleInBothThemes } from '../support/accessibility.ts';
import { newEmail } from '../support/people.ts';
import {
  addToCart,
  buyNow,
  giveEmail,
  goToProvider,
  inVancouver,
  pay,
  payButton,
  shipTo,
} from '../support/purchase.ts';
import { isLive } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';

const unique = (what: string): string => `${what} ${newRowId().slice(-6)}`;
const boughtNow = (page: Page) => page.evaluate((key) => localStorage.getItem(key), storageKeys.buyNowData);
const order = (page: Page) => page.getByRole('complementary', { name: 'Your order' });

test('one product is bought now, the cart waits untouched, and a reload forgets nothing', async ({ page, db }) => {
  const [waits, bought] = [unique('Waits'), unique('Now')];
  const inCart = await givenProduct(db, { name: waits });
  const product = await givenProduct(db, { name: bought, price: 4_000 });
  await addToCart(page, inCart.slug, 2);

  await page.goto(`/shop/product/${product.slug}`);
  await isLive(page);
  await page.getByRole('button', { name: `One more: ${bought}` }).click();
  await page.getByRole('button', { name: 'Buy now' }).click();
  await expect(order(page)).toContainText('Buying now. Only this product. Your cart stays as it is.');
  await expect(order(page)).toContainText(bought);
  await expect(order(page)).not.toContainText(waits);
  expect(JSON.parse((await boughtNow(page)) ?? '')).toMatchObject({ id: product.id, quantity: 2 });
  await expectAccessibleInBothThemes(page);

  await giveEmail(page, newEmail('now'));
  await page.reload();
  await expect(order(page)).toContainText(bought);
  await shipTo(page, inVancouver);
  await expect(order(page)).toContainText('2 × $40.00');
  await goToProvider(page);
  await pay(page);
  await expect(page.getByRole('link', { name: 'Back to shop' })).toBeVisible();
  await expect.poll(() => boughtNow(page)).toBeNull();

  // Old links, from when the email was a separate step, lead to the delivery.
  await page.goto('/shop/checkout/details');
  await expect(page).toHaveURL('/shop/checkout/delivery');
  await expect(order(page)).toContainText(waits);
});

test('going back to the cart ends it', async ({ page, db }) => {
  const [waits, left] = [unique('Waits'), unique('Left')];
  const inCart = await givenProduct(db, { name: waits });
  const product = await givenProduct(db, { name: left });
  await addToCart(page, inCart.slug);
  await buyNow(page, product.slug);
  await order(page).getByRole('link', { name: 'Go to your cart instead' }).click();
  await expect(page.getByRole('list', { name: 'Products in your cart' })).toContainText(waits);
  await expect.poll(() => boughtNow(page)).toBeNull();
  await page.getByRole('button', { name: 'Go to checkout' }).click();
  await expect(order(page)).toContainText(waits);
  await expect(order(page)).not.toContainText(left);
});

test('what is sold out or deactivated meanwhile is shown before the payment, in French too', async ({ page, db }) => {
  const name = unique('Scarce');
  const product = await givenProduct(db, { name, stock: 2 });
  await page.goto(`/shop/product/${product.slug}`);
  await isLive(page);
  await page.getByRole('button', { name: `One more: ${name}` }).click();
  await page.getByRole('button', { name: 'Buy now' }).click();
  await db.query('UPDATE stock_levels SET quantity = 1 WHERE product_id = $1', [product.id]);
  await giveEmail(page, newEmail('scarce'));
  await shipTo(page, inVancouver);
  await expect(page.getByText(`Insufficient stock for ${name}`)).toBeVisible();
  await expect(payButton(page)).toBeDisabled();
  await expect(page.getByRole('link', { name: 'Back to the product' })).toBeVisible();

  await db.query('UPDATE products SET is_active = false WHERE id = $1', [product.id]);
  await page.goto('/fr/shop/checkout/payment');
  await expect(page.getByRole('alert')).toContainText(name);
  await expect(page.getByRole('button', { name: /^Payer / })).toBeDisabled();
});
