import type { Weekday } from '@dronesoccer/contracts';
import { dayBefore } from '@/lib/days';

/** An arena's wall time as text, `YYYY-MM-DDTHH:MM`: counted as a calendar does, with no clock or zone in between. */
const msPerMinute = 60_000;

const msOf = (wall: string): number => Date.parse(`${wall}:00Z`);

/** What a calendar that was fed wall times gives back of them: a date whose UTC fields are the wall time. */
export const wallOf = (date: Date): string => date.toISOString().slice(0, 16);

export const dayOf = (wall: string): string => wall.slice(0, 10);
export const timeOf = (wall: string): string => wall.slice(11);

export const plusMinutes = (wall: string, minutes: number): string =>
  wallOf(new Date(msOf(wall) + minutes * msPerMinute));

export const minutesBetween = (from: string, to: string): number => (msOf(to) - msOf(from)) / msPerMinute;

export const plusDays = (day: string, days: number): string => dayBefore(day, -days);

/** As ISO 8601 numbers them: 1 is Monday, 7 Sunday. */
export const weekdayOf = (day: string): Weekday =>
  (((new Date(msOf(`${day}T00:00`)).getUTCDay() + 6) % 7) + 1) as Weekday;

export const mondayOf = (day: string): string => plusDays(day, 1 - weekdayOf(day));

/** When a slot from one time of day to another ends: one that does not end later ends on the next day. */
export const endOf = (day: string, start: string, end: string): string =>
  `${end > start ? day : plusDays(day, 1)}T${end}`;

/** How many minutes pass from one time of day to another; to the same, a whole day. */
export const minutesFrom = (start: string, end: string): number => {
  const day = '2001-01-01';
  return minutesBetween(`${day}T${start}`, endOf(day, start, end));
};

/** The time of day so many minutes later. */
export const laterTime = (time: string, minutes: number): string => timeOf(plusMinutes(`2001-01-01T${time}`, minutes));
