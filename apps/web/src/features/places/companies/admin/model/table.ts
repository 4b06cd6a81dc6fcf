import { companyQueries } from '@dronesoccer/contracts';
import { tableOf } from '@/lib/table/query-table';

export const companyTable = { ...tableOf(companyQueries['companies.admin.list']), remember: 'companies' };
