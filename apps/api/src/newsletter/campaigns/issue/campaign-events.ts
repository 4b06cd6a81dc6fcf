import { type CampaignEventWire, type Locale, patterns, SlotState, SlotType } from '@dronesoccer/contracts';
import { lowestTier, toDollars } from '@dronesoccer/domain';
import type { Executor } from '../../../platform/database/index.js';
import { type ArenaSlotRow, slotJson } from '../../../play/slots/index.js';

/** A tournament in each language. */
export type FoundEvent = Record<Locale, ArenaSlotRow>;

/** Finds the named tournaments, in any state. */
export function namedEvents(executor: Executor, ids: readonly string[]): Promise<FoundEvent[]> {
  return executor.query(
    `SELECT ${slotJson('named.id', "'en'")} AS en, ${slotJson('named.id', "'fr'")} AS fr
     FROM class_slots named WHERE named.id = ANY ($1::uuid[]) AND named.type = ${SlotType.TOURNAMENT}`,
    [ids.filter((id) => patterns.uuid.test(id))],
    'campaign-events',
  );
}

/**
 * Returns whether teams can still come to the event: it is not cancelled, visitors see its arena, and it starts after
 * `at`.
 */
export const isAhead = ({ en: { state, arena, startsAt } }: FoundEvent, at: Date): boolean =>
  state !== SlotState.CANCELLED && arena.isShown && new Date(startsAt) > at;

/** Returns the event cards of an issue as of now, without events that are over or cancelled. */
export async function issueEvents(
  executor: Executor,
  ids: readonly string[],
  now: Date,
): Promise<Record<Locale, CampaignEventWire[]>> {
  const ahead = (await namedEvents(executor, ids)).filter((event) => isAhead(event, now));
  return { en: ahead.map(({ en }) => presentEvent(en)), fr: ahead.map(({ fr }) => presentEvent(fr)) };
}

function presentEvent({ id, arena, localStart, localEnd, timeZone, prices }: ArenaSlotRow): CampaignEventWire {
  const cents = lowestTier(prices.full);
  return {
    ...{ id, arena: arena.name, city: arena.place.city, localStart, localEnd, timeZone, imageUrl: arena.cover },
    price: cents === null ? null : toDollars(cents),
  };
}
