import { Body, Controller } from '@nestjs/common';
import type { AdminOrderWire, Locale, RefundProposalWire, ReceivedBody } from '@dronesoccer/contracts';
import type { Caller } from '../../../../platform/access/index.js';
import { CurrentUser, Endpoint, IdParam, Repeat, RequestLocale } from '../../../../platform/http/index.js';
import type { Repeatable } from '../../../../platform/idempotency/index.js';
import { OrderDetails } from '../order-details.js';
import { RefundOrder } from './refund-order.js';

/** Refunds of orders, for administrators. */
@Controller()
export class RefundsController {
  constructor(
    private readonly refunds: RefundOrder,
    private readonly details: OrderDetails,
  ) {}

  @Endpoint('orders.admin.proposeRefund')
  propose(
    @IdParam('id', 'ORD_001') orderId: string,
    @Body() body: ReceivedBody<'orders.admin.proposeRefund'>,
  ): Promise<RefundProposalWire> {
    return this.refunds.propose(orderId, body);
  }

  @Endpoint('orders.admin.refund')
  async refund(
    @IdParam('id', 'ORD_001') orderId: string,
    @CurrentUser() user: Caller,
    @Body() body: ReceivedBody<'orders.admin.refund'>,
    @Repeat() repeat: Repeatable,
    @RequestLocale() locale: Locale,
  ): Promise<AdminOrderWire> {
    await this.refunds.refund({ orderId, caller: user }, body, repeat);
    return this.details.get(orderId, locale);
  }

  @Endpoint('orders.admin.retryRefund')
  async retry(
    @IdParam('id', 'ORD_001') orderId: string,
    @IdParam('refundId', 'REFUND_001') refundId: string,
    @CurrentUser() user: Caller,
    @RequestLocale() locale: Locale,
  ): Promise<AdminOrderWire> {
    await this.refunds.retry({ orderId, actorId: user.id }, refundId);
    return this.details.get(orderId, locale);
  }
}
