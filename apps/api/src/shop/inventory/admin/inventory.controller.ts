import { Body, Controller, Query } from '@nestjs/common';
import type {
  Page,
  StockMoveWire,
  StockPointWire,
  StockWire,
  ReceivedBody,
  ReceivedQuery,
} from '@dronesoccer/contracts';
import type { Caller } from '../../../platform/access/index.js';
import { CurrentUser, Endpoint, IdParam, Repeat } from '../../../platform/http/index.js';
import type { Repeatable } from '../../../platform/idempotency/index.js';
import { AdjustStock } from './adjust-stock.js';
import { ReadStock } from './read-stock.js';

@Controller()
export class InventoryAdminController {
  constructor(
    private readonly read: ReadStock,
    private readonly adjust: AdjustStock,
  ) {}

  @Endpoint('products.admin.stockPoints')
  stockPoints(): Promise<StockPointWire[]> {
    return this.read.points();
  }

  @Endpoint('products.admin.moveStock')
  move(
    @CurrentUser() user: Caller,
    @IdParam('id', 'PROD_001') productId: string,
    @Body() body: ReceivedBody<'products.admin.moveStock'>,
    @Repeat() repeat: Repeatable,
  ): Promise<StockWire> {
    return this.adjust.move(user.id, productId, body, repeat);
  }

  @Endpoint('products.admin.stockMoves')
  history(
    @IdParam('id', 'PROD_001') productId: string,
    @Query() page: ReceivedQuery<'products.admin.stockMoves'>,
  ): Promise<Page<StockMoveWire>> {
    return this.read.history(productId, page);
  }
}
