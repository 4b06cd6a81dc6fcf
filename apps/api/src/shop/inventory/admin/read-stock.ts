import { Injectable } from '@nestjs/common';
import type { Page, StockMoveWire, StockPointWire } from '@dronesoccer/contracts';
import { Database, pageOf, type Slice, type RequestedPage } from '../../../platform/database/index.js';
import { AppError } from '../../../platform/errors/index.js';
import { listStockPoints } from '../stock-points.queries.js';
import { presentMove, presentStockPoint } from '../stock.presenter.js';
import { holdProduct, listMoves } from './inventory.queries.js';

/** Reads the stock points and the stock history of a product for the dashboard. */
@Injectable()
export class ReadStock {
  constructor(private readonly database: Database) {}

  async points(): Promise<StockPointWire[]> {
    return (await listStockPoints(this.database)).map(presentStockPoint);
  }

  /** @throws PROD_001 if the product does not exist */
  history(productId: string, page: RequestedPage): Promise<Page<StockMoveWire>> {
    return pageOf(page, (slice) => this.moves(productId, slice), presentMove);
  }

  private async moves(productId: string, slice: Slice): ReturnType<typeof listMoves> {
    const moves = await listMoves(this.database, productId, slice);
    // An empty history may belong to a product without stock moves or to an unknown one.
    if (moves.total === 0 && !(await holdProduct(this.database, productId))) throw new AppError('PROD_001');
    return moves;
  }
}
