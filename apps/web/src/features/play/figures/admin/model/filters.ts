import { arenaFigureQueries } from '@dronesoccer/contracts';
import { dayBefore, todayText } from '@/lib/days';
import { tableOf } from '@/lib/table/query-table';

/** Whose figures, and of which days: both stand in the address. */
export const figureFilters = tableOf(arenaFigureQueries['arenaFigures.admin.get']);

export interface DayRange {
  from: string;
  to: string;
}

/** Days that are offered with one press; negative: ahead, from today on. */
export const presets = [7, 30, 90, -30] as const;
export type Preset = (typeof presets)[number];

export function presetDays(days: Preset, today = todayText()): DayRange {
  return days > 0 ? { from: dayBefore(today, days - 1), to: today } : { from: today, to: dayBefore(today, days + 1) };
}

/** Those of the address; the last 30 while it says none that make a range. */
export function rangeOf({ from, to }: { from?: string; to?: string }): DayRange {
  return from !== undefined && to !== undefined && from <= to ? { from, to } : presetDays(30);
}
