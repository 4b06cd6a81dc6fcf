import {
  bookingContactBody,
  BookingMode,
  type BookingQuoteBody,
  formRules,
  type Locale,
  type PlaceBookingBody,
} from '@dronesoccer/contracts';
import { keptTexts } from '@/lib/forms/texts';
import type { BookingDraft } from './draft';

export const contactRules = formRules(bookingContactBody);

/** What the price depends on; names do not, so typing one asks for no other price. */
export const quoteBody = (slotId: string, { mode, tier, names }: BookingDraft): BookingQuoteBody => ({
  slotId,
  mode,
  tier,
  seats: mode === BookingMode.FULL ? [] : names.map(() => ({})),
});

/** The booking, once everything is filled in. `expectedTotal` in dollars, as the person agreed to. */
export function placeBody(
  slotId: string,
  draft: BookingDraft,
  { expectedTotal, locale }: { expectedTotal: number; locale: Locale },
): PlaceBookingBody {
  const { mode, names, isForMinor, guardianName } = draft;
  return {
    ...quoteBody(slotId, draft),
    seats: mode === BookingMode.FULL ? [] : names.map((name) => (name.trim() === '' ? {} : { name: name.trim() })),
    contact: keptTexts(contactRules, draft),
    ...(isForMinor && { guardian: { fullName: guardianName.trim() } }),
    locale,
    expectedTotal,
  };
}
