import { Injectable } from '@nestjs/common';
import { productProblems, StockMoveReason } from '@dronesoccer/contracts';
import type { Tx } from '../../platform/database/index.js';
import { AppError } from '../../platform/errors/index.js';
import { Jobs } from '../../platform/jobs/index.js';
import { changeStock, recordMoves, type StockChange, type StockMoveEntry } from './change-stock.queries.js';
import { stockAdded } from './inventory.jobs.js';
import {
  releasePieces,
  releaseStock,
  type RestockedPieces,
  restockPieces,
  type StockRelease,
} from './restock.queries.js';
import { unknownStockPoints } from './stock-points.queries.js';

/** The only way to put pieces on a shelf, so that every arrival publishes its event. */
@Injectable()
export class ShelveStock {
  constructor(private readonly jobs: Jobs) {}

  /** Changes levels and records why. Returns false if one would fall below zero. The caller must then roll back. */
  async change(tx: Tx, changes: readonly StockChange[], entry: StockMoveEntry): Promise<boolean> {
    if (!(await changeStock(tx, changes))) return false;
    await recordMoves(tx, changes, entry);
    const added = changes.filter(({ delta }) => delta > 0);
    await this.arrived(tx, added);
    return true;
  }

  /**
   * Puts the first pieces of a new product on its shelves.
   *
   * @throws PROD_007 if a stock point is unknown or given twice
   */
  async open(
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
    await this.change(tx, changes, { reason: StockMoveReason.OPENING, actorId, note: null, at });
  }

  /** Releases the stock that an order still holds, without the pieces that are written off. The call is idempotent. */
  async release(tx: Tx, release: StockRelease): Promise<void> {
    await this.arrived(tx, await releaseStock(tx, release));
  }

  /** Releases pieces of an order that never left, at the stock points that hold them. */
  async releasePieces(tx: Tx, restocking: RestockedPieces): Promise<void> {
    await releasePieces(tx, restocking);
    await this.arrived(tx, restocking.pieces);
  }

  /** Puts returned pieces on the shelf: at the pickup location, or in the warehouse if no location is given. */
  async restock(tx: Tx, restocking: RestockedPieces & { locationId: string | null }): Promise<void> {
    await restockPieces(tx, restocking);
    await this.arrived(tx, restocking.pieces);
  }

  private async arrived(tx: Tx, pieces: readonly { productId: string }[]): Promise<void> {
    const productIds = [...new Set(pieces.map(({ productId }) => productId))];
    if (productIds.length > 0) await this.jobs.publish(tx, stockAdded, { productIds });
  }
}
