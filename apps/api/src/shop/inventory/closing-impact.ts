import type { Executor } from '../../platform/database/index.js';

/** Returns the pieces in stock at the locations, which closing them would take off sale. */
export async function closingImpact(
  executor: Executor,
  locationIds: readonly string[],
): Promise<{ stockPieces: number }> {
  const [row] = await executor.query<{ stockPieces: number }>(
    `SELECT COALESCE(sum(s.quantity), 0)::int AS "stockPieces"
       FROM stock_levels s JOIN stock_points p ON p.id = s.stock_point_id WHERE p.location_id = ANY ($1::uuid[])`,
    [locationIds],
    'stock-closing-impact',
  );
  return row ?? { stockPieces: 0 };
}
