import { type CallQuery, couponAdminQueries } from '@dronesoccer/contracts';
import { filterFields, type FiltersOf } from '@/lib/table/filter-fields';
import { tableOf } from '@/lib/table/query-table';

/** Whose coupons: usually those that somebody made, without the many that first orders made for themselves. */
export const couponOrigins = ['firstOrder', 'all'] as const;

const { firstOrderOffer: _offer, ...couponQuery } = couponAdminQueries['coupons.admin.list'];
const { filters, sorts } = tableOf(couponQuery);

export const couponTable = {
  filters: { ...filters, origin: filterFields.oneOf(couponOrigins) },
  sorts,
  remember: 'coupons',
};

type Filters = FiltersOf<typeof couponTable.filters>;

/** What the call is asked for what stands in the address. */
export function listQueryOf<Q extends Filters>({ origin, ...query }: Q): Omit<Q, 'origin'> & FirstOrderFilter {
  return { ...query, ...(origin !== 'all' && { firstOrderOffer: origin === 'firstOrder' }) };
}

type FirstOrderFilter = Pick<CallQuery<'coupons.admin.list'>, 'firstOrderOffer'>;
