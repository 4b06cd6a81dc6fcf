import { DeliveryMethod, OrderStatus } from '@dronesoccer/contracts';
import type { Executor } from '../../platform/database/index.js';

/** Counts paid orders that customers have yet to pick up at the locations. */
export async function closingImpact(
  executor: Executor,
  locationIds: readonly string[],
): Promise<{ openPickups: number }> {
  const [row] = await executor.query<{ openPickups: number }>(
    `SELECT count(*)::int AS "openPickups" FROM orders o
      WHERE o.location_id = ANY ($1::uuid[]) AND o.delivery = ${DeliveryMethod.PICKUP} AND o.status = ${OrderStatus.PAID}`,
    [locationIds],
    'orders-closing-impact',
  );
  return row ?? { openPickups: 0 };
}
