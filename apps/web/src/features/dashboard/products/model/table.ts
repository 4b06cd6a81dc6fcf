import {
  ArenaClass,
  categoryMenu,
  productAdminSorts,
  saleStates,
  stockFilters,
  valuesOf,
} from '@dronesoccer/contracts';
import { filterFields } from '@/lib/table/filter-fields';

/** The list's filters as they stand in the address, named as the call names them. */
export const productTable = {
  filters: {
    search: filterFields.text(),
    category: filterFields.oneOf(categoryMenu.map(({ slug }) => slug)),
    active: filterFields.flag(),
    stock: filterFields.oneOf(stockFilters),
    sale: filterFields.oneOf(saleStates),
    class: filterFields.oneOf(valuesOf(ArenaClass)),
  },
  sorts: productAdminSorts,
  remember: 'products',
};
