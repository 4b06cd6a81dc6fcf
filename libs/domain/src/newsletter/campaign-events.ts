import type { CampaignEventWire, EventWire } from '@dronesoccer/contracts';

/**
 * Returns whether an issue that leaves at the given time may show the event: it is not cancelled, a tournament has not
 * started, and an announced event is not over.
 */
export const isEventAhead = ({ isCancelled, entry, startsAt, endsAt }: EventWire, at: Date): boolean =>
  !isCancelled && Date.parse(entry === null ? endsAt : startsAt) > at.getTime();

/** Returns the event as an issue shows it, for the address in the text. */
export function campaignEvent(id: string, event: EventWire): CampaignEventWire {
  const { address, title, summary, venue, city, localStart, localEnd, timeZone, picture, isOutdoor, entry } = event;
  const fields = { id, city, localStart, localEnd, timeZone, imageUrl: picture?.url ?? null };
  return entry === null
    ? { ...fields, title, venue, slug: address, isOutdoor }
    : // The summary of a tournament is the name of its arena.
      { ...fields, arena: summary, price: entry.price };
}
