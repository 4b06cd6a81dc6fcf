import { membershipAdminQueries } from '@dronesoccer/contracts';
import { tableOf } from '@/lib/table/query-table';

export const membershipTable = {
  ...tableOf(membershipAdminQueries['memberships.admin.list']),
  remember: 'memberships',
};
