import { categoryMenu, productAdminQueries } from '@dronesoccer/contracts';
import { filterFields } from '@/lib/table/filter-fields';
import { tableOf } from '@/lib/table/query-table';

const { filters, sorts } = tableOf(productAdminQueries['products.admin.list']);

export const productTable = {
  filters: { ...filters, category: filterFields.oneOf(categoryMenu.map(({ slug }) => slug)) },
  sorts,
  remember: 'products',
};
