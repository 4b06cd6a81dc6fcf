import type { SlotPreviewWire } from '@dronesoccer/contracts';
import { addDays, mondayOf } from '@dronesoccer/domain';
import { filterFields } from '@/lib/table/filter-fields';

/** `list`: the days of a week below each other. */
export const slotViews = ['day', 'week', 'month', 'list'] as const;
export type SlotView = (typeof slotViews)[number];

/** A week or month in columns does not fit a phone. */
export const phoneViews = ['day', 'list'] as const satisfies readonly SlotView[];

/** What is looked at, as it stands in the address. */
export const slotTable = {
  filters: { arenaId: filterFields.id(), view: filterFields.oneOf(slotViews), day: filterFields.day() },
  sorts: [],
};

/** Days, both included. */
export interface DayRange {
  from: string;
  to: string;
}

export const isWithin = ({ from, to }: DayRange, day: string): boolean => from <= day && day <= to;

const firstOfMonth = (day: string): string => `${day.slice(0, 7)}-01`;

/** The first of the month before (-1) or after (1). */
function otherMonth(day: string, direction: 1 | -1): string {
  const first = firstOfMonth(day);
  return firstOfMonth(addDays(first, direction === 1 ? 31 : -1));
}

/** The days that a view shows around a day; a month with the whole weeks that it touches. */
export function rangeOf(view: SlotView, day: string): DayRange {
  if (view === 'day') return { from: day, to: day };
  if (view === 'month') {
    const last = addDays(otherMonth(day, 1), -1);
    return { from: mondayOf(firstOfMonth(day)), to: addDays(mondayOf(last), 6) };
  }
  return { from: mondayOf(day), to: addDays(mondayOf(day), 6) };
}

/** The day that the view before or after is shown around. */
export function stepOf(view: SlotView, day: string, direction: 1 | -1): string {
  if (view === 'month') return otherMonth(day, direction);
  return addDays(day, direction * (view === 'day' ? 1 : 7));
}

/** The whole month after the one of the day: what is filled next, most often. */
export function nextMonth(day: string): DayRange {
  const from = otherMonth(day, 1);
  return { from, to: addDays(otherMonth(from, 1), -1) };
}

/** Where a plan begins to show: at the arena in sight if it made something there, else at the first one where it did. */
export function firstMade(
  byArena: SlotPreviewWire['byArena'],
  shownArenaId: string | undefined,
): { arenaId: string; day: string } | null {
  const made = byArena.flatMap(({ arenaId, firstDay }) => (firstDay === null ? [] : [{ arenaId, day: firstDay }]));
  return made.find(({ arenaId }) => arenaId === shownArenaId) ?? made[0] ?? null;
}
