import { limits, SlotType, type SlotPrices, type Weekday } from '@dronesoccer/contracts';
import { addDays, daysBetween } from './days.ts';

/** A time of the week, as clocks at the place show it. */
export interface WeeklyTime {
  readonly day: Weekday;
  /** `HH:MM` */
  readonly start: string;
  readonly minutes: number;
}

/** A time of the week on one day. */
export interface Occurrence {
  /** Which of the times. */
  readonly index: number;
  readonly day: string;
  /** `YYYY-MM-DDTHH:MM`, by the clock alone: what a clock change makes of it is the calendar's. */
  readonly localStart: string;
  readonly localEnd: string;
}

const minutesOfDay = 24 * 60;
const minutesOfWeek = 7 * minutesOfDay;
/** A Monday, from which weekdays are counted. */
const someMonday = '2024-01-01';

/** ISO 8601: 1 is Monday, 7 Sunday. */
export const weekdayOf = (day: string): Weekday => ((((daysBetween(someMonday, day) % 7) + 7) % 7) + 1) as Weekday;

/** The Monday of a day's week. */
export const mondayOf = (day: string): string => addDays(day, 1 - weekdayOf(day));

const clock = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** The minutes of a text `HH:MM` from midnight. */
export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** The local time `minutes` after a day's midnight. */
function localTimeAt(day: string, minutes: number): string {
  return `${addDays(day, Math.floor(minutes / minutesOfDay))}T${clock(minutes % minutesOfDay)}`;
}

/**
 * The minutes from a local time (`YYYY-MM-DDTHH:MM`) to another as clocks show them, whatever a clock change in between does.
 */
export const wallMinutes = (localStart: string, localEnd: string): number =>
  (Date.parse(`${localEnd}Z`) - Date.parse(`${localStart}Z`)) / 60_000;

/** Weekly times from one day to another, both included, but for the days left out; in the order of their start. */
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

/** The times that overlap an earlier one of the list, also over midnight and from Sunday to Monday, by their index. */
export function overlappingTimes(times: readonly WeeklyTime[]): number[] {
  const spans = times.map(({ day, start, minutes }) => {
    const from = (day - 1) * minutesOfDay + minutesOf(start);
    return { from, to: from + minutes };
  });
  const meet = (a: { from: number; to: number }, b: { from: number; to: number }): boolean =>
    [-minutesOfWeek, 0, minutesOfWeek].some((shift) => a.from < b.to + shift && b.from + shift < a.to);
  return spans.flatMap((span, index) => (spans.slice(0, index).some((other) => meet(span, other)) ? [index] : []));
}

/** The prices that a slot of this type sells by: only a guest slot has those of guests, and a team pays the arena's. */
export const slotPriceKinds: Readonly<Record<SlotType, readonly (keyof SlotPrices)[]>> = {
  [SlotType.GUEST]: ['guest', 'member', 'full'],
  [SlotType.MEMBER]: ['member', 'full'],
  [SlotType.TOURNAMENT]: ['full'],
};

/** Whether anything of a slot is for sale: without any price that its type sells by, nothing is (null is not offered, 0 is free). */
export const isOffered = ({ type, prices }: { type: SlotType; prices: SlotPrices }): boolean =>
  slotPriceKinds[type].some((kind) => prices[kind].standard !== null || prices[kind].premium !== null);

/** `order`: it does not end after it starts. `long`: it lasts more than a day. `price`: nothing of it would be for sale. */
export type SlotProblem = 'order' | 'long' | 'price';

/** What is wrong with a slot's terms, by their field; empty when nothing is. For the form and the server alike. */
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
    ...(minutes > limits.slotMinutesMax ? [{ field: 'localEnd', problem: 'long' } as const] : []),
    ...(isOffered(terms) ? [] : [{ field: 'prices', problem: 'price' } as const]),
  ];
}
