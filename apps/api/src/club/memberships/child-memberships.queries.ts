import { MembershipStatus } from '@dronesoccer/contracts';
import type { Executor } from '../../platform/database/index.js';
import { membershipColumns, type MembershipRow, membershipsWithPlans } from './memberships.queries.js';

/** Returns whether a membership of a child runs or waits for its payment. */
export async function hasOpenMembership(executor: Executor, childId: string): Promise<boolean> {
  const rows = await executor.query(
    `SELECT 1 FROM memberships WHERE child_id = $1::uuid AND status IN (${MembershipStatus.PENDING}, ${MembershipStatus.ACTIVE})`,
    [childId],
    'membership-of-child-open',
  );
  return rows.length > 0;
}

/** Returns the active memberships of an account's children, the earliest last day first. */
export const activeOfChildren = (executor: Executor, userId: string): Promise<MembershipRow[]> =>
  executor.query(
    `SELECT ${membershipColumns} FROM ${membershipsWithPlans}
     WHERE m.user_id = $1::uuid AND m.child_id IS NOT NULL AND m.status = ${MembershipStatus.ACTIVE} ORDER BY m.last_day, m.id`,
    [userId],
    'memberships-of-children',
  );

/**
 * Returns the active membership that a guardian pays for the account of a former child, with the latest last day, or
 * null.
 */
export async function activeOfFormerChild(executor: Executor, userId: string): Promise<MembershipRow | null> {
  const [row] = await executor.query<MembershipRow>(
    `SELECT ${membershipColumns} FROM ${membershipsWithPlans}
     WHERE m.child_id = (SELECT id FROM children WHERE account_id = $1::uuid) AND m.status = ${MembershipStatus.ACTIVE}
     ORDER BY m.last_day DESC LIMIT 1`,
    [userId],
    'membership-of-former-child',
  );
  return row ?? null;
}

/** Returns the children of a guardian by name, oldest first. */
export const childNames = (executor: Executor, guardianId: string): Promise<{ id: string; name: string }[]> =>
  executor.query(
    `SELECT id, first_name || ' ' || last_name AS name FROM children WHERE guardian_id = $1::uuid
     ORDER BY birth_date, first_name, id`,
    [guardianId],
    'membership-children',
  );

/** Returns the date of birth (`YYYY-MM-DD`) of a child that the account looks after, or null. */
export async function birthDateOfChild(
  executor: Executor,
  childId: string,
  guardianId: string,
): Promise<string | null> {
  const [row] = await executor.query<{ birthDate: string }>(
    'SELECT birth_date::text AS "birthDate" FROM children WHERE id = $1::uuid AND guardian_id = $2::uuid',
    [childId, guardianId],
    'membership-child',
  );
  return row?.birthDate ?? null;
}

/** Returns active memberships of children whose profile is gone, because the child's account was erased. */
export function activeOfErasedChildren(executor: Executor, limit: number): Promise<Pick<MembershipRow, 'id'>[]> {
  return executor.query(
    `SELECT id FROM memberships WHERE status = ${MembershipStatus.ACTIVE} AND is_for_child AND child_id IS NULL
     ORDER BY id LIMIT $1`,
    [limit],
    'memberships-active-of-gone',
  );
}
