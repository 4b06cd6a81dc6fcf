import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PaymentStatus, RefundKind, RefundStatus } from '@dronesoccer/contracts';
import { Clock } from '../../platform/clock/index.js';
import { Database, type Executor, type Tx } from '../../platform/database/index.js';
import { AppError } from '../../platform/errors/index.js';
import { Jobs } from '../../platform/jobs/index.js';
import { Log } from '../../platform/logging/index.js';
import { deskName } from './desk/desk.provider.js';
import { Payables, type Subject } from './payable.js';
import { type RefundedEvent, type RefundEvent, RefundRefused } from './payment-provider.js';
import { PaymentProviders } from './payment-providers.js';
import { refundPayment, sweepRefunds } from './payments.jobs.js';
import { movePayment, paymentNamed, type PaymentRow, recordEvent } from './payments.queries.js';
import { isSameSubject } from './subject-marks.js';
import {
  failRefund,
  finishRefund,
  insertRefund,
  isFullyRefunded,
  type NewRefund,
  refundById,
  refundedCents,
  type RefundRow,
  reopenRefund,
  waitingRefunds,
} from './refunds.queries.js';

/** The time after which a refund's job has used all its retries. */
const givenUpAfterMs = 60 * 60_000;

type RefundToFinish = Pick<RefundRow, 'id' | 'subject' | 'paymentId' | 'amountCents'>;

/** Refunds payments. The transaction that cancels something requests the refund, and a job carries it out. */
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
   * @throws AppError REFUND_001 if the subject has no such refund, REFUND_002 if the refund was not refused
   */
  async retry(tx: Tx, subjectId: string, refundId: string): Promise<RefundRow> {
    const refund = await refundById(tx, refundId);
    if (refund === null || refund.subject.id !== subjectId) throw new AppError('REFUND_001');
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

  /** Marks a fully refunded payment as refunded. A payment that has not arrived yet gets this status on arrival. */
  async markFullyRefunded(tx: Tx, paymentId: string, at: Date): Promise<void> {
    if (!(await isFullyRefunded(tx, paymentId))) return;
    await movePayment(tx, paymentId, PaymentStatus.PAID, PaymentStatus.REFUNDED, at);
  }

  /**
   * Carries out a refund. The job is safe to run twice: the provider knows the refund by our ID, and only one run
   * advances it.
   */
  private async run(refundId: string): Promise<void> {
    const refund = await refundById(this.database, refundId);
    if (refund === null || refund.status !== RefundStatus.PENDING) return;
    const provider = this.providers.named(refund.provider);
    if (provider === null) throw new Error(`The payment provider ${refund.provider} is not switched on`);
    try {
      const { id, paymentReference: reference, amountCents } = refund;
      const outcome = await provider.refund({ refundId: id, reference, amountCents, currency: 'CAD' });
      // A refund that is not done stays pending: the provider reports the result by webhook, and the sweep asks again.
      if (outcome.isDone) await this.locked(refund, (tx, at) => this.finish(tx, refund, outcome.reference, at));
    } catch (error) {
      if (!(error instanceof RefundRefused)) throw error;
      await this.locked(refund, (tx, at) => this.fail(tx, refund, error.message, error.reference, at));
    }
  }

  /** Handles the provider's report about a refund that we requested. */
  async handleRefundEvent(provider: string, event: RefundEvent): Promise<void> {
    const refund = await refundById(this.database, event.refundId);
    if (refund === null || refund.provider !== provider) return;
    await this.locked(refund, async (tx, at) => {
      if (!(await recordEvent(tx, { id: refund.paymentId, provider }, event, at))) return;
      if (event.kind === 'refundDone') await this.finish(tx, refund, event.reference, at);
      else await this.fail(tx, refund, event.reason, event.reference, at);
    });
  }

  /**
   * Handles the provider's report of a payment's total refunds. Any amount beyond our own refunds was refunded in the
   * provider's dashboard.
   */
  async handleRefundTotal(provider: string, event: RefundedEvent): Promise<void> {
    const payment = await paymentNamed(this.database, provider, event.payment);
    if (payment === null) return;
    if (event.currency !== payment.currency || event.amountCents > payment.amountCents) throw new AppError('PAY_002');
    if (!isSameSubject(event.subject, payment.subject)) throw new AppError('PAY_007');
    await this.locked(payment, async (tx, at) => {
      if (!(await recordEvent(tx, payment, event, at))) return;
      const amountCents = event.amountCents - (await refundedCents(tx, payment.id));
      if (amountCents <= 0) return;
      const about = { paymentId: payment.id, amountCents };
      const kind = RefundKind.ADJUSTMENT;
      const id = await insertRefund(tx, { ...about, kind, reason: 'made at the payment provider', actorId: null, at });
      await this.finish(tx, { id, subject: payment.subject, ...about }, event.id, at);
    });
  }

  private locked({ subject }: { subject: Subject }, work: (tx: Tx, at: Date) => Promise<void>): Promise<void> {
    return this.database.transaction(async (tx) => {
      await this.payables.of(subject).lock(tx, subject.id);
      await work(tx, this.clock.now());
    });
  }

  private async finish(tx: Tx, { id, subject, paymentId, amountCents }: RefundToFinish, reference: string, at: Date) {
    if (!(await finishRefund(tx, id, reference, at))) return;
    await this.markFullyRefunded(tx, paymentId, at);
    await this.payables.of(subject).refunded(tx, subject.id, { refundId: id, amountCents, at });
  }

  /** Handles a refund that was refused immediately, or returned by a bank days after it seemed done. */
  private async fail(
    tx: Tx,
    { id, subject, amountCents }: RefundToFinish,
    reason: string,
    reference: string | null,
    at: Date,
  ): Promise<void> {
    if (!(await failRefund(tx, id, reason.slice(0, 500), reference))) return;
    this.log.error({ refundId: id, reason }, 'the payment provider refused a refund');
    await this.payables.of(subject).refundRefused(tx, subject.id, { refundId: id, amountCents, at });
  }

  private async resumeWaitingRefunds(): Promise<void> {
    const since = new Date(this.clock.now().getTime() - givenUpAfterMs);
    for (const refundId of await waitingRefunds(this.database, since)) {
      // Two jobs for one refund could both find that the provider does not know it, and both request it.
      if (!(await this.jobs.isPending(this.database, refundPayment, refundId))) await this.ask(this.database, refundId);
    }
  }

  private ask(executor: Executor, refundId: string): Promise<void> {
    return this.jobs.enqueue(executor, refundPayment, { refundId }, { about: refundId });
  }
}
