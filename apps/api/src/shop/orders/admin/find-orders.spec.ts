import { type AdminOrderPage, type CallQuery, DeliveryMethod, OrderStatus } from '@dronesoccer/contracts';
import { givenLocation, givenProduct, type GivenProduct } from '@dronesoccer/devkit';
import { parse } from 'csv-parse/sync';
import { Desk } from '../../../../test/support/after-purchase.js';
import { useApi } from '../../../../test/support/api.js';
import { registered, someEmail } from '../../../../test/support/people.js';
import { address, eventOf, placeOrder, sendWebhook, startPayment } from '../../../../test/support/shopping.js';

type List = AdminOrderPage;

describe('among all orders, the dashboard’s', () => {
  const api = useApi();
  let desk: Desk;
  let ball: GivenProduct;
  let locationId: string;

  beforeAll(async () => {
    desk = await Desk.open(api);
    ball = await givenProduct(api.database, { price: 10_000, stock: 1_000 });
    ({ id: locationId } = await givenLocation(api.database, {
      name: { en: 'North Arena', fr: 'Aréna Nord' },
      province: 'ON',
    }));
  });

  const one = (changes: object = {}) => ({ items: [{ productId: ball.id, quantity: 1 }], ...changes });
  const pickup = () => ({ ...one(), delivery: DeliveryMethod.PICKUP, locationId });
  const list = (query: CallQuery<'orders.admin.list'>) => desk.staff.call('orders.admin.list', { query });
  const numbers = ({ items }: List): string[] => items.map(({ number }) => number);

  it('are found by a part of the number, of the e-mail, of the name on the address, with or without accents', async () => {
    const email = someEmail();
    const order = await placeOrder(desk.origin, one({ email, address: { ...address, fullName: 'Zoé Lefèvre' } }));
    for (const search of [
      order.number.slice(3),
      order.number.toLowerCase(),
      email.slice(2, 12),
      'zoe lef',
      'LEFÈVRE',
    ]) {
      expect(numbers(await list({ search }))).toContain(order.number);
    }
    expect(await list({ search: '%%' })).toMatchObject({ total: 0 });
    expect(await list({ search: 'no such order' })).toMatchObject({ items: [], total: 0, isMore: false });
  });

  it('are found by the account’s name and by who collects them, also where there is no address', async () => {
    const buyer = await registered(api, { firstName: 'Marguerite', lastName: 'Bourgeoys' });
    const pickupContact = { fullName: 'Jeanne Le Ber' };
    const body = { ...pickup(), email: buyer.email, pickupContact, expectedTotal: 113 };
    const { number } = await api.as(buyer).call('orders.place', { body });
    expect(await list({ search: 'jeanne le' })).toMatchObject({
      total: 1,
      items: [{ number, customerName: 'Jeanne Le Ber' }],
    });
    expect(numbers(await list({ search: 'marguerite' }))).toEqual([number]);
    // The previous version of the site stored orders without a pickup name.
    await api.database.query('UPDATE orders SET pickup_name = NULL WHERE number = $1', [number]);
    expect(await list({ search: 'jeanne le' })).toMatchObject({ total: 0 });
    expect(await list({ search: 'marguerite' })).toMatchObject({
      total: 1,
      items: [{ number, customerName: 'Marguerite Bourgeoys', location: { name: 'North Arena' } }],
    });
    expect(numbers(await list({ userId: buyer.user.id }))).toEqual([number]);
  });

  it('are named after their first line, with its pieces and how many lines there are besides', async () => {
    const net = await givenProduct(api.database, { price: 2_000, stock: 10 });
    const items = [
      { productId: ball.id, quantity: 3 },
      { productId: net.id, quantity: 2 },
    ];
    const { number, lines } = await placeOrder(desk.origin, { items });
    expect((await list({ search: number })).items).toMatchObject([
      { title: lines[0]?.name, firstQuantity: lines[0]?.quantity, otherLines: 1, totalItems: 5 },
    ]);
  });

  it('are found by state, delivery, location, total and day; sorted; page by page', async () => {
    const email = someEmail();
    const cheap = await placeOrder(desk.origin, one({ email }));
    const dear = await desk.paid({ ...one({ email }), items: [{ productId: ball.id, quantity: 9 }] });
    const collected = await desk.paid({ ...pickup(), email });
    const mine = { search: email };
    expect(numbers(await list(mine))).toEqual([collected.number, dear.number, cheap.number]);
    expect(numbers(await list({ ...mine, sort: 'oldest' }))).toEqual([cheap.number, dear.number, collected.number]);
    expect(numbers(await list({ ...mine, sort: 'total-desc' }))).toEqual([dear.number, cheap.number, collected.number]);
    expect(numbers(await list({ ...mine, status: OrderStatus.PENDING }))).toEqual([cheap.number]);
    expect(numbers(await list({ ...mine, delivery: DeliveryMethod.PICKUP }))).toEqual([collected.number]);
    expect(numbers(await list({ ...mine, locationId }))).toEqual([collected.number]);
    expect(numbers(await list({ ...mine, minTotal: 500 }))).toEqual([dear.number]);
    expect(numbers(await list({ ...mine, maxTotal: 119.99, sort: 'total-asc' }))).toEqual([collected.number]);
    expect(await list({ ...mine, page: 2, pageSize: 2 })).toMatchObject({
      total: 3,
      items: [{ number: cheap.number }],
    });
    await api.database.query(`UPDATE orders SET placed_at = '2026-03-08T04:59:59Z' WHERE id = $1`, [cheap.id]);
    expect(numbers(await list({ ...mine, from: '2026-03-07', to: '2026-03-07' }))).toEqual([cheap.number]);
    expect(await list({ ...mine, from: '2026-03-08', to: '2026-03-09' })).toMatchObject({ total: 0 });
  });

  it('are found by returns and refunds', async () => {
    const email = someEmail();
    const order = await desk.shipped(one({ email }));
    const mine = { search: email };
    expect(await list({ ...mine, returns: 'any' })).toMatchObject({ total: 0 });
    const id = await desk.returned(order, [{ productId: ball.id, quantity: 1 }]);
    expect(await list({ ...mine, returns: 'open' })).toMatchObject({
      items: [{ number: order.number, openReturns: 1 }],
    });
    const received = { lines: [{ productId: ball.id, restock: true }] };
    await desk.staff.call('orders.admin.receiveReturn', { params: { id: order.id, returnId: id }, body: received });
    expect(await list({ ...mine, returns: 'open' })).toMatchObject({ total: 0 });
    expect(await list({ ...mine, returns: 'any', refunds: 'any' })).toMatchObject({
      items: [{ refunded: 105, openReturns: 0 }],
    });
    expect(await list({ ...mine, refunds: 'failed' })).toMatchObject({ total: 0 });
  });

  it('are found by the day money came in, went back, or did not come', async () => {
    const email = someEmail();
    const mine = { search: email };
    const paid = await desk.paid(one({ email }));
    const refunded = await desk.paid(one({ email }));
    const body = { amount: 10, reason: 'A dent in the cage' };
    await desk.staff.call('orders.admin.refund', { params: { id: refunded.id }, body });
    const failed = await placeOrder(desk.origin, one({ email }));
    await sendWebhook(desk.origin, eventOf('failed', await startPayment(desk.origin, failed)));
    // The orders were placed, paid, refunded and failed on different days.
    const ids = [paid.id, refunded.id, failed.id];
    await api.database.query(
      `WITH o AS (UPDATE orders SET placed_at = '2026-05-01T12:00:00Z' WHERE id = ANY($1::uuid[])),
         r AS (UPDATE refunds SET created_at = '2026-05-04T03:59:59Z' WHERE payment_id IN
           (SELECT id FROM payments WHERE order_id = ANY($1::uuid[])))
       UPDATE payments SET created_at = '2026-05-05T12:00:00Z',
         paid_at = CASE WHEN paid_at IS NOT NULL THEN '2026-05-02T12:00:00Z'::timestamptz END
       WHERE order_id = ANY($1::uuid[])`,
      [ids],
    );
    const on = async (day: string, by: NonNullable<CallQuery<'orders.admin.list'>['by']>) =>
      numbers(await list({ ...mine, sort: 'oldest', from: day, to: day, by })).toSorted();
    expect(await on('2026-05-01', 'placed')).toEqual([paid.number, refunded.number, failed.number]);
    expect(await on('2026-05-02', 'paid')).toEqual([paid.number, refunded.number]);
    expect(await on('2026-05-03', 'refunded')).toEqual([refunded.number]);
    expect(await on('2026-05-05', 'failed')).toEqual([failed.number]);
    expect(await on('2026-05-01', 'paid')).toEqual([]);
  });

  it('are found without the cancelled', async () => {
    const email = someEmail();
    const mine = { search: email };
    const kept = await desk.paid(one({ email }));
    const { id, accessToken } = await desk.paid(one({ email }));
    await api.guest.call('orders.cancel', { params: { id }, query: { token: accessToken } });
    expect(await list(mine)).toMatchObject({ total: 2 });
    expect(numbers(await list({ ...mine, standing: true }))).toEqual([kept.number]);
  });

  it.each([
    'from=2026-02-30',
    'by=moonlight',
    'to=yesterday',
    'sort=best',
    'status=7',
    'minTotal=-1',
    'returns=none',
    'who=me',
    'page=0',
  ])('are never found by %s', async (query) => {
    expect(await desk.staff.refused('orders.admin.list', { query })).toEqual([400, 'ORD_005']);
  });

  it('are in columns on the board, those that wait longest first', async () => {
    const email = someEmail();
    const [first, second] = [await desk.paid(one({ email })), await desk.paid(one({ email }))];
    await placeOrder(desk.origin, one({ email }));
    const board = await desk.staff.call('orders.admin.board', { query: { search: email } });
    expect(board.columns.map(({ status, total, totalAmount }) => [status, total, totalAmount])).toEqual([
      [OrderStatus.PENDING, 1, 120.75],
      [OrderStatus.PAID, 2, 241.5],
      [OrderStatus.CANCELLED, 0, 0],
      [OrderStatus.SHIPPED, 0, 0],
    ]);
    expect(board.columns[1]?.items.map(({ number }) => number)).toEqual([first.number, second.number]);
    expect(board.columns[1]?.items[0]?.nextSteps).toEqual([OrderStatus.SHIPPED, OrderStatus.CANCELLED]);
    const narrow = await desk.staff.call('orders.admin.board', { query: { perColumn: 1 } });
    expect(narrow.columns.every(({ items }) => items.length <= 1)).toBe(true);
  });

  it('are exported as the filter finds them, and never as formulas', async () => {
    const email = someEmail();
    const order = await desk.paid(one({ email, address: { ...address, fullName: '-2 Zed' } }));
    await api.database.query(`UPDATE orders SET placed_at = '2026-03-08T04:59:59Z' WHERE id = $1`, [order.id]);
    const answer = await api
      .as(desk.admin)
      .answer('orders.admin.export', { query: { search: email }, headers: { 'accept-language': 'fr' } });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toContain('text/csv');
    const [row] = parse(answer.body, { bom: true, columns: true });
    expect(row).toMatchObject({
      ...{ Numéro: order.number, État: 'Payée', Passée: '2026-03-07 23:59:59' },
      ...{ Client: "'-2 Zed", Courriel: email, 'Mode de livraison': 'Livraison', Emplacement: '' },
      ...{ 'Province de taxation': 'BC', Articles: '1', Coupon: '' },
      ...{ 'Sous-total': '100', Rabais: '0', Livraison: '15' },
      ...{ TPS: '5.75', TVH: '0', TVP: '0', TVD: '0', TVQ: '0', Taxes: '5.75', Total: '120.75', Remboursé: '0' },
    });
    expect(await desk.staff.refused('orders.admin.export', { query: { search: 'no such order' } })).toEqual([
      404,
      'ORD_002',
    ]);
  });
});
