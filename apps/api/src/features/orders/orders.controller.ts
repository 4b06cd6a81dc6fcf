import { Controller, Query } from '@nestjs/common';
import type { OrderSummaryWire, OrderWire, Page, ReorderWire, TakenBackWire } from '@dronesoccer/contracts';
import type { Caller } from '../../platform/access/index.js';
import { CurrentUser, Endpoint, IdParam, type PdfFile, Repeat, Visitor } from '../../platform/http/index.js';
import type { Repeatable } from '../../platform/idempotency/index.js';
import { parseLocationId } from '../locations/index.js';
import { CancelOrder } from './cancel-order.js';
import { InvoiceOrder } from './documents/invoice-order.js';
import { MyOrdersDto, OrderTokenDto, ReorderDto } from './orders.dto.js';
import { ReadOrders } from './read-orders.js';
import { TakeBackOrder } from './take-back-order.js';

@Controller()
export class OrdersController {
  constructor(
    private readonly orders: ReadOrders,
    private readonly cancelOrder: CancelOrder,
    private readonly invoiceOrder: InvoiceOrder,
    private readonly takeBackOrder: TakeBackOrder,
  ) {}

  @Endpoint('me.orders')
  mine(@CurrentUser() user: Caller, @Query() query: MyOrdersDto): Promise<Page<OrderSummaryWire>> {
    return this.orders.list(user.id, query.status ?? null, query);
  }

  @Endpoint('orders.get')
  get(
    @IdParam('id', 'ORD_001') id: string,
    @Query() _query: OrderTokenDto,
    @Visitor() visitor: Visitor,
  ): Promise<OrderWire> {
    return this.orders.get(id, visitor);
  }

  @Endpoint('orders.cancel')
  async cancel(
    @IdParam('id', 'ORD_001') id: string,
    @Query() _query: OrderTokenDto,
    @Visitor() visitor: Visitor,
  ): Promise<OrderWire> {
    await this.cancelOrder.cancel(id, visitor);
    return this.orders.get(id, visitor);
  }

  @Endpoint('orders.takeBack')
  takeBack(
    @IdParam('id', 'ORD_001') id: string,
    @Query() _query: OrderTokenDto,
    @Visitor() visitor: Visitor,
    @Repeat() repeat: Repeatable,
  ): Promise<TakenBackWire> {
    return this.takeBackOrder.takeBack(id, visitor, repeat);
  }

  @Endpoint('orders.invoice')
  invoice(
    @IdParam('id', 'ORD_001') id: string,
    @Query() _query: OrderTokenDto,
    @Visitor() visitor: Visitor,
  ): Promise<PdfFile> {
    return this.invoiceOrder.invoice(id, visitor);
  }

  @Endpoint('orders.reorder')
  reorder(
    @IdParam('id', 'ORD_001') id: string,
    @Query() { locationId }: ReorderDto,
    @Visitor() visitor: Visitor,
  ): Promise<ReorderWire> {
    return this.orders.reorder(id, visitor, parseLocationId(locationId));
  }
}
