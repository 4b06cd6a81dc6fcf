import { isDay, type SlotWire } from '@dronesoccer/contracts';

/** Calendar days are texts, `YYYY-MM-DD`, and are computed without any time zone. */

const msPerDay = 86_400_000;
const at = (day: string): number => Date.parse(`${day}T00:00:00Z`);
const textOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

export const addDays = (day: string, days: number): string => textOf(at(day) + days * msPerDay);

const mondayOf = (day: string): string => addDays(day, -((new Date(at(day)).getUTCDay() + 6) % 7));

/** Returns the week that contains the day. Weeks start today, so no column shows a past day. */
export const weekOf = (day: string, today: string): string[] =>
  daysFrom(addDays(today, 7 * Math.floor((at(day) - at(today)) / (7 * msPerDay))), 7);

export const monthOf = (day: string): string => day.slice(0, 7);

/** Returns the weeks of a month, starting on Mondays, including the adjacent months' days that complete them. */
export function weeksOfMonth(day: string): string[][] {
  const first = mondayOf(`${monthOf(day)}-01`);
  const after = `${monthOf(addMonths(day, 1))}-01`;
  const weeks: string[][] = [];
  for (let monday = first; monday < after; monday = addDays(monday, 7)) weeks.push(daysFrom(monday, 7));
  return weeks;
}

/** Returns the first day of the month that is this many months later. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return textOf(Date.UTC(year, month - 1 + months, 1));
}

/** Returns today in the visitor's time zone. It only determines which week is shown first. */
export function ownToday(now = new Date()): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** Returns the day, at an instant in milliseconds, in a place with this offset from UTC, such as `-03:30`. */
export function todayAt(offset: string, now: number): string {
  const [hours = 0, minutes = 0] = offset.slice(1).split(':').map(Number);
  const ahead = (offset.startsWith('-') ? -1 : 1) * (hours * 60 + minutes) * 60_000;
  return textOf(now + ahead);
}

/** Returns the day in a URL, or null if it is invalid. */
export const dayOf = (text: string | null): string | null => (text !== null && isDay(text) ? text : null);

const daysFrom = (day: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => addDays(day, index));

/** Slots by `YYYY-MM-DD` in the arena's time zone. */
export type SlotsByDay = ReadonlyMap<string, readonly SlotWire[]>;

export const dayOfSlot = ({ localStart }: Pick<SlotWire, 'localStart'>): string => localStart.slice(0, 10);
