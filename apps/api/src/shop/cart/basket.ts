import { type ErrorCode, limits, type Locale } from '@dronesoccer/contracts';
import { sumByProduct } from '@dronesoccer/domain';
import type { Visitor } from '../../platform/access/index.js';
import type { Executor } from '../../platform/database/index.js';
import { AppError } from '../../platform/errors/index.js';
import { type BasketRow, readCartItems, readListedItems } from './basket.queries.js';

/**
 * The person an order is placed for. This is not the visitor: a guest's email is whatever they typed, and they may not
 * have typed it yet.
 */
export interface Buyer {
  userId: string | null;
  email: string | null;
}

/** Returns the buyer. A signed-in person always buys under their own email, whatever the body says. */
export function buyerOf(typed: string | undefined, { userId, email }: Visitor): Buyer {
  return { userId, email: email ?? typed ?? null };
}

export interface BasketRequest {
  buyer: Buyer;
  /** Null means the buyer's server cart. */
  items: ReadonlyMap<string, number> | null;
  /** The location whose stock is available besides the warehouse's. */
  locationId: string | null;
  locale: Locale;
}

/** Reads the list that was sent, or else the buyer's cart. A guest without a list has no rows. */
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
 * Sums the requested quantity of each product. Lines of the same product count together, so that none of them evades
 * the stock check.
 *
 * @throws AppError ORD_014 if the list is empty, `invalidQuantity` if a quantity or a sum is not a whole number from 1
 * to `limits.quantityMax`
 */
export function sumItems(items: readonly SentItem[], invalidQuantity: ErrorCode): ReadonlyMap<string, number> {
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

/**
 * In cents. With shipping and the highest tax, this amount still fits an order's integer columns. No one buys that much
 * by mistake.
 */
const maxSubtotalCents = 1_500_000_000;

/** @throws AppError `code` if the lines cost more than any order may */
export function assertSubtotalAllowed(gross: readonly number[], code: ErrorCode): void {
  if (gross.reduce((sum, cents) => sum + cents, 0) > maxSubtotalCents) throw new AppError(code);
}
