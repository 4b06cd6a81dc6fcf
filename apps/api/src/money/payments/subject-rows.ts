import { UserStatus } from '@dronesoccer/contracts';
import type { Executor } from '../../platform/database/index.js';

/**
 * Describes the table of a kind of subject, with an owner or a guest's email address, a state, and a hold until
 * payment, and the table of its timeline. The values are database names and never come from an API caller.
 */
export interface SubjectTable {
  /** The table with `user_id`, `is_adopted`, `email`, `status` and `hold_expires_at`. */
  readonly rows: string;
  /** The table with `id`, `kind`, `actor_id`, `at` and the row's ID. */
  readonly events: string;
  /** The column of `events` that holds the row's ID. */
  readonly eventOf: string;
  /** The status of an unpaid row. */
  readonly unpaid: number;
  /** The kind of the event that records a guest row's new owner. */
  readonly adopted: number;
}

const recorded = ({ events, eventOf, adopted }: SubjectTable, at: string): string =>
  `INSERT INTO ${events} (id, ${eventOf}, kind, actor_id, at)
   SELECT gen_random_uuid(), a.id, ${adopted}, a.user_id, ${at}::timestamptz FROM adopted a`;

/**
 * Assigns a guest's row to the account with the same email address, once someone has proved that they own the address.
 * A guest who has an account but did not sign in can then find the row there.
 */
export async function adoptGuestRow(executor: Executor, table: SubjectTable, id: string, at: Date): Promise<void> {
  await executor.query(
    `WITH adopted AS (
       UPDATE ${table.rows} r SET user_id = u.id, is_adopted = true FROM users u
       WHERE r.id = $1::uuid AND r.user_id IS NULL AND u.email = r.email AND u.email_verified_at IS NOT NULL
         AND u.status = ${UserStatus.ACTIVE}
       RETURNING r.id, u.id AS user_id
     )
     ${recorded(table, '$2')}`,
    [id, at],
    `${table.rows}-adopt-one`,
  );
}

/** Assigns a guest's rows to an account. Rows that already have an owner are left alone. */
export async function adoptGuestRows(
  executor: Executor,
  table: SubjectTable,
  { userId, email }: { userId: string; email: string },
  at: Date,
): Promise<void> {
  await executor.query(
    `WITH adopted AS (
       UPDATE ${table.rows} SET user_id = $1::uuid, is_adopted = true WHERE user_id IS NULL AND email = $2::citext RETURNING id, user_id
     )
     ${recorded(table, '$3')}`,
    [userId, email, at],
    `${table.rows}-adopt`,
  );
}

/** Returns the unpaid rows whose hold has expired, oldest first. */
export async function overdueIds(executor: Executor, table: SubjectTable, now: Date, limit: number): Promise<string[]> {
  const rows = await executor.query<{ id: string }>(
    `SELECT id FROM ${table.rows} WHERE status = ${table.unpaid} AND hold_expires_at <= $1::timestamptz
     ORDER BY hold_expires_at LIMIT $2`,
    [now, limit],
    `${table.rows}-overdue`,
  );
  return rows.map(({ id }) => id);
}
