import { givenProduct, startStripeStandIn, type StripeStandIn } from '@dronesoccer/devkit';
import { type Extras, useApi } from './api.js';

export const stripeHook = '/api/payments/webhooks/stripe';

/** Sets up an API that is paid through a stand-in for Stripe, and a product of 100 dollars to buy. */
export function useStripeApi(extras: Extras = {}) {
  let stripe: StripeStandIn;
  const settings: Record<string, string> = { PAYMENT_PROVIDER: 'stripe' };
  beforeAll(async () => {
    stripe = await startStripeStandIn();
    settings['STRIPE_API_BASE'] = stripe.apiBase;
    settings['STRIPE_SECRET_KEY'] = stripe.secretKey;
    settings['STRIPE_WEBHOOK_SECRET'] = stripe.webhookSecret;
  });
  const api = useApi(settings, extras);
  let origin: string;
  let productId: string;
  beforeAll(async () => {
    origin = await api.app.getUrl();
    productId = (await givenProduct(api.database, { price: 10_000, stock: 500 })).id;
  });
  beforeEach(() => {
    stripe.account.nextRefunds = 'succeeded';
    stripe.deliverTo(origin + stripeHook);
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await stripe.settled();
  });
  afterAll(() => stripe.stop());
  return {
    api,
    get stripe() {
      return stripe;
    },
    get origin() {
      return origin;
    },
    get productId() {
      return productId;
    },
  };
}
