import { addDays, mondayOf } from '@dronesoccer/domain';
import { dayAt, daySpan, inEveryZone, type Span } from '@dronesoccer/domain/calendar';
import { AppError } from '../../platform/errors/index.js';
import { isDay } from '../../platform/http/index.js';

/** The period in which an arena must have a free seat to be listed, by time zone. */
export type FreeTime = Readonly<Record<string, Span>>;

/**
 * Returns the remaining part of the day, of this week (until the end of Sunday), or of both, by each zone's calendar.
 * Returns null if neither is requested.
 *
 * @throws AppError ARENA_006 if the day is not a valid date
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
