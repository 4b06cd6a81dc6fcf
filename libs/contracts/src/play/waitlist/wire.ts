import type { PackageTier, WaitlistState } from '../../common/enums.ts';
import type { ArenaSlotWire } from '../slots/wire.ts';

/** The booking that is offered to a person on the waitlist. */
interface WaitlistBookingWire {
  id: string;
  /** The end of the hold for the payment, or null once the booking is confirmed. */
  expiresAt: string | null;
  /** The booking needs no payment. */
  isFree: boolean;
  /** Opens the booking without an account; present only for a guest. */
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
  /** 1 is next; null if the person no longer waits. */
  position: number | null;
  /** The booking of an offered or booked entry, otherwise null. */
  booking: WaitlistBookingWire | null;
  /** Opens the entry without an account. Only the guest who joined receives the token, and only once. */
  accessToken?: string;
}

/** A waitlist entry as administrators see it. */
export interface WaitingWire {
  id: string;
  name: string;
  email: string;
  seats: number;
  joinedAt: string;
  /** The end of the hold for an offer, or null while the person waits. */
  offeredUntil: string | null;
}
