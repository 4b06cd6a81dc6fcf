import { PaymentStatus, type PaymentWire } from '@dronesoccer/contracts';
import { toDollars } from '@dronesoccer/domain';
import type { PaymentRow } from './payments.queries.js';

export function presentPayment(payment: PaymentRow): PaymentWire {
  return {
    id: payment.id,
    status: payment.status,
    amount: toDollars(payment.amountCents),
    redirectUrl: payment.status === PaymentStatus.PENDING ? payment.redirectUrl : null,
    orderId: payment.orderId,
  };
}
