import { PaymentStatus, type RefundKind, RefundStatus } from '@dronesoccer/contracts';
import { type Executor, newId } from '../../platform/database/index.js';
import { deskName } from './desk/desk.provider.js';
import type { Subject } from './payable.js';
import { subjectOfPayment } from './payments.queries.js';

/** A refund to create. */
export interface NewRefund {
  paymentId: string;
  /** The amount, more than zero. */
  amountCents: number;
  kind: RefundKind;
  /** The administrator's reason, or the reason for an automatic refund. */
  reason: string;
  /** The administrator who asked for the refund, or null for an automatic refund. */
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

/**
 * Marks a refund as done with a compare-and-set. Returns false if another run has finished it, or if the report is
 * about an attempt that has failed since.
 */
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
 * Marks a refund as failed with a compare-and-set. Returns false if it has already failed. A completed refund can still
 * fail when the bank returns it. Providers report failures late and more than once, so a report that names its attempt
 * applies only to that attempt: the stored `reference` is the completed attempt or, for a refund being retried, the
 * previous failed one.
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
 * Reopens a failed refund with a compare-and-set. Returns false if it was not refused or is already being retried. The
 * amount counts as promised again, which the payment's constraint may reject.
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

/** Returns the amount of a payment that was refunded or is being refunded. */
export async function refundedCents(executor: Executor, paymentId: string): Promise<number> {
  const sql = 'SELECT refunded_cents AS "cents" FROM payments WHERE id = $1::uuid';
  return (await executor.query<{ cents: number }>(sql, [paymentId], 'payment-refunded-cents'))[0]?.cents ?? 0;
}

/** Returns whether the whole payment was refunded. */
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

/**
 * Returns a subject's payments with the amount that can still be refunded, largest first. Pending refunds are already
 * deducted.
 */
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

/** Returns provider refunds that have been pending since before `since`: their job gave up during an outage. */
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
