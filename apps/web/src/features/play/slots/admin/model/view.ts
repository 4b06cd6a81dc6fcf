import type { SlotPreviewWire } from '@dronesoccer/contracts';
import { addDays, mondayOf } from '@dronesoccer/domain';
import { filterFields } from '@/lib/table/filter-fields';

/** `list` shows the days of a week one below the other. */
export const slotViews = ['day', 'week', 'month', 'list'] as const;
export type SlotView = (typeof slotViews)[number];

/** The views for a phone, which is too narrow for the columns of a week or month. */
export const phoneViews = ['day', 'list'] as const satisfies readonly SlotView[];

/** The state of the page in the URL. */
export const slotTable = {
  filters: { arenaId: filterFields.id(), view: filterFields.oneOf(slotViews), day: filterFields.day() },
  sorts: [],
};

/** A range of days, both inclusive. */
export interface DayRange {
  from: string;
  to: string;
}

export const isWithin = ({ from, to }: DayRange, day: string): boolean => from <= day && day <= to;

const firstOfMonth = (day: string): string => `${day.slice(0, 7)}-01`;

/** Returns the first day of the previous (-1) or next (1) month. */
function otherMonth(day: string, direction: 1 | -1): string {
  const first = firstOfMonth(day);
  return firstOfMonth(addDays(first, direction === 1 ? 31 : -1));
}

/** Returns the days that a view shows around a day. A month is extended to whole weeks. */
export function rangeOf(view: SlotView, day: string): DayRange {
  if (view === 'day') return { from: day, to: day };
  if (view === 'month') {
    const last = addDays(otherMonth(day, 1), -1);
    return { from: mondayOf(firstOfMonth(day)), to: addDays(mondayOf(last), 6) };
  }
  return { from: mondayOf(day), to: addDays(mondayOf(day), 6) };
}

/** Returns the day around which the previous or next view is built. */
export function stepOf(view: SlotView, day: string, direction: 1 | -1): string {
  if (view === 'month') return otherMonth(day, direction);
  return addDays(day, direction * (view === 'day' ? 1 : 7));
}

/** Returns the whole month after the day's month, which is usually the next one to fill. */
export function nextMonth(day: string): DayRange {
  const from = otherMonth(day, 1);
  return { from, to: addDays(otherMonth(from, 1), -1) };
}

/**
 * Returns where a plan's first slot is shown: in the selected arena if the plan created slots there, otherwise in the
 * first arena with new slots.
 */
export function firstMade(
  byArena: SlotPreviewWire['byArena'],
  shownArenaId: string | undefined,
): { arenaId: string; day: string } | null {
  const made = byArena.flatMap(({ arenaId, firstDay }) => (firstDay === null ? [] : [{ arenaId, day: firstDay }]));
  return made.find(({ arenaId }) => arenaId === shownArenaId) ?? made[0] ?? null;
}
