import { storageKeys } from '@dronesoccer/contracts';
import { givenProduct, newRowId } from '@dronesoccer/devkit';
import { callApi } from '../support/api.ts';
import { logIn, newMember, openAccountMenu } from '../support/people.ts';
import { addToCart, checkOutCart, goToProvider, inVancouver, orderNumber, pay, shipTo } from '../support/purchase.ts';
import { expectToast } from '../support/notices.ts';
import { expect, test } from '../support/test.ts';

test('a member’s guest cart joins the one from another device at login, once and capped (check 13), and is bought @every-engine', async ({
  page,
  db,
}) => {
  const name = `Merge Drone ${newRowId().slice(-6)}`;
  const product = await givenProduct(db, { name, stock: 5 });
  const member = await newMember('member');
  await callApi('cart.add', { token: member.auth.accessToken, body: { productId: product.id, quantity: 3 } });

  await addToCart(page, product.slug, 4);
  await expect(page.getByRole('link', { name: 'Cart, 4 items' })).toBeVisible();
  await page.getByRole('link', { name: 'Login' }).click();
  await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent(`/shop/product/${product.slug}`)}`);
  await logIn(page, member);

  await expect(page).toHaveURL(`/shop/product/${product.slug}`);
  await expectToast(page, 'Some quantities in your cart have changed.');
  await page.getByRole('link', { name: 'Cart, 5 items' }).click();
  await expect(page.getByText(`${name}: 5 instead of 7; that is all we have in stock`)).toBeVisible();
  await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), storageKeys.cartItems)).toBeNull();
  await page.reload();
  await expect(page.getByRole('group', { name: `Quantity of ${name}` }).getByRole('status')).toHaveText('5');
  await expect(page.getByRole('link', { name: 'Cart, 5 items' })).toBeVisible();

  await checkOutCart(page);
  // A member is not asked for details that the account already contains.
  await expect(page).toHaveURL('/shop/checkout/delivery');
  await shipTo(page, { ...inVancouver, fullName: 'Robin Member' });
  await goToProvider(page);
  await pay(page);
  const number = await orderNumber(page);
  await page.getByRole('link', { name: 'Back to shop' }).click();
  await expect(page.getByRole('link', { name: 'Cart, empty' })).toBeVisible();

  await openAccountMenu(page);
  await page.getByRole('link', { name: 'My Orders' }).click();
  await expect(page).toHaveURL('/profile?tab=2');
  const order = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: number }) });
  await expect(order).toContainText('Paid');
  await expect(order).toContainText(name);
});
