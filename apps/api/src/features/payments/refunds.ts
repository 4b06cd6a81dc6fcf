import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PaymentStatus, RefundStatus } from '@dronesoccer/contracts';
import { Clock } from '../../platform/clock/index.js';
import { Database, type Tx } from '../../platform/database/index.js';
import { Jobs } from '../../platform/jobs/index.js';
import { Payables } from './payable.js';
import { PaymentProviders } from './payment-providers.js';
import { refundPayment, sweepRefunds } from './payments.jobs.js';
import { movePayment } from './payments.queries.js';
import {
  finishRefund,
  insertRefund,
  isFullyRefunded,
  refundById,
  type RefundReason,
  waitingRefunds,
} from './refunds.queries.js';

/** Long enough for every retry of a refund's own job. */
const givenUpAfterMs = 60 * 60_000;

/** Money on its way back: asked for in the transaction that gives something up, done by a job. */
@Injectable()
export class Refunds implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly jobs: Jobs,
    private readonly payables: Payables,
    private readonly providers: PaymentProviders,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(refundPayment, ({ refundId }) => this.run(refundId));
    this.jobs.repeat(sweepRefunds, '*/15 * * * *', () => this.takeUpWaiting());
  }

  async request(
    tx: Tx,
    refund: { paymentId: string; amountCents: number; reason: RefundReason; at: Date },
  ): Promise<void> {
    const refundId = await insertRefund(tx, refund.paymentId, refund.amountCents, refund.reason, refund.at);
    await this.jobs.enqueue(tx, refundPayment, { refundId });
  }

  /** Safe to run twice: the provider knows the refund by our id, and only one run moves it on. */
  private async run(refundId: string): Promise<void> {
    const refund = await refundById(this.database, refundId);
    if (refund === null || refund.status !== RefundStatus.PENDING) return;
    const provider = this.providers.named(refund.provider);
    if (provider === null) throw new Error(`The payment provider ${refund.provider} is not switched on`);
    const { orderId, paymentId, amountCents } = refund;
    const { reference } = await provider.refund({
      refundId,
      reference: refund.paymentReference,
      amountCents,
      currency: 'CAD',
    });
    const at = this.clock.now();
    await this.database.transaction(async (tx) => {
      await this.payables.orders.lock(tx, orderId);
      if (!(await finishRefund(tx, refundId, reference, at))) return;
      if (await isFullyRefunded(tx, paymentId)) {
        await movePayment(tx, paymentId, PaymentStatus.PAID, PaymentStatus.REFUNDED, at);
      }
      await this.payables.orders.refunded(tx, orderId, { amountCents, at });
    });
  }

  private async takeUpWaiting(): Promise<void> {
    const since = new Date(this.clock.now().getTime() - givenUpAfterMs);
    for (const refundId of await waitingRefunds(this.database, since)) {
      await this.jobs.enqueue(this.database, refundPayment, { refundId });
    }
  }
}
