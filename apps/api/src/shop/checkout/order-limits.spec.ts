import { DeliveryMethod, type OrderWire, type QuoteWire } from '@dronesoccer/contracts';
import { givenProduct, type GivenProduct } from '@dronesoccer/devkit';
import { useApi } from '../../../test/support/api.js';
import { type Answer } from '../../../test/support/client.js';
import { type Person, registered, someEmail } from '../../../test/support/people.js';
import { address, expectBooksToBalance, givenOrderLimits, type WantedOrder } from '../../../test/support/shopping.js';

/** Uses the default settings: 10 pieces of one product, 50 in all. */
describe('one order holds only so many pieces', () => {
  const api = useApi({ ROLES: 'http' });
  let balls: GivenProduct[];

  beforeAll(async () => {
    balls = await Promise.all(
      Array.from({ length: 6 }, () => givenProduct(api.database, { price: 100, stock: 1_000 })),
    );
  });
  afterEach(() => expectBooksToBalance(api.database));

  /** Returns the given quantity of each ball, in order. */
  const pieces = (...quantities: number[]) =>
    quantities.map((quantity, index) => ({ productId: balls[index]?.id ?? '', quantity }));
  const ball = (index: number): string => balls[index]?.id ?? '';

  const quoteOf = async (items: WantedOrder['items']): Promise<QuoteWire> => {
    const body = { items, delivery: DeliveryMethod.SHIP, address };
    return api.guest.call('orders.quote', { body });
  };
  const problemsOf = async (...quantities: number[]) =>
    (await quoteOf(pieces(...quantities))).problems.map(({ productId, code }) => [productId, code]);
  const place = async (items: WantedOrder['items']): Promise<Answer<OrderWire>> => {
    const { total } = await quoteOf(items);
    const body = { items, delivery: DeliveryMethod.SHIP, address, email: someEmail(), expectedTotal: total };
    return api.guest.answer('orders.place', { body });
  };

  const cartOf = (person: Person) => api.as(person).call('cart.get');
  const add = async (person: Person, productId: string, quantity: number) => {
    const { status, body } = await api.as(person).answer('cart.add', { body: { productId, quantity } });
    return [status, body.errorCode];
  };
  const set = async (person: Person, line: number, quantity: number) => {
    const item = (await cartOf(person)).cartItems[line]?.id ?? '';
    const { status, body } = await api
      .as(person)
      .answer('cart.update', { params: { cartItemId: item }, body: { quantity } });
    return [status, body.errorCode];
  };
  const merge = (person: Person, items: WantedOrder['items']) => api.as(person).call('cart.merge', { body: { items } });

  it('which every product says', async () => {
    expect(await api.guest.call('products.get', { params: { slug: balls[0]?.slug ?? '' } })).toMatchObject({
      maxQuantity: 10,
      maxOrderQuantity: 50,
    });
  });

  it('a cart takes no more of one product', async () => {
    const person = await registered(api);
    expect(await add(person, ball(0), 11)).toEqual([409, 'CART_007']);
    expect(await add(person, ball(0), 9)).toEqual([200, null]);
    expect(await add(person, ball(0), 2)).toEqual([409, 'CART_007']);
    expect(await add(person, ball(0), 1)).toEqual([200, null]);
    expect(await set(person, 0, 11)).toEqual([409, 'CART_007']);
    expect(await set(person, 0, 4)).toEqual([200, null]);
    expect((await cartOf(person)).cartItems).toMatchObject([{ quantity: 4, maxQuantity: 10, maxOrderQuantity: 50 }]);
  });

  it('a cart takes no more of all', async () => {
    const person = await registered(api);
    await merge(person, pieces(10, 10, 10, 10, 9));
    expect(await add(person, ball(5), 2)).toEqual([409, 'CART_007']);
    expect(await add(person, ball(4), 2)).toEqual([409, 'CART_007']);
    expect(await add(person, ball(5), 1)).toEqual([200, null]);
    expect(await set(person, 5, 2)).toEqual([409, 'CART_007']);
    expect((await cartOf(person)).totalItems).toBe(50);
  });

  it('too few in stock is reported as before', async () => {
    const person = await registered(api);
    const rare = await givenProduct(api.database, { stock: 3 });
    expect(await add(person, rare.id, 12)).toEqual([409, 'CART_003']);
    expect(await add(person, rare.id, 3)).toEqual([200, null]);
    expect(await set(person, 0, 12)).toEqual([409, 'CART_003']);
  });

  it('a merge takes as many as it may, and reports the rest', async () => {
    const person = await registered(api);
    await add(person, ball(0), 8);
    const { adjusted, totalItems } = await merge(person, pieces(5, 10, 10, 10, 10, 5));
    expect(totalItems).toBe(50);
    expect(adjusted).toEqual([
      { productId: ball(0), requested: 13, quantity: 10, reason: 'CART_007' },
      { productId: ball(5), requested: 5, quantity: 0, reason: 'CART_007' },
    ]);
  });

  it('a quote names the product that is too many', async () => {
    expect(await problemsOf(10, 10, 10, 10, 10)).toEqual([]);
    expect(await problemsOf(1, 11)).toEqual([[ball(1), 'CHECKOUT_003']]);
    expect(await problemsOf(10, 10, 10, 10, 5, 6)).toEqual([[ball(5), 'CHECKOUT_003']]);
  });

  it('also when it is listed on two lines', async () => {
    const [line] = pieces(6);
    expect((await quoteOf([line, line].flatMap((each) => each ?? []))).problems).toMatchObject([
      { code: 'CHECKOUT_003' },
    ]);
  });

  it('an order above them is refused with the product’s id, and takes nothing', async () => {
    for (const quantities of [[11], [10, 10, 10, 10, 10, 1]]) {
      const { status, body } = await place(pieces(...quantities));
      expect([status, body.errorCode]).toEqual([409, 'CHECKOUT_003']);
      expect(body.data).toEqual({ productIds: [ball(quantities.length - 1)] });
    }
    const [row] = await api.database.query('SELECT count(*)::int AS orders FROM orders');
    expect(row).toEqual({ orders: 0 });
  });

  it('an old order brings back as many as one may hold', async () => {
    const { body } = await place(pieces(10));
    const { id, accessToken } = body.data;
    await givenOrderLimits(api.database, { maxPiecesPerProduct: 4, maxPiecesPerOrder: 50 });
    const answer = await api.guest.call('orders.reorder', { params: { id }, query: { token: accessToken } });
    expect(answer.lines).toMatchObject([
      { requested: 10, quantity: 4, problem: { code: 'CHECKOUT_003' }, product: { maxQuantity: 4 } },
    ]);
  });

  it('a limit that was lowered since takes nothing out of a cart, and lets it become less', async () => {
    await givenOrderLimits(api.database, { maxPiecesPerProduct: 10, maxPiecesPerOrder: 50 });
    const person = await registered(api);
    await add(person, ball(0), 10);
    await add(person, ball(1), 10);
    await givenOrderLimits(api.database, { maxPiecesPerProduct: 4, maxPiecesPerOrder: 6 });
    expect(await set(person, 0, 9)).toEqual([200, null]);
    expect(await set(person, 0, 10)).toEqual([409, 'CART_007']);
    expect((await merge(person, pieces(1))).totalItems).toBe(19);
  });
});
