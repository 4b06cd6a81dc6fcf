import { readFile } from 'node:fs/promises';
import { OrderStatus, ReturnReason } from '@dronesoccer/contracts';
import { givenProduct, newRowId } from '@dronesoccer/devkit';
import type { Page } from '@playwright/test';
import { productAddress } from '../../product/address.ts';
import { expectAccessible, expectAccessibleInBothThemes } from '../../support/accessibility.ts';
import { callApi } from '../../support/api.ts';
import { tabTo } from '../../support/keyboard.ts';
import { givenOrder, givenPaidOrder, givenShippedOrder, type GivenOrder } from '../../support/orders.ts';
import { demoAccount, newEmail, signIn } from '../../support/people.ts';
import { expectLargeTargets, expectNoSidewaysScroll } from '../../support/screen.ts';
import { ordersOf, stockOf } from '../../support/stock.ts';
import { expect, test } from '../../support/test.ts';

/** Opens a separate browser context in which an administrator is signed in. */
async function adminTab(page: Page): Promise<Page> {
  const browser = page.context().browser();
  if (!browser) throw new Error('unreachable: pages of journeys live in a browser');
  const context = await browser.newContext({ baseURL: productAddress().origin });
  const tab = await context.newPage();
  await signIn(tab, await demoAccount('super'));
  return tab;
}

const heading = (page: Page, called: string) => page.getByRole('heading', { level: 1, name: called });
const action = (page: Page, called: string) =>
  page.getByRole('group', { name: 'Order actions' }).getByRole('button', { name: called, exact: true });
const dialogOf = (page: Page, called: string | RegExp) => page.getByRole('dialog', { name: called });
const buyersPage = ({ id, token }: GivenOrder) => `/shop/orders/${id}?token=${token}`;

test('the filters of the list keep their place while the locations are on their way', async ({ page }) => {
  const admin = await adminTab(page);
  const { promise: held, resolve: goOn } = Promise.withResolvers<void>();
  await admin.route(/\/api\/locations(\?|$)/, async (route) => {
    await held;
    await route.continue();
  });
  await admin.goto('/dashboard/orders');
  const location = admin.getByRole('combobox', { name: 'Location' });
  const places = () =>
    admin
      .getByRole('group', { name: 'Filters' })
      .evaluate((group) => [...group.children].map((filter) => JSON.stringify(filter.getBoundingClientRect())));
  await expect(location.getByRole('option')).toHaveCount(1);
  await admin.evaluate(() => document.fonts.ready);
  const before = await places();
  goOn();
  await expect(location.getByRole('option')).not.toHaveCount(1);
  expect(await places()).toEqual(before);
});

test('an order is found, shipped with its tracking number, and the buyer sees it and gets the mail', async ({
  page,
  db,
  mailbox,
}) => {
  const { id: productId } = await givenProduct(db, { price: 10_000, stock: 5 });
  const order = await givenPaidOrder({ email: newEmail('ship'), productId });
  const admin = await adminTab(page);
  await admin.goto('/dashboard/orders');
  await expect(heading(admin, 'Orders')).toBeVisible();
  await admin.getByLabel('Search by number, email or name').fill(order.email);
  await expect(admin).toHaveURL(new RegExp(`search=${encodeURIComponent(order.email)}`));
  const row = admin.getByRole('row', { name: new RegExp(order.number) });
  await expect(row).toContainText('To ship');
  await expectAccessibleInBothThemes(admin);
  await row.getByRole('link').click();
  await expect(heading(admin, `Order ${order.number}`)).toBeVisible();
  await expect(admin.getByRole('list', { name: 'Items in the order' })).toContainText('From Central warehouse × 1');
  await expectAccessibleInBothThemes(admin);

  await action(admin, 'Ship').click();
  const question = dialogOf(admin, `Ship order ${order.number}`);
  await expect(question).toContainText(`${order.email} gets an email without a tracking number.`);
  await question.getByLabel('Carrier').selectOption('Purolator');
  await question.getByLabel('Tracking number').fill('no good number!');
  await question.getByRole('button', { name: 'Ship it' }).click();
  await expect(question).toContainText('Use 3 to 40 letters, digits, spaces and hyphens');
  await question.getByLabel('Tracking number').fill('pur 4455 6677');
  await expect(question).toContainText(`${order.email} gets an email with the tracking number.`);
  await expectAccessible(admin);
  await question.getByRole('button', { name: 'Ship it' }).click();
  await expect(question).toBeHidden();
  await expect(admin.getByRole('main')).toContainText('PUR 4455 6677');
  await expect(action(admin, 'Ship')).toBeHidden();
  await expect(action(admin, 'Cancel order')).toBeHidden();
  await expect(admin.getByRole('region', { name: 'Order history' })).toContainText('Shipped');

  const mail = await mailbox.waitFor(order.email, /shipped|on its way/i);
  expect(mail.text).toContain('PUR 4455 6677');
  await page.goto(buyersPage(order));
  await expect(page.getByRole('link', { name: /PUR 4455 6677/ })).toBeVisible();

  await admin.getByRole('button', { name: 'Edit tracking' }).click();
  const tracking = dialogOf(admin, /^Tracking for order/);
  await tracking.getByLabel('Tracking number').fill('PUR 4455 0000');
  await tracking.getByRole('button', { name: 'Save tracking' }).click();
  await expect(tracking).toBeHidden();
  await expect(admin.getByRole('main')).toContainText('PUR 4455 0000');
  await admin.getByRole('link', { name: 'Orders', exact: true }).last().click();
  await expect(admin.getByLabel('Search by number, email or name')).toHaveValue(order.email);
});

test('a pickup is made ready and handed over, without a tracking number', async ({ page, db, mailbox }) => {
  const { id: productId } = await givenProduct(db, { price: 10_000, stock: 5 });
  const [place] = await callApi('locations.list');
  if (!place) throw new Error('the demo has locations');
  const order = await givenPaidOrder({ email: newEmail('pickup'), productId, pickupAt: place.id });
  const admin = await adminTab(page);
  await admin.goto(`/dashboard/orders/${order.id}`);
  const main = admin.getByRole('main');
  await expect(main).toContainText('To prepare');
  await action(admin, 'Ready for pickup').click();
  await expect(main).toContainText('The customer has been emailed that it is ready.');
  await mailbox.waitFor(order.email, /ready/i);
  await admin.getByRole('link', { name: 'Packing slip' }).click();
  await expect(admin.getByRole('article')).toContainText(`Pickup at${place.name}`);
  await admin.goBack();
  await action(admin, 'Mark as picked up').click();
  const question = dialogOf(admin, `Mark order ${order.number} as picked up`);
  await expect(question.getByLabel('Tracking number')).toBeHidden();
  await question.getByRole('button', { name: 'Mark as picked up' }).click();
  await expect(main.getByText('Picked up', { exact: true }).first()).toBeVisible();
  await expect(admin.getByRole('region', { name: 'Order history' })).toContainText('Picked up');
  await expect(admin.getByRole('button', { name: /tracking/ })).toBeHidden();
});

test('a partial refund: never more than is left, with its tax, and the buyer is notified', async ({
  page,
  db,
  mailbox,
}) => {
  const name = `Returned Ball ${newRowId().slice(-6)}`;
  const { id: productId } = await givenProduct(db, { name, price: 10_000, stock: 5 });
  const order = await givenPaidOrder({ email: newEmail('refund'), productId, quantity: 2 });
  const admin = await adminTab(page);
  await admin.goto(`/dashboard/orders/${order.id}`);
  await action(admin, 'Refund').click();
  const dialog = dialogOf(admin, /^Refund order/);
  await dialog.getByRole('button', { name: 'Arrived damaged' }).click();
  await expect(dialog.getByRole('textbox', { name: /^Reason/ })).toHaveValue('Arrived damaged');
  await dialog.getByRole('textbox', { name: /^Reason/ }).fill('One ball lost a ring');
  await dialog.getByLabel('Amount').fill('99999');
  await dialog.getByRole('button', { name: /^Refund/ }).click();
  await expect(dialog).toContainText(/Only \$[\d.]+ can be refunded\./);

  await dialog.getByLabel(`Quantity of ${name}`).selectOption('1');
  await expect(dialog.getByLabel(`Restock: ${name}`)).toBeChecked();
  const confirm = dialog.getByRole('button', { name: 'Refund $112.00' });
  await expect(confirm).toBeEnabled();
  await expect(dialog).toContainText('PST');
  await expectAccessibleInBothThemes(admin);
  await expectNoSidewaysScroll(admin);
  expect(await stockOf(db, productId)).toBe(3);
  await confirm.click();
  await expect(dialog).toBeHidden();
  await expect(admin.getByRole('list', { name: 'Refunds' })).toContainText('One ball lost a ring');
  await expect(admin.getByRole('list', { name: 'Refunds' })).toContainText('including $12.00 tax');
  expect(await stockOf(db, productId)).toBe(4);

  await mailbox.waitFor(order.email, /refund/i);
  await page.goto(buyersPage(order));
  await expect(page.getByRole('main').getByText('-$112.00')).toBeVisible();
});

test('a return is approved and received; the buyer sees the refund', async ({ page, db, mailbox }) => {
  const admin = await demoAccount('super');
  const name = `Returned Ball ${newRowId().slice(-6)}`;
  const { id: productId } = await givenProduct(db, { name, price: 10_000, stock: 5 });
  const order = await givenShippedOrder(admin, { email: newEmail('return'), productId });
  await page.goto(buyersPage(order));
  await page.getByRole('button', { name: 'Return items' }).click();
  const request = dialogOf(page, 'What would you like to return?');
  await request.getByRole('checkbox').check();
  await request.getByLabel('Reason').selectOption(String(ReturnReason.DAMAGED));
  await request.getByLabel('Anything we should know?').fill('One ring is loose.');
  await request.getByRole('button', { name: 'Send request' }).click();
  await expect(request).toBeHidden();

  const tab = await adminTab(page);
  await tab.goto('/dashboard/orders?returns=open');
  await tab
    .getByRole('row', { name: new RegExp(order.number) })
    .getByRole('link')
    .click();
  const returns = tab.getByRole('region', { name: 'Returns' });
  await expect(returns).toContainText('One ring is loose.');
  await returns.getByRole('button', { name: 'Approve' }).click();
  await expect(returns).toContainText('Waiting for the items');
  await mailbox.waitFor(order.email, /return/i);

  await returns.getByRole('button', { name: 'Mark as received' }).click();
  const dialog = dialogOf(tab, 'Receive return');
  // By default, damaged goods are not restocked.
  await expect(dialog.getByRole('switch')).not.toBeChecked();
  await dialog.getByText(`1 × ${name}`).click();
  await expect(dialog.getByRole('switch')).toBeChecked();
  await dialog.getByLabel('Another amount').check();
  await dialog.getByLabel('Amount', { exact: true }).fill('100,50');
  await expectAccessibleInBothThemes(tab);
  await dialog.getByRole('button', { name: 'Receive and refund $100.50' }).click();
  await expect(dialog).toBeHidden();
  await expect(returns).toContainText('Received');
  expect(await stockOf(db, productId)).toBe(5);
  await page.goto(buyersPage(order));
  await expect(page.getByRole('main').getByText('-$100.50')).toBeVisible();
});

test('two administrators at one order: the second reads what has happened, and keeps what was typed', async ({
  page,
  db,
}) => {
  const { id: productId } = await givenProduct(db, { price: 10_000, stock: 5 });
  const order = await givenPaidOrder({ email: newEmail('two'), productId });
  const [first, second] = [await adminTab(page), await adminTab(page)];
  for (const tab of [first, second]) await tab.goto(`/dashboard/orders/${order.id}`);
  await action(second, 'Ship').click();
  const shipping = dialogOf(second, /^Ship order/);
  await shipping.getByLabel('Tracking number').fill('CP 123');

  await action(first, 'Cancel order').click();
  const cancelling = dialogOf(first, /^Cancel order/);
  await expect(cancelling).toContainText('is refunded to the customer.');
  await cancelling.getByRole('button', { name: 'Cancel order' }).click();
  await expect(cancelling).toContainText('Choose why the order is cancelled');
  await cancelling.getByRole('combobox', { name: 'Reason' }).selectOption('Items no longer available');
  await cancelling.getByRole('textbox', { name: 'Message' }).fill('The last one was scratched.');
  await cancelling.getByRole('button', { name: 'Cancel order' }).click();
  await expect(cancelling).toBeHidden();
  await expect(first.getByRole('main')).toContainText(
    'Items no longer availableThe last one was scratched.Not shown to the customer.',
  );

  await shipping.getByRole('button', { name: 'Ship it' }).click();
  await expect(shipping.getByRole('alert')).toContainText('Someone else just changed this order');
  await expect(shipping.getByRole('alert')).toContainText('is now “Cancelled”');
  await expect(shipping.getByLabel('Tracking number')).toHaveValue('CP 123');
  await expect(shipping.getByRole('button', { name: 'Ship it' })).toBeDisabled();
  await expectAccessible(second);
  await second.keyboard.press('Escape');
  await expect(action(second, 'Ship')).toBeHidden();
  await expect(second.getByRole('main')).toContainText('Cancelled in the dashboard');
  expect(await ordersOf(db, order.email)).toMatchObject([{ status: OrderStatus.CANCELLED }]);
});

test('an order is shipped by keyboard alone, from the list on', async ({ page, db }) => {
  const { id: productId } = await givenProduct(db, { price: 10_000, stock: 5 });
  const order = await givenPaidOrder({ email: newEmail('keys'), productId });
  const admin = await adminTab(page);
  const { keyboard } = admin;
  await admin.goto('/dashboard/orders');
  await tabTo(admin, admin.getByLabel('Search by number, email or name'));
  await keyboard.type(order.number);
  await keyboard.press('Enter');
  await expect(admin).toHaveURL(new RegExp(`search=${order.number}`));
  await expect(admin.getByRole('checkbox', { name: 'Select all on this page' })).toBeEnabled();
  await expect(admin.getByRole('row')).toHaveCount(2);
  const link = admin.getByRole('link', { name: new RegExp(order.number) });
  await expect(link).toHaveCount(1);
  await tabTo(admin, link);
  await keyboard.press('Enter');
  await expect(heading(admin, `Order ${order.number}`)).toBeFocused();
  await tabTo(admin, action(admin, 'Ship'));
  await keyboard.press('Enter');
  const question = dialogOf(admin, /^Ship order/);
  await expect(question.getByLabel('Carrier')).toBeFocused();
  await keyboard.press('Tab');
  await keyboard.type('CP 987');
  await keyboard.press('Enter');
  await expect(question).toBeHidden();
  await expect(admin.getByRole('main')).toContainText('CP 987');
});

test('the board moves a card where its state allows, by drag and by menu, and asks before', async ({ page, db }) => {
  const name = `Board Ball ${newRowId().slice(-6)}`;
  const { id: productId } = await givenProduct(db, { name, price: 10_000, stock: 5 });
  const paid = await givenPaidOrder({ email: newEmail('board'), productId });
  const open = await givenOrder({ email: newEmail('board'), productId });
  const admin = await adminTab(page);
  await admin.setViewportSize({ width: 1500, height: 900 });
  const column = (called: string) => admin.getByRole('region', { name: new RegExp(`^${called}`) });
  await admin.goto(`/dashboard/orders?view=board&search=${paid.number}`);
  const card = column('Paid').getByRole('listitem').filter({ hasText: paid.number });
  await expect(card).toBeVisible();
  await expectAccessibleInBothThemes(admin);
  // During the drag, one card stays in its column and a copy follows the pointer until it has returned.
  const cards = admin.getByText(paid.number, { exact: true });
  const question = dialogOf(admin, `Ship order ${paid.number}`);
  await card.hover();
  await admin.mouse.down();
  await admin.mouse.move(20, 20, { steps: 4 });
  await expect(cards).toHaveCount(2);
  // A paid order cannot become unpaid, so the column does not accept the card.
  await column('Unpaid').hover();
  await admin.mouse.up();
  await expect(cards).toHaveCount(1);
  await expect(admin.getByRole('dialog')).toBeHidden();
  await card.hover();
  await admin.mouse.down();
  // The columns are measured once the drag begins, so the pointer moves until the board detects the column below the
  // card.
  const shipped = column('Shipped or picked up');
  await expect(async () => {
    const box = (await shipped.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await admin.mouse.move(box.x + 40, box.y + 40);
    await admin.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    const announcement = admin.getByText(`Order ${paid.number} is over Shipped or picked up.`);
    await expect(announcement).toBeAttached({ timeout: 1_000 });
  }).toPass({ timeout: 60_000 });
  await expect(shipped).toContainText('Drop here: Ship');
  await admin.mouse.up();
  await question.getByRole('button', { name: 'Ship it' }).click();
  await expect(shipped).toContainText(paid.number);
  await expect(column('Paid')).not.toContainText(paid.number);

  await admin.goto(`/dashboard/orders?view=board&search=${open.number}`);
  await admin.setViewportSize({ width: 390, height: 800 });
  await admin
    .getByRole('group', { name: 'Status to show' })
    .getByRole('button', { name: /^Unpaid/ })
    .click();
  await expectLargeTargets(admin);
  await expectNoSidewaysScroll(admin);
  await admin.getByRole('button', { name: `Move ${open.number}` }).click();
  await expect(admin.getByRole('menuitem')).toHaveText(['Cancel order…', 'Open the order']);
  await admin.getByRole('menuitem', { name: 'Cancel order…' }).click();
  const cancelling = dialogOf(admin, `Cancel order ${open.number}?`);
  await expect(cancelling).toContainText('nothing is charged');
  await cancelling.getByRole('combobox', { name: 'Reason' }).selectOption('The customer asked for it');
  await cancelling.getByRole('button', { name: 'Cancel order' }).click();
  await expect(admin.getByRole('button', { name: 'Unpaid 0' })).toBeVisible();
  expect(await ordersOf(db, open.email)).toMatchObject([{ status: OrderStatus.CANCELLED }]);
});

test('several are shipped at once, each told for itself; notes, mails, slips and the file', async ({
  page,
  db,
  mailbox,
}) => {
  const admin = await demoAccount('super');
  const name = `Packed Ball ${newRowId().slice(-6)}`;
  const { id: productId } = await givenProduct(db, { name, price: 10_000, stock: 9 });
  const email = newEmail('bulk');
  const good = await givenPaidOrder({ email, productId });
  const other = await givenPaidOrder({ email, productId });
  const tab = await adminTab(page);
  await tab.goto(`/dashboard/orders?search=${encodeURIComponent(email)}`);
  for (const { number } of [good, other]) await expect(tab.getByRole('row', { name: number })).toBeVisible();
  await tab.getByRole('checkbox', { name: 'Select all on this page' }).click();
  await tab.getByRole('button', { name: 'Mark as shipped' }).click();
  const dialog = dialogOf(tab, 'Ship 2 orders');
  await dialog.getByLabel(`Tracking number for ${good.number}`).fill('CP#1');
  await dialog.getByRole('button', { name: 'Ship 2 orders' }).click();
  await expect(dialog).toContainText('Use 3 to 40 letters');
  await dialog.getByLabel(`Tracking number for ${good.number}`).fill('CP 111');
  await expectAccessible(tab);
  // Another administrator cancels one of the orders in the meantime.
  const params = { id: other.id };
  const body = { expected: OrderStatus.PAID, to: OrderStatus.CANCELLED };
  await callApi('orders.admin.changeStatus', { params, body, token: admin.auth.accessToken });
  await dialog.getByRole('button', { name: 'Ship 2 orders' }).click();
  await expect(dialog).toContainText('1 of 2 shipped.');
  await expect(dialog.getByRole('listitem').filter({ hasText: good.number })).toContainText('Shipped');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(tab.getByRole('row', { name: new RegExp(other.number) })).toContainText('Cancelled');

  const downloading = tab.waitForEvent('download');
  await tab.getByRole('button', { name: 'Export CSV' }).click();
  const file = await readFile(await (await downloading).path(), 'utf8');
  expect(file).toContain(good.number);
  expect(file.trim().split('\n')).toHaveLength(3);

  await tab.goto(`/dashboard/orders/${good.id}`);
  const notes = tab.getByRole('region', { name: 'Notes' });
  await notes.getByLabel('New note').fill('Called about the colour: red.');
  await notes.getByRole('button', { name: 'Add note' }).click();
  await expect(notes.getByRole('listitem')).toContainText('Called about the colour: red.');
  await expect(notes.getByLabel('New note')).toHaveValue('');
  const mails = tab.getByRole('region', { name: 'Emails' });
  await mails.getByRole('button', { name: 'Resend' }).click();
  const before = (await mailbox.to(email)).length;
  await tab.getByRole('menuitem', { name: 'Shipped', exact: true }).click();
  await expect(mails).toContainText('Resent by');
  await expect.poll(async () => (await mailbox.to(email)).length).toBeGreaterThan(before);
  await expectNoSidewaysScroll(tab);
  await expectLargeTargets(tab);

  await tab.getByRole('link', { name: 'Packing slip' }).click();
  const slip = tab.getByRole('article', { name: `Packing slip for ${good.number}` });
  await expect(slip).toContainText(name);
  await expect(slip).not.toContainText('$');
  await expectAccessibleInBothThemes(tab);
  await expectNoSidewaysScroll(tab);
  await tab.emulateMedia({ media: 'print' });
  await expect(tab.getByRole('banner')).toBeHidden();
  await expect(tab.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(slip).toBeVisible();
});
