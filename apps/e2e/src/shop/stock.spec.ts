import { StockMoveReason, storageKeys } from '@dronesoccer/contracts';
import { givenProduct, givenStock, newRowId } from '@dronesoccer/devkit';
import { callApi } from '../support/api.ts';
import { demoAccount, newEmail, newMember, signIn } from '../support/people.ts';
import {
  addToCart,
  buyNow,
  giveEmail,
  goToProvider,
  inVancouver,
  payButton,
  reviewAsGuest,
  shipTo,
} from '../support/purchase.ts';
import { Mailbox } from '../support/mailbox.ts';
import { expectToast } from '../support/notices.ts';
import { isLive } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';

/** Removes pieces from the warehouse through the admin API, so that the shop shows the change immediately. */
async function removeFromStock(id: string, pieces: number): Promise<void> {
  const { accessToken: token } = (await demoAccount('super')).auth;
  const [warehouse] = await callApi('products.admin.stockPoints', { token });
  const body = { stockPointId: warehouse?.id ?? '', quantity: -pieces, reason: StockMoveReason.CORRECTED };
  await callApi('products.admin.moveStock', { params: { id }, body, token });
}

const unique = (what: string): string => `${what} ${newRowId().slice(-6)}`;

test('of a product with three left, a fourth is refused in words (check 12)', async ({ page, db }) => {
  const name = unique('Keeper');
  const { slug } = await givenProduct(db, { name, stock: 3 });
  await page.goto(`/shop/product/${slug}`);
  const main = page.getByRole('main');
  await expect(main.getByText('Only 3 left')).toBeVisible();

  const add = page.getByRole('button', { name: `Add to cart: ${name}` });
  const more = page.getByRole('button', { name: `One more: ${name}` });
  await isLive(page);
  await more.click();
  await more.click();
  await expect(more).toBeDisabled();
  await add.click();
  await expectToast(page, `${name} added to cart`);
  await add.click();
  await expectToast(page, `Stock limit reached for ${name}`);
  await expect(page.getByRole('link', { name: 'Cart, 3 items' })).toBeVisible();

  await page.getByRole('link', { name: 'Cart, 3 items' }).click();
  await expect(page.getByRole('button', { name: `One more: ${name}` })).toBeDisabled();
  await expect(main.getByText('3 in stock')).toBeVisible();
});

test('of one product an order takes ten, and says why not more', async ({ page, db }) => {
  const name = unique('Swarm');
  const { slug } = await givenProduct(db, { name, stock: 500 });
  await addToCart(page, slug, 10);
  await page
    .getByRole('button', { name: /^Add to cart/ })
    .first()
    .click();
  await expectToast(page, `Stock limit reached for ${name}`);
  await page.goto('/shop/order-shiping');
  await expect(page.getByRole('button', { name: `One more: ${name}` })).toBeDisabled();
  await expect(page.getByRole('main').getByText('At most 10 per order')).toBeVisible();
});

test('a product that is sold out says so and cannot be added', async ({ page, db }) => {
  const name = unique('Gone');
  const { slug } = await givenProduct(db, { name, stock: 0 });
  await page.goto(`/shop/product/${slug}`);
  await expect(page.getByRole('main').getByText('Sold out').first()).toBeVisible();
  await expect(page.getByRole('button', { name: `Sold out: ${name}` })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Buy now' })).toHaveCount(0);
});

test('who asks for it by keyboard is mailed once a sold-out product is back, and stops what else they wait for', async ({
  page,
  db,
  device,
  mailbox,
}) => {
  const name = unique('Back');
  const [{ slug }, other] = [await givenProduct(db, { name, stock: 1 }), await givenProduct(db, { stock: 0 })];
  await reviewAsGuest(page, slug, newEmail('lastone'));
  await goToProvider(page);
  await page.getByRole('button', { name: 'Cancel and go back' }).click();
  await expect(page.getByText('The payment did not go through')).toBeVisible();
  const { searchParams } = new URL(page.url());

  const waiting = await device();
  const email = newEmail('waits');
  const askFor = async (product: string): Promise<void> => {
    await waiting.goto(`/shop/product/${product}`);
    const form = waiting.getByRole('region', { name: 'Tell me when it is back' });
    const consent = form.getByRole('checkbox', { name: /^Email me once/ });
    await expect(consent).not.toBeChecked();
    await form.getByRole('textbox', { name: /^Email/ }).fill(email);
    await waiting.keyboard.press('Enter');
    await expect(form.getByText('Check the box')).toBeVisible();
    await expect(consent).toHaveAttribute('aria-invalid', 'true');
    await expect(consent).toBeFocused();
    await waiting.keyboard.press('Space');
    await waiting.keyboard.press('Tab');
    await waiting.keyboard.press('Enter');
    await expect(waiting.getByRole('status').filter({ hasText: email })).toBeFocused();
  };
  await askFor(slug);
  await askFor(other.slug);

  await page.request.post(`/api/orders/${searchParams.get('order')}/cancel?token=${searchParams.get('token')}`);
  const mail = await mailbox.waitFor(email, new RegExp(`^${name} is back in stock$`));
  await waiting.goto(Mailbox.linkIn(mail, `/shop/product/${slug}`));
  await expect(waiting.getByRole('button', { name: `Add to cart: ${name}` })).toBeEnabled();
  await waiting.goto(Mailbox.linkIn(mail, '/shop/restock-notices/'));
  await waiting.getByRole('button', { name: 'Stop all of these emails' }).click();
  await expect(waiting.getByText('1 request has ended.')).toBeVisible();
});

test('a product that is not sold any more keeps its page, without a way to buy it', async ({ page, db }) => {
  const name = unique('Ended');
  const { slug } = await givenProduct(db, { name, isActive: false });
  await page.goto(`/shop/product/${slug}`);
  await expect(page.getByText('This product is not available')).toBeVisible();
  await expect(page.getByRole('button', { name: `Add to cart: ${name}` })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Buy now' })).toHaveCount(0);
});

test('what is taken off sale while it lies in a cart is named there and stops the checkout (check 12)', async ({
  page,
  db,
}) => {
  const name = unique('Retired');
  const product = await givenProduct(db, { name });
  await addToCart(page, product.slug);
  // The admin API hides the product, so the shop updates immediately. A direct change in the database would take a
  // second to show.
  const { accessToken: token } = (await demoAccount('super')).auth;
  await callApi('products.admin.setActive', { params: { id: product.id }, body: { isActive: false }, token });
  await page.goto('/shop/order-shiping');
  await expect(page.getByText(`${name} is not available`).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Go to checkout' })).toBeDisabled();
  await page
    .getByRole('button', { name: `Remove ${name}` })
    .last()
    .click();
  await expectToast(page, `${name} removed from cart`);
  await expect(page.getByText('Your cart is empty')).toBeVisible();
  await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), storageKeys.cartItems)).toBeNull();
});

test('the server refuses what was taken off sale or sold meanwhile, in the words of the shop (check 12)', async ({
  page,
  db,
}) => {
  const [retired, scarce] = [unique('Retired'), unique('Scarce')];
  const off = await givenProduct(db, { name: retired });
  const few = await givenProduct(db, { name: scarce, stock: 2 });
  await signIn(page, await newMember('late'));

  // The page requests the product again for the member. Before that answer, the change would already be in it.
  await page.goto(`/shop/product/${off.slug}`, { waitUntil: 'networkidle' });
  // The product's own button comes before those of the related products.
  const add = page.getByRole('button', { name: /^Add to cart/ }).first();
  await expect(add).toBeEnabled();
  await db.query('UPDATE products SET is_active = false WHERE id = $1', [off.id]);
  await add.click();
  await expectToast(page, `${retired} is not available`);

  await page.goto(`/shop/product/${few.slug}`);
  await isLive(page);
  await page.getByRole('button', { name: `One more: ${scarce}` }).click();
  await givenStock(db, few.id, 1);
  await add.click();
  await expectToast(page, `Stock limit reached for ${scarce}`);
  await expect(page.getByRole('link', { name: 'Cart, empty' })).toBeVisible();
});

test('stock that sells out before the payment stops the order, and what was typed stays', async ({ page, db }) => {
  const name = unique('Last');
  const product = await givenProduct(db, { name, stock: 1 });
  await buyNow(page, product.slug);
  await giveEmail(page, newEmail('late'));
  await shipTo(page, inVancouver);
  await expect(payButton(page)).toBeEnabled();
  await givenStock(db, product.id, 0);
  await payButton(page).click();
  await expect(page.getByRole('alert').filter({ hasText: `Insufficient stock for ${name}` })).toBeVisible();
  await expect(page.getByText('12 Test Street')).toBeVisible();
});

for (const who of ['guest', 'member'] as const) {
  test(`a ${who} whose cart is above the stock cannot keep more than there is, and takes that with one press (check 12)`, async ({
    page,
    db,
  }) => {
    const name = unique('Shrunk');
    const product = await givenProduct(db, { name, stock: 8 });
    if (who === 'member') await signIn(page, await newMember('shrunk'));
    await addToCart(page, product.slug, 8);
    await removeFromStock(product.id, 3);
    const main = page.getByRole('main');
    const pieces = main.getByRole('group', { name: `Quantity of ${name}` }).getByRole('status');
    await page.goto('/shop/order-shiping');
    await expect(main.getByText(`Insufficient stock for ${name}`)).toBeVisible();
    await page.getByRole('button', { name: `One fewer: ${name}` }).click();
    await expectToast(page, `Insufficient stock for ${name}`);
    await expect(pieces).toHaveText('8');
    await page.getByRole('button', { name: 'Set to 5' }).click();
    await expect(pieces).toHaveText('5');
    await expect(page.getByRole('button', { name: 'Go to checkout' })).toBeEnabled();
  });
}
