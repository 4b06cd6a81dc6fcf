import { OrderStatus } from '@dronesoccer/contracts';
import { givenProduct, startStripeStandIn, type StripeStandIn } from '@dronesoccer/devkit';
import { announceAddress } from '../product/address.ts';
import { launchProduct } from '../product/launch.ts';
import { newEmail } from '../support/people.ts';
import { payButton, reviewAsGuest } from '../support/purchase.ts';
import { ordersOf, stockOf } from '../support/stock.ts';
import { expect, test as journeys } from '../support/test.ts';

/**
 * A separate product instance whose payments use a local stand-in for Stripe, including its HTTP API and signatures.
 */
const test = journeys.extend<object, { stripe: StripeStandIn }>({
  stripe: [
    async ({}, use) => {
      const stripe = await startStripeStandIn();
      await use(stripe);
      await stripe.stop();
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ stripe }, use) => {
      const { address, end } = await launchProduct({
        PAYMENT_PROVIDER: 'stripe',
        STRIPE_API_BASE: stripe.apiBase,
        STRIPE_SECRET_KEY: stripe.secretKey,
        STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
      });
      announceAddress(address);
      stripe.deliverTo(`${address.origin}/api/payments/webhooks/stripe`);
      await use(address);
      await end();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

test('a guest pays on Stripe’s page: the first card is declined, the person goes back, and then it works', async ({
  page,
  db,
  mailbox,
  stripe,
}) => {
  const product = await givenProduct(db, { price: 10_000, stock: 4 });
  const email = newEmail('stripe');
  await reviewAsGuest(page, product.slug, email);
  await payButton(page).click();

  const checkout = page.getByRole('heading', { level: 1, name: 'Checkout' });
  await expect(checkout).toBeVisible();
  expect(page.url()).toMatch(new RegExp(`^${stripe.apiBase}/c/pay/cs_test_`));
  await page.getByRole('button', { name: 'Pay with a card that is declined' }).click();
  await expect(page.getByRole('alert')).toHaveText('Your card was declined. Try another card.');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByText('The payment did not go through')).toBeVisible();
  await expect(page.getByText('Nothing was charged.')).toBeVisible();
  expect(await ordersOf(db, email)).toEqual([{ total: 12_880, status: OrderStatus.PENDING }]);

  await page.getByRole('button', { name: 'Try the payment again' }).click();
  await expect(checkout).toBeVisible();
  await page.getByRole('button', { name: 'Pay $128.80', exact: true }).click();
  await expect(page).toHaveURL(/\/shop\/checkout\/done\?order=/);
  await expect(page.getByText('Paid. Thank you!')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Paid. Thank you!')).toBeVisible();
  expect(await ordersOf(db, email)).toEqual([{ total: 12_880, status: OrderStatus.PAID }]);
  expect(await stockOf(db, product.id)).toBe(3);
  expect((await mailbox.waitFor(email, /confirmed/)).text).toContain('$128.80');

  // The buyer is charged once, despite the earlier attempts, and the shop accepted all of Stripe’s events.
  expect([...stripe.account.charges.values()]).toMatchObject([{ amount: 12_880, currency: 'cad' }]);
  expect(stripe.deliveries.map(({ status }) => status)).toEqual(stripe.deliveries.map(() => 200));
  expect(stripe.deliveries.map(({ event }) => event.type)).toContain('payment_intent.payment_failed');
});
