import { boolean, id, oneOf, optional } from '../../../common/body.ts';
import { provinceCodes } from '../../../common/provinces.ts';
import { paged, search } from '../../../common/query.ts';

export const locationAdminQueries = {
  'locations.admin.list': {
    ...paged,
    /** A part of a name in either language, the city or the address. */
    search: search(),
    companyId: optional(id()),
    province: optional(oneOf(provinceCodes)),
    active: optional(boolean()),
  },
} as const;
