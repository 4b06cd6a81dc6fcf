import { isDay, type SlotWire } from '@dronesoccer/contracts';

/** Days of a calendar as texts, `YYYY-MM-DD`: counted without any zone in between. */

const msPerDay = 86_400_000;
const at = (day: string): number => Date.parse(`${day}T00:00:00Z`);
const textOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

export const addDays = (day: string, days: number): string => textOf(at(day) + days * msPerDay);

const mondayOf = (day: string): string => addDays(day, -((new Date(at(day)).getUTCDay() + 6) % 7));

/** The seven days that a day is among, when one counts them from today: what is past fills no column. */
export const weekOf = (day: string, today: string): string[] =>
  daysFrom(addDays(today, 7 * Math.floor((at(day) - at(today)) / (7 * msPerDay))), 7);

export const monthOf = (day: string): string => day.slice(0, 7);

/** The weeks, from Monday, that a month touches, with the days of its neighbours that fill them. */
export function weeksOfMonth(day: string): string[][] {
  const first = mondayOf(`${monthOf(day)}-01`);
  const after = `${monthOf(addMonths(day, 1))}-01`;
  const weeks: string[][] = [];
  for (let monday = first; monday < after; monday = addDays(monday, 7)) weeks.push(daysFrom(monday, 7));
  return weeks;
}

/** The first day of the month so many months later. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return textOf(Date.UTC(year, month - 1 + months, 1));
}

/** The visitor's own today: which week is shown first, no more. */
export function ownToday(now = new Date()): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** The day at a place with this offset from UTC, such as `-03:30`, at an instant in milliseconds. */
export function todayAt(offset: string, now: number): string {
  const [hours = 0, minutes = 0] = offset.slice(1).split(':').map(Number);
  const ahead = (offset.startsWith('-') ? -1 : 1) * (hours * 60 + minutes) * 60_000;
  return textOf(now + ahead);
}

/** The day that an address names, while it is one. */
export const dayOf = (text: string | null): string | null => (text !== null && isDay(text) ? text : null);

const daysFrom = (day: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => addDays(day, index));

/** By `YYYY-MM-DD` at the arena. */
export type SlotsByDay = ReadonlyMap<string, readonly SlotWire[]>;

export const dayOfSlot = ({ localStart }: Pick<SlotWire, 'localStart'>): string => localStart.slice(0, 10);
