import type { CartLine } from './cart-line';

/** What keeps a line from being ordered as it stands. */
export type LineProblem = 'notAvailable' | 'soldOut' | 'tooMany';

export function lineProblem({ isActive, stockQty, quantity }: CartLine): LineProblem | null {
  if (!isActive) return 'notAvailable';
  if (stockQty <= 0) return 'soldOut';
  return quantity > stockQty ? 'tooMany' : null;
}
