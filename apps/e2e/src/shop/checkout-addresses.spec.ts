import { DeliveryMethod, OrderStatus, storageKeys } from '@dronesoccer/contracts';
import { givenProduct, givenStock, newRowId } from '@dronesoccer/devkit';
import type { Page } from '@playwright/test';
import { expectAccessibleInBothThemes } from '../support/accessibility.ts';
import { callApi } from '../support/api.ts';
import { newEmail, newMember, signIn, type Account } from '../support/people.ts';
import { tabTo } from '../support/keyboard.ts';
import {
  buyNow,
  changePriceAtPay,
  giveEmail,
  goToProvider,
  inVancouver,
  pay,
  payButton,
  reviewAsGuest,
  shipTo,
  totalChange,
} from '../support/purchase.ts';
import { expectNoSidewaysScroll } from '../support/screen.ts';
import { remember } from '../support/storage.ts';
import { ordersOf } from '../support/stock.ts';
import { expectToast } from '../support/notices.ts';
import { expect, test } from '../support/test.ts';

const unique = (what: string): string => `${what} ${newRowId().slice(-6)}`;

const home = {
  fullName: 'Robin Journey',
  line1: '12 Test Street',
  city: 'Vancouver',
  province: 'BC',
  postalCode: 'V6B 1A1',
} as const;

const addressesOf = ({ auth }: Account) => callApi('me.addresses.list', { token: auth.accessToken });
const next = (page: Page) => page.getByRole('button', { name: 'Continue to payment' });

test('a member’s typed address is kept for the next order, and chosen there', async ({ page, db }) => {
  const { slug } = await givenProduct(db);
  const member = await newMember('keeps');
  await signIn(page, member);
  await page.goto(`/shop/product/${slug}`);
  await page.getByRole('button', { name: 'Buy now' }).click();
  await expect(page.getByLabel('Save this address to my account')).toBeChecked();
  await shipTo(page, inVancouver);
  expect(await addressesOf(member)).toMatchObject([{ city: 'Vancouver', isDefault: true }]);

  await page.goBack();
  await expect(page.getByRole('radio', { name: /Robin Journey/ })).toBeChecked();
  await page.getByRole('radio', { name: 'Another address' }).check();
  await page.getByLabel('Save this address to my account').uncheck();
  await shipTo(page, { ...inVancouver, fullName: 'Only Once', line1: '9 Other Street' });
  expect(await addressesOf(member)).toHaveLength(1);
  await expect(page.getByRole('main')).toContainText('Only Once');
});

test('a saved address is changed on the way, for good or for this order alone', async ({ page, db }) => {
  const { slug } = await givenProduct(db);
  const member = await newMember('moves');
  await callApi('me.addresses.create', { token: member.auth.accessToken, body: home });
  await signIn(page, member);
  await page.goto(`/shop/product/${slug}`);
  await page.getByRole('button', { name: 'Buy now' }).click();
  await page.getByRole('button', { name: 'Edit this address' }).click();
  await expectAccessibleInBothThemes(page);
  await page.getByRole('textbox', { name: 'Address', exact: true }).fill('34 New Street');
  await next(page).click();
  // The previous step shows the saved address too, and Back leads to it only from the next step.
  await expect(page.getByRole('heading', { level: 1, name: 'Review and pay' })).toBeVisible();
  await expect(page.getByText('34 New Street')).toBeVisible();
  expect(await addressesOf(member)).toMatchObject([{ line1: '34 New Street' }]);

  await page.goBack();
  await page.getByRole('button', { name: 'Edit this address' }).click();
  await page.getByRole('textbox', { name: 'Address', exact: true }).fill('56 Club Lane');
  await page.getByLabel('Save the change to my account').uncheck();
  await next(page).click();
  await expect(page.getByText('56 Club Lane')).toBeVisible();
  expect(await addressesOf(member)).toMatchObject([{ line1: '34 New Street' }]);
});

test('an account that cannot be written to does not prevent buying', async ({ page, db }) => {
  const { slug } = await givenProduct(db);
  await signIn(page, await newMember('full'));
  await page.route('**/api/me/addresses', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.fallback(),
  );
  await page.goto(`/shop/product/${slug}`);
  await page.getByRole('button', { name: 'Buy now' }).click();
  await shipTo(page, inVancouver);
  await expectToast(page, 'The address was not saved to your account');
});

test('a postal code of another province is reported at its field; the code of an empty province fills it in', async ({
  page,
  db,
}) => {
  const { slug } = await givenProduct(db);
  await buyNow(page, slug);
  await giveEmail(page, newEmail('postal'));
  const province = page.getByLabel('Province or territory');
  const code = page.getByLabel('Postal code');
  await code.fill('h2x1y4');
  await code.blur();
  await expect(code).toHaveValue('H2X 1Y4');
  await expect(province).toHaveValue('QC');
  await province.selectOption('ON');
  await expect(page.getByText('This postal code belongs to: Quebec')).toBeVisible();
  // The federal government has offices on both sides of the river.
  for (const each of ['QC', 'ON']) {
    await province.selectOption(each);
    await code.fill('K1A 0B1');
    await code.blur();
    await expect(page.getByText(/^This postal code belongs to/)).toHaveCount(0);
  }
  await page.goto('/fr/shop/checkout/delivery');
  await province.or(page.getByLabel('Province ou territoire')).selectOption('AB');
  await expect(page.getByText('Ce code postal correspond à : Ontario ou Québec')).toBeVisible();
});

test('what can be picked up is known before the place is chosen, and bought there', async ({ page, db }) => {
  const name = unique('Counter');
  const product = await givenProduct(db, { name, stock: 0 });
  const [place] = await db.rows<{ id: string; name: string }>(
    `SELECT l.id, t.name FROM locations l JOIN location_translations t ON t.location_id = l.id AND t.locale = 'en'
      WHERE l.city = 'Calgary' AND l.is_active LIMIT 1`,
  );
  const [other] = await db.rows<{ id: string }>(
    `SELECT id FROM locations WHERE city = 'Edmonton' AND is_active LIMIT 1`,
  );
  if (!place || !other) throw new Error('The demo has these places.');
  await givenStock(db, product.id, 2, place.id);
  const quote = await callApi('orders.quote', {
    body: { items: [{ productId: product.id }], delivery: DeliveryMethod.PICKUP, locationId: place.id },
  });
  expect(quote.problems).toEqual([]);

  await remember(page.context(), { [storageKeys.selectedLocationId]: place.id });
  await buyNow(page, product.slug);
  const email = newEmail('counter');
  await giveEmail(page, email);
  await page.getByRole('radio', { name: /Pick it up/ }).check();
  await page.getByLabel('Pickup location').selectOption(other.id);
  await expect(page.getByText(`${name}: only 0 of 1 available here`)).toBeVisible();
  await page.getByLabel('Pickup location').selectOption(place.id);
  await expect(page.getByText(`${name}: in stock`)).toBeVisible();
  await next(page).click();
  // Staff need to know who picks up the order.
  await expect(page.getByText('Full name is required').first()).toBeVisible();
  await page.getByLabel('Full name').fill('Robin Counter');
  await page.getByLabel('Phone').fill('604 555 0199 ext 5');
  await next(page).click();
  await expect(page.getByText('Enter the phone number alone, without an extension').first()).toBeVisible();
  await page.getByLabel('Phone').fill('604 555 0199');
  await next(page).click();
  await goToProvider(page);
  await pay(page);
  const main = page.getByRole('main');
  await expect(main).toContainText('Robin Counter');
  await expect(main).toContainText(`We’ll email ${email} when it’s ready.`);
  await expect(main).toContainText('The order number and a photo ID');
  await expect(main.getByRole('link', { name: /^Map and directions/ })).toHaveAttribute('href', /query=.*Calgary/);
});

test('totals follow delivery, place and province at once; no old one is shown meanwhile, and a new one is announced', async ({
  page,
  db,
}) => {
  const product = await givenProduct(db, { price: 10_000 });
  const [place] = await db.rows<{ id: string }>(
    `SELECT id FROM locations WHERE city = 'Calgary' AND is_active LIMIT 1`,
  );
  if (!place) throw new Error('The demo has this place.');
  const member = await newMember('totals');
  await callApi('me.addresses.create', { token: member.auth.accessToken, body: home });
  await signIn(page, member);
  await remember(page.context(), { [storageKeys.selectedLocationId]: place.id });
  await page.goto(`/shop/product/${product.slug}`);
  await page.getByRole('button', { name: 'Buy now' }).click();
  const summary = page.getByRole('complementary', { name: 'Your order' });
  const shown = summary.locator('dl:visible');
  await expect(shown).toContainText('$128.80');

  // Until the response arrives, the page must not show outdated values.
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/orders/quote', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('radio', { name: /Pick it up/ }).check();
  await expect(shown).toHaveAttribute('aria-busy', 'true');
  await expect(shown).toContainText('PickupFree');
  await expect(shown).not.toContainText('$');
  answer();
  await expect(shown).toContainText('GST 5%');
  await expect(shown).toContainText('$105.00');
  await expect(summary.getByRole('status')).toHaveText('The total is now $105.00.');

  await page.getByLabel('Pickup location').selectOption('');
  await expect(shown).toContainText('Calculated once you choose a location');
  await expect(shown).toContainText('$100.00');
  await page.getByRole('radio', { name: /Ship it/ }).check();
  await expect(shown).toContainText('$128.80');
  await page.getByRole('radio', { name: 'Another address' }).check();
  await expect(shown).toContainText('Calculated at the next step');
  await page.getByLabel('Province or territory').selectOption('ON');
  await expect(shown).toContainText('HST 13%');
  await expect(summary.getByRole('status')).toHaveText('The total is now $129.95.');
});

test('a total that changes is shown line by line, and is not paid before the person has accepted it (check 15)', async ({
  page,
  db,
}) => {
  const name = unique('Rising');
  const product = await givenProduct(db, { name, price: 10_000 });
  const email = newEmail('rising');
  await reviewAsGuest(page, product.slug, email);
  await expect(payButton(page)).toHaveText('Pay $128.80');
  await changePriceAtPay(page, db, product.id, 12_000);
  // Press the pay button at the moment the notice appears, faster than any person could read it.
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (!document.querySelector('main')?.textContent.includes('The total has changed')) return;
      [...document.querySelectorAll('button')].find(({ textContent }) => textContent.startsWith('Pay $'))?.click();
    }).observe(document.body, { childList: true, subtree: true, attributes: true });
  });
  await payButton(page).click();
  const notice = totalChange(page);
  await expect(notice).toBeFocused();
  await expect(notice.getByRole('alert')).toContainText('The total has changed from $128.80 to $151.20');
  await expect(notice.getByRole('row', { name })).toContainText('$100.00');
  await expect(notice.getByRole('row', { name })).toContainText('$120.00');
  await expect(notice.getByRole('row', { name: 'GST' })).toContainText('$6.75');
  await expect(payButton(page)).toBeDisabled();
  await expectAccessibleInBothThemes(page);
  await expectNoSidewaysScroll(page);
  expect(await ordersOf(db, email)).toEqual([]);
  // Reading the notice in another language does not accept it.
  await page.getByRole('link', { name: /Français/ }).click();
  await expect(page.getByRole('button', { name: /^Payer 151,20\s\$$/ })).toBeDisabled();
  await expect(page.getByText(/^Le total est passé de 128,80\s\$ à 151,20\s\$\./)).toBeVisible();
  await page.getByRole('link', { name: /English/ }).click();
  await expect(notice.getByRole('row', { name })).toContainText('$120.00');

  await notice.focus();
  await tabTo(page, page.getByRole('button', { name: 'Accept the new total of $151.20' }), 1);
  await page.keyboard.press('Enter');
  await expect(notice).toHaveCount(0);
  await expect(payButton(page)).toBeFocused();
  await expect(payButton(page)).toHaveText('Pay $151.20');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Sandbox payment' })).toBeVisible();
  expect(await ordersOf(db, email)).toEqual([{ total: 15_120, status: OrderStatus.PENDING }]);
});
