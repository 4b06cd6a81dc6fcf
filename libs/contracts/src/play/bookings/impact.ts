import type { BookingContactWire } from './wire.ts';

/** What a booker is told of a change: nothing, or one mail. */
export type ImpactNotice = 'cancelled' | 'refunded' | 'moved' | 'none';

export interface ImpactedBookingWire {
  id: string;
  number: string;
  contact: BookingContactWire;
  startsAt: string;
  /** The arena's wall time, `YYYY-MM-DDTHH:MM`. */
  localStart: string;
  /** Seats; for the whole arena or a team, one. */
  seats: number;
  /** Not paid yet: the hold of someone who is about to. */
  isHeld: boolean;
  /** Dollars that were paid and are still here. */
  paid: number;
  /** Dollars that the change refunds. */
  refund: number;
  notice: ImpactNotice;
}

/** What a change touches, before it is made. */
export interface Impact {
  /** What is changed. */
  subjectId: string;
  /** Those that stand, the earliest first. */
  bookings: ImpactedBookingWire[];
  /** Dollars. */
  refundTotal: number;
  /** How many wait for a seat. */
  waiting: number;
  /** Pieces in stock, and paid orders that are to be picked up there. */
  stockPieces: number;
  openPickups: number;
  /** The change carries it, so what was booked since is noticed. */
  fingerprint: string;
}

/** What taking a place off the site, or closing its days, touches beside its bookings, which stand and have a list of their own. */
export type PlaceImpact = Pick<Impact, 'waiting' | 'stockPieces' | 'openPickups'> & {
  /** Dollars that were paid for its bookings to come and are still here. */
  paid: number;
};
