import type { HourFigures, Weekday } from '@dronesoccer/contracts';

/**
 * Returns the taken share of the offered seats, from 0 to 1. Returns null if none are offered, which differs from zero.
 */
export const shareOf = ({ offered, taken }: { offered: number; taken: number }): number | null =>
  offered === 0 ? null : taken / offered;

/** The number of colour steps. Each covers a fifth, which the legend can name. */
export const heatSteps = 5;
export const stepOf = (share: number): number => Math.min(heatSteps - 1, Math.floor(share * heatSteps));

export interface HeatRow {
  /** The hour of the day, from 0 to 23. */
  hour: number;
  cell: (weekday: Weekday) => HourFigures | undefined;
}

/** Returns a row for each hour from the first to the last start, including empty hours in between. */
export function heatRows(hours: readonly HourFigures[]): HeatRow[] {
  if (hours.length === 0) return [];
  const all = hours.map(({ hour }) => hour);
  const [first, last] = [Math.min(...all), Math.max(...all)];
  return Array.from({ length: last - first + 1 }, (_, index) => ({
    hour: first + index,
    cell: (weekday) => hours.find((row) => row.hour === first + index && row.weekday === weekday),
  }));
}
