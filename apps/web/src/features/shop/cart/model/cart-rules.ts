import { maxOrderable, type CartLine, type CartProduct } from './cart-line';

/** A change that a customer requests to the cart. */
export type CartChange =
  | { kind: 'add'; product: CartProduct; quantity: number }
  | { kind: 'set'; productId: string; quantity: number }
  | { kind: 'remove'; productId: string }
  | { kind: 'clear' };

/** The outcome of a change. Each has a message in spec 8. */
export type CartOutcome = 'added' | 'updated' | 'removed' | 'notAvailable' | 'stockLimit' | 'insufficientStock';

export interface Judgement {
  /** False if the change is refused and nothing may change. */
  allowed: boolean;
  /** Null if there is nothing to report: the cart was cleared, or does not contain the product. */
  outcome: CartOutcome | null;
  name: string;
}

const refused = (outcome: CartOutcome, name: string): Judgement => ({ allowed: false, outcome, name });
const accepted = (outcome: CartOutcome, name: string): Judgement => ({ allowed: true, outcome, name });

/**
 * Applies the rules of spec 4 (Cart). Only an active product can be added. Neither adding nor setting may exceed the
 * stock; setting to 0 or less removes the line. Adding beyond the stock gives `stockLimit` if the cart already contains
 * the product; any other quantity above the stock gives `insufficientStock`. Exceeding an order limit gives
 * `stockLimit` too, whatever the stock.
 */
export function judge(lines: readonly CartLine[], change: CartChange): Judgement {
  if (change.kind === 'clear') return { allowed: true, outcome: null, name: '' };
  if (change.kind === 'add') return judgeAdding(lines, change.product, change.quantity);
  const line = lines.find(({ productId }) => productId === change.productId);
  if (!line) return { allowed: false, outcome: null, name: '' };
  if (change.kind === 'remove' || change.quantity <= 0) return accepted('removed', line.name);
  // This also refuses a reduction that still exceeds the stock. The server refuses it too, and the line offers the
  // available quantity.
  if (change.quantity > line.stockQty) return refused('insufficientStock', line.name);
  // Reducing the quantity is always allowed, even while the cart exceeds an order limit.
  if (change.quantity <= line.quantity) return accepted('updated', line.name);
  if (change.quantity > maxOrderable(line, lines)) return refused('stockLimit', line.name);
  return accepted('updated', line.name);
}

function judgeAdding(lines: readonly CartLine[], product: CartProduct, quantity: number): Judgement {
  const { productId, name, isActive, stockQty } = product;
  if (!isActive) return refused('notAvailable', name);
  const held = lines.find((line) => line.productId === productId)?.quantity ?? 0;
  if (held + quantity > stockQty) return refused(held > 0 ? 'stockLimit' : 'insufficientStock', name);
  if (held + quantity > maxOrderable(product, lines)) return refused('stockLimit', name);
  return accepted(held > 0 ? 'updated' : 'added', name);
}

/** Returns the lines after an allowed change. The order is kept and new lines come last. */
export function applyChange(lines: readonly CartLine[], change: CartChange): CartLine[] {
  switch (change.kind) {
    case 'clear':
      return [];
    case 'remove':
      return lines.filter(({ productId }) => productId !== change.productId);
    case 'set':
      if (change.quantity <= 0) return applyChange(lines, { kind: 'remove', productId: change.productId });
      return lines.map((line) => (line.productId === change.productId ? { ...line, quantity: change.quantity } : line));
    case 'add': {
      const { product, quantity } = change;
      const held = lines.find(({ productId }) => productId === product.productId);
      const added = { ...product, addedPrice: product.price };
      if (!held) return [...lines, { ...added, quantity }];
      const grown = { ...added, quantity: held.quantity + quantity };
      return lines.map((line) => (line === held ? grown : line));
    }
  }
}

/** Adds lines to a cart. A product's quantity is capped at its stock but never reduced. */
export function joinLines(lines: readonly CartLine[], added: readonly CartLine[]): CartLine[] {
  return added.reduce<CartLine[]>(
    (joined, { quantity, ...product }) => {
      const held = joined.find(({ productId }) => productId === product.productId)?.quantity ?? 0;
      const room = Math.min(quantity, Math.max(0, product.stockQty - held));
      return room > 0 ? applyChange(joined, { kind: 'add', product, quantity: room }) : joined;
    },
    [...lines],
  );
}
