import type { RefundProposalWire, ReturnReason } from '@dronesoccer/contracts';
import {
  isShopsFault,
  type RefundedPieces,
  refundWorth,
  type RefundWorth,
  share,
  toDollars,
} from '@dronesoccer/domain';
import { AppError } from '../../../../platform/errors/index.js';
import { isPieces } from '../../returns/request-return.js';
import type { PaidOrderLine, Refundable } from './paid-order.queries.js';

/** Pieces of one line to be refunded. */
export interface LinePieces {
  line: PaidOrderLine;
  quantity: number;
}

/**
 * Finds the requested lines and checks their quantities.
 *
 * @throws AppError ORD_009 if a product is not in the order, ORD_015 if the order has fewer pieces left
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

/** Returns the pieces that were neither refunded nor are part of an open return. */
export const piecesLeft = ({ quantity, settled, awaited }: PaidOrderLine): number =>
  Math.max(0, quantity - settled - awaited);

/** Computes the value of pieces of an order, optionally with its shipping. */
export function worthOf(order: Refundable, pieces: readonly LinePieces[], withShipping: boolean): RefundWorth {
  const back = pieces.map(({ line, quantity }): RefundedPieces => {
    return { line: order.lines.indexOf(line), before: line.settled, quantity };
  });
  return refundWorth(order.paid, back, withShipping);
}

/**
 * Returns the tax included in a refund: that of the pieces, or, for any other amount, the same share as in the whole
 * order.
 */
export function taxInside(amountCents: number, worth: RefundWorth, { taxCents, totalCents }: Refundable): number {
  if (amountCents === worth.total) return worth.taxes.reduce((sum, { amount }) => sum + amount, 0);
  return totalCents === 0 ? 0 : share(amountCents, taxCents, totalCents);
}

/** Presents the proposal in dollars, limited to the refundable amount. */
export function presentProposal(worth: RefundWorth, refundableCents: number): RefundProposalWire {
  return {
    amount: toDollars(Math.min(worth.total, refundableCents)),
    goods: toDollars(worth.goods),
    shipping: toDollars(worth.shipping),
    taxes: worth.taxes.map(({ name, amount }) => ({ name, amount: toDollars(amount) })),
    refundable: toDollars(refundableCents),
  };
}

/**
 * True if a return also refunds the shipping: everything has then come back, and the shop is at fault for every line.
 */
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
