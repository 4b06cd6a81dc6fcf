import { randomUUID } from 'node:crypto';
import {
  DeliveryMethod,
  OrderStatus,
  type OrderWire,
  PaymentStatus,
  type PaymentWire,
  RefundKind,
  RefundStatus,
} from '@dronesoccer/contracts';
import { eventually } from '../../../../test/support/eventually.js';
import { address, expectBooksToBalance, startPayment } from '../../../../test/support/shopping.js';
import { useStripeApi, stripeHook } from '../../../../test/support/stripe.js';
import { Database } from '../../../platform/database/index.js';
import { SettleOrder } from '../../../shop/orders/settle/settle-order.js';
import { SubjectPayments } from '../index.js';

/** Stripe retries events for three days and in any order. An outdated event must not undo a later one. */
describe('what Stripe tells late', () => {
  const shop = useStripeApi();
  const { api } = shop;
  afterEach(() => expectBooksToBalance(api.database));

  const opened = async () => {
    const body = {
      delivery: DeliveryMethod.SHIP,
      address,
      items: [{ productId: shop.productId, quantity: 2 }],
      email: `guest-${randomUUID()}@example.test`,
      expectedTotal: 210,
    };
    const order = await api.guest.call('orders.place', { body });
    const payment = await startPayment(shop.origin, order);
    return { order, payment, session: payment.redirectUrl?.split('/').at(-1) ?? '' };
  };
  const withLink = ({ id, accessToken }: OrderWire) => ({ params: { id }, query: { token: accessToken } });
  const statusesOf = async (order: OrderWire, { id }: PaymentWire): Promise<[OrderStatus, PaymentStatus]> => {
    const [read, paid] = await Promise.all([
      api.guest.call('orders.get', withLink(order)),
      api.guest.call('payments.get', { params: { id }, query: { token: order.accessToken } }),
    ]);
    return [read.status, paid.status];
  };
  const refundRows = (order: OrderWire) =>
    api.database.query<{ id: string; status: RefundStatus; amountCents: number; reference: string | null }>(
      `SELECT r.id, r.status, r.amount_cents AS "amountCents", r.reference
         FROM refunds r JOIN payments p ON p.id = r.payment_id WHERE p.order_id = $1 ORDER BY r.created_at, r.id`,
      [order.id],
    );
  const refundsAt = (session: string) => {
    const intent = shop.stripe.account.session(session).payment_intent;
    return [...shop.stripe.account.refunds.values()].filter(({ payment_intent }) => payment_intent === intent);
  };
  /** The events of one type since `start`, in chronological order. */
  const eventsSince = (start: number, type: string) =>
    shop.stripe.events.slice(start).filter((event) => event.type === type);
  const tell = async (events: ReturnType<typeof eventsSince>): Promise<void> => {
    for (const event of events)
      expect({ type: event.type, heard: await shop.stripe.deliver(event) }).toMatchObject({ heard: 200 });
  };

  describe('money that was paid and sent back at its dashboard before the shop heard of either', () => {
    /** A paid and partly or fully refunded session. The tests deliver both events to the shop by hand. */
    const unheard = async (sentBack: string) => {
      const started = await opened();
      shop.stripe.deliverTo(null);
      const start = shop.stripe.events.length;
      shop.stripe.account.pay(started.session);
      const intent = shop.stripe.account.session(started.session).payment_intent ?? '';
      shop.stripe.account.createRefund({ payment_intent: intent, amount: sentBack });
      const paid = eventsSince(start, 'checkout.session.completed');
      const refunded = eventsSince(start, 'charge.refunded');
      expect([paid, refunded].map((events) => events.length)).toEqual([1, 1]);
      return { ...started, paid, refunded };
    };

    it.each([
      ['all of it', '21000', PaymentStatus.REFUNDED],
      ['a part of it', '5000', PaymentStatus.PAID],
    ])('%s: the end is the same in either order', async (_what, sentBack, paymentStatus) => {
      for (const isPaidFirst of [true, false]) {
        const { order, payment, paid, refunded } = await unheard(sentBack);
        shop.stripe.deliverTo(shop.origin + stripeHook);
        await tell(isPaidFirst ? [...paid, ...refunded] : [...refunded, ...paid]);
        expect(await statusesOf(order, payment)).toEqual([OrderStatus.PAID, paymentStatus]);
        expect((await refundRows(order)).map(({ amountCents }) => amountCents)).toEqual([Number(sentBack)]);
      }
    });

    it.each(['21000', '5000'])(
      '%s cents, for an order that was cancelled meanwhile: the rest goes back, and no more',
      async (sentBack) => {
        const { order, payment, session, paid, refunded } = await unheard(sentBack);
        await api.guest.call('orders.cancel', withLink(order));
        shop.stripe.deliverTo(shop.origin + stripeHook);
        await tell([...refunded, ...paid]);
        await eventually(async () => (await statusesOf(order, payment))[1] === PaymentStatus.REFUNDED);
        expect((await statusesOf(order, payment))[0]).toBe(OrderStatus.CANCELLED);
        expect(refundsAt(session).reduce((sum, { amount }) => sum + amount, 0)).toBe(21_000);
      },
    );
  });

  it('fails a refund that was made at its dashboard and that the bank returned', async () => {
    const { order, session } = await opened();
    shop.stripe.account.pay(session);
    const intent = shop.stripe.account.session(session).payment_intent ?? '';
    const { id } = shop.stripe.account.createRefund({ payment_intent: intent, amount: '5000' });
    await shop.stripe.settled();
    expect(await refundRows(order)).toMatchObject([{ amountCents: 5_000, status: RefundStatus.DONE }]);
    shop.stripe.account.settleRefund(id, 'failed');
    await shop.stripe.settled();
    expect(await refundRows(order)).toMatchObject([{ amountCents: 5_000, status: RefundStatus.FAILED }]);
  });

  /** Requests a refund from Stripe, which its job makes. */
  const requestRefund = ({ id: subjectId }: OrderWire, amountCents: number) =>
    api.app.get(Database).transaction((tx) =>
      api.app.get(SubjectPayments).refund(tx, {
        ...{ subjectId, amountCents, kind: RefundKind.ADJUSTMENT },
        ...{ reason: 'goodwill', actorId: null, at: new Date() },
      }),
    );
  const isStatus = async (order: OrderWire, status: RefundStatus) => (await refundRows(order))[0]?.status === status;

  describe('a refund that Stripe refuses because it was made at its dashboard', () => {
    /** A paid session, the whole of which was sent back at the dashboard. The test reports the total to the shop. */
    const sentBack = async () => {
      const started = await opened();
      shop.stripe.account.pay(started.session);
      await shop.stripe.settled();
      shop.stripe.deliverTo(null);
      const start = shop.stripe.events.length;
      const intent = shop.stripe.account.session(started.session).payment_intent ?? '';
      shop.stripe.account.createRefund({ payment_intent: intent, amount: '21000' });
      shop.stripe.deliverTo(shop.origin + stripeHook);
      return { ...started, total: eventsSince(start, 'charge.refunded') };
    };

    it('is done when the total is reported after the refusal', async () => {
      const { order, payment, total } = await sentBack();
      await requestRefund(order, 21_000);
      await eventually(() => isStatus(order, RefundStatus.FAILED));
      await tell(total.map((event) => ({ ...event, created: event.created - 60 })));
      expect(await refundRows(order)).toMatchObject([{ amountCents: 21_000, status: RefundStatus.DONE }]);
      expect(await statusesOf(order, payment)).toEqual([OrderStatus.PAID, PaymentStatus.REFUNDED]);
    });

    it('is done when the total is reported while the refund waits for its job', async () => {
      const { order, payment, total } = await sentBack();
      shop.stripe.switchOff(true);
      await requestRefund(order, 21_000);
      await tell(total);
      expect(await refundRows(order)).toMatchObject([{ amountCents: 21_000, status: RefundStatus.PENDING }]);
      shop.stripe.switchOff(false);
      await eventually(async () => {
        await api.database.query(`UPDATE pgboss.job SET start_after = now() WHERE state = 'retry'`);
        return isStatus(order, RefundStatus.DONE);
      });
      expect(await statusesOf(order, payment)).toEqual([OrderStatus.PAID, PaymentStatus.REFUNDED]);
    });
  });

  describe('a refund that a bank sent back and that was tried again', () => {
    const paidBack = async () => {
      const started = await opened();
      shop.stripe.account.pay(started.session);
      await shop.stripe.settled();
      await requestRefund(started.order, 900);
      await eventually(async () => refundsAt(started.session).length === 1);
      return { ...started, first: refundsAt(started.session)[0]?.id ?? '' };
    };
    const again = async (order: OrderWire) => {
      const [{ id } = { id: '' }] = await refundRows(order);
      await api.app.get(Database).transaction((tx) => api.app.get(SubjectPayments).retry(tx, order.id, id));
    };

    it('stays failed when the total from before its failure is reported late', async () => {
      const start = shop.stripe.events.length;
      const { order, first } = await paidBack();
      await eventually(() => isStatus(order, RefundStatus.DONE));
      await shop.stripe.settled();
      shop.stripe.deliverTo(null);
      shop.stripe.account.settleRefund(first, 'failed');
      shop.stripe.deliverTo(shop.origin + stripeHook);
      const [total] = eventsSince(start, 'charge.refunded');
      const [failed] = eventsSince(start, 'refund.failed');
      if (total === undefined || failed === undefined) throw new Error('No total or no failure was told');
      await tell([{ ...failed, created: failed.created + 60 }]);
      await tell([{ ...total, id: `evt_${randomUUID()}` }]);
      expect((await refundRows(order)).map(({ status }) => status)).toEqual([RefundStatus.FAILED]);
    });

    it('stays done when its first failure is reported again', async () => {
      const { order, session, first } = await paidBack();
      await eventually(() => isStatus(order, RefundStatus.DONE));
      const start = shop.stripe.events.length;
      shop.stripe.account.settleRefund(first, 'failed');
      await shop.stripe.settled();
      expect(await isStatus(order, RefundStatus.FAILED)).toBe(true);
      await again(order);
      await eventually(() => isStatus(order, RefundStatus.DONE));
      // Stripe reports one failure twice, with two types and two IDs.
      const [failed] = eventsSince(start, 'refund.failed');
      if (failed === undefined) throw new Error('No failure was told');
      await tell([{ ...failed, id: `evt_${randomUUID()}`, type: 'refund.updated' }]);
      const second = refundsAt(session).find(({ id }) => id !== first);
      expect(await refundRows(order)).toMatchObject([{ status: RefundStatus.DONE, reference: second?.id }]);
    });

    it('is no second refund when the total that it had made is reported again', async () => {
      const { order, session, first } = await paidBack();
      await eventually(() => isStatus(order, RefundStatus.DONE));
      await shop.stripe.settled();
      const intent = shop.stripe.account.session(session).payment_intent;
      const totals = eventsSince(0, 'charge.refunded').filter(
        ({ data }) => 'payment_intent' in data.object && data.object.payment_intent === intent,
      );
      expect(totals).toHaveLength(1);
      shop.stripe.account.settleRefund(first, 'failed');
      await shop.stripe.settled();
      await tell(totals);
      expect(await refundRows(order)).toMatchObject([{ status: RefundStatus.FAILED }]);
    });

    it('made at its dashboard in two parts counts once when the smaller total is reported last', async () => {
      const { order, session } = await opened();
      shop.stripe.account.pay(session);
      await shop.stripe.settled();
      const intent = shop.stripe.account.session(session).payment_intent ?? '';
      shop.stripe.deliverTo(null);
      const start = shop.stripe.events.length;
      for (const amount of ['1500', '2500']) shop.stripe.account.createRefund({ payment_intent: intent, amount });
      shop.stripe.deliverTo(shop.origin + stripeHook);
      await tell(eventsSince(start, 'charge.refunded').toReversed());
      expect((await refundRows(order)).map(({ amountCents }) => amountCents)).toEqual([4_000]);
    });

    it('waits for its second try when the success that came before its failure is reported late', async () => {
      shop.stripe.account.nextRefunds = 'pending';
      const { order, session, first } = await paidBack();
      await shop.stripe.settled();
      shop.stripe.deliverTo(null);
      const start = shop.stripe.events.length;
      shop.stripe.account.settleRefund(first, 'succeeded');
      shop.stripe.account.settleRefund(first, 'failed');
      shop.stripe.deliverTo(shop.origin + stripeHook);
      await tell(eventsSince(start, 'refund.failed'));
      expect(await isStatus(order, RefundStatus.FAILED)).toBe(true);
      await again(order);
      await eventually(async () => refundsAt(session).length === 2);
      await tell(eventsSince(start, 'refund.updated'));
      expect(await refundRows(order)).toMatchObject([{ status: RefundStatus.PENDING }]);
      const second = refundsAt(session).find(({ id }) => id !== first)?.id ?? '';
      shop.stripe.account.settleRefund(second, 'succeeded');
      await shop.stripe.settled();
      expect(await refundRows(order)).toMatchObject([{ status: RefundStatus.DONE, reference: second }]);
    });
  });

  it('counts when it is reported again, if the shop could not make it true the first time', async () => {
    const { order, payment, session } = await opened();
    shop.stripe.deliverTo(null);
    const start = shop.stripe.events.length;
    shop.stripe.account.pay(session);
    shop.stripe.deliverTo(shop.origin + stripeHook);
    const [paid] = eventsSince(start, 'checkout.session.completed');
    if (paid === undefined) throw new Error('Nothing was paid');
    jest.spyOn(api.app.get(SettleOrder), 'pay').mockRejectedValueOnce(new Error('Out of luck'));
    expect(await shop.stripe.deliver(paid)).toBe(500);
    expect(await statusesOf(order, payment)).toEqual([OrderStatus.PENDING, PaymentStatus.PENDING]);
    await tell([paid]);
    expect(await statusesOf(order, payment)).toEqual([OrderStatus.PAID, PaymentStatus.PAID]);
  });
});
