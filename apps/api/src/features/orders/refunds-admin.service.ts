import { Injectable } from '@nestjs/common';
import type { AdminOrderWire, RefundProposalWire } from '@dronesoccer/contracts';
import { toCents } from '@dronesoccer/domain';
import type { Repeatable } from '../../platform/idempotency/index.js';
import { type AdminAction, OrderChanges } from './admin/order-changes.js';
import { OrderFiles } from './admin/order-files.js';
import {
  type ReceiveReturnDto,
  type RefundDto,
  type RefundProposalDto,
  type RefuseReturnDto,
} from './orders-admin.dto.js';
import { RefundOrder } from './refunds/refund-order.js';
import { DecideReturn } from './returns/decide-return.js';

/** The dashboard's calls about money and goods that go back. */
@Injectable()
export class RefundsAdminService {
  constructor(
    private readonly changes: OrderChanges,
    private readonly files: OrderFiles,
    private readonly refunds: RefundOrder,
    private readonly returns: DecideReturn,
  ) {}

  propose(orderId: string, { lines = [], shipping = false }: RefundProposalDto): Promise<RefundProposalWire> {
    return this.refunds.propose(orderId, { lines, shipping });
  }

  refund(action: AdminAction, body: RefundDto, repeat: Repeatable): Promise<AdminOrderWire> {
    const { orderId, actorId } = action;
    const { amount, lines = [], shipping = false, reason } = body;
    const amountCents = amount === undefined ? null : toCents(amount);
    return this.changes.once(repeat, action, (tx) =>
      this.refunds.refund(tx, { orderId, actorId, amountCents, lines, shipping, reason }),
    );
  }

  async retry({ orderId, actorId, locale }: AdminAction, refundId: string): Promise<AdminOrderWire> {
    await this.refunds.retry(orderId, refundId, actorId);
    return this.files.get(orderId, locale);
  }

  async approve({ orderId, actorId, locale }: AdminAction, returnId: string): Promise<AdminOrderWire> {
    await this.returns.approve({ orderId, returnId, actorId });
    return this.files.get(orderId, locale);
  }

  async refuse(
    { orderId, actorId, locale }: AdminAction,
    returnId: string,
    body: RefuseReturnDto,
  ): Promise<AdminOrderWire> {
    await this.returns.refuse({ orderId, returnId, actorId }, body.reason);
    return this.files.get(orderId, locale);
  }

  receive(action: AdminAction, returnId: string, body: ReceiveReturnDto, repeat: Repeatable): Promise<AdminOrderWire> {
    const { orderId, actorId } = action;
    const { lines, amount } = body;
    const amountCents = amount === undefined ? null : toCents(amount);
    return this.changes.once(repeat, action, (tx) =>
      this.returns.receive(tx, { orderId, returnId, actorId, lines, amountCents }),
    );
  }
}
