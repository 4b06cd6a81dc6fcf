import { msPerHour } from '@dronesoccer/domain';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PaymentStatus, RefundKind, RefundStatus } from '@dronesoccer/contracts';
import { Clock } from '../../platform/clock/index.js';
import { Database, type Executor, type Tx } from '../../platform/database/index.js';
import { AppError } from '../../platform/errors/index.js';
import { Jobs, sweepEach } from '../../platform/jobs/index.js';
import { Log } from '../../platform/logging/index.js';
import { deskName } from './desk/desk.provider.js';
import { reopenPayment } from './disputes.queries.js';
import { recordLosses } from './lost-disputes.js';
import { Payables, type Subject } from './payable.js';
import { type RefundedEvent, type RefundEvent, RefundRefused, type ReturnedEvent } from './payment-provider.js';
import { PaymentProviders } from './payment-providers.js';
import { refundPayment, sweepRefunds } from './payments.jobs.js';
import { hasPaidPayment, movePayment, paymentNamed, type PaymentRow, recordEvent } from './payments.queries.js';
import { isSameSubject } from './subject-marks.js';
import {
  dashboardRefundOf,
  failRefund,
  finishRefund,
  insertRefund,
  isFullyRefunded,
  lastRefundTotal,
  type NewRefund,
  refundById,
  refundedByUsCents,
  type RefundRow,
  type RefundTotal,
  refusedRefundsOf,
  reopenRefund,
  waitingRefunds,
} from './refunds.queries.js';

/** The time after which a refund's job has used all its retries. */
const retriesEndAfterMs = msPerHour;

type RefundToFinish = Pick<RefundRow, 'id' | 'subject' | 'paymentId' | 'amountCents'>;
type RefundedPayment = Pick<PaymentRow, 'id' | 'subject'>;

/**
 * Refunds payments. The transaction that cancels something requests the refund, and a job carries it out. The feature
 * that sold it decides the amount: bookings in `decide-cancellation.ts`, orders in `refund-amount.ts`, memberships in
 * `withdraw-membership.ts`.
 */
@Injectable()
export class Refunds implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly jobs: Jobs,
    private readonly payables: Payables,
    private readonly providers: PaymentProviders,
    private readonly log: Log,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(refundPayment, ({ refundId }) => this.run(refundId));
    this.jobs.repeat(sweepRefunds, '*/15 * * * *', () => this.resumeWaitingRefunds());
  }

  /**
   * Records the refund and asks the payment's provider for it after the transaction commits. The subject's feature
   * records what the refund means for the subject in the same transaction. A refund of a desk payment waits until staff
   * hand the money back.
   *
   * @returns the refund's ID
   * @throws AppError PAY_002 if the amount exceeds the rest of the payment
   */
  async request(tx: Tx, provider: string, refund: NewRefund): Promise<string> {
    const refundId = await insertRefund(tx, refund);
    if (provider !== deskName) await this.ask(tx, refundId);
    return refundId;
  }

  /**
   * Records that staff handed back a desk payment. The call is idempotent. The caller must hold the subject's lock.
   *
   * @throws AppError REFUND_001 if the subject has no such refund, or if a provider handles the refund
   */
  async handBack(tx: Tx, subjectId: string, refundId: string, at: Date): Promise<void> {
    const refund = await refundById(tx, refundId);
    if (refund?.subject.id !== subjectId || refund.provider !== deskName) throw new AppError('REFUND_001');
    await this.finish(tx, refund, `desk ${refundId}`, at);
  }

  /**
   * Retries a refund that the provider refused. The caller must hold the subject's lock.
   *
   * @throws AppError REFUND_001 if the subject has no such refund, PAY_010 while its payment is disputed, REFUND_002 if
   * the refund was not refused
   */
  async retry(tx: Tx, subjectId: string, refundId: string): Promise<RefundRow> {
    const refund = await refundById(tx, refundId);
    if (refund === null || refund.subject.id !== subjectId) throw new AppError('REFUND_001');
    if (refund.isDisputed) throw new AppError('PAY_010');
    if (!(await reopenRefund(tx, refundId))) throw new AppError('REFUND_002');
    await this.ask(tx, refundId);
    return refund;
  }

  /**
   * Refunds a payment that just arrived but cannot be used, except for the part that the provider has already refunded.
   */
  async refundUnusable(tx: Tx, payment: PaymentRow, at: Date): Promise<void> {
    const left = payment.amountCents - payment.refundedCents;
    if (left === 0) return;
    const about = { paymentId: payment.id, amountCents: left, kind: RefundKind.OF_NO_USE };
    await this.request(tx, payment.provider, { ...about, reason: 'of no use', actorId: null, at });
  }

  /**
   * Marks a fully refunded payment as refunded, and tells the subject's feature if none of its other payments is left. A
   * payment that has not arrived yet gets this status on arrival.
   */
  async markFullyRefunded(tx: Tx, payment: { id: string; subject: Subject }, at: Date): Promise<void> {
    const { id, subject } = payment;
    if (!(await isFullyRefunded(tx, id))) return;
    if (!(await movePayment(tx, id, PaymentStatus.PAID, PaymentStatus.REFUNDED, at))) return;
    if (await hasPaidPayment(tx, subject.id)) return;
    await this.payables.of(subject).fullyRefunded(tx, subject.id, at);
  }

  /**
   * Carries out a refund. The job is safe to run twice: the provider knows the refund by our ID, and only one run
   * advances it.
   */
  private async run(refundId: string): Promise<void> {
    const refund = await refundById(this.database, refundId);
    if (refund === null || refund.status !== RefundStatus.PENDING || refund.isDisputed) return;
    const provider = this.providers.named(refund.provider);
    if (provider === null) throw new Error(`The payment provider ${refund.provider} is not switched on`);
    try {
      const { id, paymentReference: reference, amountCents, requestedAt } = refund;
      const outcome = await provider.refund({ refundId: id, reference, amountCents, currency: 'CAD', requestedAt });
      // A refund that is not done stays pending: the provider reports the result by webhook, and the sweep asks again.
      if (outcome.isDone) await this.locked(refund, (tx, at) => this.finish(tx, refund, outcome.reference, at));
    } catch (error) {
      if (!(error instanceof RefundRefused)) throw error;
      await this.locked(refund, async (tx, at) => {
        await this.fail(tx, refund, error.message, error.reference, at, at);
        await this.adoptLastTotal(tx, refund, at);
      });
    }
  }

  /**
   * The refund may have been refused because it was made in the provider's dashboard while it waited. A total that was
   * reported meanwhile could not tell the two apart.
   */
  private async adoptLastTotal(tx: Tx, { paymentId, subject }: RefundRow, at: Date): Promise<void> {
    const total = await lastRefundTotal(tx, paymentId);
    if (total !== null) await this.adoptTotal(tx, { id: paymentId, subject }, total, at);
  }

  /** Handles the provider's report about a refund that we requested. */
  async handleRefundEvent(provider: string, event: RefundEvent): Promise<void> {
    const refund = await refundById(this.database, event.refundId);
    if (refund === null || refund.provider !== provider) return;
    await this.locked(refund, async (tx, at) => {
      if (!(await recordEvent(tx, { id: refund.paymentId, provider }, event, at))) return;
      if (event.kind === 'refundDone') await this.finish(tx, refund, event.reference, at);
      else await this.fail(tx, refund, event.reason, event.reference, at, event.reportedAt);
    });
  }

  /**
   * Handles the provider's report of a payment's total refunds. Any amount beyond our own refunds was refunded in the
   * provider's dashboard, perhaps in place of a refused refund. The report may be older than a refusal that we know.
   */
  async handleRefundTotal(provider: string, event: RefundedEvent): Promise<void> {
    const payment = await paymentNamed(this.database, provider, event.payment);
    if (payment === null) return;
    if (event.currency !== payment.currency || event.amountCents > payment.amountCents) throw new AppError('PAY_002');
    if (!isSameSubject(event.subject, payment.subject)) throw new AppError('PAY_007');
    await this.locked(payment, async (tx, at) => {
      if (await recordEvent(tx, payment, event, at)) await this.adoptTotal(tx, payment, event, at);
    });
  }

  /** Records what was refunded in the provider's dashboard according to a total. The call is idempotent. */
  private async adoptTotal(tx: Tx, payment: RefundedPayment, total: RefundTotal, at: Date): Promise<void> {
    const missingCents = total.amountCents - (await refundedByUsCents(tx, payment.id, total.reportedAt));
    if (missingCents <= 0) return;
    const room = await recordLosses(tx, payment.id, at, missingCents);
    const amountCents = await this.makeGood(tx, payment, total, Math.min(missingCents, room), at);
    if (amountCents === 0) return;
    const about = { paymentId: payment.id, amountCents };
    const kind = RefundKind.ADJUSTMENT;
    const id = await insertRefund(tx, { ...about, kind, reason: 'made at the payment provider', actorId: null, at });
    await this.finish(tx, { id, subject: payment.subject, ...about }, total.id, at);
  }

  /**
   * Handles the provider's report that a bank returned a refund that was made in the provider's dashboard. Staff then see
   * the refund as refused, and can retry it.
   */
  async handleReturn(provider: string, event: ReturnedEvent): Promise<void> {
    const payment = await paymentNamed(this.database, provider, event.payment);
    if (payment === null) return;
    if (event.currency !== payment.currency) throw new AppError('PAY_002');
    if (!isSameSubject(event.subject, payment.subject)) throw new AppError('PAY_007');
    await this.locked(payment, async (tx, at) => {
      if (!(await recordEvent(tx, payment, event, at))) return;
      const { amountCents, reason, reportedAt } = event;
      const made = await dashboardRefundOf(tx, payment.id, amountCents);
      if (made === null) return this.log.error({ paymentId: payment.id, reason }, 'an unknown refund was returned');
      const refund = { id: made.id, subject: payment.subject, paymentId: payment.id, amountCents };
      await this.fail(tx, refund, reason, made.reference, at, reportedAt);
    });
  }

  /**
   * Finishes the refused refunds that someone made in the provider's dashboard instead. They must not be retried.
   *
   * @returns the cents beyond these refunds
   */
  private async makeGood(
    tx: Tx,
    { id: paymentId, subject }: RefundedPayment,
    { id: reference, reportedAt }: RefundTotal,
    cents: number,
    at: Date,
  ): Promise<number> {
    let left = cents;
    for (const { id, amountCents } of await refusedRefundsOf(tx, paymentId, reportedAt)) {
      if (amountCents > left) continue;
      left -= amountCents;
      await reopenRefund(tx, id);
      await this.finish(tx, { id, subject, paymentId, amountCents }, reference, at);
    }
    return left;
  }

  private locked({ subject }: { subject: Subject }, work: (tx: Tx, at: Date) => Promise<void>): Promise<void> {
    return this.database.transaction(async (tx) => {
      await this.payables.of(subject).lock(tx, subject.id);
      await work(tx, this.clock.now());
    });
  }

  /** Marks a refund as done, which has no effect if it was finished before. The caller must hold the subject's lock. */
  private async finish(
    tx: Tx,
    { id, subject, paymentId, amountCents }: RefundToFinish,
    reference: string,
    at: Date,
  ): Promise<void> {
    if (!(await finishRefund(tx, id, reference, at))) return;
    await this.payables.of(subject).refunded(tx, subject.id, { refundId: id, amountCents, at });
    await this.markFullyRefunded(tx, { id: paymentId, subject }, at);
  }

  /**
   * Handles a refund that was refused immediately, or returned by a bank days after it seemed done.
   *
   * @param failedAt the provider's time of the failure
   */
  private async fail(
    tx: Tx,
    { id, subject, paymentId, amountCents }: RefundToFinish,
    reason: string,
    reference: string | null,
    at: Date,
    failedAt: Date,
  ): Promise<void> {
    if (!(await failRefund(tx, id, reason.slice(0, 500), reference, failedAt))) return;
    await recordLosses(tx, paymentId, at);
    await reopenPayment(tx, paymentId, at);
    this.log.error({ refundId: id, reason }, 'the payment provider refused a refund');
    await this.payables.of(subject).refundRefused(tx, subject.id, { refundId: id, amountCents, at });
  }

  private async resumeWaitingRefunds(): Promise<void> {
    // The refunds of a provider that is off wait until it is on again, and must not fill the list meanwhile.
    const { current } = this.providers;
    if (current === null) return;
    const since = new Date(this.clock.now().getTime() - retriesEndAfterMs);
    const waiting = await waitingRefunds(this.database, current.name, since);
    await sweepEach(waiting, (refundId) => this.resume(this.database, refundId));
  }

  /**
   * Requests a pending refund unless a job for it waits or runs: two jobs could both find that the provider does not know
   * it, and both request it.
   */
  async resume(executor: Executor, refundId: string): Promise<void> {
    if (!(await this.jobs.isPending(executor, refundPayment, refundId))) await this.ask(executor, refundId);
  }

  /** Requests a pending refund from its provider after the transaction commits. */
  ask(executor: Executor, refundId: string): Promise<void> {
    return this.jobs.enqueue(executor, refundPayment, { refundId }, { about: refundId });
  }
}
