import type { DeliveryMethod } from '@dronesoccer/contracts';
import { planAllocation, type ProductQuantity, type Shortage } from '@dronesoccer/domain';
import type { Tx } from '../../platform/database/index.js';
import { readLevels, type StockLevel, type StockTake, takeStock } from './reserve-stock.queries.js';

export interface StockRequest {
  /** One entry per product. */
  wanted: readonly ProductQuantity[];
  delivery: DeliveryMethod;
  locationId: string | null;
}

export type Reservation = { ok: true; takes: readonly StockTake[] } | { ok: false; shortages: readonly Shortage[] };

/** The number of attempts if other buyers are faster, while there is still enough of everything. */
const attempts = 3;

/**
 * Takes the requested pieces from stock, all or nothing. The split over stock points is planned from levels read
 * without a lock, and checked again when the stock is taken. If another buyer came in between, the remaining stock is
 * planned again.
 *
 * @param levels the levels if the caller has already read them, to save a query
 */
export async function reserveStock(
  tx: Tx,
  request: StockRequest,
  levels?: readonly StockLevel[],
): Promise<Reservation> {
  const productIds = request.wanted.map(({ productId }) => productId);
  let known = levels ?? (await readLevels(tx, productIds, request.locationId));
  for (let attempt = 1; ; attempt++) {
    const plan = planOf(request, known);
    if (!plan.ok) return plan;
    if (await takeStock(tx, plan.moves)) return { ok: true, takes: plan.moves };
    if (attempt === attempts) return { ok: false, shortages: [] };
    known = await readLevels(tx, productIds, request.locationId);
  }
}

/** Plans how an order would be fulfilled, without taking anything. */
export function planOf(
  request: Pick<StockRequest, 'wanted' | 'delivery'>,
  levels: readonly StockLevel[],
): ReturnType<typeof planAllocation> {
  return planAllocation({
    wanted: request.wanted,
    levels,
    delivery: request.delivery,
    warehouseId: levels.find(({ isWarehouse }) => isWarehouse)?.stockPointId ?? '',
    locationId: levels.find(({ isWarehouse }) => !isWarehouse)?.stockPointId ?? null,
  });
}
