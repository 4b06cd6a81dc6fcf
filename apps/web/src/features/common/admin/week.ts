import { type Weekday, weekdays } from '@dronesoccer/contracts';

/** The spans of time of each weekday. */
export type Week<Span> = Record<Weekday, Span[]>;

/** Builds a week from the spans of each day. */
export const weekOfDays = <Span>(spansOf: (day: Weekday) => Span[]): Week<Span> =>
  Object.fromEntries(weekdays.map((day) => [day, spansOf(day)])) as Week<Span>;

/** Copies one day's spans to other days. */
export const withSame = <Span extends object>(week: Week<Span>, from: Weekday, days: readonly Weekday[]): Week<Span> =>
  weekOfDays((day) => (days.includes(day) ? week[from] : week[day]).map((span) => ({ ...span })));
