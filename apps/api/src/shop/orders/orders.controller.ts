import { Controller, Query } from '@nestjs/common';
import type {
  Locale,
  OrderSummaryWire,
  OrderWire,
  Page,
  ReorderWire,
  ReopenedOrderWire,
  ReceivedQuery,
} from '@dronesoccer/contracts';
import type { Caller } from '../../platform/access/index.js';
import {
  CurrentUser,
  Endpoint,
  IdParam,
  type PdfFile,
  Repeat,
  RequestLocale,
  Visitor,
} from '../../platform/http/index.js';
import type { Repeatable } from '../../platform/idempotency/index.js';
import { parseLocationId } from '../../places/locations/index.js';
import { CancelOrder } from './change/cancel-order.js';
import { InvoiceOrder } from './documents/invoice-order.js';
import { ReadOrders } from './show/read-orders.js';
import { TakeBackOrder } from './change/take-back-order.js';

@Controller()
export class OrdersController {
  constructor(
    private readonly orders: ReadOrders,
    private readonly cancelOrder: CancelOrder,
    private readonly invoiceOrder: InvoiceOrder,
    private readonly takeBackOrder: TakeBackOrder,
  ) {}

  @Endpoint('me.orders')
  mine(
    @CurrentUser() user: Caller,
    @Query() query: ReceivedQuery<'me.orders'>,
    @RequestLocale() locale: Locale,
  ): Promise<Page<OrderSummaryWire>> {
    return this.orders.list(user.id, query.status ?? null, locale, query);
  }

  @Endpoint('orders.get')
  get(
    @IdParam('id', 'ORD_001') id: string,
    @Query() _query: ReceivedQuery<'orders.get'>,
    @Visitor() visitor: Visitor,
  ): Promise<OrderWire> {
    return this.orders.get(id, visitor);
  }

  @Endpoint('orders.cancel')
  async cancel(
    @IdParam('id', 'ORD_001') id: string,
    @Query() _query: ReceivedQuery<'orders.cancel'>,
    @Visitor() visitor: Visitor,
  ): Promise<OrderWire> {
    await this.cancelOrder.cancel(id, visitor);
    return this.orders.get(id, visitor);
  }

  @Endpoint('orders.takeBack')
  takeBack(
    @IdParam('id', 'ORD_001') id: string,
    @Query() _query: ReceivedQuery<'orders.takeBack'>,
    @Visitor() visitor: Visitor,
    @Repeat() repeat: Repeatable,
  ): Promise<ReopenedOrderWire> {
    return this.takeBackOrder.takeBack(id, visitor, repeat);
  }

  @Endpoint('orders.invoice')
  invoice(
    @IdParam('id', 'ORD_001') id: string,
    @Query() _query: ReceivedQuery<'orders.invoice'>,
    @Visitor() visitor: Visitor,
  ): Promise<PdfFile> {
    return this.invoiceOrder.invoice(id, visitor);
  }

  @Endpoint('orders.reorder')
  reorder(
    @IdParam('id', 'ORD_001') id: string,
    @Query() { locationId }: ReceivedQuery<'orders.reorder'>,
    @Visitor() visitor: Visitor,
  ): Promise<ReorderWire> {
    return this.orders.reorder(id, visitor, parseLocationId(locationId));
  }
}
