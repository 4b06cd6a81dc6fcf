// The wire and the database contain the numbers; the names exist only in code (spec 3, Enumerations).

/** The numeric (or text) values of one of the enumerations below. */
export type ValueOf<T> = T[keyof T];

/** Returns every value of an enumeration, in declaration order. */
export const valuesOf = <T extends Readonly<Record<string, number | string>>>(enumeration: T): ValueOf<T>[] =>
  Object.values(enumeration) as ValueOf<T>[];

export const Role = { SUPER_ADMIN: 1, ADMIN: 2, COMPANY_ADMIN: 3, MEMBER: 4, PLAYER: 5, COACH: 6 } as const;
export type Role = ValueOf<typeof Role>;

/** The roles that work in the dashboard and cannot leave it (spec 6). */
export const adminRoles: readonly Role[] = [Role.SUPER_ADMIN, Role.ADMIN, Role.COMPANY_ADMIN];

export const UserStatus = { ACTIVE: 1, DISABLED: 2 } as const;
export type UserStatus = ValueOf<typeof UserStatus>;

/**
 * PENDING: requested, not confirmed. SUPPRESSED: nothing is sent to this address until the team lifts the suppression.
 */
export const SubscriptionState = { PENDING: 1, SUBSCRIBED: 2, UNSUBSCRIBED: 3, SUPPRESSED: 4 } as const;
export type SubscriptionState = ValueOf<typeof SubscriptionState>;

export const PaymentStatus = { PENDING: 1, PAID: 2, FAILED: 3, REFUNDED: 4, CANCELLED: 5 } as const;
export type PaymentStatus = ValueOf<typeof PaymentStatus>;

/** The kind of thing a payment is for. The payment subject shares its id with the order, booking or membership. */
export const PaymentSubjectKind = { ORDER: 1, BOOKING: 2, MEMBERSHIP: 3 } as const;
export type PaymentSubjectKind = ValueOf<typeof PaymentSubjectKind>;

export const RefundStatus = { PENDING: 1, DONE: 2, FAILED: 3 } as const;
export type RefundStatus = ValueOf<typeof RefundStatus>;

/** The reason for a refund. CANCELLED and OF_NO_USE are automatic; an administrator makes the others. */
export const RefundKind = { CANCELLED: 1, OF_NO_USE: 2, ADJUSTMENT: 3, RETURN: 4 } as const;
export type RefundKind = ValueOf<typeof RefundKind>;

export const OrderStatus = { PENDING: 1, PAID: 2, CANCELLED: 3, SHIPPED: 4 } as const;
export type OrderStatus = ValueOf<typeof OrderStatus>;

/** The reason why an order or a booking was cancelled. Only EXPIRED can still be paid, by a late provider event. */
export const CancelReason = { CUSTOMER: 1, ADMIN: 2, EXPIRED: 3 } as const;
export type CancelReason = ValueOf<typeof CancelReason>;

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

export const DeliveryMethod = { SHIP: 1, PICKUP: 2 } as const;
export type DeliveryMethod = ValueOf<typeof DeliveryMethod>;

export const BookingStatus = { PENDING: 1, CONFIRMED: 2, CANCELLED: 3 } as const;
export type BookingStatus = ValueOf<typeof BookingStatus>;

export const SlotType = { GUEST: 1, MEMBER: 2, TOURNAMENT: 3 } as const;
export type SlotType = ValueOf<typeof SlotType>;

/** A CLOSED slot takes no new bookings; existing bookings remain valid. */
export const SlotState = { OPEN: 1, CLOSED: 2, CANCELLED: 3 } as const;
export type SlotState = ValueOf<typeof SlotState>;

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

/** The state of a seat. A seat is cancelled alone or with its booking. */
export const SeatState = { TAKEN: 1, CANCELLED: 2 } as const;
export type SeatState = ValueOf<typeof SeatState>;

/** OFFERED: seats are held for the customer as an unpaid booking. PASSED: the customer did not accept the offer. */
export const WaitlistState = { WAITING: 1, OFFERED: 2, BOOKED: 3, LEFT: 4, PASSED: 5 } as const;
export type WaitlistState = ValueOf<typeof WaitlistState>;

/** An invited player's answer. */
export const PlayerState = { INVITED: 1, CONFIRMED: 2, DECLINED: 3 } as const;
export type PlayerState = ValueOf<typeof PlayerState>;

/** The price group of a customer; also an account's `user_type`. */
export const BookingUserType = { GUEST: 1, MEMBER: 2 } as const;
export type BookingUserType = ValueOf<typeof BookingUserType>;

export const ArenaClass = { CLASS_20: 1, CLASS_40: 2 } as const;
export type ArenaClass = ValueOf<typeof ArenaClass>;

export const BookingMode = { SHARED: 1, FULL: 2 } as const;
export type BookingMode = ValueOf<typeof BookingMode>;

export const PackageTier = { STANDARD: 1, PREMIUM: 2 } as const;
export type PackageTier = ValueOf<typeof PackageTier>;

export const StockPointKind = { WAREHOUSE: 1, LOCATION: 2 } as const;
export type StockPointKind = ValueOf<typeof StockPointKind>;

export const CouponKind = { PERCENT: 1, FIXED: 2 } as const;
export type CouponKind = ValueOf<typeof CouponKind>;

/** Decides which taxes apply to a line. */
export const TaxClass = { GOODS: 1, ARENA: 2, MEMBERSHIP: 3, SHIPPING: 4 } as const;
export type TaxClass = ValueOf<typeof TaxClass>;
