import { Body, Controller, Query } from '@nestjs/common';
import type { OrderWire, ReturnQuoteWire, ReceivedBody, ReceivedQuery } from '@dronesoccer/contracts';
import { Endpoint, IdParam, Repeat, Visitor } from '../../../platform/http/index.js';
import type { Repeatable } from '../../../platform/idempotency/index.js';
import { ReadOrders } from '../show/read-orders.js';
import { QuoteReturn } from './quote-return.js';
import { RequestReturn } from './request-return.js';

/** Return requests of customers. Administrators decide about them in `admin/returns`. */
@Controller()
export class ReturnsController {
  constructor(
    private readonly requestReturn: RequestReturn,
    private readonly quoteReturn: QuoteReturn,
    private readonly orders: ReadOrders,
  ) {}

  @Endpoint('orders.return')
  async request(
    @IdParam('id', 'ORD_001') id: string,
    @Query() _query: ReceivedQuery<'orders.return'>,
    @Visitor() visitor: Visitor,
    @Body() body: ReceivedBody<'orders.return'>,
    @Repeat() repeat: Repeatable,
  ): Promise<OrderWire> {
    await this.requestReturn.request(id, visitor, body, repeat);
    return this.orders.get(id, visitor);
  }

  @Endpoint('orders.returnQuote')
  quote(
    @IdParam('id', 'ORD_001') id: string,
    @Query() _query: ReceivedQuery<'orders.returnQuote'>,
    @Visitor() visitor: Visitor,
    @Body() body: ReceivedBody<'orders.returnQuote'>,
  ): Promise<ReturnQuoteWire> {
    return this.quoteReturn.quote(id, visitor, body);
  }
}
