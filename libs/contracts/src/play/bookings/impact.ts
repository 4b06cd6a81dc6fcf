import type { BookingContactWire } from './wire.ts';

/** The email that a booker receives about a change, if any. */
export type ImpactNotice = 'cancelled' | 'refunded' | 'moved' | 'none';

export interface ImpactedBookingWire {
  id: string;
  number: string;
  contact: BookingContactWire;
  startsAt: string;
  /** The arena's wall time, `YYYY-MM-DDTHH:MM`. */
  localStart: string;
  /** The number of seats; 1 for the whole arena or a team. */
  seats: number;
  /** The booking is not paid yet; the customer is about to pay. */
  isHeld: boolean;
  /** The dollars that were paid and not refunded. */
  paid: number;
  /** The dollars that the change refunds. */
  refund: number;
  notice: ImpactNotice;
}

/** The effects of a change, previewed before it is made. */
export interface Impact {
  /** The id of the changed thing. */
  subjectId: string;
  /** The valid bookings, earliest first. */
  bookings: ImpactedBookingWire[];
  /** Dollars. */
  refundTotal: number;
  /** The number of people on the waitlist. */
  waiting: number;
  /** The pieces in stock, and the paid orders to be picked up there. */
  stockPieces: number;
  openPickups: number;
  /** The change carries the fingerprint, so that bookings made after the preview are detected. */
  fingerprint: string;
}

/**
 * The effects of unpublishing a place or closing its days, other than on its bookings. The bookings remain valid and
 * have a separate list.
 */
export type PlaceImpact = Pick<Impact, 'waiting' | 'stockPieces' | 'openPickups'> & {
  /** The dollars that were paid and not refunded for upcoming bookings. */
  paid: number;
};
