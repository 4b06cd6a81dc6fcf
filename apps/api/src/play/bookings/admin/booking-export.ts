import { type Locale, type LocalText, SlotType, valueNames } from '@dronesoccer/contracts';
import { toDollars } from '@dronesoccer/domain';
import { organisationClock } from '@dronesoccer/domain/calendar';
import type { CsvColumn } from '../../../platform/http/index.js';
import { bookingWords } from '../show/booking-words.js';
import type { FoundBooking } from './find-bookings.queries.js';

const team: LocalText = { en: 'Team', fr: 'Équipe' };
const bookedAs = ({ mode, slot }: FoundBooking): LocalText =>
  slot.type === SlotType.TOURNAMENT ? team : valueNames.bookingMode[mode];

const clock = (at: Date | null): string => (at === null ? '' : organisationClock(at));

/**
 * Returns the export's columns. Amounts are plain numbers in dollars. Slot times use the arena's time zone, all other
 * times the organisation's.
 */
export function exportColumns(locale: Locale): CsvColumn<FoundBooking>[] {
  const column = (heading: LocalText, value: CsvColumn<FoundBooking>['value']): CsvColumn<FoundBooking> => ({
    heading: heading[locale],
    value,
  });
  const dollars = (heading: LocalText, cents: (row: FoundBooking) => number): CsvColumn<FoundBooking> =>
    column(heading, (row) => toDollars(cents(row)));
  return [
    column({ en: 'Number', fr: 'Numéro' }, (row) => row.number),
    column({ en: 'Status', fr: 'État' }, (row) => valueNames.bookingStatus[row.status][locale]),
    column({ en: 'Arena', fr: 'Aréna' }, (row) => row.slot.arena.name),
    column({ en: 'Location', fr: 'Emplacement' }, (row) => row.slot.arena.place.name),
    column({ en: 'Start', fr: 'Début' }, (row) => row.slot.localStart.replace('T', ' ')),
    column({ en: 'End', fr: 'Fin' }, (row) => row.slot.localEnd.replace('T', ' ')),
    column({ en: 'Time zone', fr: 'Fuseau horaire' }, (row) => row.slot.timeZone),
    column({ en: 'Booked', fr: 'Réservé' }, (row) => bookedAs(row)[locale]),
    column({ en: 'Team', fr: 'Équipe' }, (row) => row.teamName ?? ''),
    column({ en: 'Package', fr: 'Forfait' }, (row) => bookingWords[locale].tiers[row.tier]),
    column({ en: 'Seats', fr: 'Places' }, (row) => row.seats),
    column({ en: 'Name', fr: 'Nom' }, (row) => row.name),
    column({ en: 'Email', fr: 'Courriel' }, (row) => row.email),
    column({ en: 'Phone', fr: 'Téléphone' }, (row) => row.phone ?? ''),
    column({ en: 'Placed', fr: 'Faite' }, (row) => clock(row.placedAt)),
    column({ en: 'Confirmed', fr: 'Confirmée' }, (row) => clock(row.confirmedAt)),
    column({ en: 'Cancelled', fr: 'Annulée' }, (row) => clock(row.cancelledAt)),
    dollars({ en: 'Subtotal', fr: 'Sous-total' }, (row) => row.subtotalCents),
    dollars({ en: 'Tax', fr: 'Taxes' }, (row) => row.taxCents),
    dollars({ en: 'Total', fr: 'Total' }, (row) => row.totalCents),
    dollars({ en: 'Refunded', fr: 'Remboursé' }, (row) => row.refundedCents),
    dollars(
      { en: 'Kept after a late cancellation', fr: 'Conservé après une annulation tardive' },
      (row) => row.forfeitCents,
    ),
  ];
}
