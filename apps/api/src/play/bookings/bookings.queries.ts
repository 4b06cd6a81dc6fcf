import {
  BookingEventKind,
  BookingMode,
  BookingStatus,
  BookingUserType,
  type CancelReason,
  type DeskMethod,
  type Locale,
  PaymentSubjectKind,
  SeatState,
  SlotType,
} from '@dronesoccer/contracts';
import { type Columns, type Executor, Outrun, selectList, type Tx, write } from '../../platform/database/index.js';
import { AppError } from '../../platform/errors/index.js';
import { type SaleKind, timelineOf } from '../../money/sales/index.js';
import type { GuardianRecord } from './place/guardian.js';

/** The columns that decisions about a booking need. */
export interface BookingRow {
  id: string;
  number: string;
  slotId: string;
  userId: string | null;
  /**
   * True if a guest placed the booking and the account adopted it by its email address, which anyone could have typed.
   */
  isAdopted: boolean;
  email: string;
  /**
   * The network that the booking was placed from. The column is cleared once the limits no longer count the booking.
   */
  network: string | null;
  locale: Locale;
  status: BookingStatus;
  mode: BookingMode;
  places: number;
  totalCents: number;
  forfeitCents: number;
  holdExpiresAt: Date;
  isRenewed: boolean;
  cancelReason: CancelReason | null;
  /** The booked local times if the organisation has moved the slot since, or null. */
  movedFromStart: string | null;
  movedFromEnd: string | null;
  /** True if the booker answered whether minors take part. */
  hasGuardianAnswer: boolean;
  /** The name of the tournament team, or null if there is no team or it is not named yet. */
  teamName: string | null;
  teamVersion: number;
}

/** A booking with the time of its slot. */
export interface ScheduledBooking extends BookingRow {
  startsAt: Date;
  /** The arena's local time, `YYYY-MM-DDTHH:MM`, in `timeZone`. */
  localStart: string;
  timeZone: string;
}

export const bookingColumns: Columns<BookingRow> = {
  id: 'id',
  number: 'number',
  slotId: 'slot_id',
  userId: 'user_id',
  isAdopted: 'is_adopted',
  email: 'email',
  network: 'network',
  locale: 'locale',
  status: 'status',
  mode: 'mode',
  places: 'places',
  totalCents: 'total_cents',
  forfeitCents: 'forfeit_cents',
  holdExpiresAt: 'hold_expires_at',
  isRenewed: 'is_renewed',
  cancelReason: 'cancel_reason',
  movedFromStart: 'moved_from_start',
  movedFromEnd: 'moved_from_end',
  hasGuardianAnswer: 'has_guardian_answer',
  teamName: 'team_name',
  teamVersion: 'team_version',
};

/**
 * Returns the account's user type, or the guest type if the account was deleted.
 *
 * @param isKept true to lock the account until the transaction ends, so that a membership is not refunded meanwhile
 */
export async function userTypeOf(executor: Executor, userId: string, isKept: boolean): Promise<BookingUserType> {
  const sql = `SELECT user_type AS "userType" FROM users WHERE id = $1::uuid ${isKept ? 'FOR SHARE' : ''}`;
  const name = isKept ? 'booking-user-type-kept' : 'booking-user-type';
  const [user] = await executor.query<{ userType: BookingUserType }>(sql, [userId], name);
  return user?.userType ?? BookingUserType.GUEST;
}

/**
 * Returns whether the account has booked at a member price since an instant. A cancelled booking does not count, nor does
 * a whole arena or a team, because everyone pays the same price for it.
 */
export async function hasMemberBooking(executor: Executor, userId: string, since: Date): Promise<boolean> {
  const rows = await executor.query(
    `SELECT 1 FROM bookings b JOIN class_slots s ON s.id = b.slot_id
     WHERE b.user_id = $1::uuid AND b.user_type = ${BookingUserType.MEMBER} AND b.status <> ${BookingStatus.CANCELLED}
       AND b.placed_at >= $2 AND b.mode = ${BookingMode.SHARED} AND s.type <> ${SlotType.TOURNAMENT} LIMIT 1`,
    [userId, since],
    'booking-of-member-since',
  );
  return rows.length > 0;
}

export async function bookingById(executor: Executor, id: string): Promise<BookingRow | null> {
  const sql = `SELECT ${selectList('b', bookingColumns)} FROM bookings b WHERE b.id = $1::uuid`;
  return (await executor.query<BookingRow>(sql, [id], 'booking-by-id'))[0] ?? null;
}

/**
 * Locks a booking's slot and then the booking until the transaction ends. A single statement takes both locks, so that
 * pipelined statements run under both. PostgreSQL locks the slot while it reads `slot`, and the booking in the last
 * step of the plan.
 *
 * @throws Outrun if the booking moved to another slot while this call waited for the old one
 */
export async function lockBooking(tx: Tx, id: string): Promise<ScheduledBooking | null> {
  const [row] = await tx.query<ScheduledBooking>(
    `WITH slot AS MATERIALIZED (
       SELECT s.id, s.starts_at, s.local_start, s.time_zone FROM class_slots s
       WHERE s.id = (SELECT b.slot_id FROM bookings b WHERE b.id = $1::uuid) FOR NO KEY UPDATE
     )
     SELECT ${selectList('b', bookingColumns)}, slot.starts_at AS "startsAt", slot.local_start AS "localStart",
       slot.time_zone AS "timeZone"
     FROM slot JOIN bookings b ON b.slot_id = slot.id WHERE b.id = $1::uuid FOR NO KEY UPDATE OF b`,
    [id],
    'booking-lock',
  );
  if (row === undefined && (await bookingById(tx, id)) !== null) throw new Outrun('The slot of a booking');
  return row ?? null;
}

/**
 * Locks a booking like `lockBooking`.
 *
 * @throws AppError BOOK_001 if the booking does not exist
 */
export async function lockExistingBooking(tx: Tx, id: string): Promise<ScheduledBooking> {
  const booking = await lockBooking(tx, id);
  if (booking === null) throw new AppError('BOOK_001');
  return booking;
}

/** Reads a booking like `lockBooking`, but without a lock. */
export async function scheduledBooking(executor: Executor, id: string): Promise<ScheduledBooking | null> {
  const [row] = await executor.query<ScheduledBooking>(
    `SELECT ${selectList('b', bookingColumns)}, s.starts_at AS "startsAt", s.local_start AS "localStart",
       s.time_zone AS "timeZone"
     FROM bookings b JOIN class_slots s ON s.id = b.slot_id WHERE b.id = $1::uuid`,
    [id],
    'booking-scheduled',
  );
  return row ?? null;
}

export interface SeatRow {
  id: string;
  position: number;
  priceCents: number;
  taxCents: number;
  state: SeatState;
}

/** Returns the seats of a booking that the caller has locked. */
export function seatsOf(executor: Executor, bookingId: string): Promise<SeatRow[]> {
  return executor.query(
    `SELECT id, position, price_cents AS "priceCents", tax_cents AS "taxCents", state FROM booking_seats
     WHERE booking_id = $1::uuid ORDER BY position`,
    [bookingId],
    'booking-seats',
  );
}

/** Confirms a booking by compare-and-set. Returns false if its status has changed since it was read. */
export async function confirmBooking(tx: Tx, { id, status }: BookingRow, places: number, at: Date): Promise<boolean> {
  const moved = await tx.query(
    `WITH moved AS (
       UPDATE bookings SET status = ${BookingStatus.CONFIRMED}, confirmed_at = $3::timestamptz, cancelled_at = NULL,
         cancel_reason = NULL, network = CASE WHEN total_cents = 0 THEN network END, places = $4
       WHERE id = $1::uuid AND status = $2::smallint RETURNING id
     ), seats AS (
       UPDATE booking_seats SET state = ${SeatState.TAKEN}, cancelled_at = NULL
       WHERE booking_id IN (SELECT id FROM moved) AND state = ${SeatState.CANCELLED}
     )
     SELECT id FROM moved`,
    [id, status, at, places],
    'booking-confirm',
  );
  return moved.length === 1;
}

/** Cancels a booking and all its seats by compare-and-set. `forfeitCents` is added to earlier forfeits. */
export async function cancelBooking(
  tx: Tx,
  { id, status }: BookingRow,
  { reason, forfeitCents, at }: { reason: CancelReason; forfeitCents: number; at: Date },
): Promise<boolean> {
  const moved = await tx.query(
    `WITH moved AS (
       UPDATE bookings SET status = ${BookingStatus.CANCELLED}, cancelled_at = $3::timestamptz, cancel_reason = $4::smallint,
         network = NULL, sequence = sequence + 1, forfeit_cents = forfeit_cents + $5
       WHERE id = $1::uuid AND status = $2::smallint RETURNING id
     ), seats AS (
       UPDATE booking_seats SET state = ${SeatState.CANCELLED}, cancelled_at = $3::timestamptz
       WHERE booking_id IN (SELECT id FROM moved) AND state = ${SeatState.TAKEN}
     )
     SELECT id FROM moved`,
    [id, status, at, reason, forfeitCents],
    'booking-cancel',
  );
  return moved.length === 1;
}

/** Cancels some seats of an active booking. */
export async function cancelSeats(
  tx: Tx,
  { id }: BookingRow,
  { seatIds, forfeitCents, at }: { seatIds: readonly string[]; forfeitCents: number; at: Date },
): Promise<void> {
  await tx.query(
    `WITH given AS (
       UPDATE booking_seats SET state = ${SeatState.CANCELLED}, cancelled_at = $3::timestamptz
       WHERE booking_id = $1::uuid AND id = ANY ($2::uuid[]) AND state = ${SeatState.TAKEN} RETURNING id
     )
     UPDATE bookings SET places = places - (SELECT count(*)::int FROM given), sequence = sequence + 1,
       forfeit_cents = forfeit_cents + $4
     WHERE id = $1::uuid`,
    [id, seatIds, at, forfeitCents],
    'booking-cancel-seats',
  );
}

/**
 * Moves a booking by compare-and-set to a slot in which the caller has already taken the places.
 *
 * @param to.isOwners true if the booking's own account moves it; an adopted booking then becomes the account's own
 */
export async function moveBooking(
  tx: Tx,
  { id, slotId }: BookingRow,
  to: { slotId: string; places: number; isOwners: boolean },
): Promise<boolean> {
  const moved = await tx.query(
    `UPDATE bookings SET slot_id = $3::uuid, places = $4, sequence = sequence + 1, moved_from_start = NULL, moved_from_end = NULL,
       is_adopted = is_adopted AND NOT $5::boolean
     WHERE id = $1::uuid AND slot_id = $2::uuid AND status = ${BookingStatus.CONFIRMED} RETURNING id`,
    [id, slotId, to.slotId, to.places, to.isOwners],
    'booking-move',
  );
  return moved.length === 1;
}

/** Extends a hold by compare-and-set. A hold can be extended only once. */
export async function renewHold(tx: Tx, id: string, until: Date): Promise<boolean> {
  const renewed = await tx.query(
    `UPDATE bookings SET hold_expires_at = $2::timestamptz, is_renewed = true
     WHERE id = $1::uuid AND status = ${BookingStatus.PENDING} AND NOT is_renewed RETURNING id`,
    [id, until],
    'booking-renew',
  );
  return renewed.length === 1;
}

/** Records the guardian answer of a booking that the caller has locked. An existing declaration is kept. */
export async function recordGuardian(tx: Tx, id: string, guardian: GuardianRecord | null): Promise<void> {
  await write(
    tx,
    `UPDATE bookings SET guardian = COALESCE(guardian, $2::jsonb), has_guardian_answer = true WHERE id = $1::uuid`,
    [id, guardian],
    'booking-record-guardian',
  );
}

/** The details of a timeline entry. Amounts are in cents. */
export interface EventData {
  amountCents?: number;
  forfeitCents?: number;
  seats?: number;
  mail?: string;
  /** The payment method at the desk. */
  method?: DeskMethod;
  /** The slots of a move. */
  fromSlotId?: string;
  toSlotId?: string;
  /** The administrator's internal reason. */
  reason?: string;
}

export const addEvent = timelineOf<BookingEventKind, EventData>('booking');

/** Describes bookings to the sales kit. */
export const bookingKind: SaleKind = {
  kind: PaymentSubjectKind.BOOKING,
  noun: 'booking',
  unpaid: BookingStatus.PENDING,
  events: BookingEventKind,
};
