import { type CallQuery, couponAdminQueries } from '@dronesoccer/contracts';
import { filterFields, type FiltersOf } from '@/lib/table/filter-fields';
import { tableOf } from '@/lib/table/query-table';

/**
 * The origins to filter by. By default the list shows the coupons that administrators made, without the many
 * first-order coupons.
 */
export const couponOrigins = ['firstOrder', 'all'] as const;

const { firstOrderOffer: _offer, ...couponQuery } = couponAdminQueries['coupons.admin.list'];
const { filters, sorts } = tableOf(couponQuery);

export const couponTable = {
  filters: { ...filters, origin: filterFields.oneOf(couponOrigins) },
  sorts,
  remember: 'coupons',
};

type Filters = FiltersOf<typeof couponTable.filters>;

/** Converts the URL's filters to the query of the call. */
export function listQueryOf<Q extends Filters>({ origin, ...query }: Q): Omit<Q, 'origin'> & FirstOrderFilter {
  return { ...query, ...(origin !== 'all' && { firstOrderOffer: origin === 'firstOrder' }) };
}

type FirstOrderFilter = Pick<CallQuery<'coupons.admin.list'>, 'firstOrderOffer'>;
