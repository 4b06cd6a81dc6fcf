import type { CampaignEventWire, Locale } from '@dronesoccer/contracts';
import { campaignEvent, isEventAhead } from '@dronesoccer/domain';
import { type EventRow, eventsByAddress, presentEvent } from '../../../content/events/index.js';
import type { Executor } from '../../../platform/database/index.js';

/** An event in each language, with the address in the text of the issue. */
export interface NamedEvent extends Record<Locale, EventRow> {
  address: string;
}

/** Finds the named events that visitors see at the given time. Cancelled tournaments and past events are among them. */
export async function namedEvents(executor: Executor, addresses: readonly string[], at: Date): Promise<NamedEvent[]> {
  const found = await eventsByAddress(executor, 'en', at, addresses);
  const inFrench = await eventsByAddress(executor, 'fr', at, addresses);
  return addresses.flatMap((address) => {
    const [en, fr] = [found.get(address), inFrench.get(address)];
    return en && fr ? [{ address, en, fr }] : [];
  });
}

/** Returns whether an issue that leaves at the given time may show the event. */
export const isAhead = ({ en }: NamedEvent, at: Date): boolean => isEventAhead(presentEvent(en, 'en'), at);

/** Returns the event cards of an issue as of now, without events that are over or cancelled. */
export async function issueEvents(
  executor: Executor,
  addresses: readonly string[],
  now: Date,
): Promise<Record<Locale, CampaignEventWire[]>> {
  const ahead = (await namedEvents(executor, addresses, now)).filter((event) => isAhead(event, now));
  const inLanguage = (locale: Locale): CampaignEventWire[] =>
    ahead.map((event) => campaignEvent(event.address, presentEvent(event[locale], locale)));
  return { en: inLanguage('en'), fr: inLanguage('fr') };
}
