import type { DeskMethod, PaymentStatus, PaymentSubjectKind } from '@dronesoccer/contracts';
import type { Executor, Slice } from '../../../platform/database/index.js';
import type { ListedSubjects, Subject } from '../payable.js';

export interface FoundPayment {
  id: string;
  subject: Subject;
  name: string;
  email: string;
  locationId: string | null;
  provider: string;
  method: DeskMethod | null;
  status: PaymentStatus;
  amountCents: number;
  refundedCents: number;
  createdAt: Date;
  paidAt: Date | null;
}

/** Filters for payments. Null means no filter. */
interface PaymentFilter {
  status: PaymentStatus | null;
  kind: PaymentSubjectKind | null;
  /** The payment was started at or after `from` and before `until`. */
  from: Date | null;
  until: Date | null;
  /** The locations where the subject is picked up or takes place. */
  locationIds: readonly string[] | null;
}

/**
 * Lists the newest payments first. The SQL contains only the filters that are set, so that each filter can use its
 * index.
 */
export async function findPayments(
  executor: Executor,
  subjects: ListedSubjects,
  { status, kind, from, until, locationIds }: PaymentFilter,
  { limit, offset }: Slice,
): Promise<{ rows: FoundPayment[]; total: number }> {
  const values: unknown[] = [];
  const bind = (value: unknown): string => `$${values.push(value)}`;
  const conditions = [
    'true',
    ...(status === null ? [] : [`p.status = ${bind(status)}`]),
    ...(kind === null ? [] : [`k.kind = ${bind(kind)}`]),
    ...(from === null ? [] : [`p.created_at >= ${bind(from)}::timestamptz`]),
    ...(until === null ? [] : [`p.created_at < ${bind(until)}::timestamptz`]),
    ...(locationIds === null ? [] : [`s.location_id = ANY(${bind(locationIds)}::uuid[])`]),
  ];
  const found = `payments p JOIN payment_subjects k ON k.id = p.subject_id
    LEFT JOIN (${subjects}) s ON s.subject_id = p.subject_id WHERE ${conditions.join(' AND ')}`;
  const counted = [...values];
  const [rows, [count]] = await Promise.all([
    executor.query<FoundPayment>(
      `SELECT p.id, json_build_object('kind', k.kind, 'id', k.id) AS subject, COALESCE(s.name, '') AS name,
         COALESCE(s.email, '') AS email, s.location_id AS "locationId", p.provider, p.method, p.status,
         p.amount_cents AS "amountCents", p.refunded_cents AS "refundedCents", p.created_at AS "createdAt",
         p.paid_at AS "paidAt"
       FROM ${found} ORDER BY p.created_at DESC, p.id DESC LIMIT ${bind(limit)} OFFSET ${bind(offset)}`,
      values,
    ),
    executor.query<{ total: number }>(`SELECT count(*)::int AS total FROM ${found}`, counted),
  ]);
  return { rows, total: count?.total ?? 0 };
}
