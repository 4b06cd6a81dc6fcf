import { addDays, wallMinutes } from '@dronesoccer/domain';

/** An arena's wall time as text, `YYYY-MM-DDTHH:MM`: counted as a calendar does, with no clock or zone in between. */
const msPerMinute = 60_000;

/** What a calendar that was fed wall times gives back of them: a date whose UTC fields are the wall time. */
export const wallOf = (date: Date): string => date.toISOString().slice(0, 16);

export const dayOf = (wall: string): string => wall.slice(0, 10);
export const timeOf = (wall: string): string => wall.slice(11);

export const plusMinutes = (wall: string, minutes: number): string =>
  wallOf(new Date(Date.parse(`${wall}Z`) + minutes * msPerMinute));

/** When a slot from one time of day to another ends: one that does not end later ends on the next day. */
export const endOf = (day: string, start: string, end: string): string =>
  `${end > start ? day : addDays(day, 1)}T${end}`;

/** How many minutes pass from one time of day to another; to the same, a whole day. */
export const minutesFrom = (start: string, end: string): number => {
  const day = '2001-01-01';
  return wallMinutes(`${day}T${start}`, endOf(day, start, end));
};

/** The time of day so many minutes later. */
export const laterTime = (time: string, minutes: number): string => timeOf(plusMinutes(`2001-01-01T${time}`, minutes));
