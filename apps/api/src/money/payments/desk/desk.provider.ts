import { Injectable } from '@nestjs/common';
import { AppError } from '../../../platform/errors/index.js';
import type { PaymentProvider, PaymentSession, ProviderEvent, RefundOutcome } from '../payment-provider.js';

export const deskName = 'desk';

/**
 * The people at the desk: they take cash or a card on their own terminal and say so, so nothing is asked of anyone else.
 * Always there, whichever provider takes the payments online.
 */
@Injectable()
export class DeskProvider implements PaymentProvider {
  readonly name = deskName;
  readonly failedSessionsStayOpen = false;

  /** Money at the desk is taken by `DeskPayments`, in one step. */
  createSession(): Promise<PaymentSession> {
    return Promise.reject(new Error('The desk has no page to pay on'));
  }

  expireSession(): Promise<void> {
    return Promise.resolve();
  }

  /** Not before someone has handed it back (`Refunds.handBack`). */
  refund(): Promise<RefundOutcome> {
    return Promise.resolve({ reference: '', isDone: false });
  }

  verifyWebhook(): ProviderEvent {
    throw new AppError('PAY_007');
  }
}
