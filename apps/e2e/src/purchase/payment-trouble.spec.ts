import { OrderStatus } from '@dronesoccer/contracts';
import { givenProduct } from '@dronesoccer/devkit';
import { newEmail } from '../support/people.ts';
import { changePriceAtPay, goToProvider, pay, payButton, reviewAsGuest, totalChange } from '../support/purchase.ts';
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
  await mailbox.waitFor(email, /payment/i);
  await page.getByRole('button', { name: 'Try the payment again' }).click();
  await expect(page.getByRole('heading', { name: 'Sandbox payment' })).toBeVisible();
  await pay(page);
  await page.goBack();
  await expect(page.getByText('This payment is complete.')).toBeVisible();
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
  await question.getByRole('button', { name: 'Cancel order' }).click();
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
