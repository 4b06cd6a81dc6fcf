import { ArenaClass, provinceCodes, valuesOf } from '@dronesoccer/contracts';
import { filterFields } from '@/lib/table/filter-fields';

/** The filters of the arenas as they stand in the address, named as the call names them. */
export const arenaTable = {
  filters: {
    search: filterFields.text(),
    class: filterFields.oneOf(valuesOf(ArenaClass)),
    locationId: filterFields.id(),
    companyId: filterFields.id(),
    active: filterFields.flag(),
  },
  sorts: [],
  remember: 'arenas',
};

/** The same for the locations. */
export const locationTable = {
  filters: {
    search: filterFields.text(),
    province: filterFields.oneOf(provinceCodes),
    companyId: filterFields.id(),
    active: filterFields.flag(),
  },
  sorts: [],
  remember: 'locations',
};
