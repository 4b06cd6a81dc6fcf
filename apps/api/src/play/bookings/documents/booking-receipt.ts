import type { Locale } from '@dronesoccer/contracts';
import type { Receipt } from '../../../platform/documents/index.js';
import type { BookingView } from '../show/booking-view.queries.js';
import { boughtName } from '../show/booking-words.js';

/** Returns the price of a booking when it was placed, as its emails and invoice show it. */
export function receiptOf(booking: BookingView, locale: Locale): Receipt {
  const { seats, subtotalCents, taxes, totalCents } = booking;
  return {
    lines: [
      {
        name: boughtName(booking, locale),
        quantity: seats.length,
        unitPriceCents: seats[0]?.priceCents ?? 0,
      },
    ],
    subtotalCents,
    discount: null,
    charges: [],
    taxes: taxes.map(({ amount, ...tax }) => ({ ...tax, amountCents: amount })),
    totalCents,
  };
}
