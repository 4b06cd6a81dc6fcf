import { msPerMinute } from '@dronesoccer/domain';
import { randomUUID } from 'node:crypto';
import { DeliveryMethod, type Envelope, OrderStatus, type OrderWire } from '@dronesoccer/contracts';
import { givenLocation, givenProduct, givenStock, type GivenProduct } from '@dronesoccer/devkit';
import pg from 'pg';
import { useApi } from '../../../test/support/api.js';
import { clientOf, outcomeOf } from '../../../test/support/client.js';
import { type Person, registered, someEmail } from '../../../test/support/people.js';
import { address, expectBooksToBalance } from '../../../test/support/shopping.js';
import { Clock } from '../../platform/clock/index.js';

describe('placing an order', () => {
  const api = useApi({ ROLES: 'http' });
  let ball: GivenProduct;

  beforeAll(async () => {
    ball = await givenProduct(api.database, { price: 10_000, name: 'Ball', stock: 1_000 });
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await expectBooksToBalance(api.database);
  });

  const shipped = { delivery: DeliveryMethod.SHIP, address };
  // Two balls to BC without provincial registration: 200 + 5 % GST, free shipping.
  const two = () => ({
    ...shipped,
    items: [{ productId: ball.id, quantity: 2 }],
    email: someEmail(),
    expectedTotal: 210,
  });

  const place = async (
    body: object,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<{ status: number; body: Envelope<OrderWire> }> =>
    clientOf(api.origin, headers).answer('orders.place', { body });

  const placed = async (body: object, headers?: Readonly<Record<string, string>>): Promise<OrderWire> => {
    const answer = await place(body, headers);
    if (!answer.body.isSuccess) throw new Error(`${answer.status} ${answer.body.errorCode} ${answer.body.message}`);
    return answer.body.data;
  };

  const fillCart = async (person: Person, quantity: number): Promise<void> => {
    await api.as(person).call('cart.add', { body: { productId: ball.id, quantity } });
  };

  const stockOf = async (productId: string): Promise<number> => {
    const [row] = await api.database.query<{ sum: number }>(
      'SELECT sum(quantity)::int AS sum FROM stock_levels WHERE product_id = $1',
      [productId],
    );
    return row?.sum ?? 0;
  };

  it('takes a guest’s order, with its stock and a key to it', async () => {
    const before = await stockOf(ball.id);
    const body = { ...two(), locale: 'fr' };
    const order = await placed(body);
    expect(order).toMatchObject({
      number: expect.stringMatching(/^DS-\d{4}-\d{6}$/),
      status: OrderStatus.PENDING,
      email: body.email,
      subtotal: 200,
      shipping: 0,
      total: 210,
      address: { ...address, line2: null, phone: null },
      pickupLocation: null,
      payment: null,
      timeline: [{ kind: 1 }],
    });
    expect(order.accessToken).toHaveLength(43);
    expect(Date.parse(order.expiresAt ?? '') - Date.parse(order.createdAt)).toBe(15 * msPerMinute);
    expect(await stockOf(ball.id)).toBe(before - 2);
  });

  it('numbers an order by the year of the organisation’s calendar', async () => {
    // In Toronto, it is the evening of 31 December.
    jest.spyOn(api.app.get(Clock), 'now').mockReturnValue(new Date('2027-01-01T03:00:00Z'));
    expect((await placed(two())).number).toMatch(/^DS-2026-/);
  });

  it('orders a signed-in person’s cart and empties it', async () => {
    const person = await registered(api);
    await fillCart(person, 2);
    const order = await placed({ ...shipped, expectedTotal: 210 }, person.bearer);
    expect(order).toMatchObject({ email: person.email, lines: [{ productId: ball.id, quantity: 2 }] });
    expect(order).not.toHaveProperty('accessToken');
    const cart = await api.as(person).call('cart.get');
    expect(cart.cartItems).toEqual([]);
    const again = await place({ ...shipped, expectedTotal: 210 }, person.bearer);
    expect(outcomeOf(again)).toEqual([400, 'ORD_014']);
  });

  it('leaves the cart alone when something is bought at once', async () => {
    const person = await registered(api);
    await fillCart(person, 1);
    await placed({ ...two(), expectedTotal: 210 }, person.bearer);
    const cart = await api.as(person).call('cart.get');
    expect(cart.totalItems).toBe(1);
  });

  it('places a signed-in person’s order under their own e-mail, whatever the body says', async () => {
    const person = await registered(api);
    const order = await placed({ ...two(), email: 'someone.else@example.test' }, person.bearer);
    expect(order.email).toBe(person.email);
  });

  it('serves a pickup from its location first, and then from the warehouse', async () => {
    const location = await givenLocation(api.database, { province: 'AB' });
    await givenStock(api.database, ball.id, 1, location.id);
    const order = await placed({
      ...two(),
      delivery: DeliveryMethod.PICKUP,
      locationId: location.id,
      address: undefined,
      pickupContact: { fullName: ' Ari Tremblay ', phone: '(604) 555-0199' },
    });
    expect(order).toMatchObject({
      pickupContact: { fullName: 'Ari Tremblay', phone: '+16045550199' },
    });
    const read = await api.guest.call('orders.get', { params: { id: order.id }, query: { token: order.accessToken } });
    expect(read.pickupContact).toEqual(order.pickupContact);
    expect(order).toMatchObject({ address: null, pickupLocation: { id: location.id, province: 'AB' } });
    const moves = await api.database.query<{ delta: number; here: boolean }>(
      `SELECT m.delta, sp.location_id IS NOT NULL AS here FROM stock_moves m
       JOIN stock_points sp ON sp.id = m.stock_point_id WHERE m.order_id = $1 ORDER BY here`,
      [order.id],
    );
    expect(moves).toEqual([
      { delta: -1, here: false },
      { delta: -1, here: true },
    ]);
  });

  it('stops when the total is no longer what the person agreed to, and says what it is now', async () => {
    const answer = await place({ ...two(), expectedTotal: 209.99 });
    expect(outcomeOf(answer)).toEqual([409, 'CHECKOUT_001']);
    expect(answer.body.data).toMatchObject({ total: 210, problems: [] });
  });

  it('takes a total that a browser added up, and that is off by less than a cent', async () => {
    expect((await placed({ ...two(), expectedTotal: 210.000_000_001 })).total).toBe(210);
  });

  it('confirms at once what a coupon pays for in full', async () => {
    await api.database.query(
      `INSERT INTO coupons (id, code, kind, amount, categories) VALUES (gen_random_uuid(), 'GIFT', 2, 1000000, '{}')`,
    );
    const location = await givenLocation(api.database);
    const order = await placed({
      ...two(),
      delivery: DeliveryMethod.PICKUP,
      locationId: location.id,
      pickupContact: { fullName: 'Ari Tremblay' },
      couponCode: 'gift',
      expectedTotal: 0,
    });
    expect(order).toMatchObject({ status: OrderStatus.PAID, total: 0, discount: 200, expiresAt: null });
    expect(
      await api.guest.refused('payments.create', { body: { orderId: order.id, orderToken: order.accessToken } }),
    ).toEqual([422, 'PAY_002']);
  });

  describe('refuses', () => {
    const collected = { delivery: DeliveryMethod.PICKUP, pickupContact: { fullName: 'Ari Tremblay' } };

    it('an unknown product, an inactive one, and more than there is, each with its code, and takes nothing', async () => {
      const hidden = await givenProduct(api.database, { isActive: false });
      const rare = await givenProduct(api.database, { stock: 1 });
      const unknown = '01900000-0000-7000-8000-000000000000';
      for (const [productId, quantity, status, code] of [
        [unknown, 1, 404, 'PROD_001'],
        [hidden.id, 1, 409, 'PROD_003'],
        [rare.id, 2, 409, 'ORD_010'],
      ] as const) {
        const items = [
          { productId: ball.id, quantity: 1 },
          { productId, quantity },
        ];
        const answer = await place({ ...two(), items });
        expect(outcomeOf(answer)).toEqual([status, code]);
      }
      expect(await stockOf(rare.id)).toBe(1);
    });

    it('one product on two lines that together are above the stock', async () => {
      const rare = await givenProduct(api.database, { stock: 3 });
      const line = { productId: rare.id, quantity: 2 };
      const answer = await place({ ...two(), items: [line, line] });
      expect(outcomeOf(answer)).toEqual([409, 'ORD_010']);
    });

    it.each([
      ['a guest without e-mail', { email: undefined }, 400, 'ORD_005'],
      ['a guest with a broken e-mail', { email: 'x@' }, 400, 'ORD_005'],
      ['a guest without a list', { items: undefined }, 400, 'ORD_014'],
      ['an empty list', { items: [] }, 400, 'ORD_014'],
      ['no address to ship to', { address: undefined }, 400, 'CHECKOUT_002'],
      ['an address with a broken postal code', { address: { ...address, postalCode: 'D1A 1A1' } }, 400, 'ORD_005'],
      ['a postal code of another province', { address: { ...address, postalCode: 'H2X 1Y4' } }, 400, 'CHECKOUT_002'],
      ['a total with three decimals', { expectedTotal: 1.005 }, 400, 'ORD_005'],
      ['no total at all', { expectedTotal: undefined }, 400, 'ORD_005'],
      ['a price and a role in the body', { price: 0.01, role: 1 }, 400, 'ORD_005'],
      ['a coupon that does not exist', { couponCode: 'NONE' }, 404, 'COUPON_NOT_FOUND'],
      ['a pickup at no listed location', { ...collected, locationId: 'detected_1' }, 404, 'ARENA_001'],
      ['a pickup without a location', collected, 400, 'ORD_005'],
      ['a pickup that no one collects', { delivery: 2, locationId: 'detected_1' }, 400, 'ORD_005'],
      ['a pickup with an invalid name', { ...collected, pickupContact: { fullName: '?' } }, 400, 'ORD_005'],
    ])('%s', async (_name, changes, status, code) => {
      const answer = await place({ ...two(), ...changes });
      expect(outcomeOf(answer)).toEqual([status, code]);
    });

    it('an invalid quantity', async () => {
      const answer = await place({ ...two(), items: [{ productId: ball.id, quantity: 0 }] });
      expect(outcomeOf(answer)).toEqual([400, 'ORD_015']);
    });

    it('what is no order at all, and broken JSON', async () => {
      const list = await place([]);
      expect(outcomeOf(list)).toEqual([400, 'ORD_003']);
      const broken = await api.http.post('/api/orders').type('json').send('{"items":');
      expect(outcomeOf(broken)).toEqual([400, 'COMMON_003']);
    });

    it('a dead token, rather than taking the person for a guest', async () => {
      const answer = await place(two(), { authorization: 'Bearer dead' });
      expect(answer.status).toBe(401);
    });

    it('an account that was deleted a moment ago', async () => {
      const person = await registered(api);
      await api.as(person).call('me.get');
      await api.database.query('DELETE FROM users WHERE id = $1', [person.user.id]);
      const answer = await place(two(), person.bearer);
      expect(outcomeOf(answer)).toEqual([404, 'ORD_013']);
    });
  });

  describe('sent again with its key', () => {
    it('gives the same answer and no second order', async () => {
      const body = two();
      const key = { 'Idempotency-Key': randomUUID() };
      const before = await stockOf(ball.id);
      const first = await placed(body, key);
      expect(await placed(body, key)).toEqual(first);
      expect(await stockOf(ball.id)).toBe(before - 2);
    });

    it('is refused when the body is another', async () => {
      const body = two();
      const key = { 'Idempotency-Key': randomUUID() };
      await placed(body, key);
      const other = await place({ ...body, items: [{ productId: ball.id, quantity: 3 }], expectedTotal: 315 }, key);
      expect(outcomeOf(other)).toEqual([409, 'COMMON_008']);
    });

    it('may be tried again after a refusal', async () => {
      const body = two();
      const key = { 'Idempotency-Key': randomUUID() };
      expect((await place({ ...body, expectedTotal: 1 }, key)).status).toBe(409);
      await placed(body, key);
    });

    it('never gives a stranger the answer of another', async () => {
      const key = { 'Idempotency-Key': randomUUID() };
      const first = await placed(two(), key);
      const second = await placed(two(), key);
      expect(second.id).not.toBe(first.id);
    });
  });

  it('costs at most 25 SQL statements', async () => {
    const person = await registered(api);
    await fillCart(person, 2);
    const statements = jest.spyOn(pg.Client.prototype, 'query');
    await placed({ ...shipped, expectedTotal: 210 }, { ...person.bearer, 'Idempotency-Key': randomUUID() });
    const count = statements.mock.calls.length;
    statements.mockRestore();
    process.stdout.write(`A checkout of a cart took ${count} SQL statements.\n`);
    expect(count).toBeGreaterThan(4);
    expect(count).toBeLessThanOrEqual(25);
  });
});
