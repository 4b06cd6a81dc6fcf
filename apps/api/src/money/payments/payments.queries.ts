import { PaymentStatus } from '@dronesoccer/contracts';
import { type Executor, newId } from '../../platform/database/index.js';
import type { Subject } from './payable.js';
import type { PaymentName, ProviderEvent } from './payment-provider.js';

export interface PaymentRow {
  id: string;
  subject: Subject;
  provider: string;
  reference: string;
  status: PaymentStatus;
  amountCents: number;
  /** The amount that was refunded or is being refunded. */
  refundedCents: number;
  currency: string;
  redirectUrl: string | null;
}

/** Selects the subject of a payment `p`. */
export const subjectOfPayment = `(SELECT json_build_object('kind', s.kind, 'id', s.id)
  FROM payment_subjects s WHERE s.id = p.subject_id) AS subject`;

const columns = `p.id, ${subjectOfPayment}, p.provider, p.reference, p.status, p.amount_cents AS "amountCents",
  p.refunded_cents AS "refundedCents", p.currency, p.redirect_url AS "redirectUrl"`;

export type NewPayment = Omit<PaymentRow, 'status' | 'refundedCents'>;

export async function paymentById(executor: Executor, id: string): Promise<PaymentRow | null> {
  const sql = `SELECT ${columns} FROM payments p WHERE p.id = $1::uuid`;
  return (await executor.query<PaymentRow>(sql, [id], 'payment-by-id'))[0] ?? null;
}

export async function paymentByReference(
  executor: Executor,
  provider: string,
  reference: string,
): Promise<PaymentRow | null> {
  const sql = `SELECT ${columns} FROM payments p WHERE p.provider = $1 AND p.reference = $2`;
  return (await executor.query<PaymentRow>(sql, [provider, reference], 'payment-by-reference'))[0] ?? null;
}

export async function paymentNamed(
  executor: Executor,
  provider: string,
  name: PaymentName,
): Promise<PaymentRow | null> {
  if ('reference' in name) return paymentByReference(executor, provider, name.reference);
  const payment = await paymentById(executor, name.id);
  return payment?.provider === provider ? payment : null;
}

/** Returns the sessions of a subject's failed payments. They are still open if the provider allows another attempt. */
export function failedSessionsOf(
  executor: Executor,
  subjectId: string,
): Promise<{ provider: string; reference: string }[]> {
  const sql = `SELECT provider, reference FROM payments WHERE subject_id = $1::uuid AND status = ${PaymentStatus.FAILED}`;
  return executor.query(sql, [subjectId], 'payment-failed-sessions');
}

export async function openPaymentOf(executor: Executor, subjectId: string): Promise<PaymentRow | null> {
  const sql = `SELECT ${columns} FROM payments p WHERE p.subject_id = $1::uuid AND p.status = ${PaymentStatus.PENDING}`;
  return (await executor.query<PaymentRow>(sql, [subjectId], 'payment-open-of-subject'))[0] ?? null;
}

/** Returns whether a subject has a payment that is paid and not fully refunded. */
export async function hasPaidPayment(executor: Executor, subjectId: string): Promise<boolean> {
  const sql = `SELECT 1 FROM payments WHERE subject_id = $1::uuid AND status = ${PaymentStatus.PAID} LIMIT 1`;
  return (await executor.query(sql, [subjectId], 'payment-has-paid')).length > 0;
}

/** Returns null if the subject already has an open payment: the partial unique index allows only one. */
export async function insertPayment(executor: Executor, payment: NewPayment, at: Date): Promise<PaymentRow | null> {
  const [row] = await executor.query<PaymentRow>(
    `INSERT INTO payments AS p (id, subject_id, provider, reference, amount_cents, currency, redirect_url, created_at, updated_at)
     VALUES ($1::uuid, $2::uuid, $3, $4, $5, $6, $7, $8::timestamptz, $8::timestamptz)
     ON CONFLICT (subject_id) WHERE status = ${PaymentStatus.PENDING} DO NOTHING
     RETURNING ${columns}`,
    [
      payment.id,
      payment.subject.id,
      payment.provider,
      payment.reference,
      payment.amountCents,
      payment.currency,
      payment.redirectUrl,
      at,
    ],
    'payment-insert',
  );
  return row ?? null;
}

/** Changes the status with a compare-and-set; returns false if the payment is no longer in `from`. */
export async function movePayment(
  executor: Executor,
  id: string,
  from: PaymentStatus,
  to: PaymentStatus,
  at: Date,
): Promise<boolean> {
  const moved = await executor.query(
    `UPDATE payments SET status = $3::smallint, updated_at = $4::timestamptz,
            paid_at = CASE WHEN $3::smallint = ${PaymentStatus.PAID} THEN $4::timestamptz ELSE paid_at END
     WHERE id = $1::uuid AND status = $2::smallint RETURNING id`,
    [id, from, to, at],
    'payment-move',
  );
  return moved.length === 1;
}

/** Cancels a subject's open payments and returns them, so that the caller can close their sessions at the provider. */
export function cancelOpenPayments(executor: Executor, subjectId: string, at: Date): Promise<PaymentRow[]> {
  return executor.query<PaymentRow>(
    `UPDATE payments p SET status = ${PaymentStatus.CANCELLED}, updated_at = $2::timestamptz
     WHERE p.subject_id = $1::uuid AND p.status = ${PaymentStatus.PENDING}
     RETURNING ${columns}`,
    [subjectId, at],
    'payment-cancel-open',
  );
}

/** Returns false if the provider already sent this event. */
export async function recordEvent(
  executor: Executor,
  payment: Pick<PaymentRow, 'id' | 'provider'>,
  event: ProviderEvent,
  at: Date,
): Promise<boolean> {
  const recorded = await executor.query(
    `INSERT INTO payment_events (id, provider, event_id, payment_id, kind, payload, received_at)
     VALUES ($1::uuid, $2, $3, $4::uuid, $5, $6::jsonb, $7::timestamptz)
     ON CONFLICT (provider, event_id) DO NOTHING
     RETURNING id`,
    [newId(), payment.provider, event.id, payment.id, event.kind, JSON.stringify(event), at],
    'payment-event-insert',
  );
  return recorded.length === 1;
}
