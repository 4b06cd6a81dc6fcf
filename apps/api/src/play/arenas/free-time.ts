import { addDays, mondayOf } from '@dronesoccer/domain';
import { dayAt, daySpan, inEveryZone, type Span } from '@dronesoccer/domain/calendar';
import { AppError } from '../../platform/errors/index.js';
import { isDay } from '../../platform/http/index.js';

/** When an arena must have a free seat to be listed, by its time zone. */
export type FreeTime = Readonly<Record<string, Span>>;

/**
 * From now on, on that day, or until the end of the week's Sunday, as each place's calendar has it; null where neither is
 * asked for.
 *
 * @throws AppError ARENA_006 for a day that is none
 */
export function freeTime(day: unknown, thisWeek: boolean, now: Date): FreeTime | null {
  if (day === undefined && !thisWeek) return null;
  if (day !== undefined && !isDay(day)) throw new AppError('ARENA_006');
  return inEveryZone((zone) => {
    const today = dayAt(zone, now);
    const spans = [
      ...(day === undefined ? [] : [daySpan(zone, day, day)]),
      ...(thisWeek ? [daySpan(zone, today, addDays(mondayOf(today), 6))] : []),
    ];
    return {
      from: new Date(Math.max(now.getTime(), ...spans.map(({ from }) => from.getTime()))),
      to: new Date(Math.min(...spans.map(({ to }) => to.getTime()))),
    };
  });
}
