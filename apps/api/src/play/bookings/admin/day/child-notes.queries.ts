import { BookingStatus, type DayNoteWire, PlayerState, SeatState } from '@dronesoccer/contracts';
import { msPerDay } from '@dronesoccer/domain';
import type { Executor } from '../../../../platform/database/index.js';

/** Returns the guardians' notes about the children of a booking. */
export type NotesOf = (bookingId: string) => DayNoteWire[];

const ofStandingBooking = `JOIN bookings b ON b.id = person.booking_id JOIN class_slots s ON s.id = b.slot_id
  WHERE b.id = ANY ($1::uuid[]) AND b.status <> ${BookingStatus.CANCELLED} AND s.ends_at > $2 AND c.notes <> ''`;

/**
 * Reads the notes of bookings. A profile holds today's notes, so that the staff of an arena read them as long as its
 * coaches do: until one day after the slot.
 */
export async function notesOfBookings(executor: Executor, bookingIds: readonly string[], at: Date): Promise<NotesOf> {
  const rows = await executor.query<DayNoteWire & { bookingId: string }>(
    `SELECT person.booking_id AS "bookingId", person.id, person.name, c.notes AS text, person.position
     FROM booking_seats person JOIN children c ON c.id = person.child_id OR c.account_id = person.user_id
       ${ofStandingBooking} AND person.state = ${SeatState.TAKEN}
     UNION ALL
     SELECT person.booking_id, person.id, person.name, c.notes, person.position
     FROM squad_players person JOIN children c ON c.id = person.child_id
       ${ofStandingBooking} AND person.state <> ${PlayerState.DECLINED}
     ORDER BY position`,
    [bookingIds, new Date(at.getTime() - msPerDay)],
    'day-sheet-child-notes',
  );
  const notes = Map.groupBy(rows, ({ bookingId }) => bookingId);
  return (bookingId) => (notes.get(bookingId) ?? []).map(({ id, name, text }) => ({ id, name, text }));
}
