import { Injectable } from '@nestjs/common';
import type { Page, StockMoveWire, StockPointWire } from '@dronesoccer/contracts';
import { Database, pageOf, type Slice, type WantedPage } from '../../../platform/database/index.js';
import { AppError } from '../../../platform/errors/index.js';
import { listStockPoints } from '../stock-points.queries.js';
import { presentMove, presentStockPoint } from '../stock.presenter.js';
import { holdProduct, listMoves } from './inventory.queries.js';

/** What the dashboard shows of stock: where it may stand, and each change of a product's. */
@Injectable()
export class ReadStock {
  constructor(private readonly database: Database) {}

  async points(): Promise<StockPointWire[]> {
    return (await listStockPoints(this.database)).map(presentStockPoint);
  }

  /** @throws PROD_001 when there is no such product */
  history(productId: string, page: WantedPage): Promise<Page<StockMoveWire>> {
    return pageOf(page, (slice) => this.moves(productId, slice), presentMove);
  }

  private async moves(productId: string, slice: Slice): ReturnType<typeof listMoves> {
    const moves = await listMoves(this.database, productId, slice);
    // A product without a single move looks like one that is not there.
    if (moves.total === 0 && !(await holdProduct(this.database, productId))) throw new AppError('PROD_001');
    return moves;
  }
}
