import { givenProduct, newRowId } from '@dronesoccer/devkit';
import { newEmail } from '../support/people.ts';
import { addToCart, payButton, reviewAsGuest } from '../support/purchase.ts';
import { ordersOf } from '../support/stock.ts';
import { isLive } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';

test('a list that the server fails to give can be asked for again; the page around it stays (check 9)', async ({
  page,
  db,
}) => {
  // No other journey has a product at this price, so the product is on the first page.
  const name = `Found again ${newRowId().slice(-6)}`;
  await givenProduct(db, { name, price: 869_000 });
  await page.route('**/api/products?**', (route) => route.fulfill({ status: 500, json: {} }));
  // The browser asks for the list itself, because the query chooses its order.
  await page.goto('/shop?min=8690&max=8690&sort=newest');
  await expect(page.getByText('This part could not be loaded')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Gear up and fly' })).toBeVisible();
  await page.unroute('**/api/products?**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
});

test('an order whose answer is lost is placed once, and nothing that was typed is lost', async ({ page, db }) => {
  const { slug } = await givenProduct(db);
  const email = newEmail('lost');
  await reviewAsGuest(page, slug, email);
  // The order reaches the server, but the response is lost.
  await page.route('**/api/orders', async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await payButton(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'The server cannot be reached.' })).toBeVisible();
  await expect(page.getByText('12 Test Street')).toBeVisible();
  expect(await ordersOf(db, email)).toHaveLength(1);

  await page.unroute('**/api/orders');
  await page.reload();
  await payButton(page).click();
  await expect(page.getByRole('heading', { name: 'Sandbox payment' })).toBeVisible();
  expect(await ordersOf(db, email)).toHaveLength(1);
});

test('a form that is sent without a network, or to a server that fails, keeps what was typed until it arrives (check 9)', async ({
  page,
  context,
}) => {
  await page.goto('/register');
  await isLive(page);
  const main = page.getByRole('main');
  const typed = { 'First name': 'Robin', 'Last name': 'Patient', Email: newEmail('patient'), Phone: '604 555 0199' };
  for (const [label, value] of Object.entries(typed)) await main.getByLabel(label).fill(value);
  await main.getByLabel(/^Password/).fill('Journey#2026');
  const send = main.getByRole('button', { name: 'Create account' });
  const expectKept = async () => {
    await expect(main.getByRole('alert').first()).toBeVisible();
    await expect(send).toBeEnabled();
    for (const [label, value] of Object.entries(typed)) await expect(main.getByLabel(label)).toHaveValue(value);
    await expect(main.getByLabel(/^Password/)).toHaveValue('Journey#2026');
  };

  await context.setOffline(true);
  await expect(page.getByText(/^You are offline\./)).toBeVisible();
  await send.click();
  await expectKept();
  await context.setOffline(false);
  await expect(page.getByText(/^You are offline\./)).toBeHidden();

  await page.route('**/api/auth/register', (route) => route.fulfill({ status: 500, body: '' }), { times: 1 });
  await send.click();
  await expectKept();
  await send.click();
  await expect(page).toHaveURL('/');
});

test('a lost network keeps every step of the checkout and what was typed, and each goes on automatically afterwards (check 9)', async ({
  page,
  context,
  db,
}) => {
  const { slug } = await givenProduct(db);
  const errors = page.getByText('Error occurred!');
  await addToCart(page, slug);
  await page.goto('/shop/order-shiping');
  await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible();
  const checkout = page.getByRole('button', { name: 'Go to checkout' });
  await expect(checkout).toBeEnabled();
  // The checkout code is not loaded yet and cannot load.
  await context.setOffline(true);
  await checkout.click();
  await expect(page.getByText(/^You are offline\. The next step opens/)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible();
  await expect(errors).toHaveCount(0);
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Delivery' })).toBeVisible();

  // Once the person has begun a step, the code of the next steps is loaded.
  await page.getByRole('main').getByLabel('Email').fill(newEmail('offline'));
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.getByLabel('Full name').fill('Robin Offline');
  await page.getByRole('radio', { name: /Pick it up/ }).check();
  await context.setOffline(false);
  await page.getByLabel('Pickup location').selectOption({ index: 1 });
  await context.setOffline(true);
  await page.getByLabel('Full name').fill('Robin Offline');
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Review and pay' })).toBeVisible();
  await expect(errors).toHaveCount(0);
  await context.setOffline(false);
  await expect(payButton(page)).toBeEnabled();
  await expect(page.getByRole('main')).toContainText('Robin Offline');
  await context.setOffline(true);
  await payButton(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Nothing was charged.' })).toBeVisible();
  await context.setOffline(false);
  await payButton(page).click();
  await expect(page.getByRole('heading', { name: 'Sandbox payment' })).toBeVisible();
});

test('a tab that was open while a new release came keeps what is typed, and loads it for the next page (check 10)', async ({
  page,
}) => {
  await page.goto('/register');
  await isLive(page);
  const name = page.getByLabel('First name');
  await name.fill('Robin');
  // The next page's code is missing until the page is reloaded, as after a release.
  let isGone = true;
  await page.route('**/assets/*.js', (route) => (isGone ? route.fulfill({ status: 404, body: '' }) : route.continue()));
  page.on('framenavigated', () => {
    isGone = false;
  });
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Buy franchise' });
  const missing = page.waitForResponse((response) => response.status() === 404);
  await link.hover();
  await missing;
  // Hovering over a link must not navigate away.
  await expect(name).toHaveValue('Robin');

  await link.click();
  await expect(page).toHaveURL('/franchise');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const loaded = await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.name);
  expect(loaded).toMatch(/\/franchise$/);
});
