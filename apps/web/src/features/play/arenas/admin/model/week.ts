import { type OpeningHours, type Weekday, weekdays } from '@dronesoccer/contracts';
import { openingProblems } from '@dronesoccer/domain';

/**
 * A period in the format of the browser's time fields: `HH:MM`, or empty. Closing at `00:00` means midnight at the end
 * of the day.
 */
export interface Period {
  opens: string;
  closes: string;
}

/** The periods of each weekday. A day without a period is closed. */
export type Week = Record<Weekday, Period[]>;

export const periodsPerDay = 2;

const midnight = { field: '00:00', wire: '24:00' };

export const emptyWeek: Week = { 1: [], 2: [], 3: [], 4: [], 5: [], 6: [], 7: [] };

export function weekOf(hours: readonly OpeningHours[]): Week {
  const periods = (day: Weekday) =>
    hours
      .filter((each) => each.day === day)
      .toSorted((a, b) => a.opens.localeCompare(b.opens))
      .map(({ opens, closes }) => ({ opens, closes: closes === midnight.wire ? midnight.field : closes }));
  return mapDays(periods);
}

export function hoursOf(week: Week): OpeningHours[] {
  return weekdays.flatMap((day) => week[day].map((period) => ({ day, ...onWire(period) })));
}

/** Returns the initial hours of a newly opened day. A second period starts empty. */
export const nextPeriod = (periods: readonly Period[]): Period =>
  periods.length === 0 ? { opens: '09:00', closes: '21:00' } : { opens: '', closes: '' };

/** Copies one day's hours to other days. */
export const withSame = (week: Week, from: Weekday, days: readonly Weekday[]): Week =>
  mapDays((day) => (days.includes(day) ? week[from] : week[day]).map((period) => ({ ...period })));

export interface PeriodProblem {
  day: Weekday;
  /** The period's index within the day, from 0. */
  place: number;
  problem: 'incomplete' | 'order' | 'overlap';
}

/** Returns the problems in the hours entered so far. */
export function weekProblems(week: Week): PeriodProblem[] {
  const typed = weekdays.flatMap((day) => week[day].map((period, place) => ({ day, place, period })));
  const isWhole = ({ period }: { period: Period }) => period.opens !== '' && period.closes !== '';
  const whole = typed.filter(isWhole);
  const found = openingProblems(whole.map(({ day, period }) => ({ day, ...onWire(period) })));
  return [
    ...typed.filter((each) => !isWhole(each)).map(({ day, place }) => ({ day, place, problem: 'incomplete' as const })),
    ...found.flatMap(({ index, problem }) => {
      const at = whole[index];
      return at === undefined ? [] : [{ day: at.day, place: at.place, problem }];
    }),
  ];
}

const onWire = ({ opens, closes }: Period): Period => ({
  opens,
  closes: closes === midnight.field ? midnight.wire : closes,
});

const mapDays = (periodsOf: (day: Weekday) => Period[]): Week =>
  Object.fromEntries(weekdays.map((day) => [day, periodsOf(day)])) as Week;
