import {
  commonFields,
  type GenerateSlotsBody,
  limits,
  type OpeningHours,
  SlotType,
  type Weekday,
  weekdays,
  slotLimits,
} from '@dronesoccer/contracts';
import { addDays, overlappingTimes } from '@dronesoccer/domain';
import { type Week, weekOfDays } from '@/features/common/admin/week';
import type { RuledForm } from '@/lib/forms/use-ruled-form';
import { checkPrices, noPrices, type PriceWords, priceFieldOf, priceRules, pricesOf, type PriceValues } from './prices';
import { typeOf } from './slot-form';
import type { DayRange } from './view';
import { laterTime, minutesFrom } from './wall-time';

/** A span between two times of day, `HH:MM`. If the end is not later than the start, it is on the next day. */
export interface PlannedTime {
  start: string;
  end: string;
}

/** The times of each weekday. */
export type WeekTimes = Week<PlannedTime>;

/** A weekly pattern while it is being entered. */
export interface PatternFormValues extends PriceValues {
  arenaIds: string[];
  type: string;
  /** Empty to use each arena's own capacity. */
  capacity: string;
  times: WeekTimes;
  from: string;
  to: string;
  /** The days to leave out. */
  without: string[];
  skipHolidays: boolean;
}

export type PatternForm = RuledForm<PatternFormValues>;

export const patternRules = { capacity: { ...commonFields.wholeNumber, optional: true }, ...priceRules } as const;

export const newPattern = (arenaId: string, { from, to }: DayRange): PatternFormValues => ({
  ...noPrices,
  arenaIds: [arenaId],
  type: String(SlotType.GUEST),
  capacity: '',
  times: weekOfDays(() => []),
  from,
  to,
  without: [],
  skipHolidays: true,
});

const firstLength = 60;

/** Returns the next time of a day, which follows the last one and has the same length. */
export function nextTime(times: readonly PlannedTime[]): PlannedTime {
  const last = times.at(-1);
  if (!last || last.start === '' || last.end === '') return { start: '18:00', end: laterTime('18:00', firstLength) };
  return { start: last.end, end: laterTime(last.end, minutesFrom(last.start, last.end)) };
}

/**
 * Fills the opening hours with as many back-to-back times as fit.
 *
 * @param minutes the length of each time
 */
export function timesIn(hours: readonly OpeningHours[], minutes: number): WeekTimes {
  return weekOfDays((day) =>
    hours
      .filter((each) => each.day === day)
      .toSorted((a, b) => a.opens.localeCompare(b.opens))
      .flatMap(({ opens, closes }) => {
        const open = closes === '24:00' ? minutesFrom(opens, '00:00') : minutesFrom(opens, closes);
        return Array.from({ length: Math.floor(open / minutes) }, (_, index) => ({
          start: laterTime(opens, index * minutes),
          end: laterTime(opens, (index + 1) * minutes),
        }));
      }),
  );
}

interface TimeProblem {
  day: Weekday;
  /** The time's index within the day, from 0. */
  place: number;
  problem: 'incomplete' | 'tooShort' | 'overlap';
}

/** The minimum length of a slot in minutes. */
const shortest = 10;

/** Returns the problems in the times entered so far. */
export function timeProblems(times: WeekTimes): TimeProblem[] {
  const typed = weekdays.flatMap((day) => times[day].map((time, place) => ({ day, place, ...time })));
  const faulty = typed.flatMap(({ day, place, start, end }): TimeProblem[] => {
    if (start === '' || end === '') return [{ day, place, problem: 'incomplete' }];
    const isShort = start === end || minutesFrom(start, end) < shortest;
    return isShort ? [{ day, place, problem: 'tooShort' }] : [];
  });
  const good = typed.filter((time) => !faulty.some(({ day, place }) => day === time.day && place === time.place));
  const met = overlappingTimes(good.map(({ day, start, end }) => ({ day, start, minutes: minutesFrom(start, end) })));
  return [...faulty, ...good.filter((_, index) => met.includes(index)).map(overlapProblem)];
}

const overlapProblem = ({ day, place }: Omit<TimeProblem, 'problem'>): TimeProblem => ({
  day,
  place,
  problem: 'overlap',
});

/** The messages for checks that no single field rule covers. */
export interface PatternWords extends PriceWords {
  arenaMissing: string;
  arenasTooMany: string;
  timesMissing: string;
  timesTooMany: string;
  timesInvalid: string;
  dayMissing: string;
  toInvalid: string;
  tooLong: string;
  capacityInvalid: string;
}

export function checkPattern(values: PatternFormValues, words: PatternWords) {
  const problems: Partial<Record<keyof PatternFormValues, string>> = checkPrices(values, typeOf(values), words);
  const times = weekdays.flatMap((day) => values.times[day]);
  if (values.arenaIds.length === 0) problems.arenaIds = words.arenaMissing;
  else if (values.arenaIds.length > slotLimits.patternArenasMax) problems.arenaIds = words.arenasTooMany;
  if (times.length === 0) problems.times = words.timesMissing;
  else if (times.length > slotLimits.patternTimesMax) problems.times = words.timesTooMany;
  else if (timeProblems(values.times).length > 0) problems.times = words.timesInvalid;
  if (values.from === '') problems.from = words.dayMissing;
  if (values.to === '') problems.to = words.dayMissing;
  else if (values.to < values.from) problems.to = words.toInvalid;
  else if (values.to >= addDays(values.from, slotLimits.patternDaysMax)) problems.to = words.tooLong;
  const capacity = Number(values.capacity || 1);
  if (!(capacity >= 1 && capacity <= limits.arenaSeatsMax)) problems.capacity = words.capacityInvalid;
  return problems;
}

/** Builds the body of the preview call. The form's rules have already validated the values. */
export const planOf = (values: PatternFormValues): Omit<GenerateSlotsBody, 'confirm'> => ({
  arenaIds: values.arenaIds,
  type: typeOf(values),
  times: weekdays.flatMap((day) =>
    values.times[day].map(({ start, end }) => ({ day, start, minutes: minutesFrom(start, end) })),
  ),
  from: values.from,
  to: values.to,
  without: values.without.filter((day) => day >= values.from && day <= values.to),
  skipHolidays: values.skipHolidays,
  capacity: values.capacity === '' ? null : Number(values.capacity),
  prices: pricesOf(values, typeOf(values)),
});

/** Returns the form field for a field that the server refused, or null. */
export function patternFieldOf(field: string): keyof PatternFormValues | null {
  const [first = ''] = field.split('.');
  const own = ['arenaIds', 'type', 'capacity', 'times', 'from', 'to', 'without', 'skipHolidays'] as const;
  return own.find((name) => name === first) ?? priceFieldOf(field);
}
