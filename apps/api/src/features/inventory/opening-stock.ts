import { productProblems, StockMoveReason } from '@dronesoccer/contracts';
import type { Tx } from '../../platform/database/index.js';
import { AppError } from '../../platform/errors/index.js';
import { changeStock, recordMoves } from './change-stock.queries.js';
import { unknownStockPoints } from './stock-points.queries.js';

/**
 * Puts the first pieces of a new product on its shelves.
 *
 * @throws PROD_007 when a stock point is unknown or named twice
 */
export async function setOpeningStock(
  tx: Tx,
  productId: string,
  stock: readonly { stockPointId: string; quantity: number }[],
  { actorId, at }: { actorId: string; at: Date },
): Promise<void> {
  const ids = stock.map(({ stockPointId }) => stockPointId);
  const unknown = new Set(await unknownStockPoints(tx, ids));
  const errors = ids.flatMap((id, index) =>
    unknown.has(id) || ids.indexOf(id) !== index
      ? [{ field: `stock.${index}.stockPointId`, message: productProblems.stockPointUnknown }]
      : [],
  );
  if (errors.length > 0) throw new AppError('PROD_007', { errors });
  const changes = stock
    .filter(({ quantity }) => quantity > 0)
    .map(({ stockPointId, quantity }) => ({ productId, stockPointId, delta: quantity }));
  await changeStock(tx, changes);
  await recordMoves(tx, changes, { reason: StockMoveReason.OPENING, actorId, note: null, at });
}
