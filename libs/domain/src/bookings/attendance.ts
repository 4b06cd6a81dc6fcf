import { limits } from '@dronesoccer/contracts';

/** The attendance of a booked seat; `taken` means not yet known. */
export type Attendance = 'taken' | 'in' | 'noShow';

/**
 * `day`: from midnight of the slot's day at the arena. `play`: from the slot's start. Both end 24 hours after the
 * slot's end.
 */
type AttendanceHours = 'day' | 'play';

interface AttendanceTransition {
  readonly from: Attendance;
  readonly to: Attendance;
  readonly hours: AttendanceHours;
}

/** A player who is checked in cannot become a no-show directly: the check-in must be undone first. */
export const attendanceTransitions: readonly AttendanceTransition[] = [
  { from: 'taken', to: 'in', hours: 'day' },
  { from: 'in', to: 'taken', hours: 'day' },
  { from: 'taken', to: 'noShow', hours: 'play' },
  { from: 'noShow', to: 'taken', hours: 'play' },
  // A late arrival.
  { from: 'noShow', to: 'in', hours: 'play' },
];

/** The times of a slot, and the midnight at which its day begins at the arena. */
export interface AttendedSlot {
  readonly dayStart: Date;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

const HOUR_MS = 3_600_000;

export function isAttendanceTime(
  hours: AttendanceHours,
  { dayStart, startsAt, endsAt }: AttendedSlot,
  now: Date,
): boolean {
  const from = hours === 'day' ? dayStart : startsAt;
  return now >= from && now <= new Date(endsAt.getTime() + limits.attendanceHours * HOUR_MS);
}

/** Returns null if a seat may change from one state to the other now, or already has it; else BOOK_004. */
export function attendanceRefusal(
  { from, to }: Pick<AttendanceTransition, 'from' | 'to'>,
  slot: AttendedSlot,
  now: Date,
): 'BOOK_004' | null {
  if (from === to) return null;
  const transition = attendanceTransitions.find((row) => row.from === from && row.to === to);
  return transition && isAttendanceTime(transition.hours, slot, now) ? null : 'BOOK_004';
}
