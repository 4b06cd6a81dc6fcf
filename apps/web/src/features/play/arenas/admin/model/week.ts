import { type OpeningHours, type Weekday, weekdays } from '@dronesoccer/contracts';
import { openingProblems } from '@dronesoccer/domain';
import { type Week, weekOfDays } from '@/features/common/admin/week';

/**
 * A period in the format of the browser's time fields: `HH:MM`, or empty. Closing at `00:00` means midnight at the end
 * of the day.
 */
interface Period {
  opens: string;
  closes: string;
}

/** The periods of each weekday. A day without a period is closed. */
export type OpenWeek = Week<Period>;

export const periodsPerDay = 2;

const midnight = { field: '00:00', wire: '24:00' };

export const emptyWeek: OpenWeek = { 1: [], 2: [], 3: [], 4: [], 5: [], 6: [], 7: [] };

export function weekOf(hours: readonly OpeningHours[]): OpenWeek {
  const periods = (day: Weekday) =>
    hours
      .filter((each) => each.day === day)
      .toSorted((a, b) => a.opens.localeCompare(b.opens))
      .map(({ opens, closes }) => ({ opens, closes: closes === midnight.wire ? midnight.field : closes }));
  return weekOfDays(periods);
}

export function hoursOf(week: OpenWeek): OpeningHours[] {
  return weekdays.flatMap((day) => week[day].map((period) => ({ day, ...onWire(period) })));
}

/** Returns the initial hours of a newly opened day. A second period starts empty. */
export const nextPeriod = (periods: readonly Period[]): Period =>
  periods.length === 0 ? { opens: '09:00', closes: '21:00' } : { opens: '', closes: '' };

interface PeriodProblem {
  day: Weekday;
  /** The period's index within the day, from 0. */
  place: number;
  problem: 'incomplete' | 'order' | 'overlap';
}

/** Returns the problems in the hours entered so far. */
export function weekProblems(week: OpenWeek): PeriodProblem[] {
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
