import {
  type CartWire,
  DeliveryMethod,
  type Envelope,
  type MergeWire,
  type OrderWire,
  type ProductWire,
  type QuoteWire,
  type ReorderWire,
} from '@dronesoccer/contracts';
import { givenProduct, type GivenProduct } from '@dronesoccer/devkit';
import { useApi } from '../../../test/support/api.js';
import { type Person, registered, someEmail } from '../../../test/support/people.js';
import { address, expectBooksToBalance, givenOrderLimits } from '../../../test/support/shopping.js';

/** With the defaults of the settings: 10 pieces of one product, 50 of all. */
describe('one order holds only so many pieces', () => {
  const api = useApi({ ROLES: 'http' });
  let balls: GivenProduct[];

  beforeAll(async () => {
    balls = await Promise.all(
      Array.from({ length: 6 }, () => givenProduct(api.database, { price: 100, stock: 1_000 })),
    );
  });
  afterEach(() => expectBooksToBalance(api.database));

  /** That many pieces of each ball, in their order. */
  const pieces = (...quantities: number[]) =>
    quantities.map((quantity, index) => ({ productId: balls[index]?.id ?? '', quantity }));
  const ball = (index: number): string => balls[index]?.id ?? '';

  const quoteOf = async (items: object[]): Promise<QuoteWire> => {
    const body = { items, delivery: DeliveryMethod.SHIP, address };
    const answer = await api.http.post('/api/orders/quote').send(body).expect(200);
    return (answer.body as { data: QuoteWire }).data;
  };
  const problemsOf = async (...quantities: number[]) =>
    (await quoteOf(pieces(...quantities))).problems.map(({ productId, code }) => [productId, code]);
  const place = async (items: object[]): Promise<{ status: number; body: Envelope<OrderWire> }> => {
    const { total } = await quoteOf(items);
    const body = { items, delivery: DeliveryMethod.SHIP, address, email: someEmail(), expectedTotal: total };
    return api.http.post('/api/orders').send(body);
  };

  const cartOf = async (person: Person): Promise<CartWire> =>
    ((await api.http.get('/api/cart/get').set(person.bearer)).body as { data: CartWire }).data;
  const add = async (person: Person, productId: string, quantity: number) => {
    const { status, body } = await api.http.post('/api/cart/add').set(person.bearer).send({ productId, quantity });
    return [status, (body as Envelope<unknown>).errorCode];
  };
  const set = async (person: Person, line: number, quantity: number) => {
    const item = (await cartOf(person)).cartItems[line]?.id ?? '';
    const path = `/api/cart/update/${item}`;
    const { status, body } = await api.http.put(path).set(person.bearer).send({ quantity });
    return [status, (body as Envelope<unknown>).errorCode];
  };
  const merge = async (person: Person, items: object[]): Promise<MergeWire> => {
    const answer = await api.http.post('/api/cart/merge').set(person.bearer).send({ items }).expect(200);
    return (answer.body as { data: MergeWire }).data;
  };

  it('which every product says', async () => {
    const answer = await api.http.get(`/api/products/${balls[0]?.slug}`).expect(200);
    expect((answer.body as { data: ProductWire }).data).toMatchObject({ maxQuantity: 10, maxOrderQuantity: 50 });
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
    expect((await quoteOf([line ?? {}, line ?? {}])).problems).toMatchObject([{ code: 'CHECKOUT_003' }]);
  });

  it('an order above them is refused with the product’s id, and takes nothing', async () => {
    for (const quantities of [[11], [10, 10, 10, 10, 10, 1]]) {
      const { status, body } = await place(pieces(...quantities));
      expect([status, body.errorCode]).toEqual([409, 'CHECKOUT_003']);
      expect((body as unknown as { data: unknown }).data).toEqual({ productIds: [ball(quantities.length - 1)] });
    }
    const [row] = await api.database.query('SELECT count(*)::int AS orders FROM orders');
    expect(row).toEqual({ orders: 0 });
  });

  it('an old order brings back as many as one may hold', async () => {
    const { body } = await place(pieces(10));
    const { id, accessToken } = (body as unknown as { data: OrderWire }).data;
    await givenOrderLimits(api.database, { maxPiecesPerProduct: 4, maxPiecesPerOrder: 50 });
    const answer = await api.http.get(`/api/orders/${id}/reorder`).query({ token: accessToken }).expect(200);
    expect((answer.body as { data: ReorderWire }).data.lines).toMatchObject([
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
