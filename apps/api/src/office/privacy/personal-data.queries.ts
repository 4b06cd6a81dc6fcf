import {
  BookingStatus,
  type ErasureObstacle,
  type ErasureObstacleWire,
  OrderStatus,
  type PersonalRowsWire,
  PlayerState,
  ReturnStatus,
  Role,
  WaitlistState,
} from '@dronesoccer/contracts';
import type { UserAccount } from '../../people/users/index.js';
import type { Executor, Tx } from '../../platform/database/index.js';
import { personalTables } from './personal-data.js';
import type { PersonalTable } from './personal-table.js';

export interface Person {
  id: string;
  /** Null if the person never confirmed the address. */
  email: string | null;
}

/** Only a confirmed address proves that what was placed or written under it is the person's. */
export const personOf = ({ id, email, emailVerifiedAt }: UserAccount): Person => ({
  id,
  email: emailVerifiedAt === null ? null : email,
});

type PersonalRow = PersonalRowsWire['rows'][number];

// Every statement takes both parameters, also where its condition needs only one.
const hasIdOrNoEmail = '($1::uuid IS NOT NULL OR $2::citext IS NULL)';

/** Returns the rows about a person, by table; tables without any are left out. */
export async function readPersonalRows(
  executor: Executor,
  { id, email }: Person,
): Promise<Record<string, PersonalRow[]>> {
  const found: Record<string, PersonalRow[]> = {};
  for (const [table, { of, exportedIf = 'true', secret = [], others = null }] of Object.entries(personalTables)) {
    const hidden = others === null ? `'{}'::text[]` : `CASE WHEN ${others.own} THEN '{}' ELSE $4::text[] END`;
    const rows = await executor.query<{ row: PersonalRow }>(
      `SELECT (SELECT jsonb_object_agg(key, value) FROM jsonb_each_text(to_jsonb(r) - $3::text[] - ${hidden})) AS row
         FROM ${table} r WHERE ${hasIdOrNoEmail} AND (${of}) AND (${exportedIf}) AND $4::text[] IS NOT NULL`,
      [id, email, secret, others?.columns ?? []],
    );
    if (rows.length > 0) found[table] = rows.map(({ row }) => row);
  }
  return found;
}

/** Counts the rows about a person, by table; tables without any are left out. */
export async function countPersonalRows(executor: Executor, { id, email }: Person): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const [table, { of }] of Object.entries(personalTables)) {
    const [row] = await executor.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM ${table} r WHERE ${hasIdOrNoEmail} AND (${of})`,
      [id, email],
    );
    if (row !== undefined && row.count > 0) counts[table] = row.count;
  }
  return counts;
}

/** Leaves the waivers of a guardian's former children with their accounts, because the profiles go with the guardian. */
const leaveWaivers = `UPDATE waivers w SET user_id = c.account_id, child_id = NULL FROM children c
  WHERE c.id = w.child_id AND c.guardian_id = $1::uuid AND c.account_id IS NOT NULL`;

/** Erases a person from every table, as the register says. */
export async function erasePerson(tx: Tx, { id, email }: Person): Promise<void> {
  await tx.query(leaveWaivers, [id], 'privacy-leave-waivers');
  for (const [table, personal] of Object.entries(personalTables)) {
    const statement = eraser(table, personal);
    if (statement !== null) await tx.query(statement, [id, email]);
  }
}

/**
 * Gives a person's rows the address `to` instead of `from`, as the register says. Call it while the account still has
 * the former address.
 */
export async function moveToEmail(
  tx: Tx,
  { id, email }: Person,
  { from, to }: { from: string; to: string },
): Promise<void> {
  for (const [table, { of, followsEmail = null }] of Object.entries(personalTables)) {
    if (followsEmail === null) continue;
    const { column = 'email', unless = 'false' } = followsEmail === true ? {} : followsEmail;
    await tx.query(
      `UPDATE ${table} r SET ${column} = $4 WHERE ${hasIdOrNoEmail} AND (${of}) AND r.${column} = $3
          AND NOT EXISTS (SELECT 1 FROM ${table} o WHERE o.${column} = $4 AND ${unless})`,
      [id, email, from, to],
    );
  }
}

function eraser(table: string, { of, erasure }: PersonalTable): string | null {
  const where = `WHERE ${hasIdOrNoEmail} AND (${of})`;
  if (erasure === 'deleted') return `DELETE FROM ${table} r ${where}`;
  if ('set' in erasure && erasure.set !== undefined) return `UPDATE ${table} r SET ${erasure.set} ${where}`;
  return null;
}

const staff = [Role.SUPER_ADMIN, Role.ADMIN, Role.COMPANY_ADMIN].join(', ');

/** Counts a person's unfinished business. Only what the account itself holds counts. */
const obstacleCounts: Readonly<Record<ErasureObstacle, string>> = {
  orders: `SELECT 1 FROM orders r WHERE r.user_id = $1 AND r.status IN (${OrderStatus.PENDING}, ${OrderStatus.PAID})`,
  returns: `SELECT 1 FROM order_returns r JOIN orders o ON o.id = r.order_id
    WHERE o.user_id = $1 AND r.status IN (${ReturnStatus.REQUESTED}, ${ReturnStatus.APPROVED})`,
  bookings: `SELECT 1 FROM bookings r JOIN class_slots s ON s.id = r.slot_id
    WHERE r.user_id = $1 AND r.status <> ${BookingStatus.CANCELLED} AND s.ends_at > $3`,
  waitlist: `SELECT 1 FROM waitlist_entries r JOIN class_slots s ON s.id = r.slot_id
    WHERE r.user_id = $1 AND r.state IN (${WaitlistState.WAITING}, ${WaitlistState.OFFERED}) AND s.starts_at > $3`,
  squads: `SELECT 1 FROM squad_players r JOIN bookings b ON b.id = r.booking_id JOIN class_slots s ON s.id = b.slot_id
    WHERE r.email = $2 AND r.state <> ${PlayerState.DECLINED} AND b.status <> ${BookingStatus.CANCELLED}
      AND s.ends_at > $3`,
  staff: `SELECT 1 FROM user_roles r WHERE r.user_id = $1 AND r.role IN (${staff})`,
};

/** Returns a person's unfinished business, which keeps the account from being erased. */
export async function erasureObstaclesOf(
  executor: Executor,
  { id, email }: Person,
  now: Date,
): Promise<ErasureObstacleWire[]> {
  const counts = Object.entries(obstacleCounts).map(
    ([kind, rows]) => `SELECT '${kind}' AS kind, (SELECT count(*)::int FROM (${rows}) counted) AS count`,
  );
  return executor.query<ErasureObstacleWire>(
    `SELECT * FROM (${counts.join(' UNION ALL ')}) obstacles
      WHERE count > 0 AND ($1::uuid, $2::citext, $3::timestamptz) IS NOT NULL`,
    [id, email ?? '', now],
  );
}
