import { BookingStatus, SeatState } from '@dronesoccer/contracts';
import { type Account, adjustedCents } from '../../../money/payments/index.js';

const { PENDING, CONFIRMED, CANCELLED } = BookingStatus;

const seatCents = (where: string): string => `COALESCE((SELECT sum(t.price_cents + t.tax_cents) FROM booking_seats t
  WHERE t.booking_id = b.id AND ${where}), 0)`;

/**
 * A confirmed booking is worth the price of its seats and the forfeits of its cancelled seats. A cancelled booking is
 * worth its forfeits.
 */
const subjects = `
  SELECT b.id AS subject_id, b.number AS name, b.status = ${PENDING} AS is_open,
    GREATEST(0, CASE b.status WHEN ${CONFIRMED} THEN ${seatCents(`t.state = ${SeatState.TAKEN}`)} + b.forfeit_cents
      WHEN ${CANCELLED} THEN b.forfeit_cents ELSE 0 END
      - CASE WHEN b.status = ${CONFIRMED} OR b.forfeit_cents > 0 THEN ${adjustedCents('b.id')} ELSE 0 END)::int AS cents
  FROM bookings b`;

/** The prices and taxes of the seats add up to the booking's total, to the cent. */
const seatsOfBookings = `
  SELECT b.number AS subject, b.total_cents AS expected, ${seatCents('true')}::int AS found FROM bookings b`;

const taxesOfBookings = `
  SELECT b.number AS subject, b.tax_cents AS expected,
    COALESCE((SELECT sum(t.amount_cents) FROM booking_tax_lines t WHERE t.booking_id = b.id), 0)::int AS found
  FROM bookings b`;

/** The places of a slot's bookings add up to the slot's taken places. */
const placesOfSlots = `
  SELECT s.id::text AS subject, COALESCE((SELECT sum(b.places) FROM bookings b
      WHERE b.slot_id = s.id AND b.status <> ${CANCELLED}), 0)::int AS expected, s.taken AS found
  FROM class_slots s`;

/** Reconciles bookings, their seats and their slots with their payments, and reports the differences. */
export const bookingAccount: Account = {
  subjects,
  moneyCheck: 'bookingMoney',
  checks: { bookingSeats: seatsOfBookings, bookingTaxes: taxesOfBookings, slotSeats: placesOfSlots },
};
