import type { CoachedSeatWire, CoachSessionWire } from '@dronesoccer/contracts';
import { isAttendanceTime } from '@dronesoccer/domain';
import { dayAt, wallTime } from '@dronesoccer/domain/calendar';
import { attendedSlot, type GuestsOf } from '../bookings/index.js';
import type { CoachedSeatRow, CoachSessionRow } from './coaching.queries.js';

export function presentCoachSession(row: CoachSessionRow, now: Date): CoachSessionWire {
  const { id, arena, type, localStart, localEnd, total, arrived } = row;
  return {
    ...{ id, type, localStart, localEnd, total, arrived, class: row.class },
    arena: arena.name,
    location: arena.place.name,
    today: dayAt(row.timeZone, now),
    canCheckIn: isAttendanceTime('day', attendedSlot(row), now),
  };
}

/** Names each field, because a coach sees no email address, phone number, price or signing link. */
export function presentCoachedSeat(row: CoachedSeatRow, guestsOf: GuestsOf): CoachedSeatWire {
  const name = row.name || (row.teamName ?? '');
  return {
    ...{ id: row.id, name, notes: row.notes, hasWaiver: row.hasWaiver, players: row.players },
    bookedBy: name === '' ? row.contact : null,
    inSince: row.checkedInAt === null ? null : wallTime(row.timeZone, new Date(row.checkedInAt)),
    isNoShow: row.noShowAt !== null,
    guests: guestsOf(row.bookingId)?.names ?? null,
  };
}
