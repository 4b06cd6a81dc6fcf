import { Injectable } from '@nestjs/common';
import { RefundKind } from '@dronesoccer/contracts';
import type { Executor, Tx } from '../../platform/database/index.js';
import { AppError, constraintMeans } from '../../platform/errors/index.js';
import { deskName } from './desk/desk.provider.js';
import { PaymentProviders } from './payment-providers.js';
import { PaymentSessions } from './payment-sessions.js';
import { cancelOpenPayments } from './payments.queries.js';
import { receivedPayments } from './subject-view.queries.js';
import { Refunds } from './refunds.js';
import { type NewRefund, refundablePayments } from './refunds.queries.js';

constraintMeans({ payments_never_overrefunded: 'PAY_002' });

/** A partial refund of a subject's payments. */
interface PartialRefund extends Omit<NewRefund, 'paymentId'> {
  subjectId: string;
  /** True if the caller now hands back the part that was paid at the desk. */
  isHandedBack?: boolean;
  /** True for the refund of a cancellation, which waits until a dispute of the payment is closed. */
  waitsForDispute?: boolean;
}

/** A refund that was requested. */
export interface RequestedRefund {
  refundId: string;
  amountCents: number;
}

/**
 * Manages a subject's payments and refunds, by the ID that the sold item shares with its subject. The caller must hold
 * the subject's lock for every change.
 */
@Injectable()
export class SubjectPayments {
  constructor(
    private readonly providers: PaymentProviders,
    private readonly refunds: Refunds,
    private readonly sessions: PaymentSessions,
  ) {}

  /**
   * Closes open payments and refunds received ones. The refunds store `reason`. Returns false if a provider that holds
   * the money is not enabled here; the caller must then roll back the transaction.
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

  /** Returns the payments received for a subject, in chronological order. */
  received(executor: Executor, subjectId: string): Promise<{ paidAt: Date; amountCents: number }[]> {
    return receivedPayments(executor, subjectId);
  }

  /** Returns the cents that can still be refunded. */
  async refundable(executor: Executor, subjectId: string): Promise<number> {
    const payments = await refundablePayments(executor, subjectId);
    return payments.reduce((sum, { refundableCents }) => sum + refundableCents, 0);
  }

  /**
   * Refunds an amount from the payment with the most left and, if that is not enough, from the next ones.
   *
   * @returns the refunds; none for a zero amount, such as a free seat
   * @throws AppError PAY_002 if the amount exceeds what is left, PAY_010 if a disputed payment would have to be refunded
   */
  async refund(
    tx: Tx,
    { subjectId, amountCents, isHandedBack = false, waitsForDispute = false, ...part }: PartialRefund,
  ): Promise<RequestedRefund[]> {
    const requested: RequestedRefund[] = [];
    const shares = amountCents > 0 ? sharesOf(await refundablePayments(tx, subjectId), amountCents) : [];
    if (sum(shares) < amountCents) throw new AppError('PAY_002');
    if (!waitsForDispute && shares.some(({ isDisputed }) => isDisputed)) throw new AppError('PAY_010');
    for (const { paymentId, provider, cents } of shares) {
      const refundId = await this.refunds.request(tx, provider, { ...part, paymentId, amountCents: cents });
      if (isHandedBack && provider === deskName) await this.refunds.handBack(tx, subjectId, refundId, part.at);
      requested.push({ refundId, amountCents: cents });
    }
    return requested;
  }

  /** Returns how many of the given cents `refund` would return at the desk. */
  async deskRefundCents(executor: Executor, subjectId: string, amountCents: number): Promise<number> {
    const shares = sharesOf(await refundablePayments(executor, subjectId), amountCents);
    return sum(shares.filter(({ provider }) => provider === deskName));
  }

  /** @throws AppError REFUND_001 if the subject has no such refund of a desk payment */
  handBack(tx: Tx, subjectId: string, refundId: string, at: Date): Promise<void> {
    return this.refunds.handBack(tx, subjectId, refundId, at);
  }

  /** Retries a refund that the provider refused, and returns it. */
  async retry(tx: Tx, subjectId: string, refundId: string): Promise<{ amountCents: number }> {
    return this.refunds.retry(tx, subjectId, refundId);
  }

  /** Closes the subject's open payments, here and at the provider, so that no one can pay. */
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
  isDisputed: boolean;
}

/**
 * Splits a refund over the payments, in their order. The shares add up to less if the payments do not hold the full
 * amount.
 */
function sharesOf(payments: Awaited<ReturnType<typeof refundablePayments>>, amountCents: number): Share[] {
  const shares: Share[] = [];
  let left = amountCents;
  for (const { id, provider, refundableCents, isDisputed } of payments) {
    const cents = Math.min(left, refundableCents);
    if (cents > 0) shares.push({ paymentId: id, provider, cents, isDisputed });
    left -= cents;
  }
  return shares;
}

const sum = (shares: readonly Share[]): number => shares.reduce((total, { cents }) => total + cents, 0);
