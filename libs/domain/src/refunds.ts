import { TaxClass } from '@dronesoccer/contracts';
import type { Cents } from './money.ts';
import { share } from './money.ts';
import { taxShares } from './tax.ts';

/** A paid line of an order. */
interface PaidLine {
  readonly taxClass: TaxClass;
  /** 1 or more. */
  readonly quantity: number;
  /** Cents charged for the whole line, after discount and before tax. */
  readonly net: Cents;
}

interface PaidTax {
  readonly name: string;
  readonly amount: Cents;
  /** The tax classes that the tax was charged on; shipping is one of them. */
  readonly classes: readonly TaxClass[];
}

export interface PaidOrder {
  readonly lines: readonly PaidLine[];
  /** Before tax. */
  readonly shipping: Cents;
  readonly taxes: readonly PaidTax[];
}

/** Pieces of a line to refund, and the number of pieces of the line that were refunded before. */
export interface RefundedPieces {
  /** Index into the order's lines. */
  readonly line: number;
  readonly before: number;
  readonly quantity: number;
}

export interface RefundWorth {
  /** Cents for each of the requested lines with tax, in the requested order. */
  readonly pieces: readonly Cents[];
  /** Before tax. */
  readonly goods: Cents;
  /** Before tax. */
  readonly shipping: Cents;
  /** One entry per tax of the order, in the order's sequence. */
  readonly taxes: readonly { readonly name: string; readonly amount: Cents }[];
  /** Goods, shipping and taxes together, in cents. */
  readonly total: Cents;
}

/** The price of a line or of the shipping, and its share of each tax. */
interface Share {
  readonly net: Cents;
  readonly taxes: readonly Cents[];
}

/** Shipping is the last line, as in the pricing of the order. */
function sharesOf({ lines, shipping, taxes }: PaidOrder): { lines: Share[]; shipping: Share } {
  const charged = [...lines, { taxClass: TaxClass.SHIPPING, net: shipping }];
  const spread = taxes.map(({ amount, classes }) => taxShares(amount, classes, charged));
  const shareOf = (net: Cents, index: number): Share => ({ net, taxes: spread.map((shares) => shares[index] ?? 0) });
  return { lines: lines.map(({ net }, index) => shareOf(net, index)), shipping: shareOf(shipping, lines.length) };
}

/**
 * Returns the refund for pieces of a paid order, optionally with its shipping: the price less their share of the
 * discount, plus their share of each tax, in whole cents. Refunding everything piece by piece, in any steps, adds up to
 * exactly the price paid for the goods, or with the shipping to the order's total.
 *
 * @throws RangeError if a line does not exist or has fewer pieces than requested
 */
export function refundWorth(order: PaidOrder, back: readonly RefundedPieces[], withShipping: boolean): RefundWorth {
  const shares = sharesOf(order);
  const pieces = back.map((some) => pieceShare(order, shares.lines, some));
  const parts = withShipping ? [...pieces, shares.shipping] : pieces;
  const taxes = order.taxes.map(({ name }, tax) => ({ name, amount: sum(parts.map((part) => part.taxes[tax] ?? 0)) }));
  const goods = sum(pieces.map(({ net }) => net));
  const shipping = withShipping ? order.shipping : 0;
  return {
    pieces: pieces.map(({ net, taxes: share }) => net + sum(share)),
    goods,
    shipping,
    taxes,
    total: goods + shipping + sum(taxes.map(({ amount }) => amount)),
  };
}

function pieceShare(order: PaidOrder, shares: readonly Share[], { line, before, quantity }: RefundedPieces): Share {
  const bought = order.lines[line]?.quantity ?? 0;
  const whole = shares[line];
  if (whole === undefined) throw new RangeError(`the order has no line ${line}`);
  if (before < 0 || quantity < 1 || before + quantity > bought) {
    throw new RangeError(`${before} + ${quantity} pieces of a line of ${bought}`);
  }
  // The value of all pieces so far less that of the earlier ones, so that steps of any size add up to the whole.
  const worth = (amount: Cents): Cents => share(amount, before + quantity, bought) - share(amount, before, bought);
  return { net: worth(whole.net), taxes: whole.taxes.map(worth) };
}

const sum = (amounts: readonly Cents[]): Cents => amounts.reduce((total, amount) => total + amount, 0);
