import { PaymentStatus, type RefundKind, RefundStatus } from '@dronesoccer/contracts';
import { type Executor, newId } from '../../platform/database/index.js';
import { isDisputed } from './disputes.queries.js';
import type { Subject } from './payable.js';
import type { RefundedEvent } from './payment-provider.js';
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
  requestedAt: Date;
  /** True while the customer disputes the payment. */
  isDisputed: boolean;
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
            r.amount_cents AS "amountCents", r.status, r.created_at AS "requestedAt", ${isDisputed} AS "isDisputed"
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
 *
 * @param at the provider's time of the failure
 */
export async function failRefund(
  executor: Executor,
  id: string,
  failure: string,
  reference: string | null,
  at: Date,
): Promise<boolean> {
  const failed = await executor.query(
    `UPDATE refunds SET status = ${RefundStatus.FAILED}, failure = $2, failed_at = $4::timestamptz, done_at = NULL,
       reference = COALESCE($3, reference)
     WHERE id = $1::uuid AND status <> ${RefundStatus.FAILED}
       AND CASE WHEN $3::text IS NULL THEN status = ${RefundStatus.PENDING}
         ELSE (status = ${RefundStatus.DONE}) = (reference IS NOT DISTINCT FROM $3) END
     RETURNING id`,
    [id, failure, reference, at],
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
    `UPDATE refunds SET status = ${RefundStatus.PENDING}, failure = NULL, failed_at = NULL
     WHERE id = $1::uuid AND status = ${RefundStatus.FAILED} RETURNING id`,
    [id],
    'refund-reopen',
  );
  return reopened.length === 1;
}

/** Returns the latest completed refund of this amount that was made in the provider's dashboard, or null. */
export async function dashboardRefundOf(
  executor: Executor,
  paymentId: string,
  amountCents: number,
): Promise<{ id: string; reference: string } | null> {
  const [row] = await executor.query<{ id: string; reference: string }>(
    `SELECT r.id, r.reference FROM refunds r
     JOIN payment_events e ON e.payment_id = r.payment_id AND e.event_id = r.reference AND e.kind = 'refunded'
     WHERE r.payment_id = $1::uuid AND r.amount_cents = $2 AND r.status = ${RefundStatus.DONE} AND r.dispute_id IS NULL
     ORDER BY r.done_at DESC, r.id DESC LIMIT 1`,
    [paymentId, amountCents],
    'refund-of-dashboard',
  );
  return row ?? null;
}

/**
 * Returns SQL that is true for a failed refund `r` that still counted in the provider's total at `asOf`, in whole seconds.
 * A refund without a reference was refused at once, so it never counted.
 */
const failedAfter = (asOf: string): string =>
  `(r.reference IS NOT NULL AND date_trunc('second', r.failed_at) > ${asOf}::timestamptz)`;

/** Returns the refunds of a payment that did not count in a total of the provider because of a refusal, earliest first. */
export function refusedRefundsOf(
  executor: Executor,
  paymentId: string,
  asOf: Date,
): Promise<{ id: string; amountCents: number }[]> {
  return executor.query(
    `SELECT r.id, r.amount_cents AS "amountCents" FROM refunds r
     WHERE r.payment_id = $1::uuid AND r.status = ${RefundStatus.FAILED} AND ${failedAfter('$2')} IS NOT TRUE
     ORDER BY r.created_at, r.id`,
    [paymentId, asOf],
    'refund-refused-of-payment',
  );
}

/**
 * Returns the amount of a payment that we have refunded or are refunding, without what a lost dispute took.
 *
 * @param asOf a time of the provider, in whole seconds; a refund that was refused later still counted then
 */
export async function refundedByUsCents(executor: Executor, paymentId: string, asOf: Date): Promise<number> {
  const sql = `SELECT COALESCE(sum(r.amount_cents), 0)::int AS "cents" FROM refunds r
    WHERE r.payment_id = $1::uuid AND (r.status <> ${RefundStatus.FAILED} OR ${failedAfter('$2')})
      AND r.dispute_id IS NULL`;
  return (await executor.query<{ cents: number }>(sql, [paymentId, asOf], 'payment-refunded-by-us'))[0]?.cents ?? 0;
}

/** A provider's report of the total that was refunded of a payment. */
export type RefundTotal = Pick<RefundedEvent, 'id' | 'amountCents' | 'reportedAt'>;

/** Returns the latest report of what was refunded of a payment, or null. */
export async function lastRefundTotal(executor: Executor, paymentId: string): Promise<RefundTotal | null> {
  const [row] = await executor.query<RefundTotal>(
    `SELECT e.event_id AS id, (e.payload ->> 'amountCents')::int AS "amountCents",
       (e.payload ->> 'reportedAt')::timestamptz AS "reportedAt"
     FROM payment_events e
     WHERE e.payment_id = $1::uuid AND e.kind = 'refunded' AND e.payload ->> 'reportedAt' IS NOT NULL
     ORDER BY "reportedAt" DESC, "amountCents" DESC LIMIT 1`,
    [paymentId],
    'refund-last-total',
  );
  return row ?? null;
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
 * Returns a subject's payments with the amount that can still be refunded, disputed ones last and otherwise the largest
 * first. Pending refunds are already deducted.
 */
export function refundablePayments(
  executor: Executor,
  subjectId: string,
): Promise<{ id: string; provider: string; refundableCents: number; isDisputed: boolean }[]> {
  return executor.query(
    `SELECT p.id, p.provider, p.amount_cents - p.refunded_cents AS "refundableCents", ${isDisputed} AS "isDisputed"
     FROM payments p
     WHERE p.subject_id = $1::uuid AND p.status = ${PaymentStatus.PAID} AND p.amount_cents > p.refunded_cents
     ORDER BY "isDisputed", "refundableCents" DESC, p.id`,
    [subjectId],
    'payment-refundable',
  );
}

/**
 * Returns the refunds of a provider that have been pending since before `since`: their job failed during an outage. The
 * refunds of a disputed payment wait for the end of the dispute instead.
 */
export async function waitingRefunds(executor: Executor, provider: string, since: Date): Promise<string[]> {
  const rows = await executor.query<{ id: string }>(
    `SELECT r.id FROM refunds r JOIN payments p ON p.id = r.payment_id
     WHERE r.status = ${RefundStatus.PENDING} AND r.created_at < $1::timestamptz AND p.provider = $2
       AND NOT ${isDisputed}
     ORDER BY r.created_at LIMIT 100`,
    [since, provider],
    'refund-waiting',
  );
  return rows.map(({ id }) => id);
}
