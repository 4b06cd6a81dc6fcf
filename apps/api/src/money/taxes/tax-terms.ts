import type { ProvinceCode } from '@dronesoccer/contracts';
import type { SaleLine, SaleRequest } from '@dronesoccer/domain';
import { provinceDay } from '@dronesoccer/domain/calendar';
import type { TaxTables } from './taxes.queries.js';

type TaxTerms = Pick<SaleRequest<SaleLine>, 'province' | 'day' | 'rates' | 'registrations'>;

/** No tax can be named yet while it is not known where: no rate applies, so any province and day will do. */
const unknownPlace: TaxTerms = { province: 'ON', day: '', rates: [], registrations: [] };

/**
 * What `priceLines` and `priceOrder` tax a sale by: the tables, on the day that it is there. A new rate holds from midnight
 * in the province.
 *
 * @param province where the goods go, or where the pickup or booking is; null while that is not known, which taxes nothing
 */
export function taxTerms({ rates, registrations }: TaxTables, province: ProvinceCode | null, at: Date): TaxTerms {
  return province === null ? unknownPlace : { province, day: provinceDay(province, at), rates, registrations };
}
