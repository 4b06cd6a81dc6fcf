import type { Locale, ReceivedQuery } from '@dronesoccer/contracts';
import {
  containsInAnyCase,
  type Executor,
  isSamePerson,
  type SqlList,
  type Tx,
} from '../../../platform/database/index.js';

export interface AssignmentRow {
  email: string;
  createdAt: Date;
  uses: number;
}

type AssignmentQuery = ReceivedQuery<'coupons.admin.assignments'>;

export const assignmentList: SqlList<AssignmentRow, AssignmentQuery, { couponId: string }> = {
  columns: `a.email, a.created_at AS "createdAt",
    (SELECT count(*)::int FROM coupon_redemptions r
     WHERE r.coupon_id = a.coupon_id AND ${isSamePerson('r.email', 'a.email')} AND r.released_at IS NULL) AS uses`,
  from: 'coupon_assignments a',
  where: (bind, { couponId }) => `a.coupon_id = ${bind(couponId)}`,
  filters: { search: containsInAnyCase('a.email::text', 1) },
  order: 'a.created_at DESC, a.email',
};

/**
 * Assigns a coupon to email addresses and returns the newly assigned ones in lower case. The rows are inserted in a
 * fixed order, so two simultaneous lists wait for each other instead of deadlocking.
 */
export async function assignTo(tx: Tx, couponId: string, emails: readonly string[], at: Date): Promise<Set<string>> {
  const assigned = await tx.query<{ email: string }>(
    `INSERT INTO coupon_assignments (coupon_id, email, created_at)
     SELECT $1::uuid, email, $3::timestamptz FROM unnest($2::citext[]) AS email ORDER BY email
     ON CONFLICT (coupon_id, email) DO NOTHING RETURNING lower(email::text) AS email`,
    [couponId, emails, at],
  );
  return new Set(assigned.map(({ email }) => email));
}

export async function unassignFrom(tx: Tx, couponId: string, emails: readonly string[]): Promise<string[]> {
  const taken = await tx.query<{ email: string }>(
    'DELETE FROM coupon_assignments WHERE coupon_id = $1::uuid AND email = ANY($2::citext[]) RETURNING email',
    [couponId, emails],
  );
  return taken.map(({ email }) => email);
}

/** Returns the languages of the addresses that have an account. */
export async function localesOf(executor: Executor, emails: readonly string[]): Promise<Map<string, Locale>> {
  const known = await executor.query<{ email: string; locale: Locale }>(
    'SELECT lower(email::text) AS email, locale FROM users WHERE email = ANY($1::citext[])',
    [emails],
  );
  return new Map(known.map(({ email, locale }) => [email, locale]));
}
