/**
 * The effects of unpublishing a place or closing its days, other than on its bookings. The bookings remain valid and
 * have a separate list.
 */
export interface PlaceImpact {
  /** The number of people on the waitlist. */
  waiting: number;
  /** The pieces in stock, and the paid orders to be picked up there. */
  stockPieces: number;
  openPickups: number;
  /** The dollars that were paid and not refunded for upcoming bookings. */
  paid: number;
}
