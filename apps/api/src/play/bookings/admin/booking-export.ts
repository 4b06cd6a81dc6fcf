import { type LocalText, SlotType, valueNames } from '@dronesoccer/contracts';
import { column, type CsvExport, dollarColumn, instantColumn } from '../../../platform/http/index.js';
import { bookingWords } from '../show/booking-words.js';
import type { FoundBooking } from './find-bookings.queries.js';

const team: LocalText = { en: 'Team', fr: 'Équipe' };
const bookedAs = ({ mode, slot }: FoundBooking): LocalText =>
  slot.type === SlotType.TOURNAMENT ? team : valueNames.bookingMode[mode];

/**
 * Returns the export's columns. Amounts are plain numbers in dollars. Slot times use the arena's time zone, all other
 * times the organisation's.
 */
export const bookingExport: CsvExport<FoundBooking> = {
  name: { en: 'bookings', fr: 'reservations' },
  whenEmpty: 'BOOK_001',
  columns: [
    column('Number', 'Numéro', (row) => row.number),
    column('Status', 'État', (row, locale) => valueNames.bookingStatus[row.status][locale]),
    column('Arena', 'Aréna', (row) => row.slot.arena.name),
    column('Location', 'Emplacement', (row) => row.slot.arena.place.name),
    column('Start', 'Début', (row) => row.slot.localStart.replace('T', ' ')),
    column('End', 'Fin', (row) => row.slot.localEnd.replace('T', ' ')),
    column('Time zone', 'Fuseau horaire', (row) => row.slot.timeZone),
    column('Booked', 'Réservé', (row, locale) => bookedAs(row)[locale]),
    column('Team', 'Équipe', (row) => row.teamName ?? ''),
    column('Package', 'Forfait', (row, locale) => bookingWords[locale].tiers[row.tier]),
    column('Seats', 'Places', (row) => row.seats),
    column('Name', 'Nom', (row) => row.name),
    column('Email', 'Courriel', (row) => row.email),
    column('Phone', 'Téléphone', (row) => row.phone ?? ''),
    instantColumn('Placed', 'Faite', (row) => row.placedAt),
    instantColumn('Confirmed', 'Confirmée', (row) => row.confirmedAt),
    instantColumn('Cancelled', 'Annulée', (row) => row.cancelledAt),
    dollarColumn('Subtotal', 'Sous-total', (row) => row.subtotalCents),
    dollarColumn('Tax', 'Taxes', (row) => row.taxCents),
    dollarColumn('Total', 'Total', (row) => row.totalCents),
    dollarColumn('Refunded', 'Remboursé', (row) => row.refundedCents),
    dollarColumn('Kept after a late cancellation', 'Conservé après une annulation tardive', (row) => row.forfeitCents),
  ],
};
