import { msPerDay, msPerHour, msPerMinute } from '@dronesoccer/domain';
import { randomUUID } from 'node:crypto';
import {
  CancelReason,
  DeliveryMethod,
  type Envelope,
  OrderEventKind,
  OrderStatus,
  type OrderWire,
  PaymentStatus,
  type PaymentWire,
  RefundKind,
  RefundStatus,
} from '@dronesoccer/contracts';
import { stripeSignature } from '@dronesoccer/devkit';
import { outcomeOf } from '../../../../test/support/client.js';
import { mailsAreDue } from '../../../../test/support/due-now.js';
import { eventually } from '../../../../test/support/eventually.js';
import { moveClock } from '../../../../test/support/move-clock.js';
import { address, expectBooksToBalance, startPayment } from '../../../../test/support/shopping.js';
import { useStripeApi, stripeHook } from '../../../../test/support/stripe.js';
import { Clock } from '../../../platform/clock/index.js';
import { Database } from '../../../platform/database/index.js';
import { SubjectPayments } from '../index.js';
import type { RefundRequest } from '../payment-provider.js';
import { refundPayment } from '../payments.jobs.js';
import { StripeProvider } from './stripe.provider.js';

describe('payments by Stripe', () => {
  const shop = useStripeApi();
  const { api } = shop;

  const place = async (changes: object = {}): Promise<OrderWire> => {
    const body = {
      delivery: DeliveryMethod.SHIP,
      address,
      items: [{ productId: shop.productId, quantity: 2 }],
      email: `guest-${randomUUID()}@example.test`,
      expectedTotal: 210,
      ...changes,
    };
    return await api.guest.call('orders.place', { body });
  };
  const read = ({ id, accessToken }: OrderWire) =>
    api.guest.call('orders.get', { params: { id }, query: { token: accessToken } });
  const statusOf = async (order: OrderWire, { id }: PaymentWire): Promise<PaymentStatus> => {
    const answer = await api.guest.call('payments.get', { params: { id }, query: { token: order.accessToken } });
    return answer.status;
  };
  const cancel = ({ id, accessToken }: OrderWire) =>
    api.guest.call('orders.cancel', { params: { id }, query: { token: accessToken } });
  const sessionOf = ({ redirectUrl }: PaymentWire) => redirectUrl?.split('/').at(-1) ?? '';
  const opened = async (changes: object = {}) => {
    const order = await place(changes);
    const payment = await startPayment(shop.origin, order);
    return { order, payment, session: sessionOf(payment) };
  };
  const paid = async () => {
    const started = await opened();
    shop.stripe.account.pay(started.session);
    await shop.stripe.settled();
    return started;
  };
  const press = (session: string, action: string) =>
    fetch(`${shop.stripe.apiBase}/c/pay/${session}`, {
      method: 'POST',
      body: new URLSearchParams({ action }),
      redirect: 'manual',
    });
  const refundsAt = (session: string) => {
    const intent = shop.stripe.account.session(session).payment_intent;
    return [...shop.stripe.account.refunds.values()].filter(({ payment_intent }) => payment_intent === intent);
  };
  const refundRows = (order: OrderWire) =>
    api.database.query<{ status: RefundStatus; amountCents: number; kind: RefundKind }>(
      `SELECT r.status, r.amount_cents AS "amountCents", r.kind FROM refunds r JOIN payments p ON p.id = r.payment_id
        WHERE p.order_id = $1 ORDER BY r.created_at, r.id`,
      [order.id],
    );
  const lastEvent = (type: string, session: string) => {
    const intent = shop.stripe.account.session(session).payment_intent;
    const found = shop.stripe.events.findLast(({ type: known, data }) => {
      const about = 'payment_intent' in data.object ? data.object.payment_intent : null;
      return known === type && (data.object.id === session || data.object.id === intent || about === intent);
    });
    if (found === undefined) throw new Error(`Nothing of the kind ${type} happened`);
    return found;
  };

  describe('a purchase', () => {
    it('goes over Stripe’s page, and is paid when its webhook says so', async () => {
      const { order, payment, session } = await opened({ locale: 'fr' });
      expect(payment.redirectUrl).toBe(`${shop.stripe.apiBase}/c/pay/${session}`);
      const now = Date.now() / 1_000;
      const known = shop.stripe.account.session(session);
      expect(known).toMatchObject({
        amount_total: 21_000,
        currency: 'cad',
        locale: 'fr-CA',
        customer_email: order.email,
        client_reference_id: order.id,
        metadata: { paymentId: payment.id, subjectKind: '1', subjectId: order.id, orderId: order.id },
        success_url: expect.stringContaining(`/fr/shop/checkout/done?order=${order.id}`),
        cancel_url: expect.stringContaining(`/fr/shop/checkout/payment?order=${order.id}`),
      });
      // Stripe's minimum is half an hour, however short our own hold is.
      expect(known.expires_at - now).toBeGreaterThan(30 * 60);
      expect(known.expires_at - now).toBeLessThan(32 * 60);
      const page = await (await fetch(payment.redirectUrl ?? '')).text();
      expect(page).toMatch(/210,00\s\$/);
      const answer = await press(session, 'pay');
      expect([answer.status, answer.headers.get('location')]).toEqual([303, known.success_url]);
      expect(await read(order)).toMatchObject({ status: OrderStatus.PAID, payment: { status: PaymentStatus.PAID } });
      await expectBooksToBalance(api.database);
    });

    it('is sent to Stripe once, however often the button is pressed', async () => {
      const order = await place();
      const before = shop.stripe.account.sessions.size;
      const answers = await Promise.all(Array.from({ length: 5 }, () => startPayment(shop.origin, order)));
      expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
      // Sessions that lost the race are closed without being shown.
      const others = [...shop.stripe.account.sessions.values()]
        .slice(before)
        .filter(({ url }) => url !== answers[0]?.redirectUrl);
      await eventually(() => others.every(({ status }) => status === 'expired'));
      expect(shop.stripe.account.session(sessionOf(answers[0] as PaymentWire)).status).toBe('open');
      expect(await statusOf(order, answers[0] as PaymentWire)).toBe(PaymentStatus.PENDING);
    });

    it('waits while Stripe is out of reach, and goes on afterwards', async () => {
      const order = await place();
      const body = { orderId: order.id, orderToken: order.accessToken };
      shop.stripe.failNext(3, 'POST /v1/checkout/sessions');
      expect(await api.guest.refused('payments.create', { body })).toEqual([502, 'PAY_004']);
      // A single network failure is retried transparently.
      shop.stripe.failNext(1, 'POST /v1/checkout/sessions');
      await api.guest.call('payments.create', { body });
    });
  });

  describe('a declined card', () => {
    it('is reported, and another one on the same page still pays', async () => {
      const { order, payment, session } = await opened();
      const page = await (await press(session, 'decline')).text();
      expect(page).toContain('role="alert"');
      expect(await statusOf(order, payment)).toBe(PaymentStatus.FAILED);
      await mailsAreDue(api.database);
      await api.mails.waitFor({ to: order.email, subject: /did not go through/ });
      await press(session, 'pay');
      expect(await read(order)).toMatchObject({ status: OrderStatus.PAID, payment: { status: PaymentStatus.PAID } });
    });

    it('leads to a new page from the shop, which closes the old one', async () => {
      const { order, payment, session } = await opened();
      await press(session, 'decline');
      const second = await startPayment(shop.origin, order);
      expect(second.id).not.toBe(payment.id);
      await eventually(() => shop.stripe.account.session(session).status === 'expired');
      await press(sessionOf(second), 'pay');
      expect((await read(order)).status).toBe(OrderStatus.PAID);
      await shop.stripe.settled();
      // The old session's expiry is also reported, and changes nothing.
      expect(await statusOf(order, payment)).toBe(PaymentStatus.FAILED);
    });

    it('and two pages paid at once: the second payment is refunded automatically', async () => {
      const { order, payment, session } = await opened();
      await press(session, 'decline');
      jest.spyOn(api.app.get(StripeProvider), 'expireSession').mockResolvedValue();
      const second = await startPayment(shop.origin, order);
      await press(sessionOf(second), 'pay');
      await press(session, 'pay');
      await eventually(() => refundsAt(session).length === 1);
      expect(refundsAt(session)[0]).toMatchObject({ amount: 21_000 });
      await eventually(async () => (await statusOf(order, payment)) === PaymentStatus.REFUNDED);
      expect(await statusOf(order, second)).toBe(PaymentStatus.PAID);
      await expectBooksToBalance(api.database);
    });

    it('is what a repeat under the same key gets, instead of the page that is over', async () => {
      const order = await place();
      const create = () =>
        api.guest.call('payments.create', {
          body: { orderId: order.id, orderToken: order.accessToken },
          idempotencyKey: `same-${order.id}`,
        });
      const first = await create();
      expect(await create()).toEqual(first);
      const opened = shop.stripe.account.sessions.size;
      await press(sessionOf(first), 'decline');
      expect(await create()).toEqual({ ...first, status: PaymentStatus.FAILED, redirectUrl: null });
      await press(sessionOf(first), 'pay');
      expect(await create()).toEqual({ ...first, status: PaymentStatus.PAID, redirectUrl: null });
      expect(shop.stripe.account.sessions.size).toBe(opened);
    });
  });

  describe('a cancelled order', () => {
    it('closes its page at Stripe', async () => {
      const { order, payment, session } = await opened();
      await cancel(order);
      await eventually(() => shop.stripe.account.session(session).status === 'expired');
      await shop.stripe.settled();
      expect(await statusOf(order, payment)).toBe(PaymentStatus.CANCELLED);
      // Closing a session that is already closed is not an error.
      await api.app.get(StripeProvider).expireSession(session);
    });

    it('and is paid all the same gets its money back', async () => {
      const { order, payment, session } = await opened();
      shop.stripe.deliverTo(null);
      shop.stripe.account.pay(session);
      await cancel(order);
      shop.stripe.deliverTo(shop.origin + stripeHook);
      expect(await shop.stripe.deliver(lastEvent('checkout.session.completed', session))).toBe(200);
      await eventually(async () => (await statusOf(order, payment)) === PaymentStatus.REFUNDED);
      expect((await read(order)).status).toBe(OrderStatus.CANCELLED);
      await expectBooksToBalance(api.database);
    });

    it('because its time was over is paid after all while there are goods', async () => {
      const { order, session } = await opened();
      jest.spyOn(api.app.get(StripeProvider), 'expireSession').mockResolvedValue();
      await api.database.query(`UPDATE orders SET hold_expires_at = now() - interval '1 second' WHERE id = $1`, [
        order.id,
      ]);
      await api.database.query(
        `UPDATE pgboss.job SET start_after = now() WHERE name = 'orders.expire' AND data->>'orderId' = $1`,
        [order.id],
      );
      await eventually(async () => (await read(order)).status === OrderStatus.CANCELLED);
      expect((await read(order)).cancelReason).toBe(CancelReason.EXPIRED);
      await press(session, 'pay');
      expect((await read(order)).status).toBe(OrderStatus.PAID);
    });
  });

  describe('money back', () => {
    const payBack = (order: OrderWire, amountCents: number) =>
      api.app.get(Database).transaction((tx) =>
        api.app.get(SubjectPayments).refund(tx, {
          subjectId: order.id,
          amountCents,
          kind: RefundKind.ADJUSTMENT,
          reason: 'goodwill',
          actorId: null,
          at: new Date(),
        }),
      );
    const isDone = async (order: OrderWire, count: number) => {
      const rows = await refundRows(order);
      return rows.length === count && rows.every(({ status }) => status === RefundStatus.DONE);
    };

    it('goes back once for a cancelled order, through outages', async () => {
      const { order, payment, session } = await paid();
      shop.stripe.failNext(4);
      await cancel(order);
      await eventually(async () => (await statusOf(order, payment)) === PaymentStatus.REFUNDED);
      expect(refundsAt(session)).toEqual([expect.objectContaining({ amount: 21_000 })]);
      await expectBooksToBalance(api.database);
    });

    it('goes back in parts, and never more than was paid', async () => {
      const { order, payment, session } = await paid();
      await payBack(order, 1_000);
      await payBack(order, 2_500);
      await eventually(() => isDone(order, 2));
      expect(
        refundsAt(session)
          .map(({ amount }) => amount)
          .sort(),
      ).toEqual([1_000, 2_500]);
      expect(await statusOf(order, payment)).toBe(PaymentStatus.PAID);
      await expect(payBack(order, 17_501)).rejects.toMatchObject({ code: 'PAY_002' });
      await payBack(order, 17_500);
      await eventually(async () => (await statusOf(order, payment)) === PaymentStatus.REFUNDED);
      await shop.stripe.settled();
      expect(await refundRows(order)).toHaveLength(3);
    });

    const requestFor = (session: string): RefundRequest => ({
      ...{ refundId: randomUUID(), reference: session, amountCents: 500 },
      ...{ currency: 'CAD', requestedAt: api.app.get(Clock).now() },
    });

    it('is asked for once, also when Stripe has forgotten the key', async () => {
      const { session } = await paid();
      const provider = api.app.get(StripeProvider);
      const request = requestFor(session);
      const first = await provider.refund(request);
      expect(await provider.refund(request)).toEqual(first);
      const later = new Date(Date.now() + 3 * msPerDay);
      jest.spyOn(api.app.get(Clock), 'now').mockReturnValue(later);
      expect(await provider.refund(request)).toEqual(first);
      expect(refundsAt(session)).toHaveLength(1);
    });

    it('is asked for under another key only after every earlier request must be listed', async () => {
      const { session } = await paid();
      const request = requestFor(session);
      const refundAfter = (ms: number) => {
        jest.spyOn(api.app.get(Clock), 'now').mockReturnValue(new Date(request.requestedAt.getTime() + ms));
        return api.app.get(StripeProvider).refund(request);
      };
      // The process that recorded the refund may have a clock that is slightly ahead.
      const first = await refundAfter(-1);
      const list = shop.stripe.account.refunds;
      // Stripe has accepted the refund, but does not list it yet.
      const unlisted = list.get(first.reference);
      list.delete(first.reference);
      expect(await refundAfter(msPerHour - 1)).toEqual(first);
      for (const ms of [0, 1, 2 * msPerMinute - 1])
        await expect(refundAfter(msPerHour + ms)).rejects.toThrow('earlier');
      if (unlisted !== undefined) list.set(first.reference, unlisted);
      expect(await refundAfter(msPerHour + 1)).toEqual(first);
      list.delete(first.reference);
      expect(await refundAfter(msPerHour + 2 * msPerMinute)).not.toEqual(first);
    });

    it('that takes its time is done when Stripe says so', async () => {
      const { order, session } = await paid();
      shop.stripe.account.nextRefunds = 'pending';
      await payBack(order, 700);
      await eventually(async () => {
        const [asked] = await api.database.query<{ state: string }>(
          `SELECT j.state FROM pgboss.job j JOIN refunds r ON j.data ->> 'refundId' = r.id::text
             JOIN payments p ON p.id = r.payment_id WHERE j.name = $1 AND p.order_id = $2`,
          [refundPayment.name, order.id],
        );
        return asked?.state === 'completed';
      });
      expect(await refundRows(order)).toMatchObject([{ status: RefundStatus.PENDING }]);
      shop.stripe.account.settleRefund(refundsAt(session)[0]?.id ?? '', 'succeeded');
      await shop.stripe.settled();
      expect(await refundRows(order)).toMatchObject([{ status: RefundStatus.DONE, amountCents: 700 }]);
    });

    it('that a bank sends back is reported to the shop, and can be tried again', async () => {
      const { order, session } = await paid();
      await payBack(order, 900);
      await eventually(() => isDone(order, 1));
      shop.stripe.account.settleRefund(refundsAt(session)[0]?.id ?? '', 'failed');
      await shop.stripe.settled();
      expect(await refundRows(order)).toMatchObject([{ status: RefundStatus.FAILED }]);
      // Staff are notified once. The buyer is not notified, because staff take care of the refund.
      expect(
        await api.database.query('SELECT 1 AS told FROM order_events WHERE order_id = $1 AND kind = $2', [
          order.id,
          OrderEventKind.REFUND_FAILED,
        ]),
      ).toHaveLength(1);
      expect((await read(order)).timeline.map(({ kind }) => kind)).not.toContain(OrderEventKind.REFUND_FAILED);
      const [{ id } = { id: '' }] = await api.database.query<{ id: string }>(
        'SELECT r.id FROM refunds r JOIN payments p ON p.id = r.payment_id WHERE p.order_id = $1',
        [order.id],
      );
      await api.app.get(Database).transaction((tx) => api.app.get(SubjectPayments).retry(tx, order.id, id));
      await eventually(() => isDone(order, 1));
      expect(refundsAt(session).map(({ status }) => status)).toEqual(['failed', 'succeeded']);
    });

    it('that Stripe refuses at once is not tried for ever', async () => {
      const { order } = await paid();
      shop.stripe.account.nextRefunds = 'failed';
      await payBack(order, 900);
      await eventually(async () => (await refundRows(order))[0]?.status === RefundStatus.FAILED);
    });

    it('that was sent at Stripe’s own dashboard is in our books too', async () => {
      const { order, payment, session } = await paid();
      const intent = shop.stripe.account.session(session).payment_intent ?? '';
      shop.stripe.account.createRefund({ payment_intent: intent, amount: '1500' });
      await shop.stripe.settled();
      expect(await refundRows(order)).toEqual([
        { status: RefundStatus.DONE, amountCents: 1_500, kind: RefundKind.ADJUSTMENT },
      ]);
      await shop.stripe.deliver(lastEvent('charge.refunded', session));
      expect(await refundRows(order)).toHaveLength(1);
      shop.stripe.account.createRefund({ payment_intent: intent });
      await shop.stripe.settled();
      expect(await statusOf(order, payment)).toBe(PaymentStatus.REFUNDED);
    });
  });

  describe('S14: a webhook', () => {
    const post = (body: string, signature: string | undefined) =>
      api.http
        .post(stripeHook)
        .set('content-type', 'application/json; charset=utf-8')
        .set(signature === undefined ? {} : { 'stripe-signature': signature })
        .send(body);
    /** A paid session that the shop has not been notified of yet. */
    const unheard = async () => {
      const started = await opened();
      shop.stripe.deliverTo(null);
      shop.stripe.account.pay(started.session);
      const event = lastEvent('checkout.session.completed', started.session);
      return { ...started, event };
    };
    const minutes = (count: number) => new Date(Date.now() + count * msPerMinute);

    it.each([
      ['signed with another secret', (body: string) => stripeSignature(body, 'whsec_another')],
      ['signed for another body', (body: string) => stripeSignature(`${body} `, shop.stripe.webhookSecret)],
      ['signed six minutes ago', (body: string) => stripeSignature(body, shop.stripe.webhookSecret, minutes(-6))],
      [
        'signed long ago, with the time made young',
        (body: string) =>
          stripeSignature(body, shop.stripe.webhookSecret, minutes(-60)).replace(
            /t=\d+/,
            `t=${Math.floor(Date.now() / 1_000)}`,
          ),
      ],
      ['with a malformed signature', () => 't=1,v1=00'],
      ['without signature', () => undefined],
    ])('%s is refused and pays for nothing', async (_what, signature) => {
      const { order, event } = await unheard();
      const body = JSON.stringify(event);
      expect(outcomeOf(await post(body, signature(body)))).toEqual([400, 'PAY_007']);
      expect((await read(order)).status).toBe(OrderStatus.PENDING);
    });

    it('is as old as our clock says, which follows the database', async () => {
      const { order, event } = await unheard();
      const body = JSON.stringify(event);
      const signature = stripeSignature(body, shop.stripe.webhookSecret);
      await moveClock(api, minutes(6));
      expect(outcomeOf(await post(body, signature))).toEqual([400, 'PAY_007']);
      jest.restoreAllMocks();
      expect((await read(order)).status).toBe(OrderStatus.PENDING);
    });

    const mark = { paymentId: randomUUID(), subjectKind: '1' };

    it.each([
      ['a cent less', { amount_total: 20_999 }, 422, 'PAY_002'],
      ['another currency', { currency: 'usd' }, 422, 'PAY_002'],
      ['another order', { metadata: { ...mark, subjectId: randomUUID() } }, 400, 'PAY_007'],
      ['another order, as the version before', { metadata: { ...mark, orderId: randomUUID() } }, 400, 'PAY_007'],
      ['a session that we never opened', { id: 'cs_test_unknown' }, 404, 'PAY_005'],
    ])('well signed for %s is refused and pays for nothing', async (_what, changes, status, code) => {
      const { order, event } = await unheard();
      const body = JSON.stringify({ ...event, data: { object: { ...event.data.object, ...changes } } });
      const answer = await post(body, stripeSignature(body, shop.stripe.webhookSecret)).expect(status);
      expect((answer.body as Envelope<null>).errorCode).toBe(code);
      expect((await read(order)).status).toBe(OrderStatus.PENDING);
    });

    it.each([
      ['about another shop’s payment', { metadata: {} }, 'checkout.session.completed'],
      ['about money that is only promised', { payment_status: 'unpaid' }, 'checkout.session.completed'],
      ['of a kind that is no news to us', {}, 'checkout.session.rediscovered'],
    ])('%s is taken and does nothing', async (_what, changes, type) => {
      const { order, event } = await unheard();
      const body = JSON.stringify({ ...event, type, data: { object: { ...event.data.object, ...changes } } });
      await post(body, stripeSignature(body, shop.stripe.webhookSecret)).expect(200);
      expect((await read(order)).status).toBe(OrderStatus.PENDING);
    });

    it('about another kind of thing with the same id is refused and pays for nothing', async () => {
      const { order, event } = await unheard();
      const metadata = { ...mark, subjectKind: '2', subjectId: order.id };
      const body = JSON.stringify({ ...event, data: { object: { ...event.data.object, metadata } } });
      expect(outcomeOf(await post(body, stripeSignature(body, shop.stripe.webhookSecret)))).toEqual([400, 'PAY_007']);
      expect((await read(order)).status).toBe(OrderStatus.PENDING);
    });

    it('about a session of the version before, which named the order alone, still counts', async () => {
      const { order, payment, session, event } = await unheard();
      const metadata = { paymentId: payment.id, orderId: order.id };
      const tell = (told: typeof event) => {
        const body = JSON.stringify({ ...told, data: { object: { ...told.data.object, metadata } } });
        return post(body, stripeSignature(body, shop.stripe.webhookSecret)).expect(200);
      };
      await tell(event);
      expect((await read(order)).status).toBe(OrderStatus.PAID);
      shop.stripe.account.createRefund({ payment_intent: shop.stripe.account.session(session).payment_intent ?? '' });
      await tell(lastEvent('charge.refunded', session));
      expect(await statusOf(order, payment)).toBe(PaymentStatus.REFUNDED);
    });

    it('signed four minutes ago still counts, and counts once', async () => {
      const { order, event } = await unheard();
      const body = JSON.stringify(event);
      const signature = stripeSignature(body, shop.stripe.webhookSecret, minutes(-4));
      const answers = await Promise.all(Array.from({ length: 8 }, () => post(body, signature)));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
      const timeline = (await read(order)).timeline.filter(({ kind }) => kind === OrderEventKind.PAID);
      expect(timeline).toHaveLength(1);
      await api.mails.waitFor({ to: order.email, subject: /is confirmed/ });
    });

    it('may come before or after the one it followed: the end is the same', async () => {
      for (const turn of [
        [0, 1],
        [1, 0],
      ]) {
        const { order, payment, session } = await opened();
        shop.stripe.deliverTo(null);
        shop.stripe.account.decline(session);
        shop.stripe.account.pay(session);
        const events = ['payment_intent.payment_failed', 'checkout.session.completed'].map((type) =>
          lastEvent(type, session),
        );
        shop.stripe.deliverTo(shop.origin + stripeHook);
        for (const at of turn) expect(await shop.stripe.deliver(events[at] as (typeof events)[0])).toBe(200);
        expect([(await read(order)).status, await statusOf(order, payment)]).toEqual([
          OrderStatus.PAID,
          PaymentStatus.PAID,
        ]);
      }
    });

    it('about money that a bank promised says whether it came', async () => {
      const [kept, broken] = [await opened(), await opened()];
      for (const { session } of [kept, broken]) shop.stripe.account.promise(session);
      await shop.stripe.settled();
      expect(await statusOf(kept.order, kept.payment)).toBe(PaymentStatus.PENDING);
      shop.stripe.account.settlePayment(kept.session, 'succeeded');
      shop.stripe.account.settlePayment(broken.session, 'failed');
      await shop.stripe.settled();
      expect((await read(kept.order)).status).toBe(OrderStatus.PAID);
      expect(await statusOf(broken.order, broken.payment)).toBe(PaymentStatus.FAILED);
    });

    it('about a page whose time is over frees the way for another payment', async () => {
      const { order, payment, session } = await opened();
      shop.stripe.account.expire(session);
      await shop.stripe.settled();
      expect(await statusOf(order, payment)).toBe(PaymentStatus.CANCELLED);
      expect((await startPayment(shop.origin, order)).id).not.toBe(payment.id);
    });
  });
});
