import { Injectable } from '@nestjs/common';
import { PaymentStatus } from '@dronesoccer/contracts';
import { paymentTransition } from '@dronesoccer/domain';
import { Clock } from '../../platform/clock/index.js';
import { Database, type Tx } from '../../platform/database/index.js';
import { AppError } from '../../platform/errors/index.js';
import { Disputes } from './disputes.js';
import { type Locked, Payables } from './payable.js';
import type { PaymentEvent, ProviderEvent, ProviderEventKind } from './payment-provider.js';
import { movePayment, paymentById, paymentNamed, type PaymentRow, recordEvent } from './payments.queries.js';
import { Refunds } from './refunds.js';
import { isSameSubject } from './subject-marks.js';
import { SubjectPayments } from './subject-payments.js';

const outcomes: Readonly<Record<ProviderEventKind, PaymentStatus>> = {
  paid: PaymentStatus.PAID,
  failed: PaymentStatus.FAILED,
  cancelled: PaymentStatus.CANCELLED,
};

/** A payment and its subject, both read under the lock. */
interface LockedPayment {
  payment: PaymentRow;
  locked: Locked | null;
}

/**
 * Applies a provider's events. Events can arrive repeatedly, late and in any order. Each takes effect once, because its
 * row and its effect share a transaction, and the result depends on which events arrived, not on their order (see the
 * transition table).
 */
@Injectable()
export class SettlePayment {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly payables: Payables,
    private readonly subjects: SubjectPayments,
    private readonly refunds: Refunds,
    private readonly disputes: Disputes,
  ) {}

  async apply(provider: string, event: ProviderEvent): Promise<void> {
    switch (event.kind) {
      case 'refundDone':
      case 'refundRefused':
        return this.refunds.handleRefundEvent(provider, event);
      case 'refunded':
        return this.refunds.handleRefundTotal(provider, event);
      case 'refundReturned':
        return this.refunds.handleReturn(provider, event);
      case 'dispute':
        return this.disputes.handle(provider, event);
      default:
        return this.session(provider, event);
    }
  }

  private async session(provider: string, event: PaymentEvent): Promise<void> {
    await this.database.transaction(async (tx) => {
      const known = await paymentNamed(tx, provider, event.payment);
      if (known === null) return rejectUnknownPayment(event);
      assertMatchesPayment(known, event);
      const locked = await this.payables.of(known.subject).lock(tx, known.subject.id);
      const at = this.clock.now();
      // Read the payment again under the subject's lock, where no one else can change it.
      const [isNew, payment] = await Promise.all([recordEvent(tx, known, event, at), paymentById(tx, known.id)]);
      if (isNew && payment !== null) await this.move(tx, { payment, locked }, outcomes[event.kind], at);
    });
  }

  private async move(tx: Tx, { payment, locked }: LockedPayment, to: PaymentStatus, at: Date): Promise<void> {
    const transition = paymentTransition({ from: payment.status, to, who: 'payment' });
    // A late event about a payment that has moved on changes nothing.
    if (transition === null) return;
    // The statements are sent together and run in this order.
    const [isMoved] = await Promise.all([
      movePayment(tx, payment.id, payment.status, to, at),
      transition.effects.includes('settle') ? this.settle(tx, { payment, locked }, at) : null,
    ]);
    if (!isMoved) throw new AppError('PAY_006');
    if (transition.effects.includes('failureMail')) {
      const { id: paymentId, subject, amountCents } = payment;
      await this.payables.of(subject).failed(tx, subject.id, { paymentId, amountCents, at });
    }
  }

  /** Pays the subject or, if the money cannot be used, refunds it. */
  private async settle(tx: Tx, { payment, locked }: LockedPayment, at: Date): Promise<void> {
    const { subject, amountCents } = payment;
    if ((await locked?.pay({ amountCents, at })) === true) {
      await this.subjects.closeOpen(tx, subject.id, at);
    } else {
      await this.refunds.refundUnusable(tx, payment, at);
    }
    // The report of a refund at the provider may arrive before the report of its payment.
    if (payment.refundedCents === amountCents) await this.refunds.markFullyRefunded(tx, payment, at);
  }
}

/** A signed event about our session must match our amount and our subject. Otherwise, it is refused. */
function assertMatchesPayment(payment: PaymentRow, event: PaymentEvent): void {
  if (event.amountCents !== payment.amountCents || event.currency !== payment.currency) throw new AppError('PAY_002');
  if (!isSameSubject(event.subject, payment.subject)) throw new AppError('PAY_007');
}

/**
 * A payment that we do not know is refused, so that the provider reports it until someone looks. The end of an unused
 * session is ignored.
 */
function rejectUnknownPayment({ kind }: PaymentEvent): void {
  if (kind === 'paid') throw new AppError('PAY_005');
}
