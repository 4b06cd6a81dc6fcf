import type { TierTexts } from '../arenas/wire.ts';
import type { ArenaClass, SlotState, SlotType } from '../../common/enums.ts';
import type { LocationWire } from '../../places/locations/wire.ts';

/** Dollars before tax, by tier. Null means not offered, 0 means free. */
export interface TierPrices {
  standard: number | null;
  premium: number | null;
}

/**
 * The prices of a slot: a seat for guests, a seat for members, and the whole arena. In a tournament, a team pays the
 * arena price.
 */
export interface SlotPrices {
  guest: TierPrices;
  member: TierPrices;
  full: TierPrices;
}

export interface SlotWire {
  id: string;
  arenaId: string;
  type: SlotType;
  class: ArenaClass;
  startsAt: string;
  endsAt: string;
  /** The arena's wall time, `YYYY-MM-DDTHH:MM`. Screens show it without conversion. */
  localStart: string;
  localEnd: string;
  /** The arena's offset from UTC at the start, `-07:00`. */
  offset: string;
  /** IANA name. */
  timeZone: string;
  /** The number of seats, or of teams in a tournament. */
  capacity: number;
  seatsLeft: number;
  /** No seat is taken, so the whole arena can be booked if it has a price. */
  isFullFree: boolean;
  prices: SlotPrices;
  state: SlotState;
  /** The coaches who agreed to be named: the first name and the initial of the last name. */
  coaches: string[];
  /** Present while a membership plan is offered. Without one, no screen names what a member saves. */
  offersMembership?: true;
}

export interface SlotArenaWire {
  id: string;
  name: string;
  cover: string | null;
  tiers: TierTexts;
  location: LocationWire;
}

/** A slot with its arena, for lists with slots of several arenas. */
export interface ArenaSlotWire extends SlotWire {
  arena: SlotArenaWire;
  /** The distance in kilometres; only if the request gave a position. */
  distanceKm?: number;
}
