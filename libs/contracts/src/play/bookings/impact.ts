import type { PlaceImpact } from '../../places/locations/impact.ts';
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
export interface Impact extends Omit<PlaceImpact, 'paid'> {
  /** The id of the changed thing. */
  subjectId: string;
  /** The valid bookings, earliest first. */
  bookings: ImpactedBookingWire[];
  /** In dollars. */
  refundTotal: number;
  /** The change carries the fingerprint, so that bookings made after the preview are detected. */
  fingerprint: string;
}
