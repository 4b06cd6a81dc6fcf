import { type BodyOf, integer, list, text, withFallback } from '../../common/body.ts';
import { limits } from '../../common/limits.ts';

/** A text longer than any product id. A text that is not an id is treated as an unknown product. */
export const productIdText = text({ max: 64 });

/** A stored list may name one product many times. A longer list is not a real one. */
export const storedListMax = 500;

const itemBody = {
  productId: productIdText,
  quantity: withFallback(integer({ min: 1 }), limits.defaultQuantity),
};

const itemsBody = { items: list(itemBody, { max: storedListMax }) };

export const cartBodies = {
  'cart.add': itemBody,
  // A quantity of 0 or less removes the item (spec 4, Cart).
  'cart.update': { quantity: integer({ min: -limits.quantityMax }) },
  'cart.merge': itemsBody,
  'cart.count': itemsBody,
  'cart.total': itemsBody,
};

export type ItemRequest = BodyOf<typeof itemBody>;
