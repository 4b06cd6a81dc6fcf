import { MembershipStatus, PlanKind } from '@dronesoccer/contracts';
import type { Executor } from '../../platform/database/index.js';
import { membershipColumns, type MembershipRow, membershipsWithPlans } from './memberships.queries.js';

/**
 * Returns the active family plans of the holders in whose families the account is, the latest last day first. A plan that
 * continues another one may not have begun.
 */
export const familyPlansOf = (executor: Executor, userId: string): Promise<MembershipRow[]> =>
  executor.query(
    `SELECT ${membershipColumns} FROM ${membershipsWithPlans}
     WHERE m.user_id IN (SELECT holder_id FROM family_members WHERE user_id = $1::uuid
                         UNION SELECT guardian_id FROM children WHERE account_id = $1::uuid)
       AND m.status = ${MembershipStatus.ACTIVE} AND p.kind = ${PlanKind.FAMILY} ORDER BY m.last_day DESC, m.id`,
    [userId],
    'memberships-of-family',
  );

/** An account in the family of another one. */
export interface FamilyAccount {
  id: string;
  name: string;
}

/** Returns the accounts in a holder's family, the adults and the former children, in the order of their ids. */
export const familyAccounts = (executor: Executor, holderId: string): Promise<FamilyAccount[]> =>
  executor.query(
    `SELECT u.id, trim(u.first_name || ' ' || u.last_name) AS name FROM users u
     WHERE u.id IN (SELECT user_id FROM family_members WHERE holder_id = $1::uuid
                    UNION SELECT account_id FROM children WHERE guardian_id = $1::uuid) ORDER BY u.id`,
    [holderId],
    'member-family',
  );
