import type { PackageTier, WaitlistState } from '../../common/enums.ts';
import type { ArenaSlotWire } from '../slots/wire.ts';

/** The booking that an offer is. */
export interface WaitlistBookingWire {
  id: string;
  /** Until when its seats are held for the payment; null once it is confirmed. */
  expiresAt: string | null;
  /** Nothing is to be paid for it. */
  isFree: boolean;
  /** Opens it without an account; for a guest alone. */
  accessToken?: string;
}

export interface WaitlistEntryWire {
  id: string;
  state: WaitlistState;
  slot: ArenaSlotWire;
  seats: number;
  tier: PackageTier;
  email: string;
  joinedAt: string;
  /** 1 is next; null when the person no longer waits. */
  position: number | null;
  /** Of one that is offered or booked, else null. */
  booking: WaitlistBookingWire | null;
  /** Opens the entry without an account; given once, to the guest who joined. */
  accessToken?: string;
}

/** Who waits for a slot, as its administrators see it. */
export interface WaitingWire {
  id: string;
  name: string;
  email: string;
  seats: number;
  joinedAt: string;
  /** Until when seats are held for them; null: they wait. */
  offeredUntil: string | null;
}
