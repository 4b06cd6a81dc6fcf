import { accountQueries } from '@dronesoccer/contracts';
import { tableOf } from '@/lib/table/query-table';

export const accountTable = { ...tableOf(accountQueries['users.admin.list']), remember: 'accounts' };
