import type { DeliveryMethod, ProductCategory } from '@dronesoccer/contracts';
import { TaxClass } from '@dronesoccer/contracts';
import type { Coupon } from './coupons.ts';
import { couponAmount, couponAppliesTo } from './coupons.ts';
import type { Cents } from './money.ts';
import type { PricedLine, PricedSale, SaleLine, SaleRequest } from './price-lines.ts';
import { grossOf, priceLines } from './price-lines.ts';
import type { ShippingSettings } from './shipping.ts';
import { shippingFee } from './shipping.ts';

export interface ProductPrice {
  readonly price: Cents;
  /** Null: never on sale. */
  readonly salePrice: Cents | null;
  /** The first instant of the sale; null: no start. */
  readonly saleStartsAt: Date | null;
  /** The first instant after the sale; null: no end. */
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
}

/** `province` is where the order is shipped or picked up. */
export interface PriceRequest<Line extends OrderLine> extends Omit<SaleRequest<Line>, 'discount'> {
  /** A coupon that `couponRefusal` accepted, or null. */
  readonly coupon: Coupon | null;
  readonly delivery: DeliveryMethod;
  readonly shipping: ShippingSettings;
}

/** `subtotal` is the subtotal of the goods. */
export interface PricedOrder<Line extends OrderLine> extends PricedSale<Line> {
  /** Before tax. */
  readonly shipping: Cents;
}

/**
 * Prices an order: a sale of goods with the coupon as its discount and the shipping as an additional line. The shipping
 * fee depends on the price of the goods after discount and is taxed with them. Each tax is rounded once for the whole
 * order. Amounts are cents.
 *
 * @throws RangeError if an amount is negative or not whole
 */
export function priceOrder<Line extends OrderLine>(request: PriceRequest<Line>): PricedOrder<Line> {
  const { coupon, delivery, lines: items, shipping: settings, ...terms } = request;
  const subtotal = items.reduce((sum, item) => sum + grossOf(item), 0);
  const amount = coupon === null ? 0 : couponAmount(coupon, items);
  const shipping = shippingFee(settings, delivery, subtotal - amount, items.length > 0);
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
  return { ...priced, lines, subtotal, shipping };
}
