import { type AuthWire, DeliveryMethod, limits, type OrderWire } from '@dronesoccer/contracts';
import { givenProduct } from '@dronesoccer/devkit';
import { clientOf } from '../../../test/support/client.js';
import { address, givenOrderLimits } from '../../../test/support/shopping.js';
import { isFull, useTwoProcesses } from '../../../test/support/two-processes.js';

const api = useTwoProcesses();
beforeAll(() => givenOrderLimits(api.database, { maxPiecesPerProduct: 100, maxPiecesPerOrder: 1_000 }));
const repetitions = isFull ? 20 : 2;

let people = 0;

/** Returns the calls of a new person. Consecutive calls alternate between the two processes. */
async function shopper() {
  const email = `shopper-${process.pid}-${++people}@dronesoccer.test`;
  const body = { firstName: 'Ari', lastName: 'Tremblay', email, password: 'Night#Arena42' };
  const reply = await fetch(`${api.next()}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const { accessToken } = (await reply.json()) as AuthWire;
  const headers = { authorization: `Bearer ${accessToken}` };
  return {
    add: (productId: string, quantity = 1) =>
      clientOf(api.next(), headers).answer('cart.add', { body: { productId, quantity } }),
    update: (itemId: string, quantity: number) =>
      clientOf(api.next(), headers).answer('cart.update', { params: { cartItemId: itemId }, body: { quantity } }),
    remove: (itemId: string) => clientOf(api.next(), headers).answer('cart.remove', { params: { cartItemId: itemId } }),
    merge: (items: { productId: string; quantity: number }[]) =>
      clientOf(api.next(), headers).answer('cart.merge', { body: { items } }),
    cart: () => clientOf(api.next(), headers).call('cart.get'),
    order: async () => {
      const wish = { delivery: DeliveryMethod.SHIP, address };
      const quote = await clientOf(api.next(), headers).answer('orders.quote', { body: wish });
      if (!quote.body.isSuccess) return null;
      const placed = { ...wish, expectedTotal: quote.body.data.total };
      const order = await clientOf(api.next(), headers).answer('orders.place', { body: placed });
      return order.body.isSuccess ? order.body.data : null;
    },
  };
}

const times = <T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

/** Returns the n-th item and starts over at the end of the list. */
function pick<T>(list: readonly T[], index: number): T {
  const item = list[index % list.length];
  if (item === undefined) throw new Error('There is nothing to pick from.');
  return item;
}

const codesOf = (answers: readonly { status: number; body: { errorCode: string | null } }[]): Record<string, number> =>
  answers.reduce<Record<string, number>>((codes, { status, body }) => {
    const code = body.errorCode ?? String(status);
    return { ...codes, [code]: (codes[code] ?? 0) + 1 };
  }, {});

describe('one cart in many tabs', () => {
  it('40 clicks on a product of which 10 are left put exactly 10 into it', async () => {
    for (let run = 0; run < repetitions; run++) {
      const product = await givenProduct(api.database, { stock: 10 });
      const person = await shopper();
      const answers = await times(40, () => person.add(product.id));
      expect(codesOf(answers)).toEqual({ 200: 10, CART_003: 30 });
      const { cartItems } = await person.cart();
      expect(cartItems.map(({ quantity }) => quantity)).toEqual([10]);
    }
  });

  it('40 clicks for different products, of which one order may hold 12 pieces, put exactly 12 into it', async () => {
    await givenOrderLimits(api.database, { maxPiecesPerProduct: 100, maxPiecesPerOrder: 12 });
    try {
      const products = await times(8, () => givenProduct(api.database));
      const person = await shopper();
      const answers = await times(40, (index) => person.add(pick(products, index).id));
      expect((await person.cart()).totalItems).toBe(12);
      expect(codesOf(answers)[200]).toBe(12);
    } finally {
      await givenOrderLimits(api.database, { maxPiecesPerProduct: 100, maxPiecesPerOrder: 1_000 });
    }
  });

  it('the first clicks of a new cart make one line per product', async () => {
    for (let run = 0; run < repetitions; run++) {
      const products = await times(8, () => givenProduct(api.database));
      const person = await shopper();
      const answers = await times(24, (index) => person.add(pick(products, index).id));
      expect(codesOf(answers)).toEqual({ 200: 24 });
      const cart = await person.cart();
      expect(cart.cartItems.map(({ productId }) => productId).toSorted()).toEqual(
        products.map(({ id }) => id).toSorted(),
      );
      expect(cart.totalItems).toBe(24);
    }
  });

  it('never holds more products than it may, however many are added at once', async () => {
    for (let run = 0; run < repetitions; run++) {
      const products = await times(limits.cartLinesMax + 15, () => givenProduct(api.database));
      const person = await shopper();
      const before = limits.cartLinesMax - 5;
      await person.merge(products.slice(0, before).map(({ id }) => ({ productId: id, quantity: 1 })));
      const answers = await times(20, (index) => person.add(pick(products, before + index).id));
      expect(codesOf(answers)).toEqual({ 200: 5, CART_006: 15 });
      expect((await person.cart()).cartItems).toHaveLength(limits.cartLinesMax);
    }
  });

  it('guest carts that are merged at once all count, up to the stock', async () => {
    for (let run = 0; run < repetitions; run++) {
      const products = await times(2, (index) => givenProduct(api.database, { stock: index === 0 ? 100 : 7 }));
      const person = await shopper();
      // The cart exists but these lines do not, so there is no line to lock yet.
      await person.add((await givenProduct(api.database)).id);
      const items = products.map(({ id }) => ({ productId: id, quantity: 1 }));
      const answers = await times(12, () => person.merge(items));
      expect(codesOf(answers)).toEqual({ 200: 12 });
      const { cartItems } = await person.cart();
      expect(cartItems.map(({ quantity }) => quantity).toSorted((a, b) => a - b)).toEqual([1, 7, 12]);
    }
  });

  it('adding, changing, removing and merging at once never end above the stock, and nothing fails', async () => {
    for (let run = 0; run < repetitions; run++) {
      const products = await times(3, () => givenProduct(api.database, { stock: 6 }));
      const person = await shopper();
      await times(3, (index) => person.add(pick(products, index).id));
      const items = (await person.cart()).cartItems.map(({ id }) => id);
      const answers = await times(
        48,
        async (index): Promise<{ status: number; body: { errorCode: string | null } }> => {
          const [product, item] = [pick(products, index).id, pick(items, index + 1)];
          if (index % 4 === 0) return person.add(product, 2);
          if (index % 4 === 1) return person.update(item, 1 + (index % 7));
          if (index % 4 === 2) return person.merge(products.map(({ id }) => ({ productId: id, quantity: 2 })));
          return index % 8 === 3 ? person.remove(item) : person.add(product);
        },
      );
      const known = new Set(['200', 'CART_003', 'CART_001']);
      expect(Object.keys(codesOf(answers)).filter((code) => !known.has(code))).toEqual([]);
      const { cartItems } = await person.cart();
      expect(new Set(cartItems.map(({ productId }) => productId)).size).toBe(cartItems.length);
      for (const { quantity } of cartItems) expect(quantity).toBeLessThanOrEqual(6);
    }
  });

  it('what is added while the cart is being ordered is in an order or still in the cart, once', async () => {
    for (let run = 0; run < repetitions; run++) {
      const product = await givenProduct(api.database, { stock: 1_000 });
      const person = await shopper();
      const orders: (OrderWire | null)[] = [];
      const added = await times(40, async (index) => {
        if (index % 8 === 4) orders.push(await person.order());
        return person.add(product.id);
      });
      expect(codesOf(added)).toEqual({ 200: 40 });
      const ordered = orders.flatMap((order) => order?.lines ?? []).reduce((sum, { quantity }) => sum + quantity, 0);
      expect(ordered + (await person.cart()).totalItems).toBe(40);
    }
  });
});
