import { TaxClass } from '@dronesoccer/contracts';
import type { Cents } from '../money.ts';
import { priceLines, type PricedSale, type SaleLine, type SaleRequest } from '../price-lines.ts';

export interface BookingPrice extends Omit<PricedSale<SaleLine>, 'lines' | 'discount'> {
  /** Each seat's price and its share of the taxes. They add up to the subtotal and the tax. */
  readonly seats: readonly { readonly price: Cents; readonly tax: Cents }[];
}

/**
 * Prices a booking: a number of seats at one price, taxed together as one sale. The tax is rounded once and then spread
 * over the seats in whole cents, so a seat can be refunded to the cent.
 *
 * @param unitPrice cents before tax of a seat, or of the whole arena, which counts as one seat
 * @param seats 1 or more
 */
export function priceBooking(
  unitPrice: Cents,
  seats: number,
  terms: Pick<SaleRequest<SaleLine>, 'province' | 'day' | 'rates' | 'registrations'>,
): BookingPrice {
  const line: SaleLine = { taxClass: TaxClass.ARENA, unitPrice, quantity: 1 };
  const { lines, subtotal, taxes, tax, total } = priceLines({
    ...terms,
    lines: Array.from({ length: seats }, () => line),
    discount: null,
  });
  return { seats: lines.map(({ net, tax: share }) => ({ price: net, tax: share })), subtotal, taxes, tax, total };
}
