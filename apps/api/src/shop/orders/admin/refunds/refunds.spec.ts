import { randomUUID } from 'node:crypto';
import { OrderEventKind, OrderStatus, type OrderWire, PaymentStatus, RefundStatus } from '@dronesoccer/contracts';
import { givenProduct, type GivenProduct } from '@dronesoccer/devkit';
import { Desk } from '../../../../../test/support/after-purchase.js';
import { useApi } from '../../../../../test/support/api.js';
import { eventually } from '../../../../../test/support/eventually.js';
import { expectBooksToBalance, placeOrder } from '../../../../../test/support/shopping.js';
import { Jobs } from '../../../../platform/jobs/index.js';
import { refundPayment, sweepRefunds } from '../../../../money/payments/payments.jobs.js';
import { RefundRefused } from '../../../../money/payments/payment-provider.js';
import { SandboxProvider } from '../../../../money/payments/sandbox/sandbox.provider.js';
import { orderSums } from '../../settle/accounting.queries.js';

describe('refunds of a part', () => {
  const api = useApi();
  let desk: Desk;
  let ball: GivenProduct;
  const reason = 'The cage came with a scratch';

  beforeAll(async () => {
    desk = await Desk.open(api);
    ball = await givenProduct(api.database, { price: 10_000, stock: 1_000 });
    await api.database.query(
      `INSERT INTO coupons (id, code, kind, amount, categories) VALUES (gen_random_uuid(), 'TEN', 1, 10, '{}')`,
    );
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await expectBooksToBalance(api.database);
  });

  const three = () => ({ items: [{ productId: ball.id, quantity: 3 }], couponCode: 'TEN' });
  const refund = (order: OrderWire, body: object) =>
    desk.staff.call('orders.admin.refund', { params: { id: order.id }, body: { reason, ...body } });
  const refusal = (order: OrderWire, body: object) =>
    desk.staff.refused('orders.admin.refund', { params: { id: order.id }, body: { reason, ...body } });
  /** Makes the provider refuse this order's next refund. Other pending refunds succeed. */
  const refuseNext = async (order: OrderWire, why: string): Promise<void> => {
    const sql = 'SELECT reference FROM payments WHERE order_id = $1';
    const [payment] = await api.database.query<{ reference: string }>(sql, [order.id]);
    const provider = api.app.get(SandboxProvider);
    const refund = provider.refund.bind(provider);
    let isRefused = false;
    jest.spyOn(provider, 'refund').mockImplementation((request) => {
      if (isRefused || request.reference !== payment?.reference) return refund(request);
      isRefused = true;
      return Promise.reject(new RefundRefused(why));
    });
  };
  const pieces = (quantity: number, restock = false) => ({ lines: [{ productId: ball.id, quantity, restock }] });
  const stock = async (): Promise<number> => {
    const sql = 'SELECT quantity FROM stock_levels WHERE product_id = $1';
    return (await api.database.query<{ quantity: number }>(sql, [ball.id]))[0]?.quantity ?? -1;
  };

  it('are worth what the pieces cost after their share of the coupon, with their tax', async () => {
    const order = await desk.paid(three());
    expect(order).toMatchObject({ discount: 30, shipping: 0, total: 283.5 });
    const proposal = await desk.staff.call('orders.admin.proposeRefund', {
      params: { id: order.id },
      body: { lines: [{ productId: ball.id, quantity: 1 }] },
    });
    expect(proposal).toEqual({
      amount: 94.5,
      goods: 90,
      shipping: 0,
      taxes: [{ name: 'GST', amount: 4.5 }],
      refundable: 283.5,
    });
  });

  it('leave the order as it is, and the payment paid until all of it is back', async () => {
    const order = await desk.paid(three());
    const first = await refund(order, pieces(1));
    expect(first).toMatchObject({ status: OrderStatus.PAID, refundable: 189, refundableLines: [{ quantity: 2 }] });
    expect(first.refunds).toMatchObject([{ amount: 94.5, tax: 4.5, reason, actor: { id: desk.admin.user.id } }]);
    await eventually(async () => (await desk.file(order)).refunds.every(({ status }) => status === RefundStatus.DONE));
    expect((await desk.file(order)).payments[0]?.status).toBe(PaymentStatus.PAID);
    await refund(order, pieces(2));
    await eventually(async () => (await desk.read(order)).payment?.status === PaymentStatus.REFUNDED);
    const seen = await desk.read(order);
    expect(seen.timeline.filter(({ kind }) => kind === OrderEventKind.REFUNDED).map(({ amount }) => amount)).toEqual([
      94.5, 189,
    ]);
    await eventually(() => api.mails.mails({ to: order.email, subject: /refund/ }).length === 2);
  });

  it('of pieces that never left give them back to the shelf they are kept on; cancelling gives back the rest', async () => {
    const before = await stock();
    const order = await desk.paid(three());
    await refund(order, pieces(1, true));
    expect(await stock()).toBe(before - 2);
    await desk.staff.call('orders.admin.changeStatus', {
      params: { id: order.id },
      body: { to: OrderStatus.CANCELLED, expected: OrderStatus.PAID },
    });
    expect(await stock()).toBe(before);
    const file = await desk.file(order);
    expect(file.refunds.map(({ amount, isAutomatic }) => [amount, isAutomatic])).toEqual([
      [94.5, false],
      [189, true],
    ]);
  });

  it('of pieces that cannot be sold again keep them off the shelf, also when the order is cancelled', async () => {
    const before = await stock();
    const order = await desk.paid(three());
    await refund(order, pieces(1));
    await desk.staff.call('orders.admin.changeStatus', {
      params: { id: order.id },
      body: { to: OrderStatus.CANCELLED, expected: OrderStatus.PAID },
    });
    expect(await stock()).toBe(before - 1);
    const sums = await orderSums(api.database);
    expect(sums.orderedPieces - sums.piecesBack).toBe(sums.soldPieces - sums.returnedPieces);
  });

  it('of a sum count as so much of everything', async () => {
    const order = await desk.paid(three());
    const file = await refund(order, { amount: 21 });
    expect(file.refunds).toMatchObject([{ amount: 21, tax: 1, lines: [] }]);
    expect(file.refundableLines).toMatchObject([{ quantity: 3 }]);
  });

  it('of the shipping are paid once, with its tax', async () => {
    const order = await desk.paid({ items: [{ productId: ball.id, quantity: 1 }] });
    expect(order).toMatchObject({ shipping: 15, total: 120.75 });
    const file = await refund(order, { shipping: true });
    expect(file).toMatchObject({ shippingRefunded: true, refunds: [{ amount: 15.75, shipping: 15, tax: 0.75 }] });
    expect(await refusal(order, { shipping: true })).toEqual([422, 'PAY_002']);
  });

  it('of the shipping are only what is left, and all of that is shipping', async () => {
    const order = await desk.paid({ items: [{ productId: ball.id, quantity: 1 }] });
    await refund(order, { amount: 115 });
    const { refunds } = await refund(order, { shipping: true });
    expect(refunds[1]).toMatchObject({ amount: 5.75, shipping: 5.75, tax: 0 });
  });

  it('never exceed what was paid, in one go or in several', async () => {
    const order = await desk.paid(three());
    expect(await refusal(order, { amount: 283.51 })).toEqual([422, 'PAY_002']);
    await refund(order, { amount: 283 });
    expect(await refusal(order, { amount: 0.51 })).toEqual([422, 'PAY_002']);
    // The pieces are worth more than is left, so the rest is proposed and refunded.
    const file = await refund(order, pieces(3));
    expect(file).toMatchObject({ refundable: 0 });
    expect(file.refunds.map(({ amount }) => amount)).toEqual([283, 0.5]);
  });

  it('never exceed it, whatever writes to the database: a constraint holds', async () => {
    const order = await desk.paid(three());
    const payment = (await desk.file(order)).payments[0]?.id;
    const insert = (cents: number) =>
      api.database.query(
        `INSERT INTO refunds (id, payment_id, amount_cents, reason) VALUES (gen_random_uuid(), $1, $2, 'by hand') RETURNING id`,
        [payment, cents],
      );
    await expect(insert(28_351)).rejects.toThrow(/payments_never_overrefunded/);
    await insert(28_350);
    await expect(insert(1)).rejects.toThrow(/payments_never_overrefunded/);
    await api.database.query('DELETE FROM refunds WHERE payment_id = $1', [payment]);
    expect((await desk.file(order)).payments[0]?.refundable).toBe(283.5);
  });

  it.each([
    ['nothing', {}, 400, 'ORD_014'],
    ['no money', { amount: 0 }, 400, 'ORD_005'],
    ['parts of cents', { amount: 1.005 }, 400, 'ORD_005'],
    [
      'a product of another order',
      { lines: [{ productId: randomUUID(), quantity: 1, restock: false }] },
      422,
      'ORD_009',
    ],
    ['no pieces', { lines: [{ productId: 'BALL', quantity: 0, restock: false }] }, 400, 'ORD_015'],
    ['more pieces than were bought', { lines: [{ productId: 'BALL', quantity: 4, restock: false }] }, 400, 'ORD_015'],
    ['no word about it', { amount: 1, reason: ' ' }, 400, 'ORD_005'],
  ])('of %s are refused', async (_what, body, status, code) => {
    const order = await desk.paid(three());
    const sent = JSON.parse(JSON.stringify(body).replaceAll('BALL', ball.id)) as object;
    expect(await refusal(order, sent)).toEqual([status, code]);
  });

  it('of pieces count against returns, and returns against them', async () => {
    const order = await desk.shipped(three());
    await desk.returned(order, [{ productId: ball.id, quantity: 2 }]);
    expect(await refusal(order, pieces(2))).toEqual([400, 'ORD_015']);
    await refund(order, pieces(1));
    expect((await desk.read(order)).lines[0]?.returnable).toBe(0);
  });

  it('are for orders that someone paid', async () => {
    const order = await placeOrder(desk.origin, three());
    expect(await refusal(order, { amount: 1 })).toEqual([409, 'ORD_008']);
  });

  it('sent twice with one key are one', async () => {
    const order = await desk.paid(three());
    const key = randomUUID();
    const send = () =>
      desk.staff.call('orders.admin.refund', {
        params: { id: order.id },
        body: { reason, amount: 10 },
        idempotencyKey: key,
      });
    await send();
    await send();
    expect((await desk.file(order)).refunds).toHaveLength(1);
  });

  it('that the provider refuses stay failed and reported, until someone tries again', async () => {
    const order = await desk.paid(three());
    await refuseNext(order, 'The card was closed');
    await refund(order, { amount: 50 });
    await eventually(async () => (await desk.file(order)).refunds[0]?.status === RefundStatus.FAILED);
    const failed = await desk.file(order);
    expect(failed).toMatchObject({ refundable: 283.5, refunds: [{ failure: 'The card was closed' }] });
    const told = failed.events.filter(({ kind }) => kind === OrderEventKind.REFUND_FAILED);
    expect(told.map(({ amount }) => amount)).toEqual([50]);
    // The customer does not see the shop's internal problems.
    expect((await desk.read(order)).timeline.map(({ kind }) => kind)).not.toContain(OrderEventKind.REFUND_FAILED);
    const id = failed.refunds[0]?.id ?? '';
    await desk.staff.call('orders.admin.retryRefund', { params: { id: order.id, refundId: id } });
    await eventually(async () => (await desk.file(order)).refunds[0]?.status === RefundStatus.DONE);
    expect(await desk.staff.refused('orders.admin.retryRefund', { params: { id: order.id, refundId: id } })).toEqual([
      409,
      'REFUND_002',
    ]);
    expect(
      await desk.staff.refused('orders.admin.retryRefund', { params: { id: order.id, refundId: randomUUID() } }),
    ).toEqual([404, 'REFUND_001']);
  });

  it('that failed are not tried again through another order', async () => {
    const [order, other] = [await desk.paid(three()), await desk.paid(three())];
    await refuseNext(order, 'The card was closed');
    await refund(order, { amount: 50 });
    const [failed] = await eventually(
      async () => (await desk.file(order)).refunds,
      ([first]) => first?.status === RefundStatus.FAILED,
    );
    expect(
      await desk.staff.refused('orders.admin.retryRefund', { params: { id: other.id, refundId: failed?.id ?? '' } }),
    ).toEqual([404, 'REFUND_001']);
    expect((await desk.file(order)).refunds).toMatchObject([{ status: RefundStatus.FAILED }]);
  });

  it('that wait for long are asked for by one job at a time, until the provider is back', async () => {
    const provider = api.app.get(SandboxProvider);
    const order = await desk.paid(three());
    const outage = jest.spyOn(provider, 'refund').mockRejectedValue(new Error('Out of reach'));
    await refund(order, { amount: 50 });
    await eventually(() => Promise.resolve(outage.mock.calls.length > 0));
    const id = (await desk.file(order)).refunds[0]?.id ?? '';
    await api.database.query(`UPDATE refunds SET created_at = now() - interval '2 hours' WHERE id = $1`, [id]);
    const jobs = (name: string, isOver: boolean) =>
      api.database.query(
        `SELECT 1 FROM pgboss.job WHERE name = $1 AND (data->>'refundId' = $2 OR $2 = '') AND (state >= 'completed') = $3`,
        [name, name === refundPayment.name ? id : '', isOver],
      );
    for (const sweeps of [1, 2]) {
      await api.app.get(Jobs).enqueue(api.database, sweepRefunds, {});
      await eventually(async () => (await jobs(sweepRefunds.name, true)).length >= sweeps);
      expect(await jobs(refundPayment.name, false)).toHaveLength(1);
    }
    outage.mockRestore();
    await eventually(async () => (await desk.file(order)).refunds[0]?.status === RefundStatus.DONE);
    // If its own job was abandoned in a longer outage, the sweep requests the refund.
    await api.database.query('UPDATE refunds SET status = 1, done_at = NULL, reference = NULL WHERE id = $1', [id]);
    await api.app.get(Jobs).enqueue(api.database, sweepRefunds, {});
    await eventually(async () => (await desk.file(order)).refunds[0]?.status === RefundStatus.DONE);
  });

  it('that were refused are not tried again once their money went another way', async () => {
    const order = await desk.paid(three());
    await refuseNext(order, 'No');
    await refund(order, { amount: 283.5 });
    await eventually(async () => (await desk.file(order)).refunds[0]?.status === RefundStatus.FAILED);
    const id = (await desk.file(order)).refunds[0]?.id ?? '';
    await refund(order, { amount: 1 });
    expect(await desk.staff.refused('orders.admin.retryRefund', { params: { id: order.id, refundId: id } })).toEqual([
      422,
      'PAY_002',
    ]);
  });

  it('are written down: who, how much, of what', async () => {
    const order = await desk.paid(three());
    await refund(order, pieces(1));
    const [entry] = await api.database.query<{ actor_id: string; before: object; after: object }>(
      `SELECT actor_id, before, after FROM audit_entries WHERE subject_id = $1 AND action = 'order.refunded'`,
      [order.id],
    );
    expect(entry).toMatchObject({
      actor_id: desk.admin.user.id,
      before: { refundable: 283.5 },
      after: { amount: 94.5 },
    });
  });
});
