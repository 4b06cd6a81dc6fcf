import { OrderStatus, storageKeys } from '@dronesoccer/contracts';
import { givenProduct, newRowId } from '@dronesoccer/devkit';
import { expectAccessible } from '../support/accessibility.ts';
import { expectToast } from '../support/notices.ts';
import { givenOrder } from '../support/orders.ts';
import { newEmail } from '../support/people.ts';
import {
  addToCart,
  checkOutCart,
  giveEmail,
  goToProvider,
  inVancouver,
  pay,
  payButton,
  reviewAsGuest,
  shipTo,
} from '../support/purchase.ts';
import { ordersOf, stockOf } from '../support/stock.ts';
import { expect, test } from '../support/test.ts';

test('a payment that fails is tried again for the same order', async ({ page, db, mailbox }) => {
  const { slug } = await givenProduct(db);
  const email = newEmail('retry');
  await reviewAsGuest(page, slug, email);
  await goToProvider(page);
  await page.getByRole('button', { name: 'Simulate a failed payment' }).click();

  await expect(page.getByText('The payment did not go through')).toBeVisible();
  await expect(page.getByText('Nothing was charged.')).toBeVisible();
  await page.getByRole('button', { name: 'Try the payment again' }).click();
  await expect(page.getByRole('heading', { name: 'Sandbox payment' })).toBeVisible();
  await pay(page);
  await page.goBack();
  await expect(page.getByText('This payment is complete.')).toBeVisible();
  expect(await ordersOf(db, email)).toEqual([{ total: 12_880, status: OrderStatus.PAID }]);
  // A buyer who pays after all gets no email about the failed payment, even when that email is due.
  await mailbox.waitFor(email, /confirmed/);
  const [later] = await db.rows<{ id: string }>(
    `UPDATE pgboss.job j SET start_after = now() FROM orders o
     WHERE j.name = 'orders.mail' AND j.data ->> 'orderId' = o.id::text AND j.data ->> 'kind' = 'payment-failed'
       AND o.email = $1 RETURNING j.id`,
    [email],
  );
  const stateOf = (id = '') => db.rows('SELECT state FROM pgboss.job WHERE id = $1', [id]);
  await expect.poll(() => stateOf(later?.id)).toEqual([{ state: 'completed' }]);
  expect((await mailbox.to(email)).map(({ subject }) => subject).filter((subject) => /payment/.test(subject))).toEqual(
    [],
  );
});

test('after a failed payment something can be changed: everything is back in the cart, and the order is over', async ({
  page,
  db,
}) => {
  const product = await givenProduct(db, { name: `Changed ${newRowId().slice(-6)}`, stock: 4 });
  const email = newEmail('change');
  await addToCart(page, product.slug, 2);
  await checkOutCart(page);
  await giveEmail(page, email);
  await shipTo(page, inVancouver);
  await goToProvider(page);
  await page.getByRole('button', { name: 'Simulate a failed payment' }).click();
  await page.getByRole('button', { name: 'Change something' }).click();

  await expect(page).toHaveURL('/shop/order-shiping');
  await expectToast(page, 'Everything is back in your cart. Nothing was charged.');
  await expect(page.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible();
  expect(await stockOf(db, product.id)).toBe(4);
  expect(await ordersOf(db, email)).toMatchObject([{ status: OrderStatus.CANCELLED }]);
  // The form still contains what was typed.
  await page.getByRole('button', { name: 'Go to checkout' }).click();
  await expect(page.getByRole('main').getByLabel('Email')).toHaveValue(email);
  await page.goto('/shop/checkout/payment');
  await expect(page.getByRole('main')).toContainText('12 Test Street');
});

test('an order that the server cannot place says so, and that nothing was charged', async ({ page, db }) => {
  const { slug } = await givenProduct(db);
  await reviewAsGuest(page, slug, newEmail('refused'));
  const body = { isSuccess: false, message: 'Order database failure', errorCode: 'ORD_004', data: null };
  await page.route('**/api/orders', (route) => route.fulfill({ status: 503, json: body }));
  await payButton(page).click();
  const alert = page.getByRole('alert').filter({ hasText: 'Nothing was charged.' });
  await expect(alert).toHaveText('We could not place your order. Nothing was charged. Please try again.');
  await expect(page.getByRole('main')).not.toContainText('database');
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
  await question.getByRole('button', { name: 'Cancel order' }).click();
  await expect(question).toBeHidden();
  await expect(page.getByRole('main').getByText('Cancelled', { exact: true }).first()).toBeVisible();
  expect(await stockOf(db, product.id)).toBe(4);
  expect(await ordersOf(db, email)).toMatchObject([{ status: OrderStatus.CANCELLED }]);
});

test('a double click on pay places one order (check 18)', async ({ page, db }) => {
  const product = await givenProduct(db, { stock: 10 });
  const email = newEmail('twice');
  await reviewAsGuest(page, product.slug, email);
  await payButton(page).dblclick();
  await expect(page.getByRole('heading', { name: 'Sandbox payment' })).toBeVisible();
  expect(await ordersOf(db, email)).toHaveLength(1);
  expect(await stockOf(db, product.id)).toBe(9);
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
  // The email address is another spelling of the same inbox. The page reports nothing before the order is placed.
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
