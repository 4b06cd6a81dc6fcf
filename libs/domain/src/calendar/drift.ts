import { wallTime } from './zones.ts';
import { type LocalSpan, placeSpan } from './spans.ts';

/** A span as it was placed once: instants, and the wall times they were made for. */
export interface StoredSpan extends LocalSpan {
  readonly startsAt: Date;
  readonly endsAt: Date;
}

export interface Drift {
  /** By how much the instants move when the wall times are kept; negative is earlier. */
  readonly minutes: number;
  /** The wall times as they are, at the instants of today’s rules. */
  readonly keepWallTime: StoredSpan;
  /** The instants as they are, with what clocks show there. */
  readonly keepInstant: StoredSpan;
}

const msPerMinute = 60_000;

/**
 * What has become of a span since its zone's rules changed; null while clocks show its wall times at its instants.
 *
 * @throws RangeError for a zone that does not exist
 */
export function driftOf(zone: string, { startsAt, endsAt, localStart, localEnd }: StoredSpan): Drift | null {
  const shown = (at: Date): string => wallTime(zone, at).slice(0, 16);
  const keepInstant = { startsAt, endsAt, localStart: shown(startsAt), localEnd: shown(endsAt) };
  if (keepInstant.localStart === localStart && keepInstant.localEnd === localEnd) return null;
  const { isShifted: _, ...keepWallTime } = placeSpan(zone, { localStart, localEnd });
  const moved = (to: Date, from: Date): number => (to.getTime() - from.getTime()) / msPerMinute;
  const minutes = moved(keepWallTime.startsAt, startsAt) || moved(keepWallTime.endsAt, endsAt);
  return { minutes, keepWallTime, keepInstant };
}
