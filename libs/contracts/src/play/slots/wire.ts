import type { TierTexts } from '../arenas/wire.ts';
import type { ArenaClass, SlotState, SlotType } from '../../common/enums.ts';
import type { LocationWire } from '../../places/locations/wire.ts';

/** Dollars before tax, by tier; null is not offered, 0 is free. */
export interface TierPrices {
  standard: number | null;
  premium: number | null;
}

/** What a slot costs: a seat for guests and members, and the whole arena. A tournament costs a team the price of the arena. */
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
  /** The arena's wall time, `YYYY-MM-DDTHH:MM`: what screens show, without converting anything. */
  localStart: string;
  localEnd: string;
  /** The arena's offset from UTC at the start, `-07:00`. */
  offset: string;
  /** IANA name. */
  timeZone: string;
  /** Seats; in a tournament, teams. */
  capacity: number;
  seatsLeft: number;
  /** No seat is taken, so the whole arena can be booked where it has a price. */
  isFullFree: boolean;
  prices: SlotPrices;
  state: SlotState;
}

export interface SlotArenaWire {
  id: string;
  name: string;
  cover: string | null;
  tiers: TierTexts;
  location: LocationWire;
}

/** A slot with its arena, where slots of several arenas stand together. */
export interface ArenaSlotWire extends SlotWire {
  arena: SlotArenaWire;
  /** Only when a position was given; kilometres. */
  distanceKm?: number;
}
