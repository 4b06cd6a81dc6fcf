import { addDays } from '@dronesoccer/domain';
import { randomUUID } from 'node:crypto';
import {
  type AdminOrderWire,
  OrderEventKind,
  OrderStatus,
  type OrderWire,
  type ReturnQuoteWire,
  RefundStatus,
  ReturnReason,
  ReturnStatus,
  StockMoveReason,
} from '@dronesoccer/contracts';
import { givenProduct, type GivenProduct } from '@dronesoccer/devkit';
import { organisationDay, organisationDayStart } from '@dronesoccer/domain/calendar';
import pg from 'pg';
import { Desk } from '../../../../test/support/after-purchase.js';
import { useApi } from '../../../../test/support/api.js';
import { type Answer, dataOf, outcomeOf } from '../../../../test/support/client.js';
import { eventually } from '../../../../test/support/eventually.js';
import { registered } from '../../../../test/support/people.js';
import { expectBooksToBalance, placeOrder } from '../../../../test/support/shopping.js';

describe('returns', () => {
  const api = useApi();
  let desk: Desk;
  let ball: GivenProduct;
  let goal: GivenProduct;

  beforeAll(async () => {
    desk = await Desk.open(api);
    ball = await givenProduct(api.database, { price: 3_333, stock: 500, name: { en: 'Ball', fr: 'Balle' } });
    goal = await givenProduct(api.database, { price: 10_000, stock: 500 });
  });
  afterEach(() => expectBooksToBalance(api.database));

  const two = () => ({
    items: [
      { productId: ball.id, quantity: 3 },
      { productId: goal.id, quantity: 1 },
    ],
  });
  const line = (productId: string, quantity: unknown, reason: unknown = ReturnReason.DAMAGED) => ({
    lines: [{ productId, quantity, reason }],
  });
  const refusal = async (request: Promise<Answer<unknown>>) => outcomeOf(await request);
  const stockOf = async ({ id }: GivenProduct): Promise<number> => {
    const [row] = await api.database.query<{ quantity: number }>(
      'SELECT sum(quantity)::int AS quantity FROM stock_levels WHERE product_id = $1',
      [id],
    );
    return row?.quantity ?? -1;
  };

  it('are asked for line by line, never for more than was bought less what is on its way back', async () => {
    const order = await desk.shipped(two());
    expect((await desk.read(order)).lines.map(({ returnable }) => returnable)).toEqual([3, 1]);
    const body = { ...line(ball.id, 2), note: '  It arrived in two halves.  ' };
    const asked = dataOf(await desk.requestReturn(order, body));
    expect(asked.lines.map(({ returnable }) => returnable)).toEqual([1, 1]);
    expect(asked.returns).toMatchObject([
      {
        status: ReturnStatus.REQUESTED,
        note: 'It arrived in two halves.',
        lines: [{ productId: ball.id, quantity: 2, reason: ReturnReason.DAMAGED }],
        refund: null,
      },
    ]);
    expect(asked.timeline.at(-1)?.kind).toBe(OrderEventKind.RETURN_REQUESTED);
    expect(await refusal(desk.requestReturn(order, line(ball.id, 2)))).toEqual([400, 'ORD_015']);
    dataOf(await desk.requestReturn(order, line(ball.id, 1)));
    expect(await refusal(desk.requestReturn(order, line(ball.id, 1)))).toEqual([400, 'ORD_015']);
  });

  it.each([
    ['nothing', { lines: [] }, 400, 'ORD_014'],
    ['half a piece', line('BALL', 1.5), 400, 'ORD_015'],
    ['no piece', line('BALL', 0), 400, 'ORD_015'],
    ['a text', line('BALL', '1'), 400, 'ORD_015'],
    ['a product of another order', line(randomUUID(), 1), 422, 'ORD_009'],
    ['an unknown reason', line('BALL', 1, 9), 400, 'ORD_005'],
    ['an unknown field', { ...line('BALL', 1), refund: 100 }, 400, 'ORD_005'],
    ['no body', [1], 400, 'ORD_003'],
  ])('of %s are refused', async (_what, body, status, code) => {
    const order = await desk.shipped(two());
    const sent = JSON.parse(JSON.stringify(body).replaceAll('BALL', ball.id)) as object;
    expect(await refusal(desk.requestReturn(order, sent))).toEqual([status, code]);
  });

  describe('say beforehand what would be refunded', () => {
    const quote = ({ id, accessToken }: OrderWire, body: object) =>
      api.guest.answer('orders.returnQuote', { params: { id }, query: { token: accessToken }, body });
    const quoted = async (order: OrderWire, body: object): Promise<ReturnQuoteWire> => dataOf(await quote(order, body));

    it('exactly what is refunded later, piece by piece', async () => {
      const order = await desk.shipped(two());
      for (const [productId, quantity] of [
        [ball.id, 1],
        [ball.id, 2],
        [goal.id, 1],
      ] as const) {
        const { amount } = await quoted(order, line(productId, quantity, ReturnReason.OTHER));
        const id = await desk.returned(order, [{ productId, quantity, reason: ReturnReason.OTHER }]);
        const received = { lines: [{ productId, restock: true }] };
        await desk.staff.call('orders.admin.receiveReturn', { params: { id: order.id, returnId: id }, body: received });
        expect((await desk.read(order)).returns.at(-1)?.refund?.amount).toBe(amount);
      }
    });

    it('each line for itself, without a reason too; the shipping goes back when the fault is ours', async () => {
      const order = await desk.shipped({ items: [{ productId: goal.id, quantity: 1 }] });
      expect(order.shipping).toBeGreaterThan(0);
      const open = await quoted(order, { lines: [{ productId: goal.id, quantity: 1 }] });
      expect(open).toMatchObject({ lines: [{ productId: goal.id, amount: open.amount }], shipping: 0 });
      const faulty = await quoted(order, line(goal.id, 1, ReturnReason.DAMAGED));
      expect(faulty.amount).toBe(order.total);
      expect(faulty.shipping).toBeCloseTo(order.total - open.amount, 2);
    });

    it('and ask for nothing', async () => {
      const order = await desk.shipped(two());
      await quoted(order, line(ball.id, 3));
      expect(await desk.read(order)).toMatchObject({ returns: [], lines: [{ returnable: 3 }, { returnable: 1 }] });
      expect(await refusal(quote(order, line(ball.id, 4)))).toEqual([400, 'ORD_015']);
      expect(await refusal(quote(order, line(randomUUID(), 1)))).toEqual([422, 'ORD_009']);
      expect(await refusal(quote(order, { lines: [] }))).toEqual([400, 'ORD_014']);
      const paid = await desk.paid(two());
      expect(await refusal(quote(paid, line(ball.id, 1)))).toEqual([409, 'ORD_008']);
    });
  });

  it('of one product named twice are refused: its pieces would be counted twice', async () => {
    const order = await desk.shipped(two());
    const lines = [...line(ball.id, 1).lines, ...line(ball.id.toUpperCase(), 1).lines];
    expect(await refusal(desk.requestReturn(order, { lines }))).toEqual([400, 'ORD_015']);
  });

  it('wait for shipping, and end with the period that the settings say', async () => {
    const order = await desk.paid(two());
    expect(await refusal(desk.requestReturn(order, line(ball.id, 1)))).toEqual([409, 'ORD_008']);
    expect((await desk.read(order)).can.returnUntil).toBeNull();
    await desk.staff.call('orders.admin.changeStatus', {
      params: { id: order.id },
      body: { to: OrderStatus.SHIPPED, expected: OrderStatus.PAID },
    });
    const shipped = await desk.read(order);
    const dayOf = (instant: string | null) => organisationDay(new Date(instant ?? ''));
    expect(dayOf(shipped.can.returnUntil)).toBe(addDays(dayOf(shipped.shippedAt), 14));
    const shippedAt = (at: Date) =>
      api.database.query('UPDATE orders SET shipped_at = $2 WHERE id = $1', [order.id, at]);
    const firstInstant = organisationDayStart(organisationDay(new Date()), -14);
    // The email names the last day without a time, so the whole day counts.
    await shippedAt(firstInstant);
    expect((await desk.read(order)).lines.map(({ returnable }) => returnable)).toEqual([3, 1]);
    await shippedAt(new Date(firstInstant.getTime() - 1));
    expect(await refusal(desk.requestReturn(order, line(ball.id, 1)))).toEqual([409, 'RETURN_001']);
    expect((await desk.read(order)).lines.map(({ returnable }) => returnable)).toEqual([0, 0]);
    await api.database.query(`UPDATE settings SET value = '{"windowDays": 30}' WHERE key = 'returns'`);
    dataOf(await desk.requestReturn(order, line(ball.id, 1)));
    await api.database.query(`UPDATE settings SET value = '{"windowDays": 14}' WHERE key = 'returns'`);
  });

  it('are no stranger’s: without the link there is no such order', async () => {
    const order = await desk.shipped(two());
    const stranger = await registered(api);
    expect(
      await api.as(stranger).refused('orders.return', { params: { id: order.id }, body: line(ball.id, 1) }),
    ).toEqual([404, 'ORD_001']);
  });

  it('sent twice with one key are one; with another body the key is refused', async () => {
    const order = await desk.shipped(two());
    const key = randomUUID();
    dataOf(await desk.requestReturn(order, line(ball.id, 1), key));
    dataOf(await desk.requestReturn(order, line(ball.id, 1), key));
    expect((await desk.read(order)).returns).toHaveLength(1);
    expect(await refusal(desk.requestReturn(order, line(ball.id, 2), key))).toEqual([409, 'COMMON_008']);
  });

  it('received while someone opens their order are shown as they were', async () => {
    const order = await desk.shipped(two());
    const id = await desk.returned(order, [{ productId: ball.id, quantity: 2 }]);
    const client = new pg.Client({ connectionString: api.databaseUrl });
    await client.connect();
    await client.query('BEGIN');
    // The allocation is read after the return and before the refundable amount.
    await client.query('LOCK TABLE stock_moves IN ACCESS EXCLUSIVE MODE');
    const file = desk.file(order);
    await eventually(
      () => api.database.query('SELECT 1 FROM pg_locks WHERE NOT granted'),
      (waiting) => waiting.length > 0,
    );
    await client.query('UPDATE order_returns SET status = $2 WHERE id = $1', [id, ReturnStatus.RECEIVED]);
    await client.query('COMMIT');
    await client.end();
    expect((await file).returns).toMatchObject([{ status: ReturnStatus.REQUESTED, proposal: { goods: 66.66 } }]);
  });

  it('received go back to the shelf where they can be sold again, and their worth goes back to the buyer', async () => {
    const order = await desk.shipped(two());
    const before = [await stockOf(ball), await stockOf(goal)];
    const id = await desk.returned(order, [
      { productId: ball.id, quantity: 1 },
      { productId: goal.id, quantity: 1 },
    ]);
    const proposed = (await desk.file(order)).returns[0]?.proposal;
    // BC: 33.33 + 100.00 with 5 % GST; the shop is not registered for the provincial tax. Shipping is not refunded
    // because the customer changed their mind.
    expect(proposed).toMatchObject({ amount: 140, goods: 133.33, shipping: 0, taxes: [{ name: 'GST', amount: 6.67 }] });
    await desk.staff.call('orders.admin.approveReturn', { params: { id: order.id, returnId: id } });
    const restock = [
      { productId: ball.id, restock: true },
      { productId: goal.id, restock: false },
    ];
    const file = await desk.staff.call('orders.admin.receiveReturn', {
      params: { id: order.id, returnId: id },
      body: { lines: restock },
    });
    expect(file.returns).toMatchObject([
      {
        status: ReturnStatus.RECEIVED,
        decidedBy: { id: desk.admin.user.id },
        proposal: null,
        nextSteps: [],
        received: [
          { productId: ball.id, restocked: true, refund: 35 },
          { productId: goal.id, restocked: false, refund: 105 },
        ],
      },
    ]);
    expect(file.refunds).toMatchObject([{ amount: 140, tax: 6.67, returnId: id, isAutomatic: false }]);
    expect([await stockOf(ball), await stockOf(goal)]).toEqual([(before[0] ?? 0) + 1, before[1]]);
    const moves = await api.database.query(
      'SELECT delta, actor_id FROM stock_moves WHERE order_id = $1 AND reason = $2',
      [order.id, StockMoveReason.RETURNED],
    );
    expect(moves).toEqual([{ delta: 1, actor_id: desk.admin.user.id }]);
    await eventually(async () => (await desk.read(order)).refunds[0]?.status === RefundStatus.DONE);
    const seen = await desk.read(order);
    expect(seen.returns[0]?.refund).toMatchObject({ amount: 140, status: RefundStatus.DONE });
    expect(seen.timeline.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining([OrderEventKind.RETURN_APPROVED, OrderEventKind.RETURN_RECEIVED, OrderEventKind.REFUNDED]),
    );
  });

  it('of everything because of the shop give the shipping back too: in parts they come to the whole total', async () => {
    const order = await desk.shipped(two());
    const reason = ReturnReason.NOT_AS_DESCRIBED;
    const receive = async (productId: string, quantity: number): Promise<AdminOrderWire> => {
      const id = await desk.returned(order, [{ productId, quantity, reason }]);
      return desk.staff.call('orders.admin.receiveReturn', {
        params: { id: order.id, returnId: id },
        body: { lines: [{ productId, restock: true }] },
      });
    };
    await receive(ball.id, 1);
    await receive(ball.id, 2);
    const file = await receive(goal.id, 1);
    const back = file.refunds.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
    expect(back).toBe(Math.round(order.total * 100));
    expect(file).toMatchObject({ refundable: 0, shippingRefunded: true, refundableLines: [] });
  });

  it('may be refunded with less, or with nothing', async () => {
    const order = await desk.shipped(two());
    const [first, second] = [
      await desk.returned(order, [{ productId: ball.id, quantity: 1 }]),
      await desk.returned(order, [{ productId: goal.id, quantity: 1 }]),
    ];
    await desk.staff.call('orders.admin.receiveReturn', {
      params: { id: order.id, returnId: first },
      body: { lines: [{ productId: ball.id, restock: false }], amount: 20 },
    });
    const body = { lines: [{ productId: goal.id, restock: false }], amount: 0 };
    const file = await desk.staff.call('orders.admin.receiveReturn', {
      params: { id: order.id, returnId: second },
      body,
    });
    expect(file.refunds).toMatchObject([{ amount: 20, returnId: first }]);
    expect(file.returns.map(({ received }) => received.map(({ refund }) => refund))).toEqual([[20], [0]]);
  });

  it('refused tell the buyer why, and their pieces may be asked for again', async () => {
    const order = await desk.shipped(two());
    const id = await desk.returned(order, [{ productId: ball.id, quantity: 3 }]);
    await desk.staff.call('orders.admin.refuseReturn', {
      params: { id: order.id, returnId: id },
      body: { reason: 'The cage was flown into a wall.' },
    });
    const seen = await desk.read(order);
    expect(seen.returns[0]).toMatchObject({ status: ReturnStatus.REFUSED, answer: 'The cage was flown into a wall.' });
    expect(seen.lines[0]?.returnable).toBe(3);
    const mail = await api.mails.waitFor({ to: order.email, subject: /About your return/ });
    expect(mail.text).toContain('The cage was flown into a wall.');
    expect(await desk.staff.refused('orders.admin.approveReturn', { params: { id: order.id, returnId: id } })).toEqual([
      409,
      'RETURN_003',
    ]);
    expect(
      await desk.staff.refused('orders.admin.refuseReturn', {
        params: { id: order.id, returnId: id },
        body: { reason: 'Once more' },
      }),
    ).toEqual([409, 'RETURN_003']);
  });

  it('that do not exist, or of another order, are not found; each line needs its decision', async () => {
    const [order, other] = [await desk.shipped(two()), await desk.shipped(two())];
    const id = await desk.returned(order, [{ productId: ball.id, quantity: 1 }]);
    expect(await desk.staff.refused('orders.admin.approveReturn', { params: { id: other.id, returnId: id } })).toEqual([
      404,
      'RETURN_002',
    ]);
    expect(await desk.staff.refused('orders.admin.approveReturn', { params: { id: order.id, returnId: 'x' } })).toEqual(
      [404, 'RETURN_002'],
    );
    expect(
      await desk.staff.refused('orders.admin.receiveReturn', {
        params: { id: order.id, returnId: id },
        body: { lines: [] },
      }),
    ).toEqual([400, 'ORD_005']);
    const wrong = { lines: [{ productId: goal.id, restock: true }] };
    expect(
      await desk.staff.refused('orders.admin.receiveReturn', { params: { id: order.id, returnId: id }, body: wrong }),
    ).toEqual([422, 'ORD_009']);
    const dear = { lines: [{ productId: ball.id, restock: true }], amount: order.total + 0.01 };
    expect(
      await desk.staff.refused('orders.admin.receiveReturn', { params: { id: order.id, returnId: id }, body: dear }),
    ).toEqual([422, 'PAY_002']);
  });

  it('are listed for the dashboard, those that wait longest first', async () => {
    const order = await desk.shipped(two());
    const id = await desk.returned(order, [{ productId: ball.id, quantity: 2 }]);
    const open = await desk.staff.call('orders.admin.returns', {
      query: { status: ReturnStatus.REQUESTED, pageSize: 100 },
    });
    expect(open.items.at(-1)).toMatchObject({ id, orderNumber: order.number, pieces: 2, refund: null });
    expect(open.total).toBe(open.items.length);
  });

  it('that were placed and never paid cannot be asked for', async () => {
    const order = await placeOrder(desk.origin, two());
    expect(await refusal(desk.requestReturn(order, line(ball.id, 1)))).toEqual([409, 'ORD_008']);
  });
});
