import { CouponKind, type CouponListQuery, couponSorts, couponStates, valuesOf } from '@dronesoccer/contracts';
import { filterFields, type FiltersOf } from '@/lib/table/filter-fields';

/** Whose coupons: usually those that somebody made, without the many that first orders made for themselves. */
export const couponOrigins = ['firstOrder', 'all'] as const;

export const couponTable = {
  filters: {
    search: filterFields.text(),
    state: filterFields.oneOf(couponStates),
    kind: filterFields.oneOf(valuesOf(CouponKind)),
    origin: filterFields.oneOf(couponOrigins),
  },
  sorts: couponSorts,
  remember: 'coupons',
};

type Filters = FiltersOf<typeof couponTable.filters>;

/** What the call is asked for what stands in the address. */
export function listQueryOf<Q extends Filters>({ origin, ...query }: Q): Omit<Q, 'origin'> & FirstOrderFilter {
  return { ...query, ...(origin !== 'all' && { firstOrderOffer: origin === 'firstOrder' }) };
}

type FirstOrderFilter = Pick<CouponListQuery, 'firstOrderOffer'>;
