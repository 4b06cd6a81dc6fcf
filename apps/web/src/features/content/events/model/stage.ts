import type { EventWire } from '@dronesoccer/contracts';

/** An event that is ahead, runs now, is over, or was cancelled. */
type EventStage = 'ahead' | 'begun' | 'over' | 'cancelled';

/** Returns the stage of an event. Without a clock, an event is ahead, because the lists show no others. */
export function stageOf(
  { isCancelled, startsAt, endsAt }: Pick<EventWire, 'isCancelled' | 'startsAt' | 'endsAt'>,
  now: number | null,
): EventStage {
  if (isCancelled) return 'cancelled';
  if (now === null || now < Date.parse(startsAt)) return 'ahead';
  return now < Date.parse(endsAt) ? 'begun' : 'over';
}

/**
 * Returns whether a team can enter, as far as the page knows. While `now` is null (`placesAt`), a full tournament may be
 * open again. The server decides when booking.
 */
export const isOpenToTeams = (event: EventWire, now: number | null): boolean =>
  stageOf(event, now) === 'ahead' && event.entry !== null && (now === null || event.entry.price !== null);
