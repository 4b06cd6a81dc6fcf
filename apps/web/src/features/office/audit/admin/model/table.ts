import { auditQueries } from '@dronesoccer/contracts';
import { tableOf } from '@/lib/table/query-table';

export const auditTable = tableOf(auditQueries['audit.admin.list']);
