import { Injectable } from '@nestjs/common';
import { RefundKind } from '@dronesoccer/contracts';
import type { Executor, Tx } from '../../platform/database/index.js';
import { AppError, constraintMeans } from '../../platform/errors/index.js';
import { deskName } from './desk/desk.provider.js';
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
  /** The caller hands it back at the desk now, as far as it was paid there. */
  isHandedBack?: boolean;
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
      await this.refunds.request(tx, provider, { ...refund, reason, actorId, at });
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
  async payBack(
    tx: Tx,
    { subjectId, amountCents, isHandedBack = false, ...part }: PartBack,
  ): Promise<RequestedRefund[]> {
    const requested: RequestedRefund[] = [];
    const shares = amountCents > 0 ? sharesOf(await refundablePayments(tx, subjectId), amountCents) : [];
    if (sum(shares) < amountCents) throw new AppError('PAY_002');
    for (const { paymentId, provider, cents } of shares) {
      const refundId = await this.refunds.request(tx, provider, { ...part, paymentId, amountCents: cents });
      if (isHandedBack && provider === deskName) await this.refunds.handBack(tx, subjectId, refundId, part.at);
      requested.push({ refundId, amountCents: cents });
    }
    return requested;
  }

  /** Cents of so much that `payBack` would give back at the desk. */
  async atDesk(executor: Executor, subjectId: string, amountCents: number): Promise<number> {
    const shares = sharesOf(await refundablePayments(executor, subjectId), amountCents);
    return sum(shares.filter(({ provider }) => provider === deskName));
  }

  /** @throws AppError REFUND_001 when the subject has no such refund of a desk payment */
  handBack(tx: Tx, subjectId: string, refundId: string, at: Date): Promise<void> {
    return this.refunds.handBack(tx, subjectId, refundId, at);
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

interface Share {
  paymentId: string;
  provider: string;
  cents: number;
}

/** What each payment gives back of a sum, in their order; less than the sum when they do not hold that much. */
function sharesOf(payments: Awaited<ReturnType<typeof refundablePayments>>, amountCents: number): Share[] {
  const shares: Share[] = [];
  let left = amountCents;
  for (const { id, provider, refundableCents } of payments) {
    const cents = Math.min(left, refundableCents);
    if (cents > 0) shares.push({ paymentId: id, provider, cents });
    left -= cents;
  }
  return shares;
}

const sum = (shares: readonly Share[]): number => shares.reduce((total, { cents }) => total + cents, 0);
