import { limits, paymentQueries } from '@dronesoccer/contracts';
import { filterFields, type FilterField } from '@/lib/table/filter-fields';
import { tableOf } from '@/lib/table/query-table';

/** Degrees of latitude or longitude, which have decimals and a sign. */
const degrees: FilterField<string> = {
  parse: ([value]) => (value !== undefined && /^-?\d{1,3}(?:\.\d{1,15})?$/.test(value) ? value : undefined),
  write: (value) => [value],
};

const { filters } = tableOf(paymentQueries['payments.admin.list']);
const circle = { lat: degrees, lng: degrees, radius: filterFields.whole({ max: limits.nearbyRadiusMaxKm }) };

export const paymentTable = { filters: { ...filters, ...circle }, remember: 'payments' };
