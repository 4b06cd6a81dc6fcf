import { DisputeStatus, PaymentStatus, RefundKind, RefundStatus } from '@dronesoccer/contracts';
import { type Executor, newId } from '../../platform/database/index.js';
import type { DisputeReport } from './payment-provider.js';

/** True in SQL while the customer disputes a payment `p`. An inquiry of the bank does not count: it moves no money. */
export const isDisputed = `EXISTS (SELECT FROM disputes d WHERE d.payment_id = p.id AND NOT d.is_inquiry
  AND d.status IN (${DisputeStatus.NEEDS_RESPONSE}, ${DisputeStatus.UNDER_REVIEW}))`;

export interface SavedDispute {
  id: string;
  status: DisputeStatus;
  amountCents: number;
  isInquiry: boolean;
  /** True if the dispute was an inquiry before this report; null if it is new. */
  wasInquiry: boolean | null;
  /** True if the dispute was lost before this report. */
  wasLost: boolean;
}

/**
 * Records a report about a dispute. Returns null if a newer report was recorded before: reports arrive in any order, and
 * each of them describes the whole dispute.
 */
export async function saveDispute(
  executor: Executor,
  payment: { id: string; provider: string },
  report: DisputeReport,
): Promise<SavedDispute | null> {
  const { reference, status, isInquiry, reason, amountCents, withdrawnCents, feeCents } = report;
  const { respondBy, openedAt, reportedAt, progress } = report;
  const [row] = await executor.query<SavedDispute>(
    `INSERT INTO disputes AS d (id, payment_id, provider, reference, status, is_inquiry, reason, amount_cents, withdrawn_cents,
       fee_cents, respond_by, opened_at, closed_at, reported_at, progress)
     VALUES ($1::uuid, $2::uuid, $3, $4, $5, $6, $7, $8, $9, $10, $11::timestamptz, $12::timestamptz, $13::timestamptz,
       $14::timestamptz, $15)
     ON CONFLICT (provider, reference) DO UPDATE SET status = excluded.status, is_inquiry = excluded.is_inquiry,
       reason = excluded.reason, amount_cents = excluded.amount_cents, withdrawn_cents = excluded.withdrawn_cents,
       fee_cents = excluded.fee_cents, respond_by = excluded.respond_by, closed_at = excluded.closed_at,
       reported_at = excluded.reported_at, progress = excluded.progress
     WHERE (d.reported_at, d.progress) <= (excluded.reported_at, excluded.progress)
     RETURNING id, status, amount_cents AS "amountCents", is_inquiry AS "isInquiry",
       (SELECT b.is_inquiry FROM disputes b WHERE b.provider = $3 AND b.reference = $4) AS "wasInquiry",
       EXISTS (SELECT FROM disputes b WHERE b.provider = $3 AND b.reference = $4 AND b.status = ${DisputeStatus.LOST})
         AS "wasLost"`,
    [
      ...[newId(), payment.id, payment.provider, reference, status, isInquiry, reason, amountCents, withdrawnCents],
      ...[feeCents, respondBy, openedAt, isClosed(status) ? reportedAt : null, reportedAt, progress],
    ],
    'dispute-save',
  );
  return row ?? null;
}

export const isClosed = (status: DisputeStatus): boolean =>
  status === DisputeStatus.WON || status === DisputeStatus.LOST;

/** A dispute with the refunds that record what it took. The refund of the loss itself has the ID of the dispute. */
interface DisputeLoss {
  id: string;
  reference: string;
  isLost: boolean;
  amountCents: number;
  /** The refunds that had been requested, and that the bank carried out by deciding for the customer. */
  absorbedCents: number;
  /** The recorded loss. */
  lossCents: number;
}

/** Returns the disputes of a payment, earliest first. */
export function lossesOf(executor: Executor, paymentId: string): Promise<DisputeLoss[]> {
  return executor.query<DisputeLoss>(
    `SELECT d.id, d.reference, d.status = ${DisputeStatus.LOST} AS "isLost", d.amount_cents AS "amountCents",
       COALESCE(sum(r.amount_cents) FILTER (WHERE r.id <> d.id), 0)::int AS "absorbedCents",
       COALESCE(sum(r.amount_cents) FILTER (WHERE r.id = d.id), 0)::int AS "lossCents"
     FROM disputes d LEFT JOIN refunds r ON r.dispute_id = d.id AND r.status <> ${RefundStatus.FAILED}
     WHERE d.payment_id = $1::uuid GROUP BY d.id ORDER BY d.opened_at, d.id`,
    [paymentId],
    'dispute-losses',
  );
}

/** Returns the cents of a payment that no refund and no loss has taken. */
export async function restOfPayment(executor: Executor, paymentId: string): Promise<number> {
  const sql = 'SELECT amount_cents - refunded_cents AS cents FROM payments WHERE id = $1::uuid';
  return (await executor.query<{ cents: number }>(sql, [paymentId], 'payment-rest'))[0]?.cents ?? 0;
}

/** Writes the loss of a dispute, or removes it for zero cents. */
export async function writeLoss(
  executor: Executor,
  paymentId: string,
  { id, reference }: Pick<DisputeLoss, 'id' | 'reference'>,
  cents: number,
  at: Date,
): Promise<void> {
  if (cents === 0) {
    await executor.query('DELETE FROM refunds WHERE id = $1::uuid', [id], 'dispute-remove-loss');
    return;
  }
  await executor.query(
    `INSERT INTO refunds (id, payment_id, dispute_id, amount_cents, kind, status, reason, reference, created_at, done_at)
     VALUES ($1::uuid, $2::uuid, $1::uuid, $3, ${RefundKind.ADJUSTMENT}, ${RefundStatus.DONE}, 'dispute lost', $4,
       $5::timestamptz, $5::timestamptz)
     ON CONFLICT (id) DO UPDATE SET amount_cents = excluded.amount_cents`,
    [id, paymentId, cents, reference, at],
    'dispute-write-loss',
  );
}

/** Returns the pending refunds of a payment, earliest first. */
export function pendingRefundsOf(
  executor: Executor,
  paymentId: string,
): Promise<{ id: string; amountCents: number }[]> {
  return executor.query(
    `SELECT id, amount_cents AS "amountCents" FROM refunds
     WHERE payment_id = $1::uuid AND status = ${RefundStatus.PENDING} ORDER BY created_at, id`,
    [paymentId],
    'refund-pending-of-payment',
  );
}

/**
 * Returns the pending and the refused refunds of a payment, the pending ones first. A provider may refuse a refund because
 * of a dispute that has not been reported here yet.
 */
export function unsettledRefundsOf(
  executor: Executor,
  paymentId: string,
): Promise<{ id: string; amountCents: number; isRefused: boolean }[]> {
  return executor.query(
    `SELECT id, amount_cents AS "amountCents", status = ${RefundStatus.FAILED} AS "isRefused" FROM refunds
     WHERE payment_id = $1::uuid AND status IN (${RefundStatus.PENDING}, ${RefundStatus.FAILED})
     ORDER BY status = ${RefundStatus.FAILED}, created_at, id`,
    [paymentId],
    'refund-unsettled-of-payment',
  );
}

export async function markAbsorbed(executor: Executor, refundId: string, disputeId: string): Promise<void> {
  const sql = 'UPDATE refunds SET dispute_id = $2::uuid WHERE id = $1::uuid';
  await executor.query(sql, [refundId, disputeId], 'refund-mark-absorbed');
}

/** Makes the absorbed refunds of a dispute pending again: the bank has returned the money after all. */
export async function releaseAbsorbed(executor: Executor, disputeId: string): Promise<void> {
  await executor.query(
    `UPDATE refunds SET status = ${RefundStatus.PENDING}, dispute_id = NULL, reference = NULL, done_at = NULL
     WHERE dispute_id = $1::uuid AND id <> $1::uuid`,
    [disputeId],
    'refund-release-absorbed',
  );
}

/** Makes a payment PAID again if its refunds no longer take the whole of it. */
export async function reopenPayment(executor: Executor, paymentId: string, at: Date): Promise<void> {
  await executor.query(
    `UPDATE payments SET status = ${PaymentStatus.PAID}, updated_at = $2::timestamptz
     WHERE id = $1::uuid AND status = ${PaymentStatus.REFUNDED} AND amount_cents > COALESCE((SELECT sum(r.amount_cents)
       FROM refunds r WHERE r.payment_id = $1::uuid AND r.status = ${RefundStatus.DONE}), 0)`,
    [paymentId, at],
    'payment-reopen',
  );
}
