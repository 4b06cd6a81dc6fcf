import { ProductCategory } from '@dronesoccer/contracts';
import { givenProduct } from '@dronesoccer/devkit';
import type { Locator, Page } from '@playwright/test';
import { newEmail } from '../support/people.ts';
import { giveEmail, inVancouver, pay } from '../support/purchase.ts';
import { expect, test } from '../support/test.ts';

/**
 * The tasks of a first-time visitor, without cookies and with geolocation denied. Each task counts the presses from the
 * home page to the confirmation text. Typing, links in emails and the payment provider's page do not count.
 */
test.use({ position: null, hasSeenOffer: false });

/** Counts presses, including the one that closes a dialog that opened automatically. */
class Presses {
  private count = 0;

  async on(target: Locator): Promise<void> {
    await target.click();
    this.count += 1;
  }

  async watch(page: Page): Promise<void> {
    for (const name of ['Choose your location', 'Save on your first order']) {
      const dialog = page.getByRole('dialog', { name });
      await page.addLocatorHandler(dialog, () => this.on(dialog.getByRole('button', { name: 'Close' })));
    }
  }

  expectAtMost(most: number, task: string): void {
    console.log(`${task}: ${this.count} presses, at most ${most}`);
    expect(this.count, task).toBeLessThanOrEqual(most);
  }
}

async function arrive(page: Page): Promise<Presses> {
  const presses = new Presses();
  await presses.watch(page);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return presses;
}

/** Returns the visible card with the lowest price. */
async function cheapest(cards: Locator): Promise<Locator> {
  await expect(cards.first()).toBeVisible();
  const texts = await cards.allInnerTexts();
  // The current price comes before the crossed-out one.
  const prices = texts.map((text) => Number(/\$([\d,]+\.\d\d)/.exec(text)?.[1]?.replaceAll(',', '') ?? Infinity));
  return cards.nth(prices.indexOf(Math.min(...prices)));
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the cheapest drone is bought with at most 8 presses @every-engine', async ({ page, context, db }) => {
    // Other journeys sell and hide drones at the same time, but none of their drones costs as little.
    const { slug } = await givenProduct(db, { price: 100, category: ProductCategory.DRONE });
    const presses = await arrive(page);
    const opened = context.waitForEvent('page');
    await presses.on(page.getByRole('button', { name: 'Menu' }));
    await presses.on(page.getByRole('dialog').getByRole('link', { name: /^Shop/ }));
    const shop = await opened;
    await presses.watch(shop);
    await presses.on(
      shop.getByRole('navigation', { name: 'Product categories' }).getByRole('link', { name: 'Drones' }),
    );
    await expect(shop.getByRole('heading', { level: 2, name: 'Drones' })).toBeVisible();
    const cards = shop.getByRole('main').getByRole('article');
    // The previous products stay visible until the drones have loaded.
    await expect(cards.filter({ hasNot: shop.getByText(/^Drones?$/) })).toHaveCount(0);
    const card = await cheapest(cards);
    await presses.on(card.getByRole('heading').getByRole('link'));
    await expect(shop).toHaveURL(`/shop/product/${slug}`);
    await presses.on(shop.getByRole('button', { name: 'Buy now' }));
    await giveEmail(shop, newEmail('newcomer'));
    const main = shop.getByRole('main');
    await main.getByLabel('Full name').fill(inVancouver.fullName);
    await main.getByRole('textbox', { name: 'Address', exact: true }).fill(inVancouver.line1);
    await main.getByLabel('City').fill(inVancouver.city);
    // The postal code determines the province.
    await main.getByLabel('Postal code').fill(inVancouver.postalCode);
    await presses.on(shop.getByRole('button', { name: 'Continue to payment' }));
    await presses.on(shop.getByRole('button', { name: /^Pay \$/ }));
    await expect(shop.getByRole('heading', { name: 'Sandbox payment' })).toBeVisible();
    await pay(shop);
    presses.expectAtMost(8, 'Buying the cheapest drone');
  });
});

test('a message is sent with at most 3 presses @every-engine', async ({ page }) => {
  const presses = await arrive(page);
  await presses.on(page.getByRole('contentinfo').getByRole('link', { name: 'Contact us' }));
  const main = page.getByRole('main');
  await main.getByLabel('Full name').fill('Robin Newcomer');
  await main.getByLabel('Email').fill(newEmail('asks'));
  await main.getByLabel('Your message').fill('May my daughter of nine come along?');
  await presses.on(main.getByRole('button', { name: 'Send', exact: true }));
  await expect(page.getByRole('heading', { name: 'We received your message' })).toBeVisible();
  presses.expectAtMost(3, 'Sending a message');
});

test('the newsletter is subscribed to with at most 2 presses @every-engine', async ({ page }) => {
  const presses = await arrive(page);
  const form = page.getByRole('contentinfo').getByRole('region', { name: 'Get the newsletter' });
  await form.getByLabel('Email').fill(newEmail('reads'));
  await presses.on(form.getByRole('button', { name: 'Subscribe' }));
  await expect(form.getByRole('status')).not.toBeEmpty();
  presses.expectAtMost(2, 'Subscribing to the newsletter');
});
