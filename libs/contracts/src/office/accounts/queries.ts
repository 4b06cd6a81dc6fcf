import { AccountState } from '../../club/memberships/admin/wire.ts';
import { id, oneOf, optional } from '../../common/body.ts';
import { Role, valuesOf } from '../../common/enums.ts';
import { paged, search, sortOf } from '../../common/query.ts';
import { accountSorts } from './wire.ts';

/** The filter for the list and the export of accounts. */
const accountFilter = {
  /** A part of the name or of the email address. */
  search: search(),
  role: optional(oneOf(valuesOf(Role))),
  state: optional(oneOf(valuesOf(AccountState))),
  companyId: optional(id()),
} as const;

export const accountQueries = {
  'users.admin.list': { ...accountFilter, ...paged, sort: sortOf(accountSorts, 'newest') },
  'users.admin.export': accountFilter,
} as const;
