import { Body, Controller, Query } from '@nestjs/common';
import type {
  AdminOrderWire,
  Locale,
  OrderWire,
  Page,
  ReturnQuoteWire,
  ReturnSummaryWire,
} from '@dronesoccer/contracts';
import type { Caller } from '../../../platform/access/index.js';
import { CurrentUser, Endpoint, IdParam, Repeat, RequestLocale, Visitor } from '../../../platform/http/index.js';
import type { Repeatable } from '../../../platform/idempotency/index.js';
import { OrderDetails } from '../admin/order-details.js';
import { OrderTokenDto } from '../orders.dto.js';
import { ReadOrders } from '../read-orders.js';
import { DecideReturn } from './decide-return.js';
import { ListReturns } from './list-returns.js';
import { QuoteReturn } from './quote-return.js';
import { RequestReturn } from './request-return.js';
import { ReceiveReturnDto, RefuseReturnDto, ReturnDto, ReturnQueueDto, ReturnQuoteDto } from './returns.dto.js';

/** Goods that go back: buyers ask, administrators decide. */
@Controller()
export class ReturnsController {
  constructor(
    private readonly requestReturn: RequestReturn,
    private readonly quoteReturn: QuoteReturn,
    private readonly listReturns: ListReturns,
    private readonly returns: DecideReturn,
    private readonly orders: ReadOrders,
    private readonly details: OrderDetails,
  ) {}

  @Endpoint('orders.return')
  async request(
    @IdParam('id', 'ORD_001') id: string,
    @Query() _query: OrderTokenDto,
    @Visitor() visitor: Visitor,
    @Body() body: ReturnDto,
    @Repeat() repeat: Repeatable,
  ): Promise<OrderWire> {
    await this.requestReturn.request(id, visitor, body, repeat);
    return this.orders.get(id, visitor);
  }

  @Endpoint('orders.returnQuote')
  quote(
    @IdParam('id', 'ORD_001') id: string,
    @Query() _query: OrderTokenDto,
    @Visitor() visitor: Visitor,
    @Body() body: ReturnQuoteDto,
  ): Promise<ReturnQuoteWire> {
    return this.quoteReturn.quote(id, visitor, body);
  }

  @Endpoint('orders.admin.returns')
  list(@Query() query: ReturnQueueDto): Promise<Page<ReturnSummaryWire>> {
    return this.listReturns.list(query);
  }

  @Endpoint('orders.admin.approveReturn')
  async approve(
    @IdParam('id', 'ORD_001') orderId: string,
    @IdParam('returnId', 'RETURN_002') returnId: string,
    @CurrentUser() user: Caller,
    @RequestLocale() locale: Locale,
  ): Promise<AdminOrderWire> {
    await this.returns.approve({ orderId, returnId, actorId: user.id });
    return this.details.get(orderId, locale);
  }

  @Endpoint('orders.admin.refuseReturn')
  async refuse(
    @IdParam('id', 'ORD_001') orderId: string,
    @IdParam('returnId', 'RETURN_002') returnId: string,
    @CurrentUser() user: Caller,
    @Body() body: RefuseReturnDto,
    @RequestLocale() locale: Locale,
  ): Promise<AdminOrderWire> {
    await this.returns.refuse({ orderId, returnId, actorId: user.id }, body.reason);
    return this.details.get(orderId, locale);
  }

  @Endpoint('orders.admin.receiveReturn')
  async receive(
    @IdParam('id', 'ORD_001') orderId: string,
    @IdParam('returnId', 'RETURN_002') returnId: string,
    @CurrentUser() user: Caller,
    @Body() body: ReceiveReturnDto,
    @Repeat() repeat: Repeatable,
    @RequestLocale() locale: Locale,
  ): Promise<AdminOrderWire> {
    await this.returns.receive({ orderId, returnId, actorId: user.id }, body, repeat);
    return this.details.get(orderId, locale);
  }
}
