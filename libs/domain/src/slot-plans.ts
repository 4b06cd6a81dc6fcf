import { SlotType, type SlotPrices, type Weekday, slotLimits } from '@dronesoccer/contracts';
import { addDays, daysBetween, weekdayOf } from './days.ts';

/** A weekly time, by the local clock. */
export interface WeeklyTime {
  readonly day: Weekday;
  /** `HH:MM` */
  readonly start: string;
  readonly minutes: number;
}

/** A weekly time on a particular day. */
interface Occurrence {
  /** The index of the weekly time. */
  readonly index: number;
  readonly day: string;
  /** `YYYY-MM-DDTHH:MM` by the local clock. The calendar module handles clock changes. */
  readonly localStart: string;
  readonly localEnd: string;
}

const minutesOfDay = 24 * 60;
const minutesOfWeek = 7 * minutesOfDay;

const clock = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** Returns the minutes from midnight of an `HH:MM` text. */
export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** Returns the local time `minutes` after a day's midnight. */
function localTimeAt(day: string, minutes: number): string {
  return `${addDays(day, Math.floor(minutes / minutesOfDay))}T${clock(minutes % minutesOfDay)}`;
}

/**
 * Returns the minutes between two local times (`YYYY-MM-DDTHH:MM`) by the clock, ignoring any clock change in between.
 */
export const wallMinutes = (localStart: string, localEnd: string): number =>
  (Date.parse(`${localEnd}Z`) - Date.parse(`${localStart}Z`)) / 60_000;

/**
 * Returns the occurrences of weekly times between two days (both included), except on the days left out, ordered by
 * start.
 */
export function occurrences(
  times: readonly WeeklyTime[],
  { from, to, without }: { from: string; to: string; without: ReadonlySet<string> },
): Occurrence[] {
  const sorted = times
    .map((time, index) => ({ ...time, index, begins: minutesOf(time.start) }))
    .toSorted((a, b) => a.begins - b.begins || a.index - b.index);
  const days = Array.from({ length: Math.max(0, daysBetween(from, to) + 1) }, (_, days) => addDays(from, days));
  return days
    .filter((day) => !without.has(day))
    .flatMap((day) => {
      const weekday = weekdayOf(day);
      return sorted
        .filter((time) => time.day === weekday)
        .map(({ index, begins, minutes }) => ({
          index,
          day,
          localStart: localTimeAt(day, begins),
          localEnd: localTimeAt(day, begins + minutes),
        }));
    });
}

/**
 * Returns the indexes of times that overlap an earlier time of the list, also across midnight and from Sunday to
 * Monday.
 */
export function overlappingTimes(times: readonly WeeklyTime[]): number[] {
  const spans = times.map(({ day, start, minutes }) => {
    const from = (day - 1) * minutesOfDay + minutesOf(start);
    return { from, to: from + minutes };
  });
  const meet = (a: { from: number; to: number }, b: { from: number; to: number }): boolean =>
    [-minutesOfWeek, 0, minutesOfWeek].some((shift) => a.from < b.to + shift && b.from + shift < a.to);
  return spans.flatMap((span, index) => (spans.slice(0, index).some((other) => meet(span, other)) ? [index] : []));
}

/**
 * The prices that apply to a slot type: only guest slots have guest prices, and tournament teams pay the arena's price.
 */
export const slotPriceKinds: Readonly<Record<SlotType, readonly (keyof SlotPrices)[]>> = {
  [SlotType.GUEST]: ['guest', 'member', 'full'],
  [SlotType.MEMBER]: ['member', 'full'],
  [SlotType.TOURNAMENT]: ['full'],
};

/**
 * Returns whether any part of a slot is for sale: its type has at least one price (null means not offered, 0 means
 * free).
 */
export const isOffered = ({ type, prices }: { type: SlotType; prices: SlotPrices }): boolean =>
  slotPriceKinds[type].some((kind) => prices[kind].standard !== null || prices[kind].premium !== null);

/**
 * `order`: the slot does not end after it starts. `long`: it lasts more than a day. `price`: no part of it would be for
 * sale.
 */
export type SlotProblem = 'order' | 'long' | 'price';

/**
 * Returns the problems of a slot's terms by field; empty if there are none. The form and the server share this check.
 */
export function slotProblems(terms: {
  type: SlotType;
  /** `YYYY-MM-DDTHH:MM` */
  localStart: string;
  localEnd: string;
  prices: SlotPrices;
}): { field: 'localEnd' | 'prices'; problem: SlotProblem }[] {
  const minutes = wallMinutes(terms.localStart, terms.localEnd);
  return [
    ...(minutes <= 0 ? [{ field: 'localEnd', problem: 'order' } as const] : []),
    ...(minutes > slotLimits.slotMinutesMax ? [{ field: 'localEnd', problem: 'long' } as const] : []),
    ...(isOffered(terms) ? [] : [{ field: 'prices', problem: 'price' } as const]),
  ];
}
