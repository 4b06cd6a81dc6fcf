import { contentAdminQueries } from '@dronesoccer/contracts';
import { tableOf } from '@/lib/table/query-table';
import type { KindName } from '@/features/common/admin/content/kinds';

// The address names the kind.
const { kind: _kind, ...query } = contentAdminQueries['content.admin.list'];

export const entryTable = (kind: KindName) => ({ ...tableOf(query), remember: `content-${kind}` });
