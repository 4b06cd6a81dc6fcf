import type { RefundProposalWire, ReturnReason } from '@dronesoccer/contracts';
import { isShopsFault, type PiecesBack, refundWorth, type RefundWorth, share, toDollars } from '@dronesoccer/domain';
import { AppError } from '../../../../platform/errors/index.js';
import { isPieces } from '../../returns/request-return.js';
import type { PaidOrderLine, Refundable } from './paid-order.queries.js';

/** Pieces of one line that are to be paid back. */
export interface LinePieces {
  line: PaidOrderLine;
  quantity: number;
}

/**
 * The lines that are meant, each with pieces that are still to be had.
 *
 * @throws AppError ORD_009 for a product that is not in the order, ORD_015 for more pieces than are left of it
 */
export function piecesOf(
  { lines }: Refundable,
  wished: readonly { productId: string; quantity: unknown }[],
): LinePieces[] {
  return wished.map(({ productId, quantity }, index) => {
    if (wished.findIndex((other) => other.productId === productId) !== index) throw new AppError('ORD_015');
    const line = lines.find((candidate) => candidate.productId === productId);
    if (line === undefined) throw new AppError('ORD_009');
    if (!isPieces(quantity) || quantity > piecesLeft(line)) throw new AppError('ORD_015');
    return { line, quantity };
  });
}

/** Pieces that were neither paid back nor are on their way back. */
export const piecesLeft = ({ quantity, settled, awaited }: PaidOrderLine): number =>
  Math.max(0, quantity - settled - awaited);

/** What pieces of an order are worth, and its shipping where that goes back too. */
export function worthOf(order: Refundable, pieces: readonly LinePieces[], withShipping: boolean): RefundWorth {
  const back = pieces.map(({ line, quantity }): PiecesBack => {
    return { line: order.lines.indexOf(line), before: line.settled, quantity };
  });
  return refundWorth(order.paid, back, withShipping);
}

/** The tax inside what is paid back: that of the pieces, or, of any other sum, as much as of the whole order. */
export function taxInside(amountCents: number, worth: RefundWorth, { taxCents, totalCents }: Refundable): number {
  if (amountCents === worth.total) return worth.taxes.reduce((sum, { amount }) => sum + amount, 0);
  return totalCents === 0 ? 0 : share(amountCents, taxCents, totalCents);
}

/** In dollars, and no more than can be paid back. */
export function presentProposal(worth: RefundWorth, refundableCents: number): RefundProposalWire {
  return {
    amount: toDollars(Math.min(worth.total, refundableCents)),
    goods: toDollars(worth.goods),
    shipping: toDollars(worth.shipping),
    taxes: worth.taxes.map(({ name, amount }) => ({ name, amount: toDollars(amount) })),
    refundable: toDollars(refundableCents),
  };
}

/** A return that gives everything back, for reasons that are all the shop's, gives the shipping back too. */
export function givesShippingBack(
  order: Refundable,
  lines: readonly { orderLineId: string; quantity: number; reason: ReturnReason }[],
): boolean {
  if (order.shippingRefunded || order.paid.shipping === 0) return false;
  const all = order.lines.every(({ id, quantity, settled }) => {
    return settled + (lines.find(({ orderLineId }) => orderLineId === id)?.quantity ?? 0) >= quantity;
  });
  return all && lines.every(({ reason }) => isShopsFault(reason));
}
