import { canadianZones } from '@dronesoccer/contracts';
import { addDays } from '../days.ts';
import { msPerHour, msPerMinute } from '../durations.ts';
import { wallMinutes } from '../slot-plans.ts';
import { dayStartIn, instantOf, wallTime } from './zones.ts';

/** The time from one instant up to another, which is excluded. */
export interface Span {
  readonly from: Date;
  readonly to: Date;
}

/** Returns the time from the start of one day to the end of another in a zone. */
export const daySpan = (zone: string, from: string, to: string): Span => ({
  from: dayStartIn(zone, from),
  to: dayStartIn(zone, addDays(to, 1)),
});

/**
 * Evaluates a function for every zone of Canada, so that an SQL statement about places in several zones need not
 * convert times. Pass the result as one parameter, and let the statement pick the zone of each place.
 */
export const inEveryZone = <Value>(of: (zone: string) => Value): Readonly<Record<string, Value>> =>
  Object.fromEntries(canadianZones.map((zone) => [zone, of(zone)]));

export interface LocalSpan {
  /** `YYYY-MM-DDTHH:MM` */
  readonly localStart: string;
  readonly localEnd: string;
}

interface PlacedSpan extends LocalSpan {
  readonly startsAt: Date;
  readonly endsAt: Date;
  /**
   * True if a clock change skips or repeats one of the planned times. `localStart` and `localEnd` are the times that
   * clocks show.
   */
  readonly isShifted: boolean;
}

/**
 * Places a span of local times in a zone. Each end is converted by `instantOf` and keeps its wall time, so the span is
 * an hour shorter or longer if the clocks change within it. A span that would become empty keeps its planned length.
 *
 * @throws RangeError for a zone that does not exist, or a text that is not a local time
 */
export function placeSpan(zone: string, { localStart, localEnd }: LocalSpan): PlacedSpan {
  const startsAt = instantOf(zone, localStart);
  const end = instantOf(zone, localEnd);
  const endsAt = end > startsAt ? end : new Date(startsAt.getTime() + wallMinutes(localStart, localEnd) * msPerMinute);
  const shown = { localStart: clockAt(zone, startsAt), localEnd: clockAt(zone, endsAt) };
  const isSkipped = shown.localStart !== localStart || shown.localEnd !== localEnd;
  return { ...shown, startsAt, endsAt, isShifted: isSkipped || isRepeated(zone, startsAt) || isRepeated(zone, endsAt) };
}

const clockAt = (zone: string, at: Date): string => wallTime(zone, at).slice(0, 16);

/** Assumes that clocks go back by one hour, as they do in Canada. */
const isRepeated = (zone: string, at: Date): boolean =>
  clockAt(zone, new Date(at.getTime() + msPerHour)) === clockAt(zone, at);
