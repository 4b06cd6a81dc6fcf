import { storageKeys } from '@dronesoccer/contracts';
import { givenProduct } from '@dronesoccer/devkit';
import type { Page } from '@playwright/test';
import { expectAccessibleInBothThemes } from '../support/accessibility.ts';
import { expectTrapped } from '../support/dialogs.ts';
import { newEmail, newMember, signIn } from '../support/people.ts';
import { addToCart, buyNow, giveEmail, inVancouver, shipTo } from '../support/purchase.ts';
import { expectNoSidewaysScroll } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';

test.use({ hasSeenOffer: false });

const offer = (page: Page) => page.getByRole('dialog', { name: 'Save on your first order' });
const bar = (page: Page) => page.getByRole('button', { name: /^Save on your first order/ });
const applied = (page: Page) => page.evaluate((key) => localStorage.getItem(key), storageKeys.appliedCoupon);

test('a bar in the shop offers a guest a code by email, which counts once it is entered', async ({
  page,
  db,
  mailbox,
}) => {
  const { slug } = await givenProduct(db, { price: 10_000 });
  const email = newEmail('first');
  await page.goto('/shop');
  await bar(page).click();
  await expect(offer(page)).toBeVisible();
  await expectAccessibleInBothThemes(page);

  await offer(page).getByRole('button', { name: 'Email me the code' }).click();
  await expect(offer(page).getByText('Email is required')).toBeVisible();
  await offer(page).getByLabel('Email').fill(email);
  await offer(page).getByRole('button', { name: 'Email me the code' }).click();
  const sent = page.getByRole('dialog', { name: 'Check your inbox' });
  await expect(sent).toContainText(email);
  expect(await applied(page)).toBeNull();
  await sent.getByRole('button', { name: 'Back to the shop' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  const mail = await mailbox.waitFor(email, /first order/);
  const code = /DRONE-[0-9A-Z]{8}/.exec(mail.text)?.[0] ?? '';
  await buyNow(page, slug);
  await giveEmail(page, email);
  await shipTo(page, inVancouver);
  await page.getByLabel('Coupon code').fill(code.toLowerCase());
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByRole('main').getByText(`Coupon ${code}`).filter({ visible: true })).toBeVisible();
  await expect.poll(() => applied(page)).toBe(code);
});

test('its dialog closes by Escape, by its button and by a click beside it (check 5); a later visit has no bar', async ({
  page,
  context,
}) => {
  await page.goto('/shop');
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => page.getByRole('button', { name: 'Close' }).click(),
    () => page.mouse.click(5, 400),
    () => page.getByRole('button', { name: 'No, thanks' }).click(),
  ]) {
    await bar(page).click();
    await expect(offer(page)).toBeVisible();
    await expectTrapped(page, offer(page));
    await close();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(bar(page)).toBeFocused();
  }
  expect(await page.evaluate((key) => localStorage.getItem(key), storageKeys.hasSeenFirstOrderModal)).toBe('true');
  const later = await context.newPage();
  await later.goto('/shop');
  await expect(later.getByRole('article').first()).toBeVisible();
  await expect(bar(later)).toHaveCount(0);
});

test('it is not made to members, in the cart, or in a checkout', async ({ page, db }) => {
  const { slug } = await givenProduct(db);
  await addToCart(page, slug);
  await expect(bar(page)).toBeVisible();
  for (const path of ['/shop/order-shiping', '/shop/checkout/delivery']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(bar(page)).toHaveCount(0);
  }
  await signIn(page, await newMember('known'));
  await page.goto('/shop');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
});

test('it fits a phone, in French, and can be hidden', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/fr/shop');
  const offered = page.getByRole('button', { name: /^Un rabais sur votre première commande/ });
  await offered.click();
  await expect(page.getByRole('dialog', { name: 'Un rabais sur votre première commande' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Masquer cette offre' }).click();
  await expect(offered).toHaveCount(0);
});
