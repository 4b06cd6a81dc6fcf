import { boolean, oneOf, optional } from '../../../common/body.ts';
import { CouponKind } from '../../../common/enums.ts';
import { paged, search, sortOf } from '../../../common/query.ts';
import { couponSorts, couponStates } from './wire.ts';

export const couponAdminQueries = {
  'coupons.admin.list': {
    ...paged,
    /** Part of the code, or an e-mail it was assigned to. */
    search: search(),
    state: optional(oneOf(couponStates)),
    kind: optional(oneOf(Object.values(CouponKind))),
    /** True: only the automatic first-order offers; false: only the others. */
    firstOrderOffer: optional(boolean()),
    sort: sortOf(couponSorts, 'newest'),
  },
  'coupons.admin.redemptions': paged,
  'coupons.admin.assignments': {
    ...paged,
    search: search(),
  },
} as const;
