import type { MembershipEventKind, ReceivedQuery } from '@dronesoccer/contracts';
import { hasRefusedRefund } from '../../../money/payments/index.js';
import {
  type Condition,
  contains,
  equals,
  type Executor,
  ifTrue,
  type SqlList,
} from '../../../platform/database/index.js';
import {
  membershipColumns,
  type MembershipEventData,
  type MembershipRow,
  membershipsWithPlans,
} from '../memberships.queries.js';

const ofAccount = contains(`f.number || ' ' || f.name || ' ' || f.email::text`, 1);
const ofChild = contains(`c.first_name || ' ' || c.last_name`, 1);

/** Finds memberships by their number, by the name or email of the account, and by the name of the child. */
const search: Condition<string> = (text, bind, filter) => {
  const [account, child] = [ofAccount(text, bind, filter), ofChild(text, bind, filter)];
  if (account === null || child === null) return null;
  return `m.id IN (SELECT f.id FROM memberships f WHERE ${account}
    UNION ALL SELECT f.id FROM children c JOIN memberships f ON f.child_id = c.id WHERE ${child})`;
};

export const membershipList: SqlList<MembershipRow, ReceivedQuery<'memberships.admin.list'>> = {
  columns: membershipColumns,
  from: membershipsWithPlans,
  filters: {
    search,
    status: equals('m.status'),
    kind: equals('p.kind'),
    failedRefund: ifTrue(hasRefusedRefund('m.id')),
  },
  order: { newest: 'm.placed_at DESC, m.id DESC', ending: 'm.last_day NULLS LAST, m.id' },
};

export interface MembershipEventRow {
  kind: MembershipEventKind;
  at: Date;
  actor: string | null;
  data: MembershipEventData;
}

/** Returns the timeline of a membership, earliest first. */
export function eventsOf(executor: Executor, id: string): Promise<MembershipEventRow[]> {
  return executor.query(
    `SELECT e.kind, e.at, e.data, NULLIF(trim(u.first_name || ' ' || u.last_name), '') AS actor
     FROM membership_events e LEFT JOIN users u ON u.id = e.actor_id WHERE e.membership_id = $1::uuid ORDER BY e.at, e.id`,
    [id],
    'membership-events',
  );
}
