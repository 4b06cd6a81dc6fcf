import { type CallQuery, type CartWire, limits } from '@dronesoccer/contracts';
import { givenLocation, givenProduct, givenStock, newRowId } from '@dronesoccer/devkit';
import { msPerHour } from '@dronesoccer/domain';
import { useApi } from '../../../test/support/api.js';
import { type Answer } from '../../../test/support/client.js';
import { type Person, registered } from '../../../test/support/people.js';
import { givenOrderLimits } from '../../../test/support/shopping.js';

const api = useApi({ ROLES: 'http', DATABASE_LOCK_TIMEOUT_MS: '300' });

let person: Person;

// Order limits are tested in another file.
beforeAll(() => givenOrderLimits(api.database, { maxPiecesPerProduct: 1_000, maxPiecesPerOrder: 1_000 }));

beforeEach(async () => {
  person = await registered(api);
});

const add = (productId: string, quantity?: number, query: CallQuery<'cart.add'> = {}) =>
  api.as(person).answer('cart.add', { query, body: { productId, quantity } });
const cart = async (query: CallQuery<'cart.get'> = {}): Promise<CartWire> =>
  (await api.as(person).answer('cart.get', { query })).body.data;
const quantities = async (): Promise<number[]> => (await cart()).cartItems.map(({ quantity }) => quantity);
const itemOf = async (): Promise<string> => (await cart()).cartItems[0]?.id ?? '';

/** Returns the status and code of a refused call and checks that it changed nothing. */
async function refused(attempt: PromiseLike<Answer<unknown>>) {
  const before = await cart();
  const { status, body } = await attempt;
  expect(await cart()).toEqual(before);
  return [status, body.errorCode];
}

describe('a cart', () => {
  it('is empty at first', async () => {
    expect(await cart()).toEqual({ cartItems: [], totalItems: 0, totalAmount: 0 });
    expect((await api.as(person).answer('cart.summary')).body.data).toEqual({ totalItems: 0 });
  });

  it('shows every field of its items, in the order they were added, priced now', async () => {
    const sale = { price: 1_999, endsAt: new Date(Date.now() + msPerHour) };
    const onSale = await givenProduct(api.database, {
      name: { en: 'Ball', fr: 'Ballon' },
      description: { en: 'Round.', fr: 'Rond.' },
      price: 2_500,
      sale,
      stock: 7,
      images: ['/pictures/products/ball.webp'],
    });
    const plain = await givenProduct(api.database, { price: 10_001 });
    await add(onSale.id, 3);
    const { body } = await api
      .as(person)
      .answer('cart.add', { body: { productId: plain.id }, headers: { 'accept-language': 'fr' } });
    expect(body).toMatchObject({ isSuccess: true, errorCode: null });
    expect(body.data.cartItems[0]).toEqual({
      id: expect.any(String),
      productId: onSale.id,
      slug: onSale.slug,
      productName: 'Ballon',
      productCategory: 'Drone',
      productDescription: 'Rond.',
      productStockQty: 7,
      maxQuantity: 1_000,
      maxOrderQuantity: 1_000,
      productPrice: 19.99,
      addedPrice: 19.99,
      isActive: true,
      productImageUrl: '/pictures/products/ball.webp',
      quantity: 3,
    });
    expect(body.data).toMatchObject({ totalItems: 4, totalAmount: 159.98 });
    expect((await api.as(person).answer('cart.summary')).body.data).toEqual({ totalItems: 4 });
  });

  it('belongs to one person', async () => {
    const { id } = await givenProduct(api.database);
    await add(id, 2);
    const stranger = await registered(api);
    expect((await api.as(stranger).answer('cart.get')).body.data.cartItems).toEqual([]);
  });

  it('needs a token', async () => {
    for (const name of [
      'cart.get',
      'cart.add',
      'cart.update',
      'cart.remove',
      'cart.clear',
      'cart.merge',
      'cart.summary',
    ] as const) {
      const body = name === 'cart.get' || name === 'cart.summary' ? undefined : {};
      const refusal = await api.guest.refused(name, { params: { cartItemId: newRowId() }, body });
      expect([name, ...refusal]).toEqual([name, 401, 'AUTH_002']);
    }
  });
});

describe('adding', () => {
  it('takes 1 when no quantity is given, and sums on the product’s line', async () => {
    const { id } = await givenProduct(api.database);
    await add(id);
    await add(id, 2);
    expect(await quantities()).toEqual([3]);
  });

  it('goes up to the stock and no further', async () => {
    const { id } = await givenProduct(api.database, { stock: 3 });
    expect(await refused(add(id, 4))).toEqual([409, 'CART_003']);
    expect((await add(id, 2)).status).toBe(200);
    expect(await refused(add(id, 2))).toEqual([409, 'CART_003']);
    expect((await add(id, 1)).status).toBe(200);
    expect(await refused(add(id, 1_000_000))).toEqual([409, 'CART_003']);
    expect(await refused(add(id, limits.quantityMax))).toEqual([409, 'CART_003']);
    expect(await quantities()).toEqual([3]);
  });

  it('counts the chosen location’s stock, whatever text the location is', async () => {
    const { id } = await givenProduct(api.database, { stock: 1 });
    const place = await givenLocation(api.database);
    await givenStock(api.database, id, 2, place.id);
    for (const other of ['google_ChIJ', 'detected_17', newRowId(), "'; --", '%00'.repeat(0), 'x'.repeat(2_000)]) {
      expect(await refused(add(id, 2, { locationId: other }))).toEqual([409, 'CART_003']);
    }
    expect((await add(id, 3, { locationId: place.id })).body.data.cartItems[0]?.productStockQty).toBe(3);
    expect((await cart()).cartItems[0]?.productStockQty).toBe(1);
  });

  it('is PROD_010 when there is none, CART_004 when it is inactive, PROD_001 when it is unknown', async () => {
    const none = await givenProduct(api.database, { stock: 0 });
    const inactive = await givenProduct(api.database, { isActive: false });
    expect(await refused(add(none.id))).toEqual([409, 'PROD_010']);
    expect(await refused(add(inactive.id))).toEqual([409, 'CART_004']);
    for (const unknown of [newRowId(), 'nope', '1', "' OR 1=1"]) {
      expect(await refused(add(unknown))).toEqual([404, 'PROD_001']);
    }
  });

  it('remembers what a piece cost, until more of it is added at the price of now', async () => {
    const { id } = await givenProduct(api.database, { price: 10_000 });
    await add(id);
    await api.database.query('UPDATE products SET price_cents = 12000 WHERE id = $1', [id]);
    const { cartItems } = await cart();
    expect(cartItems).toMatchObject([{ productPrice: 120, addedPrice: 100 }]);
    expect((await add(id)).body.data.cartItems).toMatchObject([{ quantity: 2, productPrice: 120, addedPrice: 120 }]);
  });

  it('stops at as many different products as a cart may hold', async () => {
    const ids: string[] = [];
    for (let n = 0; n <= limits.cartLinesMax; n++) ids.push((await givenProduct(api.database)).id);
    const items = ids.slice(1).map((productId) => ({ productId }));
    expect((await api.as(person).answer('cart.merge', { body: { items } })).status).toBe(200);
    expect(await refused(add(ids[0] ?? ''))).toEqual([409, 'CART_006']);
    expect(await refused(api.as(person).answer('cart.merge', { body: { items: [{ productId: ids[0] }] } }))).toEqual([
      409,
      'CART_006',
    ]);
    expect((await add(ids[1] ?? '')).status).toBe(200);
  });
});

describe('changing a quantity', () => {
  it('sets it, within the stock', async () => {
    const { id } = await givenProduct(api.database, { stock: 5 });
    await add(id, 2);
    const item = await itemOf();
    expect(
      (await api.as(person).answer('cart.update', { params: { cartItemId: item }, body: { quantity: 5 } })).body.data
        .totalItems,
    ).toBe(5);
    expect(
      await refused(api.as(person).answer('cart.update', { params: { cartItemId: item }, body: { quantity: 6 } })),
    ).toEqual([409, 'CART_003']);
    expect(
      (await api.as(person).answer('cart.update', { params: { cartItemId: item }, body: { quantity: 1 } })).body.data
        .totalItems,
    ).toBe(1);
  });

  it.each([0, -1, -1_000_000])('to %d removes the item', async (quantity) => {
    const { id } = await givenProduct(api.database);
    await add(id, 2);
    const { status, body } = await api
      .as(person)
      .answer('cart.update', { params: { cartItemId: await itemOf() }, body: { quantity } });
    expect([status, body.data]).toEqual([200, { cartItems: [], totalItems: 0, totalAmount: 0 }]);
  });

  it('is refused when the product is no longer sold, or no longer there', async () => {
    const { id } = await givenProduct(api.database);
    await add(id, 2);
    const item = await itemOf();
    await givenStock(api.database, id, 0);
    expect(
      await refused(api.as(person).answer('cart.update', { params: { cartItemId: item }, body: { quantity: 1 } })),
    ).toEqual([409, 'PROD_010']);
    await api.database.query('UPDATE products SET is_active = false WHERE id = $1', [id]);
    expect(
      await refused(api.as(person).answer('cart.update', { params: { cartItemId: item }, body: { quantity: 1 } })),
    ).toEqual([409, 'CART_004']);
  });
});

describe('removing', () => {
  it('takes out one item, or all', async () => {
    const [first, second] = [await givenProduct(api.database), await givenProduct(api.database)];
    await add(first.id);
    await add(second.id);
    const { body } = await api.as(person).answer('cart.remove', { params: { cartItemId: await itemOf() } });
    expect(body.data.cartItems.map((item: { productId: string }) => item.productId)).toEqual([second.id]);
    expect((await api.as(person).answer('cart.clear')).body.data).toEqual({
      cartItems: [],
      totalItems: 0,
      totalAmount: 0,
    });
    expect((await api.as(person).answer('cart.clear')).status).toBe(200);
  });
});

describe('someone else’s item', () => {
  it('is CART_001, like one that does not exist', async () => {
    const { id } = await givenProduct(api.database);
    await add(id, 2);
    const item = await itemOf();
    const stranger = await registered(api);
    for (const itemId of [item, newRowId(), 'nope', '1']) {
      for (const attempt of [
        api.as(stranger).answer('cart.update', { params: { cartItemId: itemId }, body: { quantity: 1 } }),
        api.as(stranger).answer('cart.update', { params: { cartItemId: itemId }, body: { quantity: 1_000_000 } }),
        api.as(stranger).answer('cart.update', { params: { cartItemId: itemId }, body: { quantity: 0 } }),
        api.as(stranger).answer('cart.remove', { params: { cartItemId: itemId } }),
      ]) {
        expect(await refused(attempt)).toEqual([404, 'CART_001']);
      }
    }
    expect(await quantities()).toEqual([2]);
  });
});

describe('a guest’s items', () => {
  it('are counted and priced without an account', async () => {
    const cheap = await givenProduct(api.database, { price: 1_010 });
    const dear = await givenProduct(api.database, { price: 20_000, isActive: false });
    const items = [
      { productId: cheap.id, quantity: 2 },
      { productId: dear.id },
      { productId: cheap.id.toUpperCase(), quantity: 1 },
      { productId: newRowId(), quantity: 9 },
      { productId: 'unknown', quantity: 9 },
    ];
    const total = await api.guest.answer('cart.total', { query: { locationId: 'anywhere' }, body: { items } });
    expect([total.status, total.body.data]).toEqual([200, { totalItems: 4, totalAmount: 230.3 }]);
    const count = await api.guest.answer('cart.count', { body: { items } });
    expect([count.status, count.body.data]).toEqual([200, { totalItems: 4 }]);
    expect((await api.guest.answer('cart.total', { body: { items: [] } })).body.data).toEqual({
      totalItems: 0,
      totalAmount: 0,
    });
  });

  it('are refused when they cost more than there is money', async () => {
    const { id } = await givenProduct(api.database);
    const items = [{ productId: id, quantity: limits.quantityMax }];
    const { status, body } = await api.guest.answer('cart.total', { body: { items } });
    expect([status, body.errorCode]).toEqual([400, 'CART_002']);
  });
});

describe('bad input', () => {
  const wrongQuantities = [null, '1', 1.5, true, [], {}, [1], 1e10, -1e10, '1; DROP TABLE carts'];

  it.each(wrongQuantities.concat([0, -1]))('adding %p is CART_002', async (quantity) => {
    const { id } = await givenProduct(api.database);
    const { status, body } = await api.as(person).answer('cart.add', { body: { productId: id, quantity } });
    expect([status, body.errorCode]).toEqual([400, 'CART_002']);
    expect(body.errors?.[0]?.field).toBe('quantity');
    expect(await api.as(person).refused('cart.merge', { body: { items: [{ productId: id, quantity }] } })).toEqual([
      400,
      'CART_002',
    ]);
    expect(await quantities()).toEqual([]);
  });

  it.each([undefined, ...wrongQuantities])('changing to %p is CART_002', async (quantity) => {
    const { id } = await givenProduct(api.database);
    await add(id, 2);
    expect(
      await refused(
        api.as(person).answer('cart.update', { params: { cartItemId: await itemOf() }, body: { quantity } }),
      ),
    ).toEqual([400, 'CART_002']);
  });

  it.each([undefined, null, 1, true, '', 'x'.repeat(65), [], {}])('the product %p is CART_002', async (productId) => {
    const { status, body } = await api.as(person).answer('cart.add', { body: { productId, quantity: 1 } });
    expect([status, body.errorCode]).toEqual([400, 'CART_002']);
  });

  it.each<['add' | 'count' | 'merge' | 'total', unknown]>([
    ['add', { productId: newRowId(), price: 1 }],
    ['add', []],
    ['add', null],
    ['merge', {}],
    ['merge', { items: 'all' }],
    ['merge', { items: { 0: {} } }],
    ['merge', { items: [null] }],
    ['merge', { items: [[]] }],
    ['merge', { items: [{ productId: newRowId(), userId: newRowId() }] }],
    ['merge', { items: Array.from({ length: 501 }, () => ({ productId: newRowId() })) }],
    ['count', { items: [{ quantity: 1 }] }],
    ['total', { items: [], coupon: 'X' }],
  ])('%s with %j is CART_002', async (path, body) => {
    expect(await api.as(person).refused(`cart.${path}`, { body })).toEqual([400, 'CART_002']);
  });

  it('an unknown or repeated query field is CART_002', async () => {
    for (const query of ['other=1', 'locationId=a&locationId=b']) {
      const { status, body } = await api.as(person).answer('cart.get', { query });
      expect([status, body.errorCode]).toEqual([400, 'CART_002']);
    }
  });
});

describe('when the database cannot answer', () => {
  it('says so, and the cart is as it was', async () => {
    const { id } = await givenProduct(api.database);
    await add(id);
    await api.database.transaction(async (tx) => {
      await tx.query('LOCK TABLE cart_items');
      const { status, body } = await add(id);
      expect([status, body.errorCode]).toEqual([503, 'COMMON_007']);
    });
    expect(await quantities()).toEqual([1]);
  });
});
