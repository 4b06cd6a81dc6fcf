import { canadianZones } from '@dronesoccer/contracts';
import { addDays } from '../days.ts';
import { wallMinutes } from '../slot-plans.ts';
import { dayStartIn, instantOf, wallTime } from './zones.ts';

/** From an instant to another, which it does not hold itself. */
export interface Span {
  readonly from: Date;
  readonly to: Date;
}

/** From the beginning of a day in a zone to the end of another. */
export const daySpan = (zone: string, from: string, to: string): Span => ({
  from: dayStartIn(zone, from),
  to: dayStartIn(zone, addDays(to, 1)),
});

/** What every zone of Canada has at the same calendar: for a statement about places of several zones, which converts none. */
export const inEveryZone = <Value>(of: (zone: string) => Value): Readonly<Record<string, Value>> =>
  Object.fromEntries(canadianZones.map((zone) => [zone, of(zone)]));

const msPerMinute = 60_000;
const msPerHour = 60 * msPerMinute;

export interface LocalSpan {
  /** `YYYY-MM-DDTHH:MM` */
  readonly localStart: string;
  readonly localEnd: string;
}

export interface PlacedSpan extends LocalSpan {
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** A clock change skips or repeats one of the planned times. `localStart` and `localEnd` are what clocks show there. */
  readonly isShifted: boolean;
}

/**
 * Where a span of local times falls in a zone: each end by `instantOf`, so it keeps its wall time, and is an hour shorter or
 * longer where clocks change within it. One of which nothing would be left lasts as long as it was planned.
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

/** Canada's clocks go back by an hour. */
const isRepeated = (zone: string, at: Date): boolean =>
  clockAt(zone, new Date(at.getTime() + msPerHour)) === clockAt(zone, at);
