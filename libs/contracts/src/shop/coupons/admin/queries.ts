import { boolean, oneOf, optional } from '../../../common/body.ts';
import { CouponKind } from '../../../common/enums.ts';
import { paged, search, sortOf } from '../../../common/query.ts';
import { couponSorts, couponStates } from './wire.ts';

export const couponAdminQueries = {
  'coupons.admin.list': {
    ...paged,
    /** A part of the code, or of an assigned email. */
    search: search(),
    state: optional(oneOf(couponStates)),
    kind: optional(oneOf(Object.values(CouponKind))),
    /** True selects only the automatic first-order offers, false only the other coupons. */
    firstOrderOffer: optional(boolean()),
    sort: sortOf(couponSorts, 'newest'),
  },
  'coupons.admin.redemptions': paged,
  'coupons.admin.assignments': {
    ...paged,
    search: search(),
  },
} as const;
