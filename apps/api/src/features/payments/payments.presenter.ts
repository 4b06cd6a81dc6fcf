import { PaymentStatus, PaymentSubjectKind, type PaymentWire } from '@dronesoccer/contracts';
import { toDollars } from '@dronesoccer/domain';
import type { PaymentRow } from './payments.queries.js';

export function presentPayment(payment: PaymentRow): PaymentWire {
  const { subject } = payment;
  return {
    id: payment.id,
    status: payment.status,
    amount: toDollars(payment.amountCents),
    redirectUrl: payment.status === PaymentStatus.PENDING ? payment.redirectUrl : null,
    subject,
    orderId: subject.kind === PaymentSubjectKind.ORDER ? subject.id : null,
  };
}
