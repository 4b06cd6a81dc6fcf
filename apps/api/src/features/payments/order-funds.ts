import { Injectable } from '@nestjs/common';
import { RefundKind } from '@dronesoccer/contracts';
import type { Executor, Tx } from '../../platform/database/index.js';
import { AppError, constraintMeans } from '../../platform/http/index.js';
import { PaymentProviders } from './payment-providers.js';
import { PaymentSessions } from './payment-sessions.js';
import { cancelOpenPayments } from './payments.queries.js';
import { Refunds } from './refunds.js';
import { type NewRefund, refundablePayments } from './refunds.queries.js';

constraintMeans({ payments_never_overrefunded: 'PAY_002' });

/** A part of what was paid; all in cents. */
export interface PartBack extends Omit<NewRefund, 'paymentId'> {
  orderId: string;
}

/** The money side of an order: what is still to be paid, and what goes back. Every change is made under the order's lock. */
@Injectable()
export class OrderFunds {
  constructor(
    private readonly providers: PaymentProviders,
    private readonly refunds: Refunds,
    private readonly sessions: PaymentSessions,
  ) {}

  /**
   * Closes what is still to be paid and pays back what was paid. False when the provider that has the money is not
   * switched on here: then the whole transaction has to be undone.
   */
  async release(tx: Tx, orderId: string, at: Date, actorId: string | null): Promise<boolean> {
    await this.closeOpen(tx, orderId, at);
    for (const { id, provider, refundableCents } of await refundablePayments(tx, orderId)) {
      if (this.providers.named(provider) === null) return false;
      const refund = { paymentId: id, amountCents: refundableCents, kind: RefundKind.CANCELLED, actorId, at };
      await this.refunds.request(tx, { ...refund, reason: 'order cancelled' });
    }
    return true;
  }

  /** Cents that can still be paid back. */
  async refundable(executor: Executor, orderId: string): Promise<number> {
    const payments = await refundablePayments(executor, orderId);
    return payments.reduce((sum, { refundableCents }) => sum + refundableCents, 0);
  }

  /**
   * Pays a part back, from the payment that holds most and, where that is not enough, from the next.
   *
   * @throws AppError PAY_002 when it is more than is left, or nothing
   */
  async payBack(tx: Tx, { orderId, amountCents, ...part }: PartBack): Promise<void> {
    let left = amountCents;
    let described = part;
    for (const { id, refundableCents } of amountCents > 0 ? await refundablePayments(tx, orderId) : []) {
      const amount = Math.min(left, refundableCents);
      const shippingCents = Math.min(described.shippingCents ?? 0, amount);
      const taxCents = Math.min(described.taxCents ?? 0, amount - shippingCents);
      await this.refunds.request(tx, { ...described, paymentId: id, amountCents: amount, shippingCents, taxCents });
      left -= amount;
      if (left === 0) return;
      // What it is for is written down once, with the first of them.
      described = { ...part, shippingCents: 0, taxCents: 0, pieces: [] };
    }
    throw new AppError('PAY_002');
  }

  /** Tries a refund again that the provider refused; answers what it was for. */
  async retry(tx: Tx, orderId: string, refundId: string): Promise<{ amountCents: number }> {
    return this.refunds.retry(tx, orderId, refundId);
  }

  /** Nobody shall pay any more, here or at the provider. */
  async closeOpen(tx: Tx, orderId: string, at: Date): Promise<void> {
    for (const session of await cancelOpenPayments(tx, orderId, at)) await this.sessions.close(tx, session);
    await this.sessions.closeFailed(tx, orderId);
  }
}
