import { mediaQueries } from '@dronesoccer/contracts';
import { tableOf } from '@/lib/table/query-table';

export const mediaTable = { ...tableOf(mediaQueries['media.admin.list']), remember: 'content-media' };
