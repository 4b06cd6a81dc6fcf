import type { ProvinceCode } from '@dronesoccer/contracts';
import type { SaleLine, SaleRequest } from '@dronesoccer/domain';
import { provinceDay } from '@dronesoccer/domain/calendar';
import type { TaxTables } from './taxes.queries.js';

type TaxTerms = Pick<SaleRequest<SaleLine>, 'province' | 'day' | 'rates' | 'registrations'>;

/** While the province is unknown, no tax applies. No rate is listed, so any province and day will do. */
const unknownPlace: TaxTerms = { province: 'ON', day: '', rates: [], registrations: [] };

/**
 * Returns the tax terms for `priceLines` and `priceOrder`: the tables and the current day in the province. A new rate
 * applies from midnight in the province.
 *
 * @param province where the goods go, or where the pickup or booking takes place; null if unknown, so that no tax
 * applies
 */
export function taxTerms({ rates, registrations }: TaxTables, province: ProvinceCode | null, at: Date): TaxTerms {
  return province === null ? unknownPlace : { province, day: provinceDay(province, at), rates, registrations };
}
