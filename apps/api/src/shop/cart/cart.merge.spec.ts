import type { ItemRequest } from '@dronesoccer/contracts';
import { givenProduct, givenStock, newRowId } from '@dronesoccer/devkit';
import fc from 'fast-check';
import { useApi } from '../../../test/support/api.js';
import { type Person, registered } from '../../../test/support/people.js';
import { givenOrderLimits } from '../../../test/support/shopping.js';

const api = useApi();

// Order limits are tested in another file.
beforeAll(() => givenOrderLimits(api.database, { maxPiecesPerProduct: 1_000, maxPiecesPerOrder: 1_000 }));

const merge = (by: Person, items: readonly ItemRequest[], key?: string) =>
  api.as(by).answer('cart.merge', { body: { items }, idempotencyKey: key });

const held = async (by: Person): Promise<Map<string, number>> => {
  const { body } = await api.as(by).answer('cart.get');
  return new Map(body.data.cartItems.map(({ productId, quantity }) => [productId, quantity]));
};

describe('merging a guest cart', () => {
  it('adds to what is there, caps at the stock and says what it could not take', async () => {
    const person = await registered(api);
    const plenty = await givenProduct(api.database, { stock: 50 });
    const few = await givenProduct(api.database, { stock: 3 });
    const none = await givenProduct(api.database, { stock: 0 });
    const inactive = await givenProduct(api.database, { isActive: false });
    const unknown = newRowId();
    await merge(person, [{ productId: plenty.id, quantity: 2 }, { productId: few.id }]);
    const { status, body } = await merge(person, [
      { productId: plenty.id, quantity: 1 },
      { productId: few.id, quantity: 2 },
      { productId: few.id.toUpperCase(), quantity: 2 },
      { productId: none.id },
      { productId: inactive.id },
      { productId: unknown, quantity: 4 },
      { productId: 'no-id' },
    ]);
    expect(status).toBe(200);
    expect(await held(person)).toEqual(
      new Map([
        [plenty.id, 3],
        [few.id, 3],
      ]),
    );
    expect(body.data).toMatchObject({ totalItems: 6 });
    expect(body.data.adjusted).toEqual([
      { productId: few.id, requested: 5, quantity: 3, reason: 'CART_003' },
      { productId: none.id, requested: 1, quantity: 0, reason: 'CART_003' },
      { productId: inactive.id, requested: 1, quantity: 0, reason: 'CART_004' },
      { productId: unknown, requested: 4, quantity: 0, reason: 'PROD_001' },
      { productId: 'no-id', requested: 1, quantity: 0, reason: 'PROD_001' },
    ]);
  });

  it('counts once when it is repeated with its key, at once or later', async () => {
    const person = await registered(api);
    const { id } = await givenProduct(api.database);
    const items = [{ productId: id, quantity: 2 }];
    const replies = await Promise.all(Array.from({ length: 20 }, () => merge(person, items, 'login-1')));
    const later = await merge(person, items, 'login-1');
    for (const { status, body } of replies) expect([status, body]).toEqual([200, later.body]);
    expect(await held(person)).toEqual(new Map([[id, 2]]));
    await merge(person, items, 'login-2');
    expect(await held(person)).toEqual(new Map([[id, 4]]));
  });

  it('refuses a key that was used for other items', async () => {
    const person = await registered(api);
    const { id } = await givenProduct(api.database);
    await merge(person, [{ productId: id }], 'key');
    const { status, body } = await merge(person, [{ productId: id, quantity: 2 }], 'key');
    expect([status, body.errorCode]).toEqual([409, 'COMMON_008']);
    expect(await held(person)).toEqual(new Map([[id, 1]]));
  });

  it('keeps one person’s keys from another’s', async () => {
    const [one, other] = [await registered(api), await registered(api)];
    const { id } = await givenProduct(api.database);
    await merge(one, [{ productId: id, quantity: 2 }], 'same');
    await merge(other, [{ productId: id, quantity: 5 }], 'same');
    expect([await held(one), await held(other)]).toEqual([new Map([[id, 2]]), new Map([[id, 5]])]);
  });
});

/** Checks promise R2 with random carts: no sequence of merges exceeds the stock, and repeats count once. */
describe('whatever is merged', () => {
  it('never ends above the stock, and a repeat changes nothing', async () => {
    const products = await Promise.all(Array.from({ length: 4 }, () => givenProduct(api.database)));
    const line = fc.record({ product: fc.nat({ max: 3 }), quantity: fc.integer({ min: 1, max: 9 }) });
    const scenario = fc.record({
      stock: fc.array(fc.nat({ max: 12 }), { minLength: 4, maxLength: 4 }),
      merges: fc.array(fc.array(line, { maxLength: 6 }), { minLength: 1, maxLength: 4 }),
    });
    await fc.assert(
      fc.asyncProperty(scenario, async ({ stock, merges }) => {
        for (const [index, { id }] of products.entries()) await givenStock(api.database, id, stock[index] ?? 0);
        const person = await registered(api);
        const wanted = new Map<string, number>();
        for (const [number, lines] of merges.entries()) {
          const items = lines.map(({ product, quantity }) => ({ productId: products[product]?.id ?? '', quantity }));
          for (const { productId, quantity } of items) wanted.set(productId, (wanted.get(productId) ?? 0) + quantity);
          const replies = await Promise.all([1, 2, 3].map(() => merge(person, items, `merge-${number}`)));
          for (const { status, body } of replies) expect([status, body]).toEqual([200, replies[0]?.body]);
        }
        const expected = new Map<string, number>();
        for (const [index, { id }] of products.entries()) {
          const quantity = Math.min(wanted.get(id) ?? 0, stock[index] ?? 0);
          if (quantity > 0) expected.set(id, quantity);
        }
        const actual = await held(person);
        expect(new Map([...actual].toSorted())).toEqual(new Map([...expected].toSorted()));
      }),
      { numRuns: process.env['TEST_FULL'] ? 300 : 25 },
    );
  });
});
