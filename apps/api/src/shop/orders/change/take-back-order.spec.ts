import { randomUUID } from 'node:crypto';
import { DeliveryMethod, OrderStatus, type OrderWire, type ReopenedOrderWire } from '@dronesoccer/contracts';
import { givenLocation, givenProduct, givenStock, type GivenProduct } from '@dronesoccer/devkit';
import { Desk } from '../../../../test/support/after-purchase.js';
import { useApi } from '../../../../test/support/api.js';
import { type Answer, clientOf, dataOf, outcomeOf } from '../../../../test/support/client.js';
import { eventually } from '../../../../test/support/eventually.js';
import { type Person, registered } from '../../../../test/support/people.js';
import {
  address,
  eventOf,
  expectBooksToBalance,
  orderBody,
  placeOrder,
  sendWebhook,
  startPayment,
  givenOrderLimits,
} from '../../../../test/support/shopping.js';
import { lockCartItems } from '../../cart/index.js';

describe('taking back an unpaid order, to change it', () => {
  const api = useApi();
  let desk: Desk;
  let ball: GivenProduct;

  beforeAll(async () => {
    desk = await Desk.open(api);
    ball = await givenProduct(api.database, { price: 10_000, stock: 500 });
  });
  afterEach(() => expectBooksToBalance(api.database));

  const takeBack = ({ id, accessToken }: OrderWire, headers: Readonly<Record<string, string>> = {}) =>
    clientOf(api.origin, headers).answer('orders.takeBack', {
      params: { id },
      query: accessToken === undefined ? {} : { token: accessToken },
    });
  const linesOf = ({ body }: Answer<ReopenedOrderWire>) => body.data;
  const guests = (quantity = 2) => placeOrder(desk.origin, { items: [{ productId: ball.id, quantity }] });

  const stockOf = async (productId: string): Promise<number> => {
    const [row] = await api.database.query<{ sum: number }>(
      'SELECT sum(quantity)::int AS sum FROM stock_levels WHERE product_id = $1',
      [productId],
    );
    return row?.sum ?? 0;
  };

  const members = async (person: Person, body: object): Promise<OrderWire> => {
    const total = await api.as(person).answer('orders.quote', { body });
    expect(total.status).toBe(200);
    const expectedTotal = total.body.data.total;
    const contact = { pickupContact: { fullName: 'Ari Tremblay' } };
    const answer = await api.as(person).answer('orders.place', { body: { ...body, ...contact, expectedTotal } });
    expect(answer.status).toBe(201);
    return answer.body.data;
  };

  const cartOf = async (person: Person): Promise<unknown> => {
    const answer = await api.as(person).call('cart.get');
    return answer.cartItems.map(({ productId, quantity }) => ({ productId, quantity }));
  };

  it('gives a guest the lines and the coupon, the shop its stock, and sends no email', async () => {
    await api.database.query(
      `INSERT INTO coupons (id, code, kind, amount, categories, total_uses) VALUES (gen_random_uuid(), 'ONCE', 1, 10, '{}', 1)`,
    );
    const before = await stockOf(ball.id);
    const order = await placeOrder(desk.origin, { items: [{ productId: ball.id, quantity: 2 }], couponCode: 'ONCE' });
    expect(linesOf(await takeBack(order))).toMatchObject({
      lines: [{ requested: 2, quantity: 2, problem: null, product: { id: ball.id } }],
      couponCode: 'ONCE',
      isInCart: false,
    });
    expect(await stockOf(ball.id)).toBe(before);
    const after = await desk.read(order);
    expect(after).toMatchObject({ status: OrderStatus.CANCELLED, can: { pay: false } });
    // The coupon can be used again.
    await placeOrder(desk.origin, { items: [{ productId: ball.id, quantity: 1 }], couponCode: 'ONCE' });
    const [row] = await api.database.query<{ mails: number }>(
      `SELECT count(*)::int AS mails FROM pgboss.job WHERE name = 'orders.mail' AND data ->> 'orderId' = $1`,
      [order.id],
    );
    expect(row).toEqual({ mails: 0 });
  });

  it('puts a member’s lines on top of what is in the cart since', async () => {
    const person = await registered(api);
    const other = await givenProduct(api.database, { price: 1_000, stock: 5 });
    const body = { delivery: DeliveryMethod.SHIP, address };
    await api.as(person).call('cart.add', { body: { productId: ball.id, quantity: 2 } });
    const order = await members(person, body);
    await api.as(person).call('cart.add', { body: { productId: other.id, quantity: 1 } });
    await api.as(person).call('cart.add', { body: { productId: ball.id, quantity: 1 } });
    expect(linesOf(await takeBack(order, person.bearer))).toMatchObject({ isInCart: true });
    expect(await cartOf(person)).toEqual([
      { productId: other.id, quantity: 1 },
      { productId: ball.id, quantity: 3 },
    ]);
  });

  it('loses nothing of a pickup that only its location had in stock', async () => {
    const person = await registered(api);
    const place = await givenLocation(api.database);
    const rare = await givenProduct(api.database, { price: 1_000, stock: 0 });
    await givenStock(api.database, rare.id, 2, place.id);
    const items = [{ productId: rare.id, quantity: 2 }];
    const order = await members(person, { items, delivery: DeliveryMethod.PICKUP, locationId: place.id });
    dataOf(await takeBack(order, person.bearer));
    expect(await cartOf(person)).toEqual([{ productId: rare.id, quantity: 2 }]);
  });

  it('happens once: the same try gets the same answer, and another finds the order cancelled', async () => {
    const person = await registered(api);
    await api.as(person).call('cart.add', { body: { productId: ball.id, quantity: 2 } });
    const order = await members(person, { delivery: DeliveryMethod.SHIP, address });
    const key = { ...person.bearer, 'idempotency-key': randomUUID() };
    const first = await takeBack(order, key);
    expect(first.status).toBe(200);
    const again = await takeBack(order, key);
    expect(again.status).toBe(200);
    expect(linesOf(again)).toEqual(linesOf(first));
    const other = await takeBack(order, { ...person.bearer, 'idempotency-key': randomUUID() });
    expect(outcomeOf(other)).toEqual([409, 'ORD_011']);
    expect(await cartOf(person)).toEqual([{ productId: ball.id, quantity: 2 }]);
  });

  it('is refused once the order is paid or shipped, and changes nothing', async () => {
    for (const [order, code] of [
      [await desk.paid({ items: [{ productId: ball.id, quantity: 1 }] }), 'ORD_008'],
      [await desk.shipped({ items: [{ productId: ball.id, quantity: 1 }] }), 'ORD_012'],
    ] as const) {
      const before = await desk.read(order);
      const answer = await takeBack(order);
      expect(outcomeOf(answer)).toEqual([409, code]);
      expect((await desk.read(order)).status).toBe(before.status);
    }
  });

  it('keeps the order when the cart has no room for it', async () => {
    const person = await registered(api);
    const order = await members(person, {
      items: [{ productId: ball.id, quantity: 1 }],
      delivery: DeliveryMethod.SHIP,
      address,
    });
    // There is room for the piece, but not for another product.
    await givenOrderLimits(api.database, { maxPiecesPerProduct: 10, maxPiecesPerOrder: 200 });
    await api.database.query(`INSERT INTO carts (user_id) VALUES ($1) ON CONFLICT DO NOTHING`, [person.user.id]);
    const many = await Promise.all(
      Array.from({ length: 100 }, () => givenProduct(api.database, { price: 1_000, stock: 5 })),
    );
    await api.database.query(
      `INSERT INTO cart_items (id, user_id, product_id, quantity)
       SELECT gen_random_uuid(), $1, product_id, 1 FROM unnest($2::uuid[]) product_id`,
      [person.user.id, many.map(({ id }) => id)],
    );
    const answer = await takeBack(order, person.bearer);
    expect(outcomeOf(answer)).toEqual([409, 'CART_006']);
    const read = await api.as(person).call('orders.get', { params: { id: order.id } });
    expect(read.status).toBe(OrderStatus.PENDING);
  });

  it('sends a payment back that comes after all', async () => {
    const order = await guests(1);
    const payment = await startPayment(desk.origin, order);
    dataOf(await takeBack(order));
    expect((await sendWebhook(desk.origin, eventOf('paid', payment))).status).toBe(200);
    const read = await eventually(
      () => desk.read(order),
      ({ refunds }) => refunds.some(({ doneAt }) => doneAt !== null),
    );
    expect(read.status).toBe(OrderStatus.CANCELLED);
  });

  it('and paying for it at the same time end with one of the two', async () => {
    for (let round = 0; round < 4; round += 1) {
      const order = await guests(1);
      const payment = await startPayment(desk.origin, order);
      const [taken] = await Promise.all([takeBack(order), sendWebhook(desk.origin, eventOf('paid', payment))]);
      const { status } = await desk.read(order);
      expect(status).toBe(taken.status === 200 ? OrderStatus.CANCELLED : OrderStatus.PAID);
    }
  });

  it('and ordering from the same cart never block each other', async () => {
    const person = await registered(api);
    for (let round = 0; round < 4; round += 1) {
      const items = [{ productId: ball.id, quantity: 1 }];
      const order = await members(person, { items, delivery: DeliveryMethod.SHIP, address });
      await api.as(person).call('cart.add', { body: { productId: ball.id, quantity: 1 } });
      const { expectedTotal } = await orderBody(desk.origin, { items });
      const body = { delivery: DeliveryMethod.SHIP, address, expectedTotal };
      const [taken, placed] = await Promise.all([
        takeBack(order, person.bearer),
        api.as(person).answer('orders.place', { body }),
      ]);
      expect(taken.status).toBe(200);
      // The cart may have changed meanwhile, and with it the total.
      expect([201, 409]).toContain(placed.status);
      await api.as(person).call('cart.clear');
    }
  });

  it('waits for an order of the same cart before it takes a lock that the order needs', async () => {
    const person = await registered(api);
    const product = await givenProduct(api.database, { price: 10_000, stock: 10 });
    const items = [{ productId: product.id, quantity: 1 }];
    const order = await members(person, { items, delivery: DeliveryMethod.SHIP, address });
    await api.as(person).call('cart.add', { body: { productId: ball.id, quantity: 1 } });
    const isBlocked = `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    // Acts as an order of the cart: it locks the lines, and then the stock.
    const { taking } = await api.database.transaction(async (tx) => {
      await lockCartItems(tx, person.user.id, { locale: 'en', locationId: null });
      const answer = takeBack(order, person.bearer);
      await eventually(
        () => api.database.query(isBlocked),
        (blocked) => blocked.length > 0,
      );
      await tx.query(`SET LOCAL lock_timeout = '200ms'`);
      await tx.query('SELECT 1 FROM stock_levels WHERE product_id = $1 FOR UPDATE', [product.id]);
      return { taking: answer };
    });
    expect((await taking).status).toBe(200);
  });
});
