import { type ErrorCode, limits, type Locale } from '@dronesoccer/contracts';
import { sumByProduct } from '@dronesoccer/domain';
import type { Visitor } from '../../platform/access/index.js';
import type { Executor } from '../../platform/database/index.js';
import { AppError } from '../../platform/errors/index.js';
import { type BasketRow, readCartItems, readListedItems } from './basket.queries.js';

/**
 * Under whose name is bought. Not the visitor: a guest's e-mail is what they typed, and may not have been typed yet.
 */
export interface Buyer {
  userId: string | null;
  email: string | null;
}

/** A signed-in person buys under their own e-mail, whatever the body says. */
export function buyerOf(typed: string | undefined, { userId, email }: Visitor): Buyer {
  return { userId, email: email ?? typed ?? null };
}

export interface BasketRequest {
  buyer: Buyer;
  /** Null: the buyer's server cart. */
  items: ReadonlyMap<string, number> | null;
  /** Whose stock may be drawn on beside the warehouse's. */
  locationId: string | null;
  locale: Locale;
}

/** The rows of the list that was sent, or of the buyer's cart; a guest without a list has none. */
export async function readBasket(executor: Executor, request: BasketRequest): Promise<BasketRow[]> {
  const { items, buyer } = request;
  if (items !== null) return readListedItems(executor, items, request);
  return buyer.userId === null ? [] : readCartItems(executor, buyer.userId, request);
}

interface SentItem {
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

/** Cents; with shipping and the highest tax it still fits an order's integer columns. No one buys that much by mistake. */
const maxSubtotalCents = 1_500_000_000;

/** @throws AppError `code` when the lines cost more than any order may */
export function refuseExcess(gross: readonly number[], code: ErrorCode): void {
  if (gross.reduce((sum, cents) => sum + cents, 0) > maxSubtotalCents) throw new AppError(code);
}
