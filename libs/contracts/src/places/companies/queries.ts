import { boolean, optional } from '../../common/body.ts';
import { paged, search } from '../../common/query.ts';

export const companyQueries = {
  'companies.admin.list': {
    ...paged,
    /** A part of the name. */
    search: search(),
    active: optional(boolean()),
  },
} as const;
