import { randomUUID } from 'node:crypto';
import { OrderStatus, type OrderWire, ReturnReason, Role } from '@dronesoccer/contracts';
import { givenProduct } from '@dronesoccer/devkit';
import { type Answer, clientOf, dataOf } from '../../../../test/support/client.js';
import {
  eventOf,
  expectBooksToBalance,
  placeOrder,
  sendWebhook,
  startPayment,
} from '../../../../test/support/shopping.js';
import { isFull, useTwoProcesses } from '../../../../test/support/two-processes.js';

const times = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/** Returns the distinct answers as status and code. */
const outcomes = (answers: readonly Answer<unknown>[]): string[] =>
  answers.map(({ status, body }) => (body.isSuccess ? String(status) : `${status} ${body.errorCode}`)).toSorted();

const { PENDING, PAID, CANCELLED, SHIPPED } = OrderStatus;

describe('several people at one order at once, through two processes', () => {
  const shop = useTwoProcesses({ ROLES: 'http' });
  let admin: Record<string, string>;
  let productId: string;

  beforeAll(async () => {
    const person = {
      firstName: 'Ada',
      lastName: 'Roy',
      email: `admin-${randomUUID()}@example.test`,
      password: 'Night#Arena42',
    };
    const { accessToken, user } = await clientOf(shop.next()).call('auth.register', { body: person });
    await shop.database.query('UPDATE user_roles SET role = $2 WHERE user_id = $1', [user.id, Role.SUPER_ADMIN]);
    admin = { authorization: `Bearer ${accessToken}` };
    ({ id: productId } = await givenProduct(shop.database, { price: 10_000, stock: 100_000 }));
  });
  afterEach(() => expectBooksToBalance(shop.database));

  const runs = times(isFull ? 20 : 3);
  const staff = () => clientOf(shop.next(), admin);
  const move = ({ id }: OrderWire, to: OrderStatus, expected: OrderStatus = PAID) =>
    staff().answer('orders.admin.changeStatus', { params: { id }, body: { to, expected } });
  const refund = ({ id }: OrderWire, body: object) => staff().answer('orders.admin.refund', { params: { id }, body });
  const requestReturn = ({ id, accessToken }: OrderWire) => {
    const body = { lines: [{ productId, quantity: 2, reason: ReturnReason.OTHER }] };
    return clientOf(shop.next()).answer('orders.return', { params: { id }, query: { token: accessToken }, body });
  };
  const cancel = ({ id, accessToken }: OrderWire) =>
    clientOf(shop.next()).answer('orders.cancel', { params: { id }, query: { token: accessToken } });
  const read = (order: OrderWire) =>
    clientOf(shop.next()).call('orders.get', { params: { id: order.id }, query: { token: order.accessToken } });

  const paid = async (quantity = 3): Promise<OrderWire> => {
    const order = await placeOrder(shop.next(), { items: [{ productId, quantity }] });
    await sendWebhook(shop.next(), eventOf('paid', await startPayment(shop.next(), order)));
    return order;
  };
  const shipped = async (quantity = 3): Promise<OrderWire> => {
    const order = await paid(quantity);
    dataOf(await move(order, SHIPPED));
    return order;
  };
  const refundedCents = async (order: OrderWire): Promise<number> => {
    const [row] = await shop.database.query<{ cents: number }>(
      `SELECT COALESCE(sum(r.amount_cents), 0)::int AS cents FROM refunds r JOIN payments p ON p.id = r.payment_id
       WHERE p.order_id = $1`,
      [order.id],
    );
    return row?.cents ?? -1;
  };

  it.each(runs)('one ships, one cancels: one of them does, the other gets a conflict (run %i)', async () => {
    const order = await paid();
    const answers = await Promise.all([move(order, SHIPPED), move(order, CANCELLED)]);
    const { status } = await read(order);
    expect(outcomes(answers)).toEqual(['200', status === SHIPPED ? '409 ORD_012' : '409 ORD_006']);
    expect(await refundedCents(order)).toBe(status === CANCELLED ? Math.round(order.total * 100) : 0);
  });

  it.each(runs)('the buyer cancels, an administrator ships, the payment arrives: one story (run %i)', async () => {
    const order = await placeOrder(shop.next(), { items: [{ productId, quantity: 2 }] });
    const event = eventOf('paid', await startPayment(shop.next(), order));
    const answers = await Promise.all([
      sendWebhook(shop.next(), event),
      cancel(order),
      move(order, SHIPPED),
      sendWebhook(shop.next(), event),
      move(order, CANCELLED, PENDING),
    ]);
    for (const { status } of answers) expect([200, 409]).toContain(status);
    const after = await read(order);
    expect([PAID, CANCELLED, SHIPPED]).toContain(after.status);
    const total = Math.round(order.total * 100);
    // A customer without goods gets the money back, and one with goods has paid once.
    expect(await refundedCents(order)).toBe(after.status === CANCELLED ? total : 0);
  });

  it.each(runs)('sums are refunded at once: never more than was paid (run %i)', async () => {
    const order = await paid();
    const answers = await Promise.all(times(12).map(() => refund(order, { amount: 100, reason: 'At once' })));
    expect(order.total).toBe(315);
    expect(outcomes(answers)).toEqual([...times(3).map(() => '201'), ...times(9).map(() => '422 PAY_002')]);
    expect(await refundedCents(order)).toBe(30_000);
  });

  it.each(runs)('pieces are refunded at once: each of them once, on its shelf once (run %i)', async () => {
    const order = await paid();
    const body = { lines: [{ productId, quantity: 1, restock: true }], reason: 'At once' };
    const answers = await Promise.all(times(8).map(() => refund(order, body)));
    expect(outcomes(answers)).toEqual([...times(3).map(() => '201'), ...times(5).map(() => '400 ORD_015')].toSorted());
    expect(await refundedCents(order)).toBe(31_500);
  });

  it.each(runs)('a part is refunded while the order is cancelled: all of it, and no more (run %i)', async () => {
    const order = await paid();
    const answers = await Promise.all([
      move(order, CANCELLED),
      refund(order, { amount: 100, reason: 'At once' }),
      cancel(order),
      refund(order, { lines: [{ productId, quantity: 1, restock: true }], reason: 'At once' }),
    ]);
    for (const { status } of answers) expect([200, 201, 409]).toContain(status);
    expect((await read(order)).status).toBe(CANCELLED);
    expect(await refundedCents(order)).toBe(31_500);
  });

  it.each(runs)('one return is asked for in many tabs: its pieces are asked for once (run %i)', async () => {
    const order = await shipped();
    const answers = await Promise.all(times(10).map(() => requestReturn(order)));
    expect(outcomes(answers)).toEqual(['201', ...times(9).map(() => '400 ORD_015')]);
    expect((await read(order)).returns).toHaveLength(1);
  });

  it.each(runs)('a return is received, refused and received again: once (run %i)', async () => {
    const order = await shipped();
    const { returns } = dataOf(await requestReturn(order));
    const params = { id: order.id, returnId: returns[0]?.id ?? '' };
    const received = { lines: [{ productId, restock: true }] };
    const answers = await Promise.all([
      staff().answer('orders.admin.receiveReturn', { params, body: received }),
      staff().answer('orders.admin.refuseReturn', { params, body: { reason: 'At once' } }),
      staff().answer('orders.admin.receiveReturn', { params, body: received }),
      staff().answer('orders.admin.approveReturn', { params }),
    ]);
    const done = answers.filter(({ status }) => status === 200);
    // An approval may come first, followed by one of the others.
    expect(done.length).toBeGreaterThanOrEqual(1);
    expect(done.length).toBeLessThanOrEqual(2);
    for (const outcome of outcomes(answers)) expect(['200', '409 RETURN_003']).toContain(outcome);
    expect([0, 21_000]).toContain(await refundedCents(order));
  });

  it('one click that is sent ten times with its key is one refund', async () => {
    const order = await paid();
    const headers = { ...admin, 'idempotency-key': randomUUID() };
    const body = { amount: 20, reason: 'At once' };
    const answers = await Promise.all(
      times(10).map(() =>
        clientOf(shop.next(), headers).answer('orders.admin.refund', { params: { id: order.id }, body }),
      ),
    );
    expect(outcomes(answers)).toEqual(times(10).map(() => '201'));
    expect(await refundedCents(order)).toBe(2_000);
  });
});
