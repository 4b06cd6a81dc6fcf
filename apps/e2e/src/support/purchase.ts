import type { Connection } from '@dronesoccer/devkit';
import type { Page } from '@playwright/test';
import { expectToast } from './notices.ts';
import { isLive } from './screen.ts';
import { expect } from './test.ts';

/** The steps of a purchase on the English pages. */

export async function addToCart(page: Page, slug: string, quantity = 1): Promise<void> {
  await page.goto(`/shop/product/${slug}`);
  // A page that is not live yet keeps only the last of several presses.
  await isLive(page);
  const more = page.getByRole('main').getByRole('button', { name: /^One more: / });
  for (let pieces = 1; pieces < quantity; pieces += 1) await more.click();
  // The related products below have the same button.
  await page
    .getByRole('button', { name: /^Add to cart/ })
    .first()
    .click();
  // A member's badge updates immediately, but the toast waits for the server.
  await expectToast(page, ' added to cart');
  await expect(page.getByRole('link', { name: /^Cart, \d/ })).toBeVisible();
}

/** Goes from a product page directly to the first step of the checkout. */
export async function buyNow(page: Page, slug: string): Promise<void> {
  await page.goto(`/shop/product/${slug}`);
  await page.getByRole('button', { name: 'Buy now' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Delivery' })).toBeVisible();
}

export async function checkOutCart(page: Page): Promise<void> {
  await page.goto('/shop/order-shiping');
  await page.getByRole('button', { name: 'Go to checkout' }).click();
}

/** Fills in a guest's email address, the first field of the delivery step. */
export async function giveEmail(page: Page, email: string): Promise<void> {
  await page.getByRole('main').getByLabel('Email').fill(email);
}

export interface Address {
  fullName: string;
  line1: string;
  city: string;
  province: string;
  postalCode: string;
}

export const inVancouver: Address = {
  fullName: 'Robin Journey',
  line1: '12 Test Street',
  city: 'Vancouver',
  province: 'British Columbia',
  postalCode: 'V6B 1A1',
};

export async function shipTo(page: Page, address: Address): Promise<void> {
  const main = page.getByRole('main');
  await main.getByLabel('Full name').fill(address.fullName);
  await main.getByRole('textbox', { name: 'Address', exact: true }).fill(address.line1);
  await main.getByLabel('City').fill(address.city);
  await main.getByLabel('Province or territory').selectOption({ label: address.province });
  await main.getByLabel('Postal code').fill(address.postalCode);
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Review and pay' })).toBeVisible();
}

/** Completes all steps up to the review before the payment. */
export async function reviewAsGuest(page: Page, slug: string, email: string): Promise<void> {
  await buyNow(page, slug);
  await giveEmail(page, email);
  await shipTo(page, inVancouver);
}

export const payButton = (page: Page) => page.getByRole('button', { name: /^Pay \$/ });

/** The notice that the total differs from the one shown before. */
export const totalChange = (page: Page) => page.getByRole('region', { name: /^The total has changed/ });

/** Changes the product's price while the order is being sent, so that the accepted total is refused. */
export async function changePriceAtPay(page: Page, db: Connection, productId: string, cents: number): Promise<void> {
  await page.route(
    '**/api/orders',
    async (route) => {
      await db.query('UPDATE products SET price_cents = $2 WHERE id = $1', [productId, cents]);
      await route.fallback();
    },
    { times: 1 },
  );
}

/** Presses the pay button and waits for the payment provider's page. */
export async function goToProvider(page: Page): Promise<void> {
  await payButton(page).click();
  await expect(page.getByRole('heading', { name: 'Sandbox payment' })).toBeVisible();
}

/** Pays on the provider's page and returns to the confirmation. */
export async function pay(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByText('Paid. Thank you!')).toBeVisible();
}

/** Returns the order number that the page shows. */
export async function orderNumber(page: Page): Promise<string> {
  const found = page.getByText(/^DS-\d{4}-\d{6}$/).first();
  return (await found.innerText()).trim();
}

/** Compares the lines of the amounts on the page with the expected values. */
export async function expectAmounts(page: Page, amounts: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, amount] of Object.entries(amounts)) {
    // A tax line has the registration number below its name.
    const name = page.locator('dt').filter({ hasText: new RegExp(`^${label}(No|$)`) });
    const line = page.getByRole('main').locator('dl > div:visible').filter({ has: name });
    await expect(line, label).toContainText(amount);
  }
}
