import type { ProvinceCode, TaxClass } from '@dronesoccer/contracts';
import type { Cents } from './money.ts';
import { allocate } from './money.ts';
import type { TaxLine, TaxRate, TaxRegistration } from './tax.ts';
import { taxedClasses, taxLines, taxShares } from './tax.ts';

/** An item of a sale: goods, a seat, a membership, or the shipping of an order. */
export interface SaleLine {
  readonly taxClass: TaxClass;
  /** Before tax. */
  readonly unitPrice: Cents;
  /** 1 or more. */
  readonly quantity: number;
}

interface SaleDiscount<Line extends SaleLine> {
  /** Total cents off the lines that the discount applies to: 0 or more, and at most the price of those lines. */
  readonly amount: Cents;
  readonly counts: (line: Line) => boolean;
}

export interface SaleRequest<Line extends SaleLine> {
  readonly lines: readonly Line[];
  /** Null: no discount. */
  readonly discount: SaleDiscount<Line> | null;
  /** The province whose taxes apply. */
  readonly province: ProvinceCode;
  /** The calendar day in the province, `YYYY-MM-DD`. */
  readonly day: string;
  readonly rates: readonly TaxRate[];
  readonly registrations: readonly TaxRegistration[];
}

export type PricedLine<Line extends SaleLine> = Line & {
  /** Unit price times quantity. */
  readonly gross: Cents;
  /** The line's share of the discount. */
  readonly discount: Cents;
  /** The taxable price after the discount. */
  readonly net: Cents;
  /** The line's share of every tax on its class. The shares of all lines add up to the taxes. */
  readonly tax: Cents;
};

export interface PricedSale<Line extends SaleLine> {
  readonly lines: readonly PricedLine<Line>[];
  /** Before discount and tax. */
  readonly subtotal: Cents;
  readonly discount: Cents;
  readonly taxes: readonly TaxLine[];
  /** The sum of all tax lines. */
  readonly tax: Cents;
  readonly total: Cents;
}

/** Returns a line's price in cents before discount and tax. */
export const grossOf = ({ unitPrice, quantity }: Pick<SaleLine, 'unitPrice' | 'quantity'>): Cents =>
  unitPrice * quantity;

const sumOf = <T>(items: readonly T[], amount: (item: T) => Cents): Cents =>
  items.reduce((total, item) => total + amount(item), 0);

/**
 * Prices any sale, with prices before tax. The discount comes off first, spread in whole cents over the lines it
 * applies to. Each tax is computed on the remaining price of its classes, rounded once for the whole sale, and then
 * spread over those lines, so a line can be refunded to the cent. All amounts are cents.
 *
 * @throws RangeError if an amount is negative or not whole
 */
export function priceLines<Line extends SaleLine>(request: SaleRequest<Line>): PricedSale<Line> {
  const { province, day, rates, registrations } = request;
  const discounts = discountsOf(request);
  const untaxed = request.lines.map((line, index) => {
    const gross = grossOf(line);
    const discount = discounts[index] ?? 0;
    return { ...line, gross, discount, net: gross - discount };
  });
  const base: Partial<Record<TaxClass, Cents>> = {};
  for (const { taxClass, net } of untaxed) base[taxClass] = (base[taxClass] ?? 0) + net;
  const taxes = taxLines(base, province, day, rates, registrations);
  const shares = taxes.map(({ name, amount }) => taxShares(amount, taxedClasses(province, name), untaxed));
  const lines = untaxed.map((line, index) => ({ ...line, tax: sumOf(shares, (share) => share[index] ?? 0) }));

  const subtotal = sumOf(lines, (line) => line.gross);
  const discount = sumOf(lines, (line) => line.discount);
  const tax = sumOf(taxes, (line) => line.amount);
  return { lines, subtotal, discount, taxes, tax, total: subtotal - discount + tax };
}

function discountsOf<Line extends SaleLine>({ lines, discount }: SaleRequest<Line>): Cents[] {
  if (discount === null) return [];
  const eligible = lines.map((line) => (discount.counts(line) ? grossOf(line) : 0));
  return allocate(
    Math.min(
      discount.amount,
      sumOf(eligible, (gross) => gross),
    ),
    eligible,
  );
}
