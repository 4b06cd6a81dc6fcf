import { Injectable } from '@nestjs/common';
import { RefundKind } from '@dronesoccer/contracts';
import type { Executor, Tx } from '../../platform/database/index.js';
import { AppError, constraintMeans } from '../../platform/errors/index.js';
import { PaymentProviders } from './payment-providers.js';
import { PaymentSessions } from './payment-sessions.js';
import { cancelOpenPayments } from './payments.queries.js';
import { receivedFor } from './subject-view.queries.js';
import { Refunds } from './refunds.js';
import { type NewRefund, refundablePayments } from './refunds.queries.js';

constraintMeans({ payments_never_overrefunded: 'PAY_002' });

/** A part of what was paid for a subject. */
export interface PartBack extends Omit<NewRefund, 'paymentId'> {
  subjectId: string;
}

/** A refund that was asked for. */
export interface RequestedRefund {
  refundId: string;
  amountCents: number;
}

/**
 * The payments of whatever was sold, by the id it shares with its subject: what is still to be paid, and what goes back.
 * Every change is made under the subject's lock, which the caller holds.
 */
@Injectable()
export class SubjectPayments {
  constructor(
    private readonly providers: PaymentProviders,
    private readonly refunds: Refunds,
    private readonly sessions: PaymentSessions,
  ) {}

  /**
   * Closes what is still to be paid and pays back what was paid; `reason` is kept with the refunds. False when the
   * provider that has the money is not switched on here: then the whole transaction has to be undone.
   */
  async release(
    tx: Tx,
    { subjectId, reason, actorId, at }: { subjectId: string } & Pick<NewRefund, 'reason' | 'actorId' | 'at'>,
  ): Promise<boolean> {
    await this.closeOpen(tx, subjectId, at);
    for (const { id, provider, refundableCents } of await refundablePayments(tx, subjectId)) {
      if (this.providers.named(provider) === null) return false;
      const refund = { paymentId: id, amountCents: refundableCents, kind: RefundKind.CANCELLED };
      await this.refunds.request(tx, { ...refund, reason, actorId, at });
    }
    return true;
  }

  /** What was received for a subject, in the order in which it came. */
  received(executor: Executor, subjectId: string): Promise<{ paidAt: Date; amountCents: number }[]> {
    return receivedFor(executor, subjectId);
  }

  /** Cents that can still be paid back. */
  async refundable(executor: Executor, subjectId: string): Promise<number> {
    const payments = await refundablePayments(executor, subjectId);
    return payments.reduce((sum, { refundableCents }) => sum + refundableCents, 0);
  }

  /**
   * Pays a part back, from the payment that holds most and, where that is not enough, from the next.
   *
   * @returns the refunds it takes; none for nothing, as a free seat asks for
   * @throws AppError PAY_002 when it is more than is left
   */
  async payBack(tx: Tx, { subjectId, amountCents, ...part }: PartBack): Promise<RequestedRefund[]> {
    const requested: RequestedRefund[] = [];
    let left = amountCents;
    for (const { id, refundableCents } of amountCents > 0 ? await refundablePayments(tx, subjectId) : []) {
      const amount = Math.min(left, refundableCents);
      const refundId = await this.refunds.request(tx, { ...part, paymentId: id, amountCents: amount });
      requested.push({ refundId, amountCents: amount });
      left -= amount;
      if (left === 0) break;
    }
    if (left > 0) throw new AppError('PAY_002');
    return requested;
  }

  /** Tries a refund again that the provider refused; answers what it was for. */
  async retry(tx: Tx, subjectId: string, refundId: string): Promise<{ amountCents: number }> {
    return this.refunds.retry(tx, subjectId, refundId);
  }

  /** No one shall pay any more, here or at the provider. */
  async closeOpen(tx: Tx, subjectId: string, at: Date): Promise<void> {
    const closing = async (): Promise<void> => {
      for (const session of await cancelOpenPayments(tx, subjectId, at)) await this.sessions.close(tx, session);
    };
    await Promise.all([closing(), this.sessions.closeFailed(tx, subjectId)]);
  }
}
