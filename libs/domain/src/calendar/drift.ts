import { msPerMinute } from '../durations.ts';
import { wallTime } from './zones.ts';
import { type LocalSpan, placeSpan } from './spans.ts';

/** A span as stored: its instants, and the wall times that they were computed from. */
interface StoredSpan extends LocalSpan {
  readonly startsAt: Date;
  readonly endsAt: Date;
}

export interface Drift {
  /** The minutes by which the instants move if the wall times are kept; negative means earlier. */
  readonly minutes: number;
  /** Keeps the wall times, at their instants by today's rules. */
  readonly keepWallTime: StoredSpan;
  /** Keeps the instants, with the wall times that clocks show then. */
  readonly keepInstant: StoredSpan;
}

/**
 * Returns how a span has drifted since its zone's rules changed, or null if clocks still show its wall times at its
 * instants.
 *
 * @throws RangeError for a zone that does not exist
 */
export function driftOf(zone: string, { startsAt, endsAt, localStart, localEnd }: StoredSpan): Drift | null {
  const shown = (at: Date): string => wallTime(zone, at).slice(0, 16);
  const keepInstant = { startsAt, endsAt, localStart: shown(startsAt), localEnd: shown(endsAt) };
  if (keepInstant.localStart === localStart && keepInstant.localEnd === localEnd) return null;
  const { isShifted: _, ...keepWallTime } = placeSpan(zone, { localStart, localEnd });
  const minutesBetween = (to: Date, from: Date): number => (to.getTime() - from.getTime()) / msPerMinute;
  const minutes = minutesBetween(keepWallTime.startsAt, startsAt) || minutesBetween(keepWallTime.endsAt, endsAt);
  return { minutes, keepWallTime, keepInstant };
}
