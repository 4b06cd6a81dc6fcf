import {
  BookingStatus,
  type DayBookingWire,
  type DaySlotPhase,
  type DaySlotWire,
  type DayTeamWire,
  SlotState,
  SlotType,
} from '@dronesoccer/contracts';
import { type AttendedSlot, isAttendanceTime, toDollars } from '@dronesoccer/domain';
import { dayStartIn, wallTime } from '@dronesoccer/domain/calendar';
import { presentCoachNames, presentSlot, type SlotRow } from '../../../slots/index.js';
import { presentTeam } from '../../../squads/index.js';
import type { WaiversOf } from '../../bookings.presenter.js';
import type { NotesOf } from './child-notes.queries.js';
import type { DayBookingRow, WaitingRow } from './day.queries.js';

/** The waivers of the people of bookings, and the notes about children. */
export interface PeopleFacts extends WaiversOf {
  notes: NotesOf;
}

/** Omits the email address and the profile of a child, because the sheet is printed. */
export function presentDayBooking(row: DayBookingRow, { unsigned, guests, notes }: PeopleFacts): DayBookingWire {
  const { id, number, slotId, status, mode, tier, name, phone, guardian, timeZone } = row;
  const isUnpaid = status === BookingStatus.PENDING;
  return {
    ...{ id, number, slotId, status, mode, tier, name, phone, guardian },
    code: row.checkInCode,
    seats: row.seats.map((seat) => ({
      id: seat.id,
      name: seat.name,
      inSince: seat.checkedInAt === null ? null : wallTime(timeZone, new Date(seat.checkedInAt)),
      isNoShow: seat.noShowAt !== null,
    })),
    unsigned: unsigned(id),
    guests: guests(id),
    notes: notes(id),
    owed: isUnpaid ? toDollars(row.totalCents) : 0,
    expiresAt: isUnpaid ? row.holdExpiresAt.toISOString() : null,
    team: presentDayTeam(row),
  };
}

function presentDayTeam(row: DayBookingRow): DayTeamWire | null {
  const team = presentTeam(row);
  if (team === null) return null;
  const { name, isComplete, players } = team;
  return {
    name,
    isComplete,
    players: players.map(({ email: _email, childId: _childId, ...player }) => player),
  };
}

interface DayRows extends PeopleFacts {
  bookings: readonly DayBookingRow[];
  waiting: readonly WaitingRow[];
}

/** Presents a slot with its own bookings and waitlist entries. */
export function presentDaySlot(slot: SlotRow, { bookings, waiting, ...facts }: DayRows, now: Date): DaySlotWire {
  const attended = attendedSlot(slot);
  const isFree = slot.taken < slot.capacity && slot.type !== SlotType.TOURNAMENT;
  return {
    ...presentSlot(slot),
    taken: slot.taken,
    phase: phaseOf(attended, now),
    coachNames: presentCoachNames(slot),
    bookings: bookings.filter(({ slotId }) => slotId === slot.id).map((row) => presentDayBooking(row, facts)),
    waiting: waiting
      .filter(({ slotId }) => slotId === slot.id)
      .map(({ id, name, phone, seats }) => ({ id, name, phone, seats })),
    can: {
      checkIn: isAttendanceTime('day', attended, now),
      noShow: isAttendanceTime('play', attended, now),
      book: slot.state === SlotState.OPEN && isFree && now < attended.endsAt,
    },
  };
}

export const attendedSlot = ({
  timeZone,
  localStart,
  startsAt,
  endsAt,
}: Pick<SlotRow, 'timeZone' | 'localStart'> & Record<'startsAt' | 'endsAt', string | Date>): AttendedSlot => ({
  dayStart: dayStartIn(timeZone, localStart.slice(0, 10)),
  startsAt: new Date(startsAt),
  endsAt: new Date(endsAt),
});

function phaseOf({ startsAt, endsAt }: AttendedSlot, now: Date): DaySlotPhase {
  if (now >= endsAt) return 'over';
  return now >= startsAt ? 'now' : 'ahead';
}
