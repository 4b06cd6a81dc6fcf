import type { MembershipEventKind, ReceivedQuery } from '@dronesoccer/contracts';
import { hasRefusedRefund } from '../../../money/payments/index.js';
import { contains, equals, type Executor, ifTrue, type SqlList } from '../../../platform/database/index.js';
import {
  membershipColumns,
  type MembershipEventData,
  type MembershipRow,
  membershipsWithPlans,
} from '../memberships.queries.js';

export const membershipList: SqlList<MembershipRow, ReceivedQuery<'memberships.admin.list'>> = {
  columns: membershipColumns,
  from: membershipsWithPlans,
  filters: {
    search: contains(`m.number || ' ' || m.name || ' ' || m.email::text`, 1),
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
