import { arenaAdminQueries, locationAdminQueries } from '@dronesoccer/contracts';
import { tableOf } from '@/lib/table/query-table';

export const arenaTable = { ...tableOf(arenaAdminQueries['arenas.admin.list']), remember: 'arenas' };

export const locationTable = { ...tableOf(locationAdminQueries['locations.admin.list']), remember: 'locations' };
