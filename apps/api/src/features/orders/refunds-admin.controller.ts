import { Body, Controller } from '@nestjs/common';
import type { AdminOrderWire, Locale, RefundProposalWire } from '@dronesoccer/contracts';
import type { Caller } from '../../platform/access/index.js';
import { CurrentUser, Endpoint, IdParam, Repeat, RequestLocale } from '../../platform/http/index.js';
import type { Repeatable } from '../../platform/idempotency/index.js';
import { ReceiveReturnDto, RefundDto, RefundProposalDto, RefuseReturnDto } from './orders-admin.dto.js';
import { RefundsAdminService } from './refunds-admin.service.js';

/** Money and goods that go back. */
@Controller()
export class RefundsAdminController {
  constructor(private readonly refunds: RefundsAdminService) {}

  @Endpoint('orders.admin.proposeRefund')
  propose(@IdParam('id', 'ORD_001') orderId: string, @Body() body: RefundProposalDto): Promise<RefundProposalWire> {
    return this.refunds.propose(orderId, body);
  }

  @Endpoint('orders.admin.refund')
  refund(
    @IdParam('id', 'ORD_001') orderId: string,
    @CurrentUser() user: Caller,
    @Body() body: RefundDto,
    @Repeat() repeat: Repeatable,
    @RequestLocale() locale: Locale,
  ): Promise<AdminOrderWire> {
    return this.refunds.refund({ orderId, actorId: user.id, locale }, body, repeat);
  }

  @Endpoint('orders.admin.retryRefund')
  retry(
    @IdParam('id', 'ORD_001') orderId: string,
    @IdParam('refundId', 'REFUND_001') refundId: string,
    @CurrentUser() user: Caller,
    @RequestLocale() locale: Locale,
  ): Promise<AdminOrderWire> {
    return this.refunds.retry({ orderId, actorId: user.id, locale }, refundId);
  }

  @Endpoint('orders.admin.approveReturn')
  approve(
    @IdParam('id', 'ORD_001') orderId: string,
    @IdParam('returnId', 'RETURN_002') returnId: string,
    @CurrentUser() user: Caller,
    @RequestLocale() locale: Locale,
  ): Promise<AdminOrderWire> {
    return this.refunds.approve({ orderId, actorId: user.id, locale }, returnId);
  }

  @Endpoint('orders.admin.refuseReturn')
  refuse(
    @IdParam('id', 'ORD_001') orderId: string,
    @IdParam('returnId', 'RETURN_002') returnId: string,
    @CurrentUser() user: Caller,
    @Body() body: RefuseReturnDto,
    @RequestLocale() locale: Locale,
  ): Promise<AdminOrderWire> {
    return this.refunds.refuse({ orderId, actorId: user.id, locale }, returnId, body);
  }

  @Endpoint('orders.admin.receiveReturn')
  receive(
    @IdParam('id', 'ORD_001') orderId: string,
    @IdParam('returnId', 'RETURN_002') returnId: string,
    @CurrentUser() user: Caller,
    @Body() body: ReceiveReturnDto,
    @Repeat() repeat: Repeatable,
    @RequestLocale() locale: Locale,
  ): Promise<AdminOrderWire> {
    return this.refunds.receive({ orderId, actorId: user.id, locale }, returnId, body, repeat);
  }
}
