import { givenProduct } from '@dronesoccer/devkit';
import { expectAccessible, expectAccessibleInBothThemes } from '../support/accessibility.ts';
import { newEmail } from '../support/people.ts';
import { addToCart, checkOutCart, giveEmail, goToProvider, inVancouver, pay, shipTo } from '../support/purchase.ts';
import { expect, test } from '../support/test.ts';

test('every step of the purchase is accessible in both themes, with its errors on blur and on submit (check 17)', async ({
  page,
  db,
}) => {
  const { slug } = await givenProduct(db, { stock: 3 });
  await addToCart(page, slug, 2);
  await expectAccessibleInBothThemes(page);
  await page.goto('/shop/order-shiping');
  await expect(page.getByRole('button', { name: 'Go to checkout' })).toBeVisible();
  await expectAccessibleInBothThemes(page);

  await checkOutCart(page);
  const email = page.getByRole('main').getByLabel('Email');
  await email.fill('robin@');
  await expect(email).not.toHaveAttribute('aria-invalid', 'true');
  await email.blur();
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(email).toHaveValue('robin@');
  await email.fill('');
  await page.getByRole('main').getByLabel('Phone').fill('12');
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page.getByText('Please correct 7 fields.')).toBeVisible();
  await expect(page.getByRole('alert').getByText('Email is required')).toBeVisible();
  await expect(page.getByRole('main').getByLabel('Phone')).toHaveValue('12');
  // The error summary links to the fields.
  await page
    .getByRole('alert')
    .getByRole('button', { name: /postal code/i })
    .click();
  await expect(page.getByRole('main').getByLabel('Postal code')).toBeFocused();
  await expectAccessibleInBothThemes(page);

  await page.getByRole('main').getByLabel('Phone').fill('');
  await giveEmail(page, newEmail('axe'));
  await shipTo(page, inVancouver);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await expectAccessibleInBothThemes(page);
  await goToProvider(page);
  await expectAccessible(page);
  await pay(page);
  await expectAccessibleInBothThemes(page);
  await page.getByRole('link', { name: 'View order' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Order DS-/ })).toBeVisible();
  await expectAccessibleInBothThemes(page);
});
