import { boolean, optional } from '../../common/body.ts';
import { paged, search } from '../../common/query.ts';

/** The filter for the list and the export of companies. */
const companyFilter = {
  /** A part of the name. */
  search: search(),
  active: optional(boolean()),
} as const;

export const companyQueries = {
  'companies.admin.list': { ...paged, ...companyFilter },
  'companies.admin.export': companyFilter,
} as const;
