import { PaymentStatus, RefundKind, RefundStatus } from '@dronesoccer/contracts';
import type { Executor } from '../../platform/database/index.js';
import { deskName } from './desk/desk.provider.js';

/** A refund as its payer sees it. Instants are strings, as in JSON. */
export interface RefundView {
  id: string;
  paymentId: string;
  amountCents: number;
  status: RefundStatus;
  kind: RefundKind;
  createdAt: string;
  doneAt: string | null;
  /** True if the payment was made at the desk. */
  atDesk: boolean;
}

/** A subject's payment as its feature shows it. */
export interface PaymentView {
  id: string;
  status: PaymentStatus;
}

/**
 * Builds the SQL for a subject's cents that were refunded outside its own steps: refunds by staff or at the provider,
 * and lost disputes.
 */
export const adjustedCents = (subjectId: string): string => `COALESCE((SELECT sum(r.amount_cents)
  FROM payments p JOIN refunds r ON r.payment_id = p.id
  WHERE p.subject_id = ${subjectId} AND r.status <> ${RefundStatus.FAILED} AND r.kind = ${RefundKind.ADJUSTMENT}), 0)`;

/** The SQL condition for a payment `p` whose money arrived, even if it was refunded later. */
export const isReceived = `p.status IN (${PaymentStatus.PAID}, ${PaymentStatus.REFUNDED})`;

/**
 * Builds the SQL for a subject's relevant payment: the paid one, otherwise the latest attempt, or null if there is
 * none.
 */
export const paymentJson = (subjectId: string): string => `(SELECT json_build_object('id', p.id, 'status', p.status)
  FROM payments p WHERE p.subject_id = ${subjectId}
  ORDER BY (${isReceived}) DESC, p.created_at DESC, p.id DESC LIMIT 1)`;

/**
 * Builds the SQL that is true for a subject with a refund that the provider refused and that is still owed. Once
 * nothing is left of the payment, its money was refunded another way.
 */
export const hasRefusedRefund = (subjectId: string): string => `EXISTS (SELECT FROM payments p
  JOIN refunds r ON r.payment_id = p.id
  WHERE p.subject_id = ${subjectId} AND r.status = ${RefundStatus.FAILED} AND p.amount_cents > p.refunded_cents)`;

/** The FROM clause for a subject's refunds `r` and their payments `p`. */
export const refundsFrom = (subjectId: string): string =>
  `payments p JOIN refunds r ON r.payment_id = p.id AND p.subject_id = ${subjectId}`;

/** The fields of a `RefundView`, to be selected from `refundsFrom`. */
export const refundFields = `'id', r.id, 'paymentId', r.payment_id, 'amountCents', r.amount_cents, 'status', r.status,
  'kind', r.kind, 'createdAt', r.created_at, 'doneAt', r.done_at, 'atDesk', p.provider = '${deskName}'`;

/** Builds the SQL for all refunds of a subject, earliest first. */
export const refundsJson = (subjectId: string): string =>
  `(SELECT COALESCE(json_agg(json_build_object(${refundFields}) ORDER BY r.created_at, r.id), '[]')
    FROM ${refundsFrom(subjectId)})`;

export function receivedPayments(
  executor: Executor,
  subjectId: string,
): Promise<{ paidAt: Date; amountCents: number }[]> {
  return executor.query(
    `SELECT p.paid_at AS "paidAt", p.amount_cents AS "amountCents" FROM payments p
     WHERE p.subject_id = $1::uuid AND ${isReceived} AND p.paid_at IS NOT NULL ORDER BY p.paid_at, p.id`,
    [subjectId],
    'payments-received',
  );
}
