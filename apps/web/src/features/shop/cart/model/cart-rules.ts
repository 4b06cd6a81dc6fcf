import { mostOf, type CartLine, type CartProduct } from './cart-line';

/** What a person wants done to their cart. */
export type CartChange =
  | { kind: 'add'; product: CartProduct; quantity: number }
  | { kind: 'set'; productId: string; quantity: number }
  | { kind: 'remove'; productId: string }
  | { kind: 'clear' };

/** What the cart says about a change; each is a message of spec 8. */
export type CartOutcome = 'added' | 'updated' | 'removed' | 'notAvailable' | 'stockLimit' | 'insufficientStock';

export interface Judgement {
  /** False: the change is refused and nothing may change. */
  allowed: boolean;
  /** Null where there is nothing to say: the cart was cleared, or does not hold the product. */
  outcome: CartOutcome | null;
  name: string;
}

const refused = (outcome: CartOutcome, name: string): Judgement => ({ allowed: false, outcome, name });
const accepted = (outcome: CartOutcome, name: string): Judgement => ({ allowed: true, outcome, name });

/**
 * The rules of spec 4 (Cart): adding needs an active product; neither adding nor setting goes above the stock; setting
 * to 0 or less removes. More of what is there already meets the stock's limit; asking at once for more than there is
 * finds it insufficient. More than one order may hold meets the limit as well, whatever the stock.
 */
export function judge(lines: readonly CartLine[], change: CartChange): Judgement {
  if (change.kind === 'clear') return { allowed: true, outcome: null, name: '' };
  if (change.kind === 'add') return judgeAdding(lines, change.product, change.quantity);
  const line = lines.find(({ productId }) => productId === change.productId);
  if (!line) return { allowed: false, outcome: null, name: '' };
  if (change.kind === 'remove' || change.quantity <= 0) return accepted('removed', line.name);
  // Also when it is less than the cart holds: the server refuses that too, and the line offers what there is.
  if (change.quantity > line.stockQty) return refused('insufficientStock', line.name);
  // Less of it is always allowed, even while the cart holds more of it than may be ordered.
  if (change.quantity <= line.quantity) return accepted('updated', line.name);
  if (change.quantity > mostOf(line, lines)) return refused('stockLimit', line.name);
  return accepted('updated', line.name);
}

function judgeAdding(lines: readonly CartLine[], product: CartProduct, quantity: number): Judgement {
  const { productId, name, isActive, stockQty } = product;
  if (!isActive) return refused('notAvailable', name);
  const held = lines.find((line) => line.productId === productId)?.quantity ?? 0;
  if (held + quantity > stockQty) return refused(held > 0 ? 'stockLimit' : 'insufficientStock', name);
  if (held + quantity > mostOf(product, lines)) return refused('stockLimit', name);
  return accepted(held > 0 ? 'updated' : 'added', name);
}

/** The lines after a change that was allowed; order stays, what is new comes last. */
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

/** The lines with others on top of them; of each product at most what is in stock, but never fewer than there were. */
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
