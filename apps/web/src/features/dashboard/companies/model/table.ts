import { filterFields } from '@/lib/table/filter-fields';

/** The list's filters as they stand in the address, named as the call names them. */
export const companyTable = {
  filters: { search: filterFields.text(), active: filterFields.flag() },
  sorts: [],
  remember: 'companies',
};
