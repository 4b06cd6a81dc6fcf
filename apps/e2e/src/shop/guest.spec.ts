import { ProductCategory } from '@dronesoccer/contracts';
import { givenProduct, newRowId } from '@dronesoccer/devkit';
import { Mailbox } from '../support/mailbox.ts';
import { newEmail } from '../support/people.ts';
import { expectAmounts } from '../support/purchase.ts';
import { expectToast } from '../support/notices.ts';
import { expect, test } from '../support/test.ts';

// Animations are on, as for most visitors.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('a guest (check 14) finds a product, has it shipped (check 16), sees all amounts (check 15) and pays; the confirmation stays, and the order opens from the mail (check 19) @every-engine', async ({
  page,
  db,
  mailbox,
  device,
}) => {
  const name = `Journey Kit ${newRowId().slice(-6)}`;
  await givenProduct(db, { name, category: ProductCategory.KIT, price: 4_999, stock: 9 });
  const email = newEmail('guest');

  await page.goto('/shop');
  await page.getByRole('navigation', { name: 'Product categories' }).getByRole('link', { name: 'Kits' }).click();
  await expect(page).toHaveURL('/shop?category=kits');
  await expect(page.getByRole('heading', { level: 2, name: 'Kits' })).toBeVisible();
  await page.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('main').getByText('In stock').first()).toBeVisible();

  await page.getByRole('button', { name: `Add to cart: ${name}` }).click();
  await expectToast(page, `${name} added to cart`);
  await page.getByRole('link', { name: 'Cart, 1 item' }).click();
  await expect(page).toHaveURL('/shop/order-shiping');
  await page.getByRole('button', { name: `One more: ${name}` }).click();
  await expectToast(page, `${name} quantity updated in cart`);
  await page.reload();
  // A guest's cart survives a reload.
  await expect(page.getByRole('group', { name: `Quantity of ${name}` }).getByRole('status')).toHaveText('2');

  await page.getByRole('button', { name: 'Go to checkout' }).click();
  await expect(page).toHaveURL('/shop/checkout/delivery');
  await expect(page.getByRole('main').getByLabel('Email')).toHaveAttribute('autocomplete', 'email');
  await page.getByRole('main').getByLabel('Email').fill(email);
  const main = page.getByRole('main');
  // Each field has an autocomplete token, so that the browser can fill in the person's details.
  const tokens = main.locator('[autocomplete^=shipping]');
  expect(await tokens.evaluateAll((fields) => fields.map((field) => field.getAttribute('autocomplete')))).toEqual(
    ['name', 'address-line1', 'address-line2', 'address-level2', 'address-level1', 'postal-code', 'tel'].map(
      (token) => `shipping ${token}`,
    ),
  );
  await main.getByLabel('Full name').fill('Robin Guest');
  await main.getByRole('textbox', { name: 'Address', exact: true }).fill('12 Test Street');
  await main.getByLabel('City').fill('Vancouver');
  await main.getByLabel('Province or territory').selectOption('British Columbia');
  await main.getByLabel('Postal code').fill('v6b1a1');
  await page.getByRole('button', { name: 'Continue to payment' }).click();

  await expect(page).toHaveURL('/shop/checkout/payment');
  await expect(main.getByText('V6B 1A1')).toBeVisible();
  await expectAmounts(page, {
    Subtotal: '$99.98',
    Shipping: '$15.00',
    'GST 5%': '$5.75',
    'PST 7%': '$8.05',
    Total: '$128.78',
  });
  await page.getByRole('button', { name: 'Pay $128.78' }).click();

  await expect(page.getByRole('heading', { name: 'Sandbox payment' })).toBeVisible();
  await expect(page.getByText('$128.78')).toBeVisible();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();

  await expect(page).toHaveURL(/\/shop\/checkout\/done\?order=/);
  await expect(page.getByText('Paid. Thank you!')).toBeVisible();
  await expect(page.getByText(`A confirmation is on its way to ${email}.`)).toBeVisible();
  const number = await page.getByText(/^DS-\d{4}-\d{6}$/).innerText();
  await page.reload();
  await expect(page.getByText('Paid. Thank you!')).toBeVisible();
  await expect(page.getByText(number)).toBeVisible();

  const mail = await mailbox.waitFor(email, /confirmed/);
  expect(mail.subject).toContain(number);
  expect(mail.text).toContain('$128.78');
  // The link alone opens the order, on any device.
  const elsewhere = await device();
  await elsewhere.goto(Mailbox.linkIn(mail, '/shop/'));
  await expect(elsewhere.getByText(number).first()).toBeVisible();
  await expect(elsewhere.getByText('Robin Guest')).toBeVisible();

  await page.getByRole('link', { name: 'Back to shop' }).click();
  await expect(page.getByRole('link', { name: 'Cart, empty' })).toBeVisible();
});
