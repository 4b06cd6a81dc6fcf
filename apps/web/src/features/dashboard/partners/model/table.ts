import { PartnerState, partnerSorts, provinceCodes, valuesOf } from '@dronesoccer/contracts';
import { filterFields } from '@/lib/table/filter-fields';

/** The filters of the partners as they stand in the address, named as the call names them. */
export const partnerTable = {
  filters: {
    search: filterFields.text(),
    state: filterFields.oneOf(valuesOf(PartnerState)),
    province: filterFields.oneOf(provinceCodes),
  },
  sorts: partnerSorts,
  remember: 'partners',
};
