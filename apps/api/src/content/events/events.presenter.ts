import { type EventWire, type Locale, SlotState } from '@dronesoccer/contracts';
import { toDollars } from '@dronesoccer/domain';
import type { ArenaSlotRow } from '../../play/slots/index.js';
import { presentPicture } from '../entries/index.js';
import type { AnnouncedRow, EventRow } from './events.queries.js';
import { tournament } from './tournament.js';

/** @throws Error if the row is neither an announced event nor a tournament */
export function presentEvent({ id, announced, slot }: EventRow, locale: Locale): EventWire {
  if (announced !== null) return presentAnnounced(announced);
  if (slot !== null) return presentTournament(slot, locale);
  throw new Error(`Event ${id} has no details`);
}

function presentAnnounced({ slug, pictureUrl, pictureAlt, pictureFocus, link: _, ...row }: AnnouncedRow): EventWire {
  return {
    ...row,
    address: slug,
    picture: presentPicture({ pictureUrl, pictureAlt, pictureFocus }),
    startsAt: new Date(row.startsAt).toISOString(),
    endsAt: new Date(row.endsAt).toISOString(),
    isCancelled: false,
    entry: null,
  };
}

function presentTournament(slot: ArenaSlotRow, locale: Locale): EventWire {
  const { id, arena, localStart, localEnd, timeZone, prices, state, capacity, taken } = slot;
  const { place } = arena;
  const offered = [prices.full.standard, prices.full.premium].filter((price) => price !== null);
  const teamsLeft = state === SlotState.OPEN ? capacity - taken : 0;
  return {
    ...{ address: id, locale, title: tournament[locale][slot.class], summary: arena.name },
    picture: presentPicture({ pictureUrl: arena.cover, pictureAlt: '', pictureFocus: null }),
    startsAt: new Date(slot.startsAt).toISOString(),
    endsAt: new Date(slot.endsAt).toISOString(),
    ...{ localStart, localEnd, timeZone },
    ...{ province: place.province, city: place.city, venue: `${place.name}, ${place.address}` },
    isOutdoor: false,
    isCancelled: state === SlotState.CANCELLED,
    entry: {
      ...{ slotId: id, arenaId: arena.id, class: slot.class, teamsLeft },
      price: teamsLeft > 0 && offered.length > 0 ? toDollars(Math.min(...offered)) : null,
    },
  };
}
