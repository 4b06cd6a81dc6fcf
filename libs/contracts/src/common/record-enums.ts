// The enumerations that only the pages of orders, bookings and the dashboard need, so other visitors do not download them.
import type { ValueOf } from './value-of.ts';

/**
 * The reason for a refund. CANCELLED and OF_NO_USE are automatic, staff decide about a RETURN, and an ADJUSTMENT was made by
 * staff, at the provider, or by a lost dispute.
 */
export const RefundKind = { CANCELLED: 1, OF_NO_USE: 2, ADJUSTMENT: 3, RETURN: 4 } as const;
export type RefundKind = ValueOf<typeof RefundKind>;

/** A dispute of a payment at the customer's bank. An inquiry, which moves no money, has the same states. */
export const DisputeStatus = { NEEDS_RESPONSE: 1, UNDER_REVIEW: 2, WON: 3, LOST: 4 } as const;
export type DisputeStatus = ValueOf<typeof DisputeStatus>;

/** The reason why the shop cancelled an order. */
export const CancelCause = {
  SOLD_OUT: 1,
  BUYER_ASKED: 2,
  NO_DELIVERY: 3,
  PAYMENT_DOUBT: 4,
  MISTAKE: 5,
  OTHER: 6,
} as const;
export type CancelCause = ValueOf<typeof CancelCause>;

/** An entry in an order's timeline. */
export const OrderEventKind = {
  PLACED: 1,
  PAYMENT_STARTED: 2,
  PAYMENT_FAILED: 3,
  PAID: 4,
  CANCELLED: 5,
  SHIPPED: 6,
  REFUNDED: 7,
  /** The order had expired, but the late payment could still be honoured. */
  REINSTATED: 8,
  /** A newly registered account adopted the guest's order. */
  ADOPTED: 9,
  /** A note by an administrator, for administrators. */
  NOTE: 10,
  /** The tracking number was added or changed after shipping. */
  TRACKING: 11,
  RETURN_REQUESTED: 12,
  RETURN_APPROVED: 13,
  RETURN_RECEIVED: 14,
  RETURN_REFUSED: 15,
  /** An email was sent. Administrators see which email, and whether someone resent it. */
  MAIL_SENT: 16,
  /** The goods are ready for pickup at the order's location. */
  READY_FOR_PICKUP: 17,
  /** The payment provider refused a refund. Only administrators see this entry; they may retry the refund. */
  REFUND_FAILED: 18,
  /** An administrator changed where the order ships to. */
  ADDRESS_CHANGED: 19,
  /** The bank decided a dispute for the customer. Only administrators see this entry. */
  DISPUTE_LOST: 20,
} as const;
export type OrderEventKind = ValueOf<typeof OrderEventKind>;

/** A return is requested, then approved or refused; it ends when the goods are received. */
export const ReturnStatus = { REQUESTED: 1, APPROVED: 2, RECEIVED: 3, REFUSED: 4 } as const;
export type ReturnStatus = ValueOf<typeof ReturnStatus>;

/** The reason why a buyer returns a line. */
export const ReturnReason = {
  DAMAGED: 1,
  WRONG_ITEM: 2,
  NOT_AS_DESCRIBED: 3,
  NO_LONGER_NEEDED: 4,
  OTHER: 5,
} as const;
export type ReturnReason = ValueOf<typeof ReturnReason>;

/** An entry in a booking's timeline. */
export const BookingEventKind = {
  PLACED: 1,
  PAYMENT_STARTED: 2,
  PAYMENT_FAILED: 3,
  /** The booking was paid for or is free. */
  CONFIRMED: 4,
  CANCELLED: 5,
  SEATS_CANCELLED: 6,
  REFUNDED: 7,
  REFUND_FAILED: 8,
  /** The booking had expired, but the late payment could still be honoured. */
  REINSTATED: 9,
  RENEWED: 10,
  /** An account adopted the guest's booking. */
  ADOPTED: 11,
  MAIL_SENT: 12,
  MOVED: 13,
  CHECKED_IN: 14,
  NO_SHOW: 15,
  PAID_AT_DESK: 16,
  CHECK_IN_UNDONE: 17,
  NO_SHOW_UNDONE: 18,
} as const;
export type BookingEventKind = ValueOf<typeof BookingEventKind>;

export const StockPointKind = { WAREHOUSE: 1, LOCATION: 2 } as const;
export type StockPointKind = ValueOf<typeof StockPointKind>;

export const CouponKind = { PERCENT: 1, FIXED: 2 } as const;
export type CouponKind = ValueOf<typeof CouponKind>;

/** OFFERED: seats are held for the customer as an unpaid booking. PASSED: the customer did not accept the offer. */
export const WaitlistState = { WAITING: 1, OFFERED: 2, BOOKED: 3, LEFT: 4, PASSED: 5 } as const;
export type WaitlistState = ValueOf<typeof WaitlistState>;

/** An invited player's answer. */
export const PlayerState = { INVITED: 1, CONFIRMED: 2, DECLINED: 3 } as const;
export type PlayerState = ValueOf<typeof PlayerState>;
