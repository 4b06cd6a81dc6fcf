import { type BookingQuoteWire, errorText, type Locale, type TaxLineWire } from '@dronesoccer/contracts';
import { toDollars } from '@dronesoccer/domain';
import { type ArenaSlotRow, presentArenaSlot } from '../../slots/index.js';
import type { BookingQuote } from './make-quote.js';

interface Taxed {
  name: string;
  rate: number;
  amount: number;
  registration: string | null;
}

export const presentTax = ({ name, rate, amount, registration }: Taxed): TaxLineWire => ({
  name,
  // From thousandths of a percent to percent.
  rate: rate / 1_000,
  amount: toDollars(amount),
  registration,
});

export function presentQuote(quote: BookingQuote, others: readonly ArenaSlotRow[], locale: Locale): BookingQuoteWire {
  const { slot, choice, seats, unitPrice, price, problem } = quote;
  return {
    slot: presentArenaSlot(slot),
    ...choice,
    seats,
    unitPrice: unitPrice === null ? null : toDollars(unitPrice),
    memberSavings: toDollars(quote.memberSavings),
    subtotal: toDollars(price.subtotal),
    taxes: price.taxes.map(presentTax),
    total: toDollars(price.total),
    currency: 'CAD',
    problems: problem === null ? [] : [{ code: problem, message: errorText(problem, locale) }],
    others: others.map(presentArenaSlot),
  };
}
