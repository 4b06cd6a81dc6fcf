import { storageKeys } from '@dronesoccer/contracts';
import { givenProduct } from '@dronesoccer/devkit';
import type { Page } from '@playwright/test';
import { expectAccessibleInBothThemes } from '../support/accessibility.ts';
import { expectTrapped } from '../support/dialogs.ts';
import { newEmail, newMember, signIn } from '../support/people.ts';
import { addToCart, buyNow, giveEmail, inVancouver, shipTo } from '../support/purchase.ts';
import { expectNoSidewaysScroll } from '../support/screen.ts';
import { expectSettled } from '../support/settled.ts';
import { expect, test } from '../support/test.ts';

test.use({ hasSeenOffer: false });

/** Opens a page and lets a person look at it for a while; whatever that leads to has been asked for when it returns. */
async function lookAround(page: Page, path: string): Promise<void> {
  await page.clock.install();
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.clock.runFor(35_000);
  await expectSettled(page);
}

const offer = (page: Page) => page.getByRole('dialog', { name: 'Save on your first order' });
const applied = (page: Page) => page.evaluate((key) => localStorage.getItem(key), storageKeys.appliedCoupon);

test('a guest who looks around is offered a code by mail, which counts once it is entered', async ({
  page,
  db,
  mailbox,
}) => {
  const { slug } = await givenProduct(db, { price: 10_000 });
  const email = newEmail('first');
  await lookAround(page, '/shop');
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
  await page.clock.resume();
  await buyNow(page, slug);
  await giveEmail(page, email);
  await shipTo(page, inVancouver);
  await page.getByLabel('Coupon code').fill(code.toLowerCase());
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByRole('main').getByText(`Coupon ${code}`).filter({ visible: true })).toBeVisible();
  await expect.poll(() => applied(page)).toBe(code);
});

/** What of its code is asked for: none of it, as long as it is not made. */
function watchOffer(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/first-order-dialog-')) asked.push(request.url());
  });
  return asked;
}

test('it is made once, and closes by Escape, by its button and by a click beside it (check 5)', async ({
  page,
  context,
}) => {
  const asked = watchOffer(page);
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => page.getByRole('button', { name: 'Close' }).click(),
    () => page.mouse.click(5, 400),
    () => page.getByRole('button', { name: 'No, thanks' }).click(),
  ]) {
    await page.evaluate((key) => localStorage.removeItem(key), storageKeys.hasSeenFirstOrderModal).catch(() => null);
    await lookAround(page, '/shop');
    await expect(offer(page)).toBeVisible();
    await expectTrapped(page, offer(page));
    await close();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  expect(asked).not.toEqual([]);
  expect(await page.evaluate((key) => localStorage.getItem(key), storageKeys.hasSeenFirstOrderModal)).toBe('true');
  const later = await context.newPage();
  const askedLater = watchOffer(later);
  await lookAround(later, '/shop');
  expect(askedLater).toEqual([]);
});

test('it is not made to members, in the cart, or in a checkout', async ({ page, db }) => {
  const { slug } = await givenProduct(db);
  const asked = watchOffer(page);
  await addToCart(page, slug);
  for (const path of ['/shop/order-shiping', '/shop/checkout/delivery']) await lookAround(page, path);
  await signIn(page, await newMember('known'));
  await lookAround(page, '/shop');
  expect(asked).toEqual([]);
});

test('it fits a phone, in French', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await lookAround(page, '/fr/shop');
  await expect(page.getByRole('dialog', { name: 'Un rabais sur votre première commande' })).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test.describe('on a first visit', () => {
  test.use({ position: null });

  test('it never stands over the location chooser', async ({ page }) => {
    await page.clock.install();
    await page.goto('/shop');
    const chooser = page.getByRole('dialog', { name: 'Choose your location' });
    await expect(chooser).toBeVisible();
    await page.clock.runFor(60_000);
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await expect(chooser).toBeVisible();
    await page.keyboard.press('Escape');
    await page.clock.runFor(2_000);
    await expect(offer(page)).toBeVisible();
  });
});
