import { PaymentStatus, type RefundKind, RefundStatus } from '@dronesoccer/contracts';
import { type Executor, newId } from '../../platform/database/index.js';
import { deskName } from './desk/desk.provider.js';
import type { Subject } from './payable.js';
import { subjectOfPayment } from './payments.queries.js';

/** Money that shall go back. */
export interface NewRefund {
  paymentId: string;
  /** More than zero. */
  amountCents: number;
  kind: RefundKind;
  /** The administrator's words, or why it leaves automatically. */
  reason: string;
  /** Null when no one asked for it: it leaves automatically. */
  actorId: string | null;
  at: Date;
}

export interface RefundRow {
  id: string;
  paymentId: string;
  subject: Subject;
  provider: string;
  paymentReference: string;
  amountCents: number;
  status: RefundStatus;
}

export async function insertRefund(executor: Executor, refund: NewRefund): Promise<string> {
  const id = newId();
  const { paymentId, amountCents, kind, reason, actorId, at } = refund;
  await executor.query(
    `INSERT INTO refunds (id, payment_id, amount_cents, kind, reason, actor_id, created_at)
     VALUES ($1::uuid, $2::uuid, $3, $4, $5, $6::uuid, $7::timestamptz)`,
    [id, paymentId, amountCents, kind, reason, actorId, at],
    'refund-insert',
  );
  return id;
}

export async function refundById(executor: Executor, id: string): Promise<RefundRow | null> {
  const [row] = await executor.query<RefundRow>(
    `SELECT r.id, r.payment_id AS "paymentId", ${subjectOfPayment}, p.provider, p.reference AS "paymentReference",
            r.amount_cents AS "amountCents", r.status
     FROM refunds r JOIN payments p ON p.id = r.payment_id
     WHERE r.id = $1::uuid`,
    [id],
    'refund-by-id',
  );
  return row ?? null;
}

/** Compare and set; false when another run has finished it, or when the report is of a try that has failed since. */
export async function finishRefund(executor: Executor, id: string, reference: string, at: Date): Promise<boolean> {
  const finished = await executor.query(
    `UPDATE refunds SET status = ${RefundStatus.DONE}, reference = $2, done_at = $3::timestamptz
     WHERE id = $1::uuid AND status = ${RefundStatus.PENDING} AND reference IS DISTINCT FROM $2 RETURNING id`,
    [id, reference, at],
    'refund-finish',
  );
  return finished.length === 1;
}

/**
 * Compare and set; false when it had failed already. One that was done may still come back from the bank. A provider tells
 * of failures late and twice, so one that names its try counts for that try alone: `reference` is the one that was done,
 * and of a refund that is tried again the one that failed before.
 */
export async function failRefund(
  executor: Executor,
  id: string,
  failure: string,
  reference: string | null,
): Promise<boolean> {
  const failed = await executor.query(
    `UPDATE refunds SET status = ${RefundStatus.FAILED}, failure = $2, done_at = NULL, reference = COALESCE($3, reference)
     WHERE id = $1::uuid AND status <> ${RefundStatus.FAILED}
       AND ($3::text IS NULL OR (status = ${RefundStatus.DONE}) = (reference IS NOT DISTINCT FROM $3))
     RETURNING id`,
    [id, failure, reference],
    'refund-fail',
  );
  return failed.length === 1;
}

/**
 * Compare and set; false when it was not refused, or is being tried again already. Its money counts as promised once
 * more, which the payment's constraint allows or not.
 */
export async function reopenRefund(executor: Executor, id: string): Promise<boolean> {
  const reopened = await executor.query(
    `UPDATE refunds SET status = ${RefundStatus.PENDING}, failure = NULL
     WHERE id = $1::uuid AND status = ${RefundStatus.FAILED} RETURNING id`,
    [id],
    'refund-reopen',
  );
  return reopened.length === 1;
}

/** What went back of a payment, or is on its way. */
export async function refundedCents(executor: Executor, paymentId: string): Promise<number> {
  const sql = 'SELECT refunded_cents AS "cents" FROM payments WHERE id = $1::uuid';
  return (await executor.query<{ cents: number }>(sql, [paymentId], 'payment-refunded-cents'))[0]?.cents ?? 0;
}

/** Whether all of a payment went back. */
export async function isFullyRefunded(executor: Executor, paymentId: string): Promise<boolean> {
  const [row] = await executor.query<{ all: boolean }>(
    `SELECT p.amount_cents <= COALESCE(sum(r.amount_cents), 0) AS "all"
     FROM payments p LEFT JOIN refunds r ON r.payment_id = p.id AND r.status = ${RefundStatus.DONE}
     WHERE p.id = $1::uuid GROUP BY p.id`,
    [paymentId],
    'refund-is-full',
  );
  return row?.all ?? false;
}

/** What a subject's payments hold that has not been given back, nor promised back; the fullest first. */
export function refundablePayments(
  executor: Executor,
  subjectId: string,
): Promise<{ id: string; provider: string; refundableCents: number }[]> {
  return executor.query(
    `SELECT p.id, p.provider, p.amount_cents - p.refunded_cents AS "refundableCents"
     FROM payments p
     WHERE p.subject_id = $1::uuid AND p.status = ${PaymentStatus.PAID} AND p.amount_cents > p.refunded_cents
     ORDER BY "refundableCents" DESC, p.id`,
    [subjectId],
    'payment-refundable',
  );
}

/** Refunds that a provider should have made since before a moment: their job was given up while it was down. */
export async function waitingRefunds(executor: Executor, since: Date): Promise<string[]> {
  const rows = await executor.query<{ id: string }>(
    `SELECT r.id FROM refunds r JOIN payments p ON p.id = r.payment_id
     WHERE r.status = ${RefundStatus.PENDING} AND r.created_at < $1::timestamptz AND p.provider <> $2
     ORDER BY r.created_at LIMIT 100`,
    [since, deskName],
    'refund-waiting',
  );
  return rows.map(({ id }) => id);
}
