import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  CancelReason,
  OrderEventKind,
  OrderStatus,
  type OrderWire,
  PaymentStatus,
  type PaymentWire,
} from '@dronesoccer/contracts';
import { givenProduct } from '@dronesoccer/devkit';
import { useChance } from '../../../test/support/chance.js';
import { clientOf } from '../../../test/support/client.js';
import { eventually } from '../../../test/support/eventually.js';
import {
  eventOf,
  expectBooksToBalance,
  placeOrder,
  sendWebhook,
  startPayment,
  type WebhookEvent,
} from '../../../test/support/shopping.js';
import { isFull, useTwoProcesses } from '../../../test/support/two-processes.js';

const times = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

function orderings<Item>(items: readonly Item[]): Item[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((item, at) => orderings(items.toSpliced(at, 1)).map((rest) => [item, ...rest]));
}

describe('what providers tell, through two processes', () => {
  const shop = useTwoProcesses();
  const draw = useChance();
  afterEach(() => expectBooksToBalance(shop.database));

  const given = async (stock = 10_000): Promise<string> => (await givenProduct(shop.database, { stock })).id;

  const order = (productId: string, couponCode?: string): Promise<OrderWire> =>
    placeOrder(shop.next(), { items: [{ productId, quantity: 1 }], ...(couponCode && { couponCode }) });

  const read = ({ id, accessToken }: OrderWire) =>
    clientOf(shop.next()).call('orders.get', { params: { id }, query: { token: accessToken } });

  const paymentOf = async (orderOf: OrderWire, { id }: PaymentWire): Promise<PaymentStatus> =>
    (await clientOf(shop.next()).call('payments.get', { params: { id }, query: { token: orderOf.accessToken } }))
      .status;

  const tell = async (event: WebhookEvent): Promise<void> => {
    expect(await sendWebhook(shop.next(), event)).toMatchObject({ status: 200 });
  };
  const tellInTurn = async (events: readonly WebhookEvent[]): Promise<void> => {
    for (const event of events) await tell(event);
  };
  const tellAtOnce = async (events: readonly WebhookEvent[]): Promise<void> => {
    await Promise.all(events.map(tell));
  };

  const cancel = ({ id, accessToken }: OrderWire) =>
    clientOf(shop.next()).answer('orders.cancel', { params: { id }, query: { token: accessToken }, body: {} });

  const endHolds = (orders: readonly OrderWire[], at = new Date(Date.now() - 1_000)) =>
    shop.database.query('UPDATE orders SET hold_expires_at = $2 WHERE id = ANY($1)', [orders.map(({ id }) => id), at]);

  /** Makes the workers process expired orders now instead of at their scheduled time. */
  const runExpiry = (orders: readonly OrderWire[], at = new Date()) =>
    shop.database.query(
      `UPDATE pgboss.job SET start_after = $2 WHERE name = 'orders.expire' AND data->>'orderId' = ANY($1)`,
      [orders.map(({ id }) => id), at],
    );

  const isStatus = (status: OrderStatus) => (found: OrderWire) => found.status === status;

  const soldOf = async (productId: string): Promise<number> => {
    const [row] = await shop.database.query<{ sold: number }>(
      'SELECT COALESCE(-sum(delta), 0)::int AS sold FROM stock_moves WHERE product_id = $1 AND order_id IS NOT NULL',
      [productId],
    );
    return row?.sold ?? -1;
  };

  describe('R4: the same events', () => {
    /** Returns each event twice, including events that a session sends before it is paid after all. */
    const eventsOf = (payment: PaymentWire, kinds: readonly string[]): WebhookEvent[] =>
      kinds.flatMap((kind) => {
        const event = eventOf(kind, payment);
        return [event, event];
      });

    it.each([
      [['paid', 'failed'], OrderStatus.PAID, PaymentStatus.PAID],
      [['paid', 'cancelled'], OrderStatus.PAID, PaymentStatus.PAID],
      [['failed', 'cancelled'], OrderStatus.PENDING, PaymentStatus.FAILED],
    ])(
      '%j, each told twice, end the same in every order and all at once',
      async (kinds, orderStatus, paymentStatus) => {
        const productId = await given();
        const turns = orderings(times(4));
        const chosen = isFull ? turns : turns.filter((_, at) => at % 4 === 0);
        const runs = [
          ...chosen.map((turn) => ({ turn, send: tellInTurn })),
          ...chosen.map((turn) => ({ turn, send: tellAtOnce })),
        ];
        await Promise.all(
          runs.map(async ({ turn, send }) => {
            const placed = await order(productId);
            const payment = await startPayment(shop.next(), placed);
            const events = eventsOf(payment, kinds);
            await send(turn.flatMap((at) => events[at] ?? []));
            expect([(await read(placed)).status, await paymentOf(placed, payment)]).toEqual([
              orderStatus,
              paymentStatus,
            ]);
            const paid = (await read(placed)).timeline.filter(({ kind }) => kind === OrderEventKind.PAID);
            expect(paid).toHaveLength(orderStatus === OrderStatus.PAID ? 1 : 0);
          }),
        );
        expect(await soldOf(productId)).toBe(runs.length);
      },
    );

    it('mail the buyer once, however often they come', async () => {
      const placed = await order(await given());
      const event = eventOf('paid', await startPayment(shop.next(), placed));
      await tellAtOnce(times(20).map(() => event));
      await shop.mails.waitFor({ to: placed.email, subject: /is confirmed/ });
      // Wait until no job is left that could send another email about the order.
      await eventually(
        () =>
          shop.database.query(
            `SELECT 1 FROM pgboss.job WHERE data ->> 'orderId' = $1 AND state < 'completed' AND start_after <= now()`,
            [placed.id],
          ),
        (rows) => rows.length === 0,
      );
      expect(shop.mails.mails({ to: placed.email })).toHaveLength(1);
    });
  });

  describe('a second payment', () => {
    const twoPayments = async () => {
      const placed = await order(await given());
      const first = await startPayment(shop.next(), placed);
      await tell(eventOf('failed', first));
      const second = await startPayment(shop.next(), placed);
      return { placed, first, second };
    };

    it.each([
      ['after the first', tellInTurn],
      ['at the same time', tellAtOnce],
    ])('of a paid order is refunded automatically: %s', async (_name, send) => {
      const { placed, first, second } = await twoPayments();
      await send([eventOf('paid', second), eventOf('paid', first)]);
      const statuses = await eventually(
        async () => [await paymentOf(placed, first), await paymentOf(placed, second)].toSorted(),
        (found) => found.includes(PaymentStatus.REFUNDED),
      );
      expect(statuses).toEqual([PaymentStatus.PAID, PaymentStatus.REFUNDED]);
      expect((await read(placed)).status).toBe(OrderStatus.PAID);
    });

    it('that is still open is closed when the first one arrives late', async () => {
      const { placed, first, second } = await twoPayments();
      await tell(eventOf('paid', first));
      expect(await paymentOf(placed, second)).toBe(PaymentStatus.CANCELLED);
    });
  });

  describe('R5: money that comes after the hold', () => {
    it('is served when everything can be had again, coupon and all', async () => {
      const code = `LATE${randomUUID().slice(0, 8)}`;
      await shop.database.query(
        `INSERT INTO coupons (id, code, kind, amount, total_uses, categories) VALUES (gen_random_uuid(), $1, 1, 10, 1, '{}')`,
        [code],
      );
      const productId = await given(1);
      const placed = await order(productId, code);
      const payment = await startPayment(shop.next(), placed);
      await endHolds([placed]);
      await runExpiry([placed]);
      await eventually(() => read(placed), isStatus(OrderStatus.CANCELLED));
      await tell(eventOf('paid', payment));
      const served = await read(placed);
      expect(served).toMatchObject({ status: OrderStatus.PAID, cancelledAt: null, cancelReason: null });
      expect(served.timeline.slice(-2).map(({ kind }) => kind)).toEqual([
        OrderEventKind.REINSTATED,
        OrderEventKind.PAID,
      ]);
      expect(await soldOf(productId)).toBe(1);
    });

    it.each(['the goods', 'the coupon'])('is refunded automatically when %s went to someone else', async (lost) => {
      const code = `GONE${randomUUID().slice(0, 8)}`;
      await shop.database.query(
        `INSERT INTO coupons (id, code, kind, amount, total_uses, categories) VALUES (gen_random_uuid(), $1, 1, 10, 1, '{}')`,
        [code],
      );
      const productId = await given(lost === 'the goods' ? 1 : 10);
      const placed = await order(productId, code);
      const payment = await startPayment(shop.next(), placed);
      await endHolds([placed]);
      await runExpiry([placed]);
      await eventually(() => read(placed), isStatus(OrderStatus.CANCELLED));
      await (lost === 'the goods' ? order(productId) : order(productId, code));
      await tell(eventOf('paid', payment));
      await eventually(
        () => paymentOf(placed, payment),
        (status) => status === PaymentStatus.REFUNDED,
      );
      expect((await read(placed)).status).toBe(OrderStatus.CANCELLED);
      expect(await soldOf(productId)).toBe(1);
      await shop.mails.waitFor({ to: placed.email, subject: /refund/ });
    });

    it('is refunded automatically when the person had cancelled, also when both happen at once', async () => {
      const productId = await given();
      const placed = await Promise.all(times(isFull ? 50 : 8).map(() => order(productId)));
      const payments = await Promise.all(placed.map((one) => startPayment(shop.next(), one)));
      await Promise.all(
        placed.map(async (one, at) => {
          const payment = payments[at];
          if (payment === undefined) return;
          await Promise.all([cancel(one), tell(eventOf('paid', payment))]);
          expect(await read(one)).toMatchObject({ status: OrderStatus.CANCELLED, cancelReason: CancelReason.CUSTOMER });
          await eventually(
            () => paymentOf(one, payment),
            (status) => status === PaymentStatus.REFUNDED,
          );
        }),
      );
      expect(await soldOf(productId)).toBe(0);
    });

    const late = isFull ? 200 : 24;

    it(`never leaves anyone paid without goods: ${late} payments around the end of their hold`, async () => {
      const productId = await given(late);
      const placed = await Promise.all(times(late).map(() => order(productId)));
      const payments = await Promise.all(placed.map((one) => startPayment(shop.next(), one)));
      const few = late / 8;
      const pay = (of: readonly PaymentWire[]) => of.map((payment) => tell(eventOf('paid', payment)));
      // The first payments are on time. All other holds end in the same second, while payments arrive and rivals buy
      // the released stock. When the last payers pay, nothing is left.
      await Promise.all(pay(payments.slice(0, few)));
      const end = new Date(Date.now() + 1_000);
      await endHolds(placed.slice(few), end);
      await runExpiry(placed.slice(few), end);
      let isOver = false;
      const rivals = times(few).map(async () => {
        while (!isOver) {
          await order(productId).catch(() => undefined);
          await sleep(50);
        }
      });
      const webhooks = payments.slice(few, -few).map(async (payment) => {
        await sleep(draw() * 7_000);
        await tell(eventOf('paid', payment));
      });
      await Promise.all(webhooks);
      isOver = true;
      await Promise.all(rivals);
      for (const one of placed.slice(-few)) await eventually(() => read(one), isStatus(OrderStatus.CANCELLED));
      while ((await soldOf(productId)) < late) await order(productId);
      await Promise.all(pay(payments.slice(-few)));

      let served = 0;
      for (const [at, one] of placed.entries()) {
        const payment = payments[at];
        if (payment === undefined) continue;
        const { status } = await read(one);
        const money = await eventually(
          () => paymentOf(one, payment),
          (found) => found === (status === OrderStatus.PAID ? PaymentStatus.PAID : PaymentStatus.REFUNDED),
        );
        if (money === PaymentStatus.PAID) served++;
      }
      process.stdout.write(
        `Of ${late} payments around the end of their hold ${served} were served, ${late - served} refunded.\n`,
      );
      expect(served).toBeGreaterThanOrEqual(few);
      expect(late - served).toBeGreaterThanOrEqual(few);
    });
  });
});
