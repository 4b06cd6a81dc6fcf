import { PaymentStatus, PaymentSubjectKind, type PaymentWire, type RefundWire } from '@dronesoccer/contracts';
import { toDollars } from '@dronesoccer/domain';
import type { PaymentRow } from './payments.queries.js';
import type { RefundView } from './subject-view.queries.js';

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

export function presentRefund({ id, amountCents, status, createdAt, doneAt, atDesk }: RefundView): RefundWire {
  return {
    id,
    amount: toDollars(amountCents),
    status,
    createdAt: new Date(createdAt).toISOString(),
    doneAt: doneAt === null ? null : new Date(doneAt).toISOString(),
    ...(atDesk && { atDesk: true }),
  };
}
