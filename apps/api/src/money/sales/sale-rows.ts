import { UserStatus } from '@dronesoccer/contracts';
import { type Executor, newId, write } from '../../platform/database/index.js';
import type { SaleKind } from './sale.js';

/**
 * Returns the function that adds an entry to the timeline of a kind of sale.
 *
 * @param noun the noun of the `SaleKind`
 */
export const timelineOf =
  <Kind extends number, Data extends object>(noun: string) =>
  async (
    executor: Executor,
    id: string,
    kind: Kind,
    at: Date,
    actorId: string | null = null,
    data?: Data,
  ): Promise<void> => {
    await write(
      executor,
      `INSERT INTO ${noun}_events (id, ${noun}_id, kind, actor_id, at, data)
       VALUES ($1::uuid, $2::uuid, $3, $4::uuid, $5::timestamptz, $6::jsonb)`,
      [newId(), id, kind, actorId, at, JSON.stringify(data ?? {})],
      `${noun}-add-event`,
    );
  };

/**
 * Returns the SQL that assigns guests' rows `r` to the account `u` with the same email address, once someone has proved
 * that they own the address. Rows that already have an owner are left alone.
 */
const adoption = (sale: SaleKind, which: string, at: string): string =>
  `WITH adopted AS (
       UPDATE ${sale.noun}s r SET user_id = u.id, is_adopted = true FROM users u
       WHERE ${which} AND r.user_id IS NULL AND u.email = r.email AND u.email_verified_at IS NOT NULL
         AND u.status = ${UserStatus.ACTIVE}
       RETURNING r.id, u.id AS user_id
     )
     INSERT INTO ${sale.noun}_events (id, ${sale.noun}_id, kind, actor_id, at)
     SELECT gen_random_uuid(), a.id, ${sale.events.ADOPTED}, a.user_id, ${at}::timestamptz FROM adopted a`;

/**
 * Assigns a guest's row to the account with its email address. A guest who has an account but did not sign in can then
 * find the row there.
 */
export async function adoptGuestRow(executor: Executor, sale: SaleKind, id: string, at: Date): Promise<void> {
  await executor.query(adoption(sale, 'r.id = $1::uuid', '$2'), [id, at], `${sale.noun}s-adopt-one`);
}

/**
 * Assigns a guest's rows to an account. The job may run late: meanwhile, the account may have got another address, and
 * the former one another owner.
 */
export async function adoptGuestRows(
  executor: Executor,
  sale: SaleKind,
  { userId, email }: { userId: string; email: string },
  at: Date,
): Promise<void> {
  await executor.query(
    adoption(sale, 'u.id = $1::uuid AND r.email = $2::citext', '$3'),
    [userId, email, at],
    `${sale.noun}s-adopt`,
  );
}

/** Returns the unpaid rows whose hold has expired, oldest first. */
export async function overdueIds(executor: Executor, sale: SaleKind, now: Date, limit: number): Promise<string[]> {
  const rows = await executor.query<{ id: string }>(
    `SELECT id FROM ${sale.noun}s WHERE status = ${sale.unpaid} AND hold_expires_at <= $1::timestamptz
     ORDER BY hold_expires_at LIMIT $2`,
    [now, limit],
    `${sale.noun}s-overdue`,
  );
  return rows.map(({ id }) => id);
}
