import type { HourFigures, Weekday } from '@dronesoccer/contracts';

/** How much of what is offered is taken, from 0 to 1; null where nothing is offered, which is not zero. */
export const shareOf = ({ offered, taken }: { offered: number; taken: number }): number | null =>
  offered === 0 ? null : taken / offered;

/** Fifths, so that a colour means a range that the legend can name. */
export const heatSteps = 5;
export const stepOf = (share: number): number => Math.min(heatSteps - 1, Math.floor(share * heatSteps));

export interface HeatRow {
  /** 0 to 23 */
  hour: number;
  cell: (weekday: Weekday) => HourFigures | undefined;
}

/** The hours in which slots start, from the first to the last; an hour between them without any is there, and empty. */
export function heatRows(hours: readonly HourFigures[]): HeatRow[] {
  if (hours.length === 0) return [];
  const all = hours.map(({ hour }) => hour);
  const [first, last] = [Math.min(...all), Math.max(...all)];
  return Array.from({ length: last - first + 1 }, (_, index) => ({
    hour: first + index,
    cell: (weekday) => hours.find((row) => row.hour === first + index && row.weekday === weekday),
  }));
}
