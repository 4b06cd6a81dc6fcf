import { addDays, msPerMinute, wallMinutes } from '@dronesoccer/domain';

/** An arena's wall times are texts, `YYYY-MM-DDTHH:MM`, and are computed without any clock or time zone. */

/** Converts a date from a calendar that was given wall times. The date's UTC fields are the wall time. */
export const wallOf = (date: Date): string => date.toISOString().slice(0, 16);

export const dayOf = (wall: string): string => wall.slice(0, 10);
export const timeOf = (wall: string): string => wall.slice(11);

export const plusMinutes = (wall: string, minutes: number): string =>
  wallOf(new Date(Date.parse(`${wall}Z`) + minutes * msPerMinute));

/** Returns the end of a slot between two times of day. An end that is not later than the start is on the next day. */
export const endOf = (day: string, start: string, end: string): string =>
  `${end > start ? day : addDays(day, 1)}T${end}`;

/** Returns the minutes between two times of day. Equal times are a whole day apart. */
export const minutesFrom = (start: string, end: string): number => {
  const day = '2001-01-01';
  return wallMinutes(`${day}T${start}`, endOf(day, start, end));
};

/** Returns the time of day this many minutes later. */
export const laterTime = (time: string, minutes: number): string => timeOf(plusMinutes(`2001-01-01T${time}`, minutes));
