import type { DeliveryMethod, ProductCategory, ProvinceCode } from '@dronesoccer/contracts';
import { TaxClass } from '@dronesoccer/contracts';
import type { Coupon } from './coupons.ts';
import { couponDiscounts } from './coupons.ts';
import type { Cents } from './money.ts';
import type { ShippingSettings } from './shipping.ts';
import { shippingFee } from './shipping.ts';
import type { TaxLine, TaxRate, TaxRegistration } from './tax.ts';
import { taxLines } from './tax.ts';

export interface ProductPrice {
  readonly price: Cents;
  /** Null: never on sale. */
  readonly salePrice: Cents | null;
  /** First instant of the sale; null: since ever. */
  readonly saleStartsAt: Date | null;
  /** First instant after the sale; null: until further notice. */
  readonly saleEndsAt: Date | null;
}

/** The sale price while the sale runs, else null. */
export function salePriceAt(product: ProductPrice, now: Date): Cents | null {
  const { salePrice, saleStartsAt, saleEndsAt } = product;
  if (salePrice === null) return null;
  const runs = (saleStartsAt === null || now >= saleStartsAt) && (saleEndsAt === null || now < saleEndsAt);
  return runs ? salePrice : null;
}

/** What a piece costs now, before tax. */
export const effectivePrice = (product: ProductPrice, now: Date): Cents => salePriceAt(product, now) ?? product.price;

export interface OrderLine {
  readonly category: ProductCategory;
  readonly taxClass: TaxClass;
  readonly unitPrice: Cents;
  /** 1 or more. */
  readonly quantity: number;
}

export interface PriceRequest<Line extends OrderLine> {
  readonly lines: readonly Line[];
  /** One that `couponRefusal` let pass, or none. */
  readonly coupon: Coupon | null;
  readonly delivery: DeliveryMethod;
  readonly shipping: ShippingSettings;
  /** Whose tax applies: where it is shipped to, or picked up. */
  readonly province: ProvinceCode;
  /** The day there, `YYYY-MM-DD`. */
  readonly day: string;
  readonly rates: readonly TaxRate[];
  readonly registrations: readonly TaxRegistration[];
}

export type PricedLine<Line extends OrderLine> = Line & {
  /** Unit price times quantity. */
  readonly gross: Cents;
  /** The line's share of the coupon. */
  readonly discount: Cents;
  /** What is left and taxed. */
  readonly net: Cents;
};

export interface PricedOrder<Line extends OrderLine> {
  readonly lines: readonly PricedLine<Line>[];
  readonly subtotal: Cents;
  readonly discount: Cents;
  readonly shipping: Cents;
  readonly taxes: readonly TaxLine[];
  /** All tax lines together. */
  readonly tax: Cents;
  readonly total: Cents;
}

const sumOf = <T>(items: readonly T[], amount: (item: T) => Cents): Cents =>
  items.reduce((total, item) => total + amount(item), 0);

/**
 * Prices an order. Prices exclude tax; the discount comes off first, spread over the lines it counts for; shipping is
 * reckoned on what is left and taxed; each tax is rounded once for the whole order. All amounts are cents.
 */
export function priceOrder<Line extends OrderLine>(request: PriceRequest<Line>): PricedOrder<Line> {
  const grossLines = request.lines.map((line) => ({ ...line, gross: line.unitPrice * line.quantity }));
  const discounts = request.coupon === null ? [] : couponDiscounts(request.coupon, grossLines);
  const lines = grossLines.map((line, index) => {
    const discount = discounts[index] ?? 0;
    return { ...line, discount, net: line.gross - discount };
  });

  const subtotal = sumOf(lines, (line) => line.gross);
  const discount = sumOf(lines, (line) => line.discount);
  const shipping = shippingFee(request.shipping, request.delivery, subtotal - discount, lines.length > 0);

  const base: Partial<Record<TaxClass, Cents>> = { [TaxClass.SHIPPING]: shipping };
  for (const line of lines) base[line.taxClass] = (base[line.taxClass] ?? 0) + line.net;
  const taxes = taxLines(base, request.province, request.day, request.rates, request.registrations);
  const tax = sumOf(taxes, (line) => line.amount);

  return { lines, subtotal, discount, shipping, taxes, tax, total: subtotal - discount + shipping + tax };
}
