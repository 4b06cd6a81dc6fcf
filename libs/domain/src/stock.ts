import { DeliveryMethod } from '@dronesoccer/contracts';
import type { ProductQuantity } from './quantities.ts';
import { sumByProduct } from './quantities.ts';

/** The pieces of a product at a stock point. */
export interface StockLevel {
  readonly productId: string;
  readonly stockPointId: string;
  readonly quantity: number;
}

export interface AllocationRequest {
  /** The products to buy. Quantities of a product on several lines are summed. */
  readonly wanted: readonly ProductQuantity[];
  readonly levels: readonly StockLevel[];
  readonly delivery: DeliveryMethod;
  /** The stock point of the chosen location; null if no location is chosen. */
  readonly locationId: string | null;
  /** The stock point of the central warehouse. */
  readonly warehouseId: string;
}

export interface Shortage {
  readonly productId: string;
  readonly requested: number;
  readonly available: number;
}

type Allocation =
  | {
      readonly ok: true;
      /**
       * The quantities to take per stock point, ordered by product and then stock point: locking rows in a fixed order
       * prevents deadlocks.
       */
      readonly moves: readonly StockLevel[];
    }
  | { readonly ok: false; readonly shortages: readonly Shortage[] };

/** Compares ids as text, which for lower-case UUIDs is also PostgreSQL's order. */
const byText = (a: string, b: string): number => Number(a > b) - Number(a < b);

/**
 * Plans which stock points supply an order. A pickup draws on its location first and then on the warehouse; a shipped
 * order draws on the warehouse first and then on the chosen location. If any product falls short, nothing is taken.
 */
export function planAllocation(request: AllocationRequest): Allocation {
  const { delivery, locationId, warehouseId } = request;
  const nearFirst = locationId === null ? [warehouseId] : [locationId, warehouseId];
  const points = delivery === DeliveryMethod.PICKUP ? nearFirst : nearFirst.toReversed();
  const levelOf = new Map(request.levels.map((level) => [`${level.productId} ${level.stockPointId}`, level.quantity]));

  const moves: StockLevel[] = [];
  const shortages: Shortage[] = [];
  for (const [productId, requested] of sumByProduct(request.wanted)) {
    let left = requested;
    for (const stockPointId of points) {
      const quantity = Math.min(left, Math.max(0, levelOf.get(`${productId} ${stockPointId}`) ?? 0));
      if (quantity > 0) moves.push({ productId, stockPointId, quantity });
      left -= quantity;
    }
    if (left > 0) shortages.push({ productId, requested, available: requested - left });
  }
  if (shortages.length > 0) return { ok: false, shortages };
  return {
    ok: true,
    moves: moves.toSorted((a, b) => byText(a.productId, b.productId) || byText(a.stockPointId, b.stockPointId)),
  };
}
