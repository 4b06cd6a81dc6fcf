import { UserStatus } from '@dronesoccer/contracts';
import type { Executor } from '../../platform/database/index.js';

/**
 * The table of what is bought and paid for: each row has an owner or a guest's e-mail, a state, and a hold until it is paid;
 * beside it stands a timeline. Names of the database, never from a caller of the API.
 */
export interface SubjectTable {
  /** Has `user_id`, `is_adopted`, `email`, `status` and `hold_expires_at`. */
  readonly rows: string;
  /** Has `id`, `kind`, `actor_id`, `at` and the row's id. */
  readonly events: string;
  /** The column of `events` with the row's id. */
  readonly eventOf: string;
  /** The state of what is not paid yet. */
  readonly unpaid: number;
  /** The kind of the event that says whose a guest's row has become. */
  readonly adopted: number;
}

const recorded = ({ events, eventOf, adopted }: SubjectTable, at: string): string =>
  `INSERT INTO ${events} (id, ${eventOf}, kind, actor_id, at)
   SELECT gen_random_uuid(), a.id, ${adopted}, a.user_id, ${at}::timestamptz FROM adopted a`;

/**
 * A guest's row becomes that of the account with its e-mail, once someone has proved that the address is theirs: a guest who
 * has an account and did not sign in finds it there all the same.
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

/** A guest's rows become the account's; those that have an owner already are left to them. */
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

/** Those not paid yet whose hold is over, oldest first. */
export async function overdueIds(executor: Executor, table: SubjectTable, now: Date, limit: number): Promise<string[]> {
  const rows = await executor.query<{ id: string }>(
    `SELECT id FROM ${table.rows} WHERE status = ${table.unpaid} AND hold_expires_at <= $1::timestamptz
     ORDER BY hold_expires_at LIMIT $2`,
    [now, limit],
    `${table.rows}-overdue`,
  );
  return rows.map(({ id }) => id);
}
