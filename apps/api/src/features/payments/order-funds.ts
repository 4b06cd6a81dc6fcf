import { Injectable } from '@nestjs/common';
import type { Tx } from '../../platform/database/index.js';
import { Jobs } from '../../platform/jobs/index.js';
import { PaymentProviders } from './payment-providers.js';
import { closeSession } from './payments.jobs.js';
import { cancelOpenPayments, refundablePayments } from './payments.queries.js';
import { Refunds } from './refunds.js';

/** The money side of an order that is given up. */
@Injectable()
export class OrderFunds {
  constructor(
    private readonly jobs: Jobs,
    private readonly providers: PaymentProviders,
    private readonly refunds: Refunds,
  ) {}

  /**
   * Closes what is still to be paid and pays back what was paid. False when the provider that has the money is not
   * switched on here: then the whole transaction has to be undone.
   */
  async release(tx: Tx, orderId: string, at: Date): Promise<boolean> {
    await this.closeOpen(tx, orderId, at);
    for (const { id, provider, refundableCents } of await refundablePayments(tx, orderId)) {
      if (this.providers.named(provider) === null) return false;
      await this.refunds.request(tx, { paymentId: id, amountCents: refundableCents, reason: 'order cancelled', at });
    }
    return true;
  }

  /** Nobody shall pay any more, here or at the provider. */
  async closeOpen(tx: Tx, orderId: string, at: Date): Promise<void> {
    for (const { provider, reference } of await cancelOpenPayments(tx, orderId, at)) {
      await this.jobs.enqueue(tx, closeSession, { provider, reference });
    }
  }
}
