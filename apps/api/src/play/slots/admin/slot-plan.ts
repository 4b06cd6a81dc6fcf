import { type CopyWeekBody, type GenerateSlotsBody, patterns, slotLimits } from '@dronesoccer/contracts';
import {
  addDays,
  daysBetween,
  isOffered,
  mondayOf,
  overlappingTimes,
  wallMinutes,
  weekdayOf,
} from '@dronesoccer/domain';
import { dayAt, holidays } from '@dronesoccer/domain/calendar';
import { AppError } from '../../../platform/errors/index.js';
import { isDay } from '../../../platform/http/index.js';
import { daysOf } from '../days.js';
import type { SlotRow } from '../slots.queries.js';
import type { SlotPlan } from './planned-slots.js';
import type { LeftOutDay } from './preview-plan.js';
import { refusals, assertValidFields, slotProblemTexts } from './refusals.js';
import { slotCents } from './slots.presenter.js';
import type { SlotArena } from './slots.queries.js';

export interface PreparedPlan {
  plan: SlotPlan;
  leftOut: readonly LeftOutDay[];
}

/** @throws AppError BOOK_007, ARENA_006 if the body is invalid, whatever its arenas */
export function assertValidPattern(body: GenerateSlotsBody): void {
  daysOf(body, slotLimits.patternDaysMax);
  const { arenaIds, without, times } = body;
  assertValidFields([
    ...arenaIds.flatMap((id, index) => {
      if (!patterns.uuid.test(id)) return [{ field: `arenaIds.${index}`, message: refusals.id }];
      return arenaIds.indexOf(id) < index ? [{ field: `arenaIds.${index}`, message: refusals.twice }] : [];
    }),
    ...without.flatMap((day, index) => (isDay(day) ? [] : [{ field: `without.${index}`, message: refusals.day }])),
    ...overlappingTimes(times).map((index) => ({ field: `times.${index}.start`, message: refusals.overlap })),
    ...(isOffered(body) ? [] : [{ field: 'prices', message: slotProblemTexts.price }]),
  ]);
}

/** @throws AppError BOOK_007 if the first day has passed at one of the arenas */
export function planPattern(body: GenerateSlotsBody, arenas: readonly SlotArena[], now: Date): PreparedPlan {
  const { from, to, type, capacity, prices, times } = body;
  if (arenas.some(({ timeZone }) => from < dayAt(timeZone, now)))
    assertValidFields([{ field: 'from', message: refusals.pastDay }]);
  const chosen = [...new Set(body.without)].filter((day) => from <= day && day <= to).sort();
  const holidaysOf = ({ province }: SlotArena) => (body.skipHolidays ? holidays(province, from, to) : []);
  const plan = {
    arenas: arenas.map((arena) => ({
      ...plannedArena(arena),
      without: [...new Set([...chosen, ...holidaysOf(arena).map(({ day }) => day)])].sort(),
    })),
    offers: [{ type, capacity, prices: slotCents(prices) }],
    times: times.map(({ day, start, minutes }) => ({ day, start, minutes, offer: 0 })),
    spans: [{ from, to }],
    startsAfter: now.toISOString(),
  };
  const days = chosen.map((day) => ({ day, holiday: null }));
  const ofHolidays = arenas.flatMap((arena) => holidaysOf(arena).map((holiday) => ({ day: holiday.day, holiday })));
  return { plan, leftOut: [...days, ...ofHolidays.filter(({ day }) => !chosen.includes(day))] };
}

/** @throws AppError BOOK_007 if a week does not begin on a Monday, is chosen twice, or is the copied week itself */
export function assertValidWeeks({ from, to }: CopyWeekBody): void {
  const isMonday = (day: string): boolean => isDay(day) && mondayOf(day) === day;
  assertValidFields([
    ...(isMonday(from) ? [] : [{ field: 'from', message: refusals.monday }]),
    ...to.flatMap((monday, index) => {
      const field = `to.${index}`;
      if (!isMonday(monday)) return [{ field, message: refusals.monday }];
      if (monday === from) return [{ field, message: refusals.sameWeek }];
      return to.indexOf(monday) < index ? [{ field, message: refusals.twice }] : [];
    }),
  ]);
}

/**
 * Returns the week's slots (those that are not cancelled) as a plan for other weeks.
 * @throws AppError BOOK_007 if a target week is over or would overlap the next one, ARENA_006 if the target weeks are
 * too far apart
 */
export function planCopy(body: CopyWeekBody, arena: SlotArena, slots: readonly SlotRow[], now: Date): PreparedPlan {
  const today = dayAt(arena.timeZone, now);
  const weeks = body.to.toSorted();
  assertValidFields(
    body.to.flatMap((monday, index) =>
      addDays(monday, 6) < today ? [{ field: `to.${index}`, message: refusals.pastDay }] : [],
    ),
  );
  if (daysBetween(weeks[0] ?? today, weeks.at(-1) ?? today) > slotLimits.patternDaysMax)
    throw new AppError('ARENA_006');
  const plan = {
    arenas: [{ ...plannedArena(arena), without: [] }],
    offers: slots.map(({ type, capacity, prices }) => ({ type, capacity, prices })),
    times: slots.map(({ localStart, localEnd }, offer) => ({
      day: weekdayOf(localStart.slice(0, 10)),
      start: localStart.slice(11),
      minutes: wallMinutes(localStart, localEnd),
      offer,
    })),
    spans: weeks.map((monday) => ({ from: monday, to: addDays(monday, 6) })),
    startsAfter: now.toISOString(),
  };
  if (overlappingTimes(plan.times).length > 0)
    assertValidFields([{ field: 'from', message: refusals.overlappingWeek }]);
  return { plan, leftOut: [] };
}

const plannedArena = ({ id, timeZone, capacity }: SlotArena) => ({ id, timeZone, capacity });
