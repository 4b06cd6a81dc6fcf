import { type BookingQuoteWire, errorText, type Locale } from '@dronesoccer/contracts';
import { toDollars } from '@dronesoccer/domain';
import { presentTax } from '../../../money/taxes/index.js';
import { type ArenaSlotRow, presentArenaSlot } from '../../slots/index.js';
import type { BookingQuote } from './make-quote.js';

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
