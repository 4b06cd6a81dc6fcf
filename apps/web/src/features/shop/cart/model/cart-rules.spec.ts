import { describe, expect, it } from 'vitest';
import { lineProblems, maxOrderable, type CartLine, type CartProduct } from './cart-line';
import { applyChange, joinLines, judge, type CartChange } from './cart-rules';

const product = (productId: string, extra: Partial<CartProduct> = {}): CartProduct => ({
  productId,
  name: productId,
  category: 'Drone',
  description: '',
  price: 19.99,
  stockQty: 3,
  maxQuantity: 10,
  maxOrderQuantity: 50,
  isActive: true,
  imageUrl: '',
  slug: productId,
  ...extra,
});
const line = (productId: string, quantity: number, extra: Partial<CartProduct> = {}): CartLine => ({
  ...product(productId, extra),
  quantity,
  addedPrice: 19.99,
});
const add = (productId: string, quantity: number, extra: Partial<CartProduct> = {}): CartChange => ({
  kind: 'add',
  product: product(productId, extra),
  quantity,
});
const verdict = (lines: readonly CartLine[], change: CartChange) => {
  const { allowed, outcome } = judge(lines, change);
  return `${allowed ? 'yes' : 'no'}: ${outcome}`;
};

describe('adding to the cart', () => {
  it('takes a new product, and more of one that is there', () => {
    expect(verdict([], add('a', 1))).toBe('yes: added');
    expect(verdict([line('a', 1)], add('a', 2))).toBe('yes: updated');
  });

  it('refuses what is not active, whatever the stock', () => {
    expect(verdict([], add('a', 1, { isActive: false }))).toBe('no: notAvailable');
  });

  it('refuses more than the stock, counting what the cart holds', () => {
    expect(verdict([], add('a', 4))).toBe('no: insufficientStock');
    expect(verdict([line('a', 3)], add('a', 1))).toBe('no: stockLimit');
    expect(verdict([line('a', 1)], add('a', 3))).toBe('no: stockLimit');
  });

  it('refuses more than one order may hold, of the product and of all', () => {
    const plenty = { stockQty: 99 };
    expect(verdict([], add('a', 11, plenty))).toBe('no: stockLimit');
    expect(verdict([line('a', 10, plenty)], add('a', 1, plenty))).toBe('no: stockLimit');
    const full = [1, 2, 3, 4, 5].map((each) => line(`b${each}`, each === 5 ? 9 : 10, plenty));
    expect(verdict(full, add('a', 1, plenty))).toBe('yes: added');
    expect(verdict(full, add('a', 2, plenty))).toBe('no: stockLimit');
  });

  it('keeps one line per product, with what is known of it now', () => {
    const lines = applyChange([line('a', 1, { price: 10 }), line('b', 1)], add('a', 1, { price: 12 }));
    expect(lines.map(({ productId, quantity, price }) => [productId, quantity, price])).toEqual([
      ['a', 2, 12],
      ['b', 1, 19.99],
    ]);
  });
});

describe('setting a quantity', () => {
  const set = (quantity: number): CartChange => ({ kind: 'set', productId: 'a', quantity });

  it('goes up to the stock and no further', () => {
    expect(verdict([line('a', 1)], set(3))).toBe('yes: updated');
    expect(verdict([line('a', 1)], set(4))).toBe('no: insufficientStock');
  });

  it('goes up to what one order may hold and no further, unless it held more before', () => {
    const plenty = { stockQty: 99 };
    expect(verdict([line('a', 9, plenty)], set(10))).toBe('yes: updated');
    expect(verdict([line('a', 10, plenty)], set(11))).toBe('no: stockLimit');
    expect(verdict([line('a', 20, plenty)], set(19))).toBe('yes: updated');
    expect(verdict([line('a', 1, plenty), line('b', 49, plenty)], set(2))).toBe('no: stockLimit');
  });

  it('to 0 or less removes the line', () => {
    expect(verdict([line('a', 1)], set(0))).toBe('yes: removed');
    expect(applyChange([line('a', 1), line('b', 2)], set(-1)).map(({ productId }) => productId)).toEqual(['b']);
  });

  it('above the stock is refused also when it is lower than before, down to what there is', () => {
    expect(verdict([line('a', 9)], set(8))).toBe('no: insufficientStock');
    expect(verdict([line('a', 9)], set(10))).toBe('no: insufficientStock');
    expect(verdict([line('a', 9)], set(3))).toBe('yes: updated');
  });

  it('of what is not in the cart does nothing', () => {
    expect(verdict([], set(2))).toBe('no: null');
  });
});

it('clearing leaves nothing', () => {
  expect(applyChange([line('a', 1)], { kind: 'clear' })).toEqual([]);
});

describe('taking in the lines of an order', () => {
  const quantities = (lines: readonly CartLine[]) => lines.map(({ productId, quantity }) => `${productId}:${quantity}`);

  it('adds to what is there, and puts the rest behind it', () => {
    expect(quantities(joinLines([line('a', 1)], [line('b', 2), line('a', 2)]))).toEqual(['a:3', 'b:2']);
  });

  it('stops at the stock, and takes nothing away', () => {
    expect(quantities(joinLines([line('a', 2)], [line('a', 3)]))).toEqual(['a:3']);
    expect(quantities(joinLines([line('a', 9)], [line('a', 1)]))).toEqual(['a:9']);
  });
});

describe('what keeps a cart from being ordered', () => {
  const plenty = { stockQty: 99 };

  it('is reported line by line, the stock before the limits', () => {
    const lines = [line('few', 12), line('many', 11, plenty), line('off', 1, { isActive: false }), line('fine', 2)];
    expect([...lineProblems(lines)]).toEqual([
      ['few', 'tooMany'],
      ['many', 'aboveLimit'],
      ['off', 'notAvailable'],
    ]);
  });

  it('is the line with which the order passes what it may hold of all', () => {
    const lines = [1, 2, 3, 4, 5, 6].map((each) => line(`p${each}`, 9, plenty));
    expect([...lineProblems(lines)]).toEqual([['p6', 'aboveLimit']]);
    expect(maxOrderable(line('p6', 9, plenty), lines)).toBe(5);
  });

  it('is nothing of the limits while they are not known', () => {
    const old = line('a', 90, { stockQty: 99, maxQuantity: Infinity, maxOrderQuantity: Infinity });
    expect(lineProblems([old]).size).toBe(0);
  });
});
