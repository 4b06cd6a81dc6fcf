import {
  type DeliveryMethod,
  type ErrorCode,
  limits,
  type Locale,
  type PostalAddressWire,
  type ProvinceCode,
} from '@dronesoccer/contracts';
import { sumByProduct } from '@dronesoccer/domain';
import { AppError } from '../../platform/errors/index.js';

/**
 * Under whose name is bought. Not the visitor: a guest's e-mail is what they typed, and may not have been typed yet.
 */
export interface Buyer {
  userId: string | null;
  email: string | null;
}

/** What is to be priced or ordered, as it was asked for and checked field by field. */
export interface CheckoutRequest {
  buyer: Buyer;
  /** Null: the buyer's server cart. */
  items: ReadonlyMap<string, number> | null;
  delivery: DeliveryMethod;
  /** A listed location's id or null: any other text means no particular location. */
  locationId: string | null;
  /** Whose tax applies to what is shipped; null while it is not known. */
  province: ProvinceCode | null;
  couponCode: string | null;
  locale: Locale;
}

export interface PlacingRequest extends CheckoutRequest {
  buyer: { userId: string | null; email: string };
  address: PostalAddressWire | null;
  expectedTotalCents: number;
}

export interface SentItem {
  productId: string;
  quantity?: unknown;
}

/**
 * Sums what is asked of each product; lines of one product count as one, so that none slips past the stock.
 *
 * @throws AppError ORD_014 for an empty list, `invalidQuantity` for a quantity that is no whole number of 1 or more
 */
export function summedItems(items: readonly SentItem[], invalidQuantity: ErrorCode): ReadonlyMap<string, number> {
  if (items.length === 0) throw new AppError('ORD_014');
  const sums = sumByProduct(
    items.map(({ productId, quantity = limits.defaultQuantity }) => {
      if (!isQuantity(quantity)) throw new AppError(invalidQuantity);
      return { productId, quantity };
    }),
  );
  if ([...sums.values()].some((sum) => !isQuantity(sum))) throw new AppError(invalidQuantity);
  return sums;
}

function isQuantity(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 1 && Number(value) <= limits.quantityMax;
}
