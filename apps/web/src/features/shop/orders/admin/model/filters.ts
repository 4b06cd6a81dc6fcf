import { orderAdminQueries } from '@dronesoccer/contracts';
import type { FilterChanges, FiltersOf } from '@/lib/table/filter-fields';
import { tableOf } from '@/lib/table/query-table';

export const orderTable = { ...tableOf(orderAdminQueries['orders.admin.list']), remember: 'orders' };
export const orderFilters = orderTable.filters;

export type OrderFilters = FiltersOf<typeof orderFilters>;
export type OrderFilterChanges = FilterChanges<typeof orderFilters>;

/** The filters that the board has too. */
export const boardFilterNames = ['search', 'delivery', 'locationId'] as const;
