import { OrderStatus, storageKeys } from '@dronesoccer/contracts';
import { givenProduct, newRowId } from '@dronesoccer/devkit';
import { expectAccessible } from '../support/accessibility.ts';
import { givenOrder } from '../support/orders.ts';
import { newEmail } from '../support/people.ts';
import { changePriceAtPay, goToProvider, pay, payButton, reviewAsGuest, totalChange } from '../support/purchase.ts';
import { ordersOf, stockOf } from '../support/stock.ts';
import { expect, test } from '../support/test.ts';

test('a payment that fails is tried again for the same order', async ({ page, db, mailbox }) => {
  const { slug } = await givenProduct(db);
  const email = newEmail('retry');
  await reviewAsGuest(page, slug, email);
  await goToProvider(page);
  await page.getByRole('button', { name: 'Let the payment fail' }).click();

  await expect(page.getByText('The payment did not go through')).toBeVisible();
  await expect(page.getByText('Nothing was charged.')).toBeVisible();
  await mailbox.waitFor(email, /payment/i);
  await page.getByRole('button', { name: 'Try the payment again' }).click();
  await expect(page.getByRole('heading', { name: 'Sandbox payment' })).toBeVisible();
  await pay(page);
  await page.goBack();
  await expect(page.getByText('This payment is over.')).toBeVisible();
  expect(await ordersOf(db, email)).toEqual([{ total: 12_880, status: OrderStatus.PAID }]);
});

test('an order that is cancelled before it is paid gives its stock back', async ({ page, db }) => {
  const product = await givenProduct(db, { stock: 4 });
  const email = newEmail('cancel');
  await reviewAsGuest(page, product.slug, email);
  await goToProvider(page);
  expect(await stockOf(db, product.id)).toBe(3);
  await page.getByRole('button', { name: 'Cancel and go back' }).click();

  await expect(page.getByText('The payment did not go through')).toBeVisible();
  const params = new URL(page.url()).searchParams;
  await page.goto(`/shop/orders/${params.get('order')}?token=${params.get('token')}`);
  await page.getByRole('button', { name: 'Cancel order' }).click();
  const question = page.getByRole('dialog', { name: /^Cancel order DS-/ });
  await expect(question).toContainText('nothing will be charged');
  await question.getByRole('button', { name: 'Cancel the order' }).click();
  await expect(question).toBeHidden();
  await expect(page.getByRole('main').getByText('Cancelled', { exact: true }).first()).toBeVisible();
  expect(await stockOf(db, product.id)).toBe(4);
  expect(await ordersOf(db, email)).toMatchObject([{ status: OrderStatus.CANCELLED }]);
});

test('a double click on pay places one order', async ({ page, db }) => {
  const product = await givenProduct(db, { stock: 10 });
  const email = newEmail('twice');
  await reviewAsGuest(page, product.slug, email);
  await payButton(page).dblclick();
  await expect(page.getByRole('heading', { name: 'Sandbox payment' })).toBeVisible();
  expect(await ordersOf(db, email)).toHaveLength(1);
  expect(await stockOf(db, product.id)).toBe(9);
});

test('a price that changes before the payment stops it, and asks again with the new total', async ({ page, db }) => {
  const product = await givenProduct(db, { price: 10_000, stock: 10 });
  const email = newEmail('changed');
  await reviewAsGuest(page, product.slug, email);
  await expect(payButton(page)).toHaveText('Pay $128.80');
  await changePriceAtPay(page, db, product.id, 11_000);
  await payButton(page).click();

  await expect(totalChange(page)).toContainText(
    'The total has changed from $128.80 to $140.00. Please review your order before paying.',
  );
  expect(await ordersOf(db, email)).toEqual([]);
  await totalChange(page).getByRole('button', { name: 'Accept the new total of $140.00' }).click();
  await expect(payButton(page)).toHaveText('Pay $140.00');
  await goToProvider(page);
  await expect(page.getByText('$140.00')).toBeVisible();
  expect(await ordersOf(db, email)).toEqual([{ total: 14_000, status: OrderStatus.PENDING }]);
});

test('a coupon that is not for the buyer’s e-mail stops the order, which goes on without it in one click', async ({
  page,
  db,
}) => {
  const product = await givenProduct(db, { price: 10_000, stock: 10 });
  const email = newEmail('again');
  await givenOrder({ email, productId: product.id });
  const code = `FIRST${newRowId().slice(-8).toUpperCase()}`;
  await db.query(
    `INSERT INTO coupons (id, code, kind, amount, categories, first_order_only) VALUES ($1, $2, 1, 10, '{}', true)`,
    [newRowId(), code],
  );
  // The same inbox in another spelling, and nothing said about it before the order.
  await reviewAsGuest(page, product.slug, email.replace('@', '+shop@'));
  await page.getByLabel('Coupon code').fill(code);
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByRole('main').getByText(`Coupon ${code}`).filter({ visible: true })).toBeVisible();
  await expect(payButton(page)).toHaveText('Pay $117.60');
  await payButton(page).click();

  const box = page.getByRole('region', { name: 'This coupon cannot be used with this email address' });
  await expect(box.getByRole('row', { name: /^Discount/ })).toContainText('$10.00');
  await expect(box.getByRole('row', { name: /^Total/ })).toContainText('$128.80');
  await expect(payButton(page)).toBeDisabled();
  await expect(page.getByText('12 Test Street')).toBeVisible();
  await expectAccessible(page);
  await box.getByRole('button', { name: 'Order without the coupon for $128.80' }).click();
  await expect(page.getByRole('heading', { name: 'Sandbox payment' })).toBeVisible();
  await pay(page);
  expect(await page.evaluate((key) => localStorage.getItem(key), storageKeys.appliedCoupon)).toBeNull();
  expect(await ordersOf(db, email.replace('@', '+shop@'))).toEqual([{ total: 12_880, status: OrderStatus.PAID }]);
});
