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

/** Long enough for every retry of a refund's own job. */
const givenUpAfterMs = 60 * 60_000;

type Settled = Pick<RefundRow, 'id' | 'subject' | 'paymentId' | 'amountCents'>;

/** Money on its way back: asked for in the transaction that gives something up, done by a job. */
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
    this.jobs.repeat(sweepRefunds, '*/15 * * * *', () => this.takeUpWaiting());
  }

  /**
   * Asks the provider of the payment to pay back, once the transaction stands. What it means for the subject is written by
   * the subject's feature, in the same transaction. What was paid at the desk waits until someone has handed it back.
   *
   * @returns the refund's id
   * @throws AppError PAY_002 when it is more than is left of the payment
   */
  async request(tx: Tx, provider: string, refund: NewRefund): Promise<string> {
    const refundId = await insertRefund(tx, refund);
    if (provider !== deskName) await this.ask(tx, refundId);
    return refundId;
  }

  /**
   * Someone has handed back what was paid at the desk; twice is once. The subject is locked by the caller.
   *
   * @throws AppError REFUND_001 when the subject has no such refund, or a provider pays it back
   */
  async handBack(tx: Tx, subjectId: string, refundId: string, at: Date): Promise<void> {
    const refund = await refundById(tx, refundId);
    if (refund?.subject.id !== subjectId || refund.provider !== deskName) throw new AppError('REFUND_001');
    await this.finish(tx, refund, `desk ${refundId}`, at);
  }

  /**
   * Tries again what the provider refused. The subject is locked by the caller.
   *
   * @throws AppError REFUND_001 when the subject has no such refund, REFUND_002 when it was not refused
   */
  async retry(tx: Tx, subjectId: string, refundId: string): Promise<RefundRow> {
    const refund = await refundById(tx, refundId);
    if (refund === null || refund.subject.id !== subjectId) throw new AppError('REFUND_001');
    if (!(await reopenRefund(tx, refundId))) throw new AppError('REFUND_002');
    await this.ask(tx, refundId);
    return refund;
  }

  /** Money that has just arrived and is of no use goes back, as far as the provider has not sent it back already. */
  async giveBackAll(tx: Tx, payment: PaymentRow, at: Date): Promise<void> {
    const left = payment.amountCents - payment.refundedCents;
    if (left === 0) return;
    const about = { paymentId: payment.id, amountCents: left, kind: RefundKind.OF_NO_USE };
    await this.request(tx, payment.provider, { ...about, reason: 'of no use', actorId: null, at });
  }

  /** A payment of which all went back is refunded; one that has not arrived yet becomes so when it does. */
  async closeWhenAllWentBack(tx: Tx, paymentId: string, at: Date): Promise<void> {
    if (!(await isFullyRefunded(tx, paymentId))) return;
    await movePayment(tx, paymentId, PaymentStatus.PAID, PaymentStatus.REFUNDED, at);
  }

  /** Safe to run twice: the provider knows the refund by our id, and only one run moves it on. */
  private async run(refundId: string): Promise<void> {
    const refund = await refundById(this.database, refundId);
    if (refund === null || refund.status !== RefundStatus.PENDING) return;
    const provider = this.providers.named(refund.provider);
    if (provider === null) throw new Error(`The payment provider ${refund.provider} is not switched on`);
    try {
      const { id, paymentReference: reference, amountCents } = refund;
      const outcome = await provider.refund({ refundId: id, reference, amountCents, currency: 'CAD' });
      // Until it is done it waits: the provider tells, and the sweep asks again.
      if (outcome.isDone) await this.locked(refund, (tx, at) => this.finish(tx, refund, outcome.reference, at));
    } catch (error) {
      if (!(error instanceof RefundRefused)) throw error;
      await this.locked(refund, (tx, at) => this.fail(tx, refund, error.message, error.reference, at));
    }
  }

  /** The provider's word about a refund that we asked for. */
  async told(provider: string, event: RefundEvent): Promise<void> {
    const refund = await refundById(this.database, event.refundId);
    if (refund === null || refund.provider !== provider) return;
    await this.locked(refund, async (tx, at) => {
      if (!(await recordEvent(tx, { id: refund.paymentId, provider }, event, at))) return;
      if (event.kind === 'refundDone') await this.finish(tx, refund, event.reference, at);
      else await this.fail(tx, refund, event.reason, event.reference, at);
    });
  }

  /** What went back in all: more than we know of was sent back at the provider's own dashboard. */
  async toldTotal(provider: string, event: RefundedEvent): Promise<void> {
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

  private async finish(tx: Tx, { id, subject, paymentId, amountCents }: Settled, reference: string, at: Date) {
    if (!(await finishRefund(tx, id, reference, at))) return;
    await this.closeWhenAllWentBack(tx, paymentId, at);
    await this.payables.of(subject).refunded(tx, subject.id, { refundId: id, amountCents, at });
  }

  /** Refused at once, or sent back by a bank days after it was thought done. */
  private async fail(
    tx: Tx,
    { id, subject, amountCents }: Settled,
    reason: string,
    reference: string | null,
    at: Date,
  ): Promise<void> {
    if (!(await failRefund(tx, id, reason.slice(0, 500), reference))) return;
    this.log.error({ refundId: id, reason }, 'the payment provider refused a refund');
    await this.payables.of(subject).refundRefused(tx, subject.id, { refundId: id, amountCents, at });
  }

  private async takeUpWaiting(): Promise<void> {
    const since = new Date(this.clock.now().getTime() - givenUpAfterMs);
    for (const refundId of await waitingRefunds(this.database, since)) {
      // Two jobs about one refund could both find that the provider has not heard of it, and both ask.
      if (!(await this.jobs.isUnderWay(this.database, refundPayment, refundId)))
        await this.ask(this.database, refundId);
    }
  }

  private ask(executor: Executor, refundId: string): Promise<void> {
    return this.jobs.enqueue(executor, refundPayment, { refundId }, { about: refundId });
  }
}
