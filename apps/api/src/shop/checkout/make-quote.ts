import { DeliveryMethod, type ErrorCode, type LocalText, type ProvinceCode } from '@dronesoccer/contracts';
import {
  effectivePrice,
  grossOf,
  isServed,
  type OrderLine,
  type PricedLine,
  type PricedOrder,
  priceOrder,
  productsAboveLimits,
  type ShippingQuote,
} from '@dronesoccer/domain';
import type { Executor } from '../../platform/database/index.js';
import { AppError } from '../../platform/errors/index.js';
import { type BasketLine, type BasketRow, assertSubtotalAllowed } from '../cart/index.js';
import { type CouponRow, judgeCoupon } from '../coupons/index.js';
import { listedLocation, type Place } from '../../places/locations/index.js';
import { planOf, type StockLevel } from '../inventory/index.js';
import { taxTerms } from '../../money/taxes/index.js';
import type { CheckoutRequest } from './checkout-request.js';
import type { PriceRules } from './price-rules.js';

export type QuoteLine = PricedLine<OrderLine & BasketLine>;

interface Problem {
  /** Null if the problem concerns the whole order. */
  productId: string | null;
  code: ErrorCode;
  /** The shop's own words; absent if the code's text applies. */
  reason?: LocalText | null;
}

/** The current price of an order, and the problems that prevent placing it. */
export interface Quote extends PricedOrder<QuoteLine> {
  problems: readonly Problem[];
  coupon: CouponRow | null;
  /** The requested location, if it is listed. */
  place: Place | null;
  /** Null if the destination is unknown. */
  province: ProvinceCode | null;
  levels: readonly StockLevel[];
}

export interface QuoteContext {
  rules: PriceRules;
  now: Date;
}

/**
 * Prices a basket with today's prices, coupon, shipping and taxes. Items that cannot be sold do not make it fail:
 * `problems` reports them, so that a quote can show them and an order can be refused.
 */
export async function makeQuote(
  executor: Executor,
  request: CheckoutRequest,
  basket: readonly BasketRow[],
  { rules, now }: QuoteContext,
): Promise<Quote> {
  if (basket.length === 0) throw new AppError('ORD_014');
  const place = await placeOf(executor, request);
  const known = basket.filter((row): row is BasketLine => row.slug !== null);
  const levels = known
    .flatMap(({ productId, levels: points }) => points.map((point) => ({ productId, ...point })))
    // The stock of a closed location is not available.
    .filter(({ isWarehouse }) => isWarehouse || place !== null);
  const lines = known.map((line) => ({ ...line, unitPrice: effectivePrice(line, now) }));
  assertSubtotalAllowed(lines.map(grossOf), 'ORD_015');

  const tooMany = productsAboveLimits(known, rules.pieces);

  const { code, ...coupon } = await couponOf(executor, request, lines, now);
  const province = request.delivery === DeliveryMethod.PICKUP ? (place?.province ?? null) : request.province;
  const priced = priceOrder({
    lines,
    coupon: coupon.coupon,
    delivery: request.delivery,
    zones: rules.zones,
    destination: { province: request.province, postalCode: request.postalCode },
    ...taxTerms(rules.taxes, province, now),
  });
  return {
    ...priced,
    ...coupon,
    place,
    province,
    levels,
    problems: [
      ...basket.flatMap((row) => problemsOf(row, request.delivery, levels, tooMany)),
      ...(code === null ? [] : [{ productId: null, code }]),
      ...shippingProblems(priced.shippingQuote),
      ...(province === null ? [{ productId: null, code: missingPlaceCode(request.delivery) }] : []),
    ],
  };
}

/**
 * Returns the requested location if it is listed, otherwise null. A shipment from an unlisted location simply does not
 * use its stock.
 *
 * @throws AppError ARENA_001 if the location of a pickup is not listed
 */
async function placeOf(executor: Executor, request: CheckoutRequest): Promise<Place | null> {
  const { delivery, locationId, locale, isPlaceChosen } = request;
  const place = locationId === null ? null : await listedLocation(executor, locationId, locale);
  if (place === null && isPlaceChosen && delivery === DeliveryMethod.PICKUP) throw new AppError('ARENA_001');
  return place;
}

function shippingProblems(quote: ShippingQuote | null): Problem[] {
  if (quote === null || isServed(quote)) return [];
  const code = quote.problem === 'tooHeavy' ? 'CHECKOUT_006' : 'CHECKOUT_005';
  return [{ productId: null, code, reason: quote.reason }];
}

const missingPlaceCode = (delivery: DeliveryMethod): ErrorCode =>
  delivery === DeliveryMethod.PICKUP ? 'ARENA_001' : 'CHECKOUT_002';

async function couponOf(
  executor: Executor,
  { couponCode, buyer }: CheckoutRequest,
  lines: readonly OrderLine[],
  now: Date,
): Promise<{ coupon: CouponRow | null; code: ErrorCode | null }> {
  if (couponCode === null) return { coupon: null, code: null };
  const answer = await judgeCoupon(executor, { code: couponCode, userId: buyer.userId, lines, now });
  return { coupon: answer.coupon, code: answer.refusal };
}

function problemsOf(
  row: BasketRow,
  delivery: DeliveryMethod,
  levels: readonly StockLevel[],
  tooMany: ReadonlySet<string>,
): Problem[] {
  const { productId } = row;
  if (row.slug === null) return [{ productId, code: 'PROD_001' }];
  if (!row.isActive) return [{ productId, code: 'PROD_003' }];
  if (!planOf({ wanted: [row], delivery }, levels).ok) return [{ productId, code: 'ORD_010' }];
  return tooMany.has(productId) ? [{ productId, code: 'CHECKOUT_003' }] : [];
}
