import { givenFamily, givenProduct, newRowId } from '@dronesoccer/devkit';
import { expectAccessible } from '../support/accessibility.ts';
import { expectToast } from '../support/notices.ts';
import { demoAccount, signIn } from '../support/people.ts';
import { expectLargeTargets, isLive } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';

test('a visitor finds one card for all sizes, changes the size on the page and buys it; an admin adds a size', async ({
  page,
  db,
}) => {
  const name = `Jersey ${newRowId().slice(-8)}`;
  const id = await givenFamily(db, { en: name, fr: `Maillot ${name}` });
  for (const [at, size] of ['S', 'M', 'L'].entries()) {
    await givenProduct(db, {
      ...{ name: `${name}, size ${size}`, price: 3_000 + at, stock: size === 'M' ? 0 : 9 },
      family: { id, option: { en: `Size ${size}`, fr: `Taille ${size}` }, place: at + 1 },
    });
  }

  await page.goto(`/shop?search=${encodeURIComponent(name)}`);
  const card = page.locator('#products').getByRole('article');
  await expect(card).toHaveCount(1);
  await expect(card).toContainText('3 options');
  await expect(card).toContainText('From $30.00');
  await card.getByRole('link', { name: `See options: ${name}` }).click();
  const options = page.getByRole('navigation', { name: 'Options' });
  await expect(options.getByRole('link')).toHaveText(['Size S', /^Size M\s*Sold out$/, 'Size L']);
  await isLive(page);
  await options.getByRole('link', { name: 'Size S' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${name}, size S`);
  await expect(options.getByRole('link', { name: 'Size S' })).toHaveAttribute('aria-current', 'page');
  await expectAccessible(page);
  await expectLargeTargets(page);
  await page
    .getByRole('button', { name: `Add to cart: ${name}, size S` })
    .first()
    .click();
  await expectToast(page, `${name}, size S added to cart`);

  await givenProduct(db, { name: `${name}, size XL` });
  await signIn(page, await demoAccount('super'));
  await page.goto(`/dashboard/all-products?search=${encodeURIComponent(`${name}, size XL`)}`);
  await page.getByRole('link', { name: `${name}, size XL` }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByLabel('Family', { exact: true }).selectOption(name);
  await drawer.getByLabel('Option (English)').fill('Size XXL');
  await drawer.getByLabel('Option (French)').fill('Size XL');
  await drawer.getByRole('button', { name: 'Save product' }).click();
  await expect(drawer.getByText('The name must contain the option').first()).toBeVisible();
  await drawer.getByLabel('Option (English)').fill('Size XL');
  await expectAccessible(page);
  await drawer.getByRole('button', { name: 'Save product' }).click();
  await expectToast(page, `${name}, size XL has been saved.`);
  const saved = page.getByRole('link', { name: `${name}, size XL` });
  await expect(saved).toBeVisible();
  await expect(page.getByText(`Family: ${name}`)).toBeVisible();
  await saved.click();
  await expect(drawer.getByRole('link', { name: /^Size / })).toHaveText(['Size S', 'Size M', 'Size L']);

  await drawer.getByLabel('Family name (English)').fill(`${name} 2`);
  await drawer.getByRole('button', { name: 'Save product' }).click();
  await expect(page.getByText(`Family: ${name} 2`)).toBeVisible();
});
