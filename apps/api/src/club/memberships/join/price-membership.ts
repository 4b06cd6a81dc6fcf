import { type ProvinceCode, TaxClass } from '@dronesoccer/contracts';
import { type PricedSale, priceLines, type SaleLine } from '@dronesoccer/domain';
import { type TaxTables, taxTerms } from '../../../money/taxes/index.js';

export type MembershipPrice = Pick<PricedSale<SaleLine>, 'subtotal' | 'taxes' | 'total'>;

/**
 * Returns the price of a year in cents, with the taxes of the member's province.
 *
 * @param province null if unknown, so that no tax applies
 */
export function priceMembership(
  { priceCents }: { priceCents: number },
  { taxes, province, at }: { taxes: TaxTables; province: ProvinceCode | null; at: Date },
): MembershipPrice {
  const line = { taxClass: TaxClass.MEMBERSHIP, unitPrice: priceCents, quantity: 1 };
  return priceLines({ lines: [line], discount: null, ...taxTerms(taxes, province, at) });
}
