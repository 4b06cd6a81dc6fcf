import { readFile } from 'node:fs/promises';
import { OrderStatus, type OrderWire, RefundStatus } from '@dronesoccer/contracts';
import { givenProduct, givenStock, newRowId } from '@dronesoccer/devkit';
import type { Page } from '@playwright/test';
import { expectAccessibleInBothThemes } from '../support/accessibility.ts';
import { callApi } from '../support/api.ts';
import { Mailbox } from '../support/mailbox.ts';
import { demoAccount, logIn, newEmail, newMember, signIn } from '../support/people.ts';
import { buyNow, giveEmail, goToProvider, inVancouver, pay, shipTo } from '../support/purchase.ts';
import { expectNoSidewaysScroll } from '../support/screen.ts';
import { ordersOf, stockOf } from '../support/stock.ts';
import { expect, test } from '../support/test.ts';

/** Buys as a guest and ends on the order page. */
async function buyAsGuest(page: Page, slug: string, email: string): Promise<{ id: string; token: string }> {
  await buyNow(page, slug);
  await giveEmail(page, email);
  await shipTo(page, inVancouver);
  await goToProvider(page);
  await pay(page);
  const params = new URL(page.url()).searchParams;
  const [id, token] = [params.get('order') ?? '', params.get('token') ?? ''];
  await page.goto(`/shop/orders/${id}?token=${token}`);
  return { id, token };
}

test('a guest keeps the invoice, follows the parcel, sends one piece back and sees the refund', async ({
  page,
  db,
  mailbox,
}) => {
  const { id: productId, slug } = await givenProduct(db, { price: 10_000, stock: 5 });
  const email = newEmail('after');
  const { id } = await buyAsGuest(page, slug, email);

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Invoice (PDF)' }).click();
  const invoice = await downloading;
  expect(invoice.suggestedFilename()).toMatch(/^DS-\d{4}-\d{6}\.pdf$/);
  expect((await readFile(await invoice.path())).subarray(0, 5).toString()).toBe('%PDF-');

  const { accessToken } = (await demoAccount('super')).auth;
  const shipping = { expected: OrderStatus.PAID, to: OrderStatus.SHIPPED } as const;
  const tracking = { carrier: 'canada-post', trackingNumber: '1234567890123456' } as const;
  await callApi('orders.admin.changeStatus', {
    params: { id },
    token: accessToken,
    body: { ...shipping, ...tracking },
  });
  const shipped = await mailbox.waitFor(email, /shipped|on its way/i);
  expect(shipped.text).toContain('1234567890123456');
  await page.goto(Mailbox.linkIn(shipped, '/shop/orders/'));
  await expect(page.getByRole('link', { name: /^Track 1234567890123456/ })).toHaveAttribute(
    'href',
    /canadapost.*1234567890123456/,
  );

  await page.getByRole('button', { name: 'Return items' }).click();
  const dialog = page.getByRole('dialog', { name: 'What would you like to return?' });
  await dialog.getByRole('button', { name: 'Send request' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Choose at least one item to return');
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Send request' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Choose a reason for each item');
  await expectAccessibleInBothThemes(page);
  await dialog.getByLabel('Reason').selectOption({ label: 'It arrived damaged or does not work' });
  await dialog.getByLabel('Anything we should know?').fill('One ring is loose.');
  await dialog.getByRole('button', { name: 'Send request' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('We are reviewing your request and will answer by email.')).toBeVisible();
  await mailbox.waitFor(email, /return/i);

  const asked = await callApi('orders.admin.get', { params: { id }, token: accessToken });
  const params = { id, returnId: asked.returns[0]?.id ?? '' };
  await callApi('orders.admin.approveReturn', { params, token: accessToken });
  await callApi('orders.admin.receiveReturn', {
    params,
    token: accessToken,
    body: { lines: [{ productId, restock: true }], amount: 112 },
  });
  // A job requests the refund from the provider.
  const refunds = async () => (await callApi('orders.admin.get', { params: { id }, token: accessToken })).refunds;
  await expect.poll(async () => (await refunds()).map(({ status }) => status)).toEqual([RefundStatus.DONE]);
  await page.reload();
  await expect(page.getByRole('main').getByText('-$112.00')).toBeVisible();
  await expect(page.getByText('We have received the items.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Return items' })).toBeHidden();
  expect(await stockOf(db, productId)).toBe(5);
  await mailbox.waitFor(email, /refund/i);
  await expectAccessibleInBothThemes(page);
  await expectNoSidewaysScroll(page);
});

test('a paid order is cancelled before it is shipped: the money and the goods go back', async ({
  page,
  db,
  mailbox,
}) => {
  const product = await givenProduct(db, { price: 10_000, stock: 5 });
  const email = newEmail('cancelpaid');
  const { id, token } = await buyAsGuest(page, product.slug, email);
  expect(await stockOf(db, product.id)).toBe(4);
  await page.getByRole('button', { name: 'Cancel order' }).click();
  const question = page.getByRole('dialog', { name: /^Cancel order DS-/ });
  await expect(question).toContainText('What you paid will be refunded.');
  await question.getByRole('button', { name: 'Cancel order' }).click();
  await expect(question).toBeHidden();
  expect(await stockOf(db, product.id)).toBe(5);
  await mailbox.waitFor(email, /refund/i);
  await page.goto(`/shop/orders/${id}?token=${token}`);
  await expect(page.getByRole('main').getByText('-$128.80')).toBeVisible();
  expect(await ordersOf(db, email)).toMatchObject([{ status: OrderStatus.CANCELLED }]);
});

test('an order is bought again, and what is no longer sold is shown first', async ({ page, db }) => {
  const name = `Again Ball ${newRowId().slice(-6)}`;
  const product = await givenProduct(db, { name, price: 10_000, stock: 5 });
  await buyAsGuest(page, product.slug, newEmail('again'));
  await page.getByRole('button', { name: 'Buy again' }).click();
  const dialog = page.getByRole('dialog', { name: 'Buy again' });
  await dialog.getByRole('button', { name: 'Add 1 item to cart' }).click();
  await expect(page).toHaveURL('/shop/order-shiping');
  await expect(page.getByRole('main').getByText(name).first()).toBeVisible();

  await page.goBack();
  await givenStock(db, product.id, 0);
  await page.getByRole('button', { name: 'Buy again' }).click();
  await expect(dialog.getByRole('button', { name: 'Add 0 items to cart' })).toBeDisabled();
  await expect(dialog.getByRole('listitem')).toContainText('stock');
});

test('what a guest has bought joins the account that is made and verified with that email', async ({
  page,
  db,
  mailbox,
}) => {
  const { slug } = await givenProduct(db, { price: 10_000, stock: 5 });
  const email = newEmail('adopted');
  const { id } = await buyAsGuest(page, slug, email);
  const password = 'Journey#2026';
  const body = { email, password, firstName: 'Robin', lastName: 'Journey', locale: 'en' } as const;
  await callApi('auth.register', { body });
  await page.goto(Mailbox.linkIn(await mailbox.waitFor(email, /^Confirm your email/), '/verify-email'));
  await page.getByRole('button', { name: 'Confirm my email' }).click();
  await expect(page.getByRole('heading', { name: 'Your email is confirmed' })).toBeVisible();
  await page.goto('/login');
  await logIn(page, { email, password });
  await expect(page).toHaveURL('/');
  await page.goto('/profile?tab=2');
  await expect(page.getByRole('link', { name: /^DS-/ }).first()).toHaveAttribute('href', `/shop/orders/${id}`);
});

test('no one opens another’s order, and the link of one order opens no other', async ({ page, db }) => {
  const product = await givenProduct(db, { price: 10_000, stock: 5 });
  const { token } = await buyAsGuest(page, product.slug, newEmail('mine'));
  const other = await placedByMember(product.id);
  await page.goto(`/shop/orders/${other.id}?token=${token}`);
  await expect(page.getByText('Order not found')).toBeVisible();
  await signIn(page, await newMember('stranger'));
  await page.goto(`/shop/orders/${other.id}`);
  await expect(page.getByText('Order not found')).toBeVisible();
});

async function placedByMember(productId: string): Promise<OrderWire> {
  const { auth } = await newMember(`owner${newRowId().slice(-4)}`);
  const address = { ...inVancouver, province: 'BC' } as const;
  const wish = { delivery: 1, address, items: [{ productId, quantity: 1 }] } as const;
  const { total } = await callApi('orders.quote', {
    token: auth.accessToken,
    body: { ...wish, items: [...wish.items] },
  });
  return callApi('orders.place', {
    token: auth.accessToken,
    body: { ...wish, items: [...wish.items], expectedTotal: total },
  });
}
