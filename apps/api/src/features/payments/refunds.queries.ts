import { RefundStatus } from '@dronesoccer/contracts';
import { type Executor, newId } from '../../platform/database/index.js';

/** Why money went back; kept with the refund. */
export type RefundReason = 'order cancelled' | 'of no use';

export interface RefundRow {
  id: string;
  paymentId: string;
  orderId: string;
  provider: string;
  paymentReference: string;
  amountCents: number;
  status: RefundStatus;
}

export async function insertRefund(
  executor: Executor,
  paymentId: string,
  amountCents: number,
  reason: RefundReason,
  at: Date,
): Promise<string> {
  const id = newId();
  await executor.query(
    `INSERT INTO refunds (id, payment_id, amount_cents, reason, created_at)
     VALUES ($1::uuid, $2::uuid, $3, $4, $5::timestamptz)`,
    [id, paymentId, amountCents, reason, at],
    'refund_insert',
  );
  return id;
}

export async function refundById(executor: Executor, id: string): Promise<RefundRow | null> {
  const [row] = await executor.query<RefundRow>(
    `SELECT r.id, r.payment_id AS "paymentId", p.order_id AS "orderId", p.provider, p.reference AS "paymentReference",
            r.amount_cents AS "amountCents", r.status
     FROM refunds r JOIN payments p ON p.id = r.payment_id
     WHERE r.id = $1::uuid`,
    [id],
    'refund_by_id',
  );
  return row ?? null;
}

/** Compare and set; false when another run has finished it. */
export async function finishRefund(executor: Executor, id: string, reference: string, at: Date): Promise<boolean> {
  const finished = await executor.query(
    `UPDATE refunds SET status = ${RefundStatus.DONE}, reference = $2, done_at = $3::timestamptz
     WHERE id = $1::uuid AND status = ${RefundStatus.PENDING} RETURNING id`,
    [id, reference, at],
    'refund_finish',
  );
  return finished.length === 1;
}

/** Whether all of a payment went back. */
export async function isFullyRefunded(executor: Executor, paymentId: string): Promise<boolean> {
  const [row] = await executor.query<{ all: boolean }>(
    `SELECT p.amount_cents <= COALESCE(sum(r.amount_cents), 0) AS "all"
     FROM payments p LEFT JOIN refunds r ON r.payment_id = p.id AND r.status = ${RefundStatus.DONE}
     WHERE p.id = $1::uuid GROUP BY p.id`,
    [paymentId],
    'refund_is_full',
  );
  return row?.all ?? false;
}

/** Refunds that have waited since before a moment: their job was given up while the provider was down. */
export async function waitingRefunds(executor: Executor, since: Date): Promise<string[]> {
  const rows = await executor.query<{ id: string }>(
    `SELECT id FROM refunds WHERE status = ${RefundStatus.PENDING} AND created_at < $1::timestamptz
     ORDER BY created_at LIMIT 100`,
    [since],
    'refund_waiting',
  );
  return rows.map(({ id }) => id);
}
