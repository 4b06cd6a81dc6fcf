import { BookingEventKind, type BookingStatus, type Locale, type ProvinceCode } from '@dronesoccer/contracts';
import type { BookingChoice } from '@dronesoccer/domain';
import { type Columns, type Executor, newId, type Tx } from '../../../platform/database/index.js';
import type { AnsweredRow } from './guardian.js';
import type { SeatPerson } from './seat-people.js';

interface NewBookingRow extends BookingChoice, AnsweredRow {
  id: string;
  number: string;
  slotId: string;
  userId: string | null;
  name: string;
  email: string;
  phone: string | null;
  /** Null if the limits do not count the network. */
  network: string | null;
  locale: Locale;
  status: BookingStatus;
  places: number;
  taxProvince: ProvinceCode;
  subtotalCents: number;
  taxCents: number;
  totalCents: number;
  holdExpiresAt: Date;
  isRenewed: boolean;
  checkInCode: string;
  /** The name of the tournament team, or null if there is no team or it is named later. */
  teamName: string | null;
  teamVersion: number;
  placedAt: Date;
  confirmedAt: Date | null;
}

export interface NewBooking extends NewBookingRow {
  /**
   * The version of the slot at pricing. If an administrator has changed the slot since, `insertBooking` returns false.
   */
  slotVersion: number;
  /** The person who places the booking, for the first timeline entries. */
  actorId: string | null;
  seats: readonly (SeatPerson & { priceCents: number; taxCents: number })[];
  taxes: readonly {
    name: string;
    rate: number;
    taxableCents: number;
    amountCents: number;
    registration: string | null;
  }[];
}

const rowColumns: Columns<NewBookingRow> = {
  id: 'id',
  number: 'number',
  slotId: 'slot_id',
  userId: 'user_id',
  name: 'name',
  email: 'email',
  phone: 'phone',
  network: 'network',
  locale: 'locale',
  status: 'status',
  userType: 'user_type',
  mode: 'mode',
  tier: 'tier',
  places: 'places',
  guardian: 'guardian',
  hasGuardianAnswer: 'has_guardian_answer',
  taxProvince: 'tax_province',
  subtotalCents: 'subtotal_cents',
  taxCents: 'tax_cents',
  totalCents: 'total_cents',
  holdExpiresAt: 'hold_expires_at',
  isRenewed: 'is_renewed',
  checkInCode: 'check_in_code',
  teamName: 'team_name',
  teamVersion: 'team_version',
  placedAt: 'placed_at',
  confirmedAt: 'confirmed_at',
};

const rowFields = Object.keys(rowColumns) as (keyof NewBookingRow)[];
/**
 * The position of the first parameter of the booking's own row, after the parameters of its seats, taxes and events.
 */
const firstOfRow = 18;

/**
 * Returns the sequence part of the booking number. A refused booking leaves a gap, and no booking waits for another.
 */
export async function nextBookingSequence(executor: Executor): Promise<number> {
  const sql = `SELECT nextval('booking_number_seq') AS sequence`;
  const [row] = await executor.query<{ sequence: number }>(sql, [], 'booking-next-number');
  if (row === undefined) throw new Error('The booking number sequence gave nothing');
  return row.sequence;
}

/**
 * Inserts a booking with its seats, taxes and first timeline entries. It is one statement, because the slot's row stays
 * locked during each round trip.
 *
 * @returns false if the slot has changed since pricing; nothing was written
 */
export async function insertBooking(tx: Tx, booking: NewBooking): Promise<boolean> {
  const { seats, taxes } = booking;
  const columns = rowFields.map((field) => rowColumns[field]);
  // The row's values come last, so that a new column does not renumber other parameters.
  const values = rowFields.map((_field, index) => `$${firstOfRow + index}`);
  const kinds =
    booking.confirmedAt === null ? [BookingEventKind.PLACED] : [BookingEventKind.PLACED, BookingEventKind.CONFIRMED];
  const placed = await tx.query(
    `WITH slot AS (
       SELECT s.id FROM class_slots s WHERE s.id = $1::uuid AND s.version = $2
     ), placed AS (
       INSERT INTO bookings (${columns.join(', ')}) SELECT ${values.join(', ')} FROM slot RETURNING id
     ), seats AS (
       INSERT INTO booking_seats (id, booking_id, position, name, price_cents, tax_cents, user_id, child_id)
       SELECT s.id, p.id, s.position, s.name, s.price_cents, s.tax_cents, s.user_id, s.child_id
       FROM placed p, unnest($3::uuid[], $4::text[], $5::int[], $6::int[], $16::uuid[], $17::uuid[]) WITH ORDINALITY
         AS s (id, name, price_cents, tax_cents, user_id, child_id, position)
     ), taxes AS (
       INSERT INTO booking_tax_lines (booking_id, position, name, rate, taxable_cents, amount_cents, registration)
       SELECT p.id, t.position, t.name, t.rate, t.taxable_cents, t.amount_cents, t.registration
       FROM placed p, unnest($7::text[], $8::int[], $9::int[], $10::int[], $11::text[]) WITH ORDINALITY
         AS t (name, rate, taxable_cents, amount_cents, registration, position)
     ), timeline AS (
       INSERT INTO booking_events (id, booking_id, kind, actor_id, at)
       SELECT e.id, p.id, e.kind, $14::uuid, $15::timestamptz FROM placed p, unnest($12::uuid[], $13::smallint[]) AS e (id, kind)
     )
     SELECT id FROM placed`,
    [
      booking.slotId,
      booking.slotVersion,
      seats.map(newId),
      seats.map(({ name }) => name),
      seats.map(({ priceCents }) => priceCents),
      seats.map(({ taxCents }) => taxCents),
      taxes.map(({ name }) => name),
      taxes.map(({ rate }) => rate),
      taxes.map(({ taxableCents }) => taxableCents),
      taxes.map(({ amountCents }) => amountCents),
      taxes.map(({ registration }) => registration),
      kinds.map(newId),
      kinds,
      booking.actorId,
      booking.placedAt,
      seats.map(({ userId }) => userId),
      seats.map(({ childId }) => childId),
      ...rowFields.map((field) => booking[field]),
    ],
    'booking-insert',
  );
  return placed.length === 1;
}
