import { partnerAdminQueries } from '@dronesoccer/contracts';
import { tableOf } from '@/lib/table/query-table';

export const partnerTable = { ...tableOf(partnerAdminQueries['partners.admin.list']), remember: 'partners' };
