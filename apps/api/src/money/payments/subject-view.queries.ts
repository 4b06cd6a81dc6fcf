import { PaymentStatus, type RefundKind, type RefundStatus } from '@dronesoccer/contracts';
import type { Executor } from '../../platform/database/index.js';
import { deskName } from './desk/desk.provider.js';

/** A refund as those read it who paid. Instants are texts, as JSON carries them. */
export interface RefundView {
  id: string;
  paymentId: string;
  amountCents: number;
  status: RefundStatus;
  kind: RefundKind;
  createdAt: string;
  doneAt: string | null;
  /** It was paid at the desk. */
  atDesk: boolean;
}

/** A subject's payment as its feature shows it. */
export interface PaymentView {
  id: string;
  status: PaymentStatus;
}

/** The payment that counts, for another feature's statement: what was paid, else the latest try; null without one. */
export const paymentJson = (subjectId: string): string => `(SELECT json_build_object('id', p.id, 'status', p.status)
  FROM payments p WHERE p.subject_id = ${subjectId}
  ORDER BY (p.status IN (${PaymentStatus.PAID}, ${PaymentStatus.REFUNDED})) DESC, p.created_at DESC, p.id DESC LIMIT 1)`;

/** A subject's refunds `r` with their payments `p`, to select from. */
export const refundsFrom = (subjectId: string): string =>
  `payments p JOIN refunds r ON r.payment_id = p.id AND p.subject_id = ${subjectId}`;

/** The fields of a `RefundView` of `refundsFrom`. */
export const refundFields = `'id', r.id, 'paymentId', r.payment_id, 'amountCents', r.amount_cents, 'status', r.status,
  'kind', r.kind, 'createdAt', r.created_at, 'doneAt', r.done_at, 'atDesk', p.provider = '${deskName}'`;

/** All refunds of a subject, the earliest first, for another feature's statement. */
export const refundsJson = (subjectId: string): string =>
  `(SELECT COALESCE(json_agg(json_build_object(${refundFields}) ORDER BY r.created_at, r.id), '[]')
    FROM ${refundsFrom(subjectId)})`;

export function receivedFor(executor: Executor, subjectId: string): Promise<{ paidAt: Date; amountCents: number }[]> {
  return executor.query(
    `SELECT paid_at AS "paidAt", amount_cents AS "amountCents" FROM payments
     WHERE subject_id = $1::uuid AND status IN (${PaymentStatus.PAID}, ${PaymentStatus.REFUNDED}) AND paid_at IS NOT NULL
     ORDER BY paid_at, id`,
    [subjectId],
    'payments-received',
  );
}
