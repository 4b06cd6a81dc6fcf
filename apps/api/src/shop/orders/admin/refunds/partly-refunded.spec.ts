import { DeliveryMethod, OrderStatus, ReturnReason, Role } from '@dronesoccer/contracts';
import { clientOf } from '../../../../../test/support/client.js';
import { eventually } from '../../../../../test/support/eventually.js';
import { type Person, withRoles } from '../../../../../test/support/people.js';
import { expectBooksToBalance, placeOrder, referenceOf, startPayment } from '../../../../../test/support/shopping.js';
import { useStripeApi } from '../../../../../test/support/stripe.js';

/** Someone refunded $150 of $210 in the provider's own dashboard, so later refunds are limited to the remaining $60. */
describe('an order of which the provider already refunded a part', () => {
  const shop = useStripeApi();
  const { api } = shop;
  let administrator: Person;
  beforeAll(async () => {
    administrator = await withRoles(api, Role.SUPER_ADMIN);
  });
  afterEach(() => expectBooksToBalance(api.database));

  const partlyRefunded = async () => {
    const items = [{ productId: shop.productId, quantity: 2 }];
    const order = await placeOrder(shop.origin, { items, delivery: DeliveryMethod.SHIP });
    const session = referenceOf(await startPayment(shop.origin, order));
    shop.stripe.account.pay(session);
    await shop.stripe.settled();
    const intent = shop.stripe.account.session(session).payment_intent ?? '';
    shop.stripe.account.createRefund({ payment_intent: intent, amount: '15000' });
    await shop.stripe.settled();
    /** Returns the amounts of the provider's refunds in cents, once there are two. */
    const refunds = () => {
      const made = () => [...shop.stripe.account.refunds.values()].filter(({ payment_intent: id }) => id === intent);
      return eventually(
        () => Promise.resolve(made().map(({ amount }) => amount)),
        ({ length }) => length >= 2,
      );
    };
    return { order, refunds };
  };

  it('is proposed no more than what is left, for goods that are worth more', async () => {
    const { order } = await partlyRefunded();
    const lines = [{ productId: shop.productId, quantity: 1 }];
    const proposal = await clientOf(shop.origin, administrator.bearer).call('orders.admin.proposeRefund', {
      params: { id: order.id },
      body: { lines },
    });
    expect(proposal).toMatchObject({ goods: 100, amount: 60, refundable: 60 });
  });

  it('gets what is left for goods that come back, as the email to its buyer says', async () => {
    const { order, refunds } = await partlyRefunded();
    const shipped = { expected: OrderStatus.PAID, to: OrderStatus.SHIPPED, carrier: 'canada-post' as const };
    await clientOf(shop.origin, administrator.bearer).call('orders.admin.changeStatus', {
      params: { id: order.id },
      body: shipped,
    });
    const lines = [{ productId: shop.productId, quantity: 1, reason: ReturnReason.DAMAGED }];
    const access = { params: { id: order.id }, query: { token: order.accessToken } };
    expect(await clientOf(shop.origin).call('orders.returnQuote', { ...access, body: { lines } })).toMatchObject({
      amount: 60,
    });
    const { returns } = await clientOf(shop.origin).call('orders.return', { ...access, body: { lines, note: '' } });
    const returnId = returns[0]?.id ?? '';
    await clientOf(shop.origin, administrator.bearer).call('orders.admin.approveReturn', {
      params: { id: order.id, returnId },
    });
    await clientOf(shop.origin, administrator.bearer).call('orders.admin.receiveReturn', {
      params: { id: order.id, returnId },
      body: { lines: [{ productId: shop.productId, restock: false }] },
    });
    expect(await refunds()).toEqual([15_000, 6_000]);
  });
});
