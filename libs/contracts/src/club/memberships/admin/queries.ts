import { boolean, oneOf, optional } from '../../../common/body.ts';
import { valuesOf } from '../../../common/enums.ts';
import { paged, search, sortOf } from '../../../common/query.ts';
import { MembershipStatus, PlanKind } from '../enums.ts';
import { membershipSorts } from './wire.ts';

/** The filter for the list and the export of memberships. */
const membershipFilter = {
  /** A part of the number, the person's name or the email. */
  search: search(),
  status: optional(oneOf(valuesOf(MembershipStatus))),
  kind: optional(oneOf(valuesOf(PlanKind))),
  /** True selects memberships with a refund that the provider refused and that is still owed. */
  failedRefund: optional(boolean()),
} as const;

export const membershipAdminQueries = {
  'memberships.admin.list': { ...membershipFilter, ...paged, sort: sortOf(membershipSorts, 'newest') },
  'memberships.admin.export': membershipFilter,
} as const;
