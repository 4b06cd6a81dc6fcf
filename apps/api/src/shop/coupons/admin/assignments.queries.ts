import type { Locale } from '@dronesoccer/contracts';
import { containing, type Executor, isSamePerson, type Slice, type Tx } from '../../../platform/database/index.js';

export interface AssignmentRow {
  email: string;
  createdAt: Date;
  uses: number;
}

export async function listAssignments(
  executor: Executor,
  couponId: string,
  search: string | null,
  { limit, offset }: Slice,
): Promise<{ rows: AssignmentRow[]; total: number }> {
  const wanted = `a.coupon_id = $1::uuid AND ($2::text IS NULL OR a.email::text ILIKE $2)`;
  const filter = [couponId, search === null ? null : containing(search)];
  const [counted] = await executor.query<{ total: number }>(
    `SELECT count(*)::int AS total FROM coupon_assignments a WHERE ${wanted}`,
    filter,
    'coupon-assignment-count',
  );
  const rows = await executor.query<AssignmentRow>(
    `SELECT a.email, a.created_at AS "createdAt",
       (SELECT count(*)::int FROM coupon_redemptions r
        WHERE r.coupon_id = a.coupon_id AND ${isSamePerson('r.email', 'a.email')} AND r.released_at IS NULL) AS uses
     FROM coupon_assignments a WHERE ${wanted} ORDER BY a.created_at DESC, a.email LIMIT $3 OFFSET $4`,
    [...filter, limit, offset],
    'coupon-assignment-page',
  );
  return { rows, total: counted?.total ?? 0 };
}

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
