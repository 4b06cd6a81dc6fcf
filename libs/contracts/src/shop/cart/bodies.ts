import { type BodyOf, integer, list, text, withFallback } from '../../common/body.ts';
import { limits } from '../../common/limits.ts';

/** Longer than any id of ours. A text that is no id belongs to no product, and is answered as an unknown one. */
export const productIdText = text({ max: 64 });

/** A list from browser storage may name one product many times; beyond this it is no list. */
export const storedListMax = 500;

const itemBody = {
  productId: productIdText,
  quantity: withFallback(integer({ min: 1 }), limits.defaultQuantity),
};

const itemsBody = { items: list(itemBody, { max: storedListMax }) };

export const cartBodies = {
  'cart.add': itemBody,
  // 0 or less removes the item (spec 4, Cart).
  'cart.update': { quantity: integer({ min: -limits.quantityMax }) },
  'cart.merge': itemsBody,
  'cart.count': itemsBody,
  'cart.total': itemsBody,
};

export type ItemRequest = BodyOf<typeof itemBody>;
