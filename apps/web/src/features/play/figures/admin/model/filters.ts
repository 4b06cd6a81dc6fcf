import { arenaFigureQueries } from '@dronesoccer/contracts';
import { addDays } from '@dronesoccer/domain';
import { todayText } from '@/lib/days';
import { tableOf } from '@/lib/table/query-table';

/** The company and the days of the figures, kept in the URL. */
export const figureFilters = tableOf(arenaFigureQueries['arenaFigures.admin.get']);

export interface DayRange {
  from: string;
  to: string;
}

/** The day ranges offered as buttons. A negative number counts forward from today. */
export const presets = [7, 30, 90, -30] as const;
type Preset = (typeof presets)[number];

export function presetDays(days: Preset, today = todayText()): DayRange {
  return days > 0 ? { from: addDays(today, 1 - days), to: today } : { from: today, to: addDays(today, -days - 1) };
}

/** Returns the range in the URL, or the last 30 days if the URL has no valid range. */
export function rangeOf({ from, to }: { from?: string; to?: string }): DayRange {
  return from !== undefined && to !== undefined && from <= to ? { from, to } : presetDays(30);
}
