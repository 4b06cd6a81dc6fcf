import { limits } from '@dronesoccer/contracts';

/** Whether someone came: what is known of a seat that is booked. */
export type Attendance = 'taken' | 'in' | 'noShow';

/** `day`: from the midnight of the slot's day at the arena. `play`: from its start. Both end 24 hours after its end. */
export type AttendanceHours = 'day' | 'play';

export interface AttendanceTransition {
  readonly from: Attendance;
  readonly to: Attendance;
  readonly hours: AttendanceHours;
}

/** Who is in is never a no-show at once: the check-in is taken back first. */
export const attendanceTransitions: readonly AttendanceTransition[] = [
  { from: 'taken', to: 'in', hours: 'day' },
  { from: 'in', to: 'taken', hours: 'day' },
  { from: 'taken', to: 'noShow', hours: 'play' },
  { from: 'noShow', to: 'taken', hours: 'play' },
  // Someone who comes late.
  { from: 'noShow', to: 'in', hours: 'play' },
];

/** When a slot takes place, and the midnight with which its day begins at the arena. */
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

/** Null when a seat may go from one to the other now, or is there already; else BOOK_004. */
export function attendanceRefusal(
  { from, to }: Pick<AttendanceTransition, 'from' | 'to'>,
  slot: AttendedSlot,
  now: Date,
): 'BOOK_004' | null {
  if (from === to) return null;
  const transition = attendanceTransitions.find((row) => row.from === from && row.to === to);
  return transition && isAttendanceTime(transition.hours, slot, now) ? null : 'BOOK_004';
}
