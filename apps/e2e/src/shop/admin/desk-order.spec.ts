import { OrderStatus } from '@dronesoccer/contracts';
import { givenProduct, newRowId } from '@dronesoccer/devkit';
import { expectAccessibleInBothThemes } from '../../support/accessibility.ts';
import { demoAccount, demoEmail, newEmail, signIn } from '../../support/people.ts';
import { Mailbox } from '../../support/mailbox.ts';
import { pay } from '../../support/purchase.ts';
import { expectNoSidewaysScroll } from '../../support/screen.ts';
import { ordersOf, stockOf } from '../../support/stock.ts';
import { expect, test } from '../../support/test.ts';

test('staff make an order for a customer, who pays it with the link of the email', async ({
  page,
  browser,
  db,
  mailbox,
}) => {
  const name = `Desk Ball ${newRowId().slice(-6)}`;
  const product = await givenProduct(db, { name, price: 10_000, stock: 5 });
  const email = newEmail('desk');
  await signIn(page, await demoAccount('super'));
  await page.goto('/dashboard/orders');
  await page.getByRole('link', { name: 'New order' }).click();

  // Sending an incomplete form shows what is missing, and loses nothing.
  await page.getByRole('button', { name: 'Send the payment link' }).click();
  await expect(page.getByText('Add at least one product')).toBeVisible();
  // Staff find an account by a part of its name, or type a new email.
  const customerEmail = page.getByLabel('Customer’s email');
  await customerEmail.fill(demoEmail('member').split('@')[0] ?? '');
  const accounts = page.getByRole('list', { name: 'Accounts found' });
  await accounts.getByRole('button', { name: demoEmail('member') }).click();
  await expect(customerEmail).toHaveValue(demoEmail('member'));
  await expect(customerEmail).toBeFocused();
  await expect(page.getByText(/^Account of /)).toBeVisible();
  await customerEmail.fill(email);
  // While the price cannot be computed, the page says so and offers another attempt.
  await page.route('**/admin/orders/quote', (route) => route.fulfill({ status: 503 }));
  // A scanner presses Enter before the results are on screen.
  await page.getByLabel('Add products').fill(name);
  await page.getByLabel('Add products').press('Enter');
  const failure = page.getByRole('alert').filter({ hasText: 'The price could not be computed' });
  await expect(failure).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send the payment link' })).toBeDisabled();
  await page.unroute('**/admin/orders/quote');
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect(failure).toHaveCount(0);
  await page.getByRole('button', { name: `One more: ${name}` }).click();
  await page.getByLabel('Full name').fill('Ari Tremblay');
  await page.getByRole('textbox', { name: 'Address', exact: true }).fill('12 Test Street');
  await page.getByLabel('City').fill('Vancouver');
  await page.getByLabel('Postal code').fill('V6B 1A1');
  await page.getByLabel('Postal code').blur();
  await page.getByRole('button', { name: 'Send the link for $' }).click();

  await expect(page.getByText(`The payment link is on its way to ${email}.`)).toBeVisible();
  await expectAccessibleInBothThemes(page);
  expect(await stockOf(db, product.id)).toBe(3);
  await page.getByRole('link', { name: 'Open the order' }).click();
  await expect(page.getByText('Made for the customer on')).toBeVisible();
  const link = Mailbox.linkIn(await mailbox.waitFor(email, /ready to be paid/), '/shop/orders/');
  await expect(page.getByRole('textbox', { name: 'Payment link' })).toHaveValue(link);

  const customer = await (await browser.newContext()).newPage();
  await customer.goto(link);
  await expect(customer.getByText('By paying, you accept:')).toBeVisible();
  await expectNoSidewaysScroll(customer);
  await customer.getByRole('button', { name: /^Pay \$/ }).click();
  await pay(customer);
  await expect.poll(async () => (await ordersOf(db, email)).map(({ status }) => status)).toEqual([OrderStatus.PAID]);
});
