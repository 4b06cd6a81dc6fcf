import { boolean, oneOf, optional } from '../../../common/body.ts';
import { CouponKind } from '../../../common/enums.ts';
import { paged, search, sortOf } from '../../../common/query.ts';
import { couponSorts, couponStates } from './wire.ts';

/** The filter for the list and the export of coupons. */
const couponFilter = {
  /** A part of the code, or of an assigned email. */
  search: search(),
  state: optional(oneOf(couponStates)),
  kind: optional(oneOf(Object.values(CouponKind))),
  /** True selects only the automatic first-order offers, false only the other coupons. */
  firstOrderOffer: optional(boolean()),
} as const;

export const couponAdminQueries = {
  'coupons.admin.list': { ...couponFilter, ...paged, sort: sortOf(couponSorts, 'newest') },
  'coupons.admin.export': couponFilter,
  'coupons.admin.redemptions': paged,
  'coupons.admin.assignments': {
    ...paged,
    search: search(),
  },
} as const;
