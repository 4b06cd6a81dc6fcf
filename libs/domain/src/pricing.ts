import type { ProductCategory } from '@dronesoccer/contracts';
import { DeliveryMethod, TaxClass } from '@dronesoccer/contracts';
import type { Coupon } from './coupons.ts';
import { couponAmount, couponAppliesTo } from './coupons.ts';
import type { Cents } from './money.ts';
import type { PricedLine, PricedSale, SaleLine, SaleRequest } from './price-lines.ts';
import { grossOf, priceLines } from './price-lines.ts';
import type { Destination, Parcel, ShippingQuote, ShippingZone } from './shipping.ts';
import { isServed, quoteShipping } from './shipping.ts';

export interface ProductPrice {
  readonly price: Cents;
  /** Null: never on sale. */
  readonly salePrice: Cents | null;
  /** The first instant of the sale, or null without a start. */
  readonly saleStartsAt: Date | null;
  /** The first instant after the sale, or null without an end. */
  readonly saleEndsAt: Date | null;
}

/** Returns the sale price in cents while the sale runs, else null. */
export function salePriceAt(product: ProductPrice, now: Date): Cents | null {
  const { salePrice, saleStartsAt, saleEndsAt } = product;
  if (salePrice === null) return null;
  const runs = (saleStartsAt === null || now >= saleStartsAt) && (saleEndsAt === null || now < saleEndsAt);
  return runs ? salePrice : null;
}

/** Returns the price of one piece now, in cents before tax. */
export const effectivePrice = (product: ProductPrice, now: Date): Cents => salePriceAt(product, now) ?? product.price;

export interface OrderLine extends SaleLine {
  readonly category: ProductCategory;
  /** The packed weight of one piece. */
  readonly weightGrams: number;
  /** The surcharge on shipping for the size of one piece, in cents. */
  readonly oversizeCents: Cents;
}

/** `province` is where the order is shipped or picked up. */
export interface PriceRequest<Line extends OrderLine> extends Omit<SaleRequest<Line>, 'discount'> {
  /** A coupon that `couponRefusal` accepted, or null. */
  readonly coupon: Coupon | null;
  readonly delivery: DeliveryMethod;
  readonly zones: readonly ShippingZone[];
  /** Where a shipped order goes, as far as it is known. */
  readonly destination: Destination;
}

/** `subtotal` is the subtotal of the goods. */
export interface PricedOrder<Line extends OrderLine> extends PricedSale<Line> {
  /** Before tax, with the surcharge. It is 0 if the order cannot be shipped. */
  readonly shipping: Cents;
  /** Null for a pickup and for an order without goods. */
  readonly shippingQuote: ShippingQuote | null;
}

/**
 * Prices an order: a sale of goods with the coupon as its discount and the shipping as an additional line. The shipping
 * depends on the weight and on the price of the goods after discount, and is taxed with them. Each tax is rounded once for the whole
 * order. Amounts are cents.
 *
 * @throws RangeError if an amount is negative or not whole
 */
export function priceOrder<Line extends OrderLine>(request: PriceRequest<Line>): PricedOrder<Line> {
  const { coupon, delivery, lines: items, zones, destination, ...terms } = request;
  const subtotal = items.reduce((sum, item) => sum + grossOf(item), 0);
  const amount = coupon === null ? 0 : couponAmount(coupon, items);
  const isShipped = delivery === DeliveryMethod.SHIP && items.length > 0;
  const shippingQuote = isShipped ? quoteShipping(zones, destination, parcelOf(items, subtotal - amount)) : null;
  const shipping = shippingQuote && isServed(shippingQuote) ? shippingQuote.fee + shippingQuote.surcharge : 0;
  const goods = items.map((item) => ({
    taxClass: item.taxClass,
    unitPrice: item.unitPrice,
    quantity: item.quantity,
    item,
  }));
  const parcel = { taxClass: TaxClass.SHIPPING, unitPrice: shipping, quantity: 1, item: null };
  const priced = priceLines<SaleLine & { readonly item: Line | null }>({
    ...terms,
    lines: [...goods, parcel],
    discount: coupon && { amount, counts: ({ item }) => item !== null && couponAppliesTo(coupon, item) },
  });
  const lines = priced.lines.flatMap(({ item, gross, discount, net, tax }): PricedLine<Line>[] =>
    item === null ? [] : [{ ...item, gross, discount, net, tax }],
  );
  return { ...priced, lines, subtotal, shipping, shippingQuote };
}

const parcelOf = (items: readonly OrderLine[], goods: Cents): Parcel => ({
  goods,
  grams: items.reduce((sum, { weightGrams, quantity }) => sum + weightGrams * quantity, 0),
  surcharge: items.reduce((sum, { oversizeCents, quantity }) => sum + oversizeCents * quantity, 0),
});
