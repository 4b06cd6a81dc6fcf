import { Body, Controller, Query } from '@nestjs/common';
import type {
  AdminOrderWire,
  Locale,
  Page,
  ReceivedBody,
  ReceivedQuery,
  ReturnSummaryWire,
} from '@dronesoccer/contracts';
import type { Caller } from '../../../../platform/access/index.js';
import { CurrentUser, Endpoint, IdParam, Repeat, RequestLocale } from '../../../../platform/http/index.js';
import type { Repeatable } from '../../../../platform/idempotency/index.js';
import { OrderDetails } from '../order-details.js';
import { DecideReturn } from './decide-return.js';
import { ListReturns } from './list-returns.js';

@Controller()
export class ReturnsAdminController {
  constructor(
    private readonly listReturns: ListReturns,
    private readonly returns: DecideReturn,
    private readonly details: OrderDetails,
  ) {}

  @Endpoint('orders.admin.returns')
  list(@Query() query: ReceivedQuery<'orders.admin.returns'>): Promise<Page<ReturnSummaryWire>> {
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
    @Body() body: ReceivedBody<'orders.admin.refuseReturn'>,
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
    @Body() body: ReceivedBody<'orders.admin.receiveReturn'>,
    @Repeat() repeat: Repeatable,
    @RequestLocale() locale: Locale,
  ): Promise<AdminOrderWire> {
    await this.returns.receive({ orderId, returnId, caller: user }, body, repeat);
    return this.details.get(orderId, locale);
  }
}
