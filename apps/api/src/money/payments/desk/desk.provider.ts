import { Injectable } from '@nestjs/common';
import { AppError } from '../../../platform/errors/index.js';
import type { PaymentProvider, PaymentSession, ProviderEvent, RefundOutcome } from '../payment-provider.js';

export const deskName = 'desk';

/**
 * The provider for payments at the desk. Staff take cash or a card on their own terminal and record the payment, so no
 * external service is involved. The provider is always on, regardless of which provider takes online payments.
 */
@Injectable()
export class DeskProvider implements PaymentProvider {
  readonly name = deskName;
  readonly failedSessionsStayOpen = false;

  /** Always rejects: a desk payment has no page. `DeskPayments` records it. */
  createSession(): Promise<PaymentSession> {
    return Promise.reject(new Error('The desk has no page to pay on'));
  }

  expireSession(): Promise<void> {
    return Promise.resolve();
  }

  /** The refund stays pending until staff hand the money back (`Refunds.handBack`). */
  refund(): Promise<RefundOutcome> {
    return Promise.resolve({ reference: '', isDone: false });
  }

  verifyWebhook(): ProviderEvent {
    throw new AppError('PAY_007');
  }
}
