import { Injectable } from '@nestjs/common';
import type { AdminOrderWire, RefundProposalWire } from '@dronesoccer/contracts';
import { toCents } from '@dronesoccer/domain';
import { type Hand, OrderChanges, type RepeatableHand } from './admin/order-changes.js';
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

  refund(hand: RepeatableHand, body: RefundDto): Promise<AdminOrderWire> {
    const { orderId, actorId } = hand;
    const { amount, lines = [], shipping = false, reason } = body;
    const amountCents = amount === undefined ? null : toCents(amount);
    return this.changes.once('refund', hand, body, (tx) =>
      this.refunds.refund(tx, { orderId, actorId, amountCents, lines, shipping, reason }),
    );
  }

  async retry({ orderId, actorId, locale }: Hand, refundId: string): Promise<AdminOrderWire> {
    await this.refunds.retry(orderId, refundId, actorId);
    return this.files.get(orderId, locale);
  }

  async approve({ orderId, actorId, locale }: Hand, returnId: string): Promise<AdminOrderWire> {
    await this.returns.approve({ orderId, returnId, actorId });
    return this.files.get(orderId, locale);
  }

  async refuse({ orderId, actorId, locale }: Hand, returnId: string, body: RefuseReturnDto): Promise<AdminOrderWire> {
    await this.returns.refuse({ orderId, returnId, actorId }, body.reason);
    return this.files.get(orderId, locale);
  }

  receive(hand: RepeatableHand, returnId: string, body: ReceiveReturnDto): Promise<AdminOrderWire> {
    const { orderId, actorId } = hand;
    const { lines, amount } = body;
    const amountCents = amount === undefined ? null : toCents(amount);
    return this.changes.once(`receive:${returnId}`, hand, body, (tx) =>
      this.returns.receive(tx, { orderId, returnId, actorId, lines, amountCents }),
    );
  }
}
