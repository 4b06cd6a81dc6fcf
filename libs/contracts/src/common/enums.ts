// The wire and the database hold the numbers; names exist only in code (spec 3, Enumerations).

/** The numeric (or text) values of one of the enumerations below. */
export type ValueOf<T> = T[keyof T];

/** Every value of an enumeration, in the order it is written. */
export const valuesOf = <T extends Readonly<Record<string, number | string>>>(enumeration: T): ValueOf<T>[] =>
  Object.values(enumeration) as ValueOf<T>[];

export const Role = { SUPER_ADMIN: 1, ADMIN: 2, COMPANY_ADMIN: 3, MEMBER: 4, PLAYER: 5, COACH: 6 } as const;
export type Role = ValueOf<typeof Role>;

/** The roles that work in the dashboard and are kept inside it (spec 6). */
export const adminRoles: readonly Role[] = [Role.SUPER_ADMIN, Role.ADMIN, Role.COMPANY_ADMIN];

export const UserStatus = { ACTIVE: 1, DISABLED: 2 } as const;
export type UserStatus = ValueOf<typeof UserStatus>;

/** PENDING: asked for, not confirmed. SUPPRESSED: nothing is sent there any more, until the team lifts it. */
export const SubscriptionState = { PENDING: 1, SUBSCRIBED: 2, UNSUBSCRIBED: 3, SUPPRESSED: 4 } as const;
export type SubscriptionState = ValueOf<typeof SubscriptionState>;

export const PaymentStatus = { PENDING: 1, PAID: 2, FAILED: 3, REFUNDED: 4, CANCELLED: 5 } as const;
export type PaymentStatus = ValueOf<typeof PaymentStatus>;

/** What a payment is for; it shares its id with the order, booking or membership. */
export const PaymentSubjectKind = { ORDER: 1, BOOKING: 2, MEMBERSHIP: 3 } as const;
export type PaymentSubjectKind = ValueOf<typeof PaymentSubjectKind>;

export const RefundStatus = { PENDING: 1, DONE: 2, FAILED: 3 } as const;
export type RefundStatus = ValueOf<typeof RefundStatus>;

/** Why money is refunded: CANCELLED and OF_NO_USE automatically, the others by an administrator. */
export const RefundKind = { CANCELLED: 1, OF_NO_USE: 2, ADJUSTMENT: 3, RETURN: 4 } as const;
export type RefundKind = ValueOf<typeof RefundKind>;

export const OrderStatus = { PENDING: 1, PAID: 2, CANCELLED: 3, SHIPPED: 4 } as const;
export type OrderStatus = ValueOf<typeof OrderStatus>;

/** Why an order or a booking was cancelled; only EXPIRED may still be paid by a late provider event. */
export const CancelReason = { CUSTOMER: 1, ADMIN: 2, EXPIRED: 3 } as const;
export type CancelReason = ValueOf<typeof CancelReason>;

/** Why the shop itself cancels an order. */
export const CancelCause = {
  SOLD_OUT: 1,
  BUYER_ASKED: 2,
  NO_DELIVERY: 3,
  PAYMENT_DOUBT: 4,
  MISTAKE: 5,
  OTHER: 6,
} as const;
export type CancelCause = ValueOf<typeof CancelCause>;

/** One entry of an order's timeline. */
export const OrderEventKind = {
  PLACED: 1,
  PAYMENT_STARTED: 2,
  PAYMENT_FAILED: 3,
  PAID: 4,
  CANCELLED: 5,
  SHIPPED: 6,
  REFUNDED: 7,
  /** An expired order whose late payment could still be served. */
  REINSTATED: 8,
  /** A guest's order was adopted by a newly registered account. */
  ADOPTED: 9,
  /** Written by an administrator, for administrators. */
  NOTE: 10,
  /** The tracking number was added or changed after shipping. */
  TRACKING: 11,
  RETURN_REQUESTED: 12,
  RETURN_APPROVED: 13,
  RETURN_RECEIVED: 14,
  RETURN_REFUSED: 15,
  /** A mail was sent; for administrators: which one, and whether a person had it sent again. */
  MAIL_SENT: 16,
  /** The goods are ready for pickup at their location. */
  READY_FOR_PICKUP: 17,
  /** The payment provider refused a refund; for administrators, who may retry it. */
  REFUND_FAILED: 18,
} as const;
export type OrderEventKind = ValueOf<typeof OrderEventKind>;

/** A return is requested, then approved or refused; it ends when the goods are received. */
export const ReturnStatus = { REQUESTED: 1, APPROVED: 2, RECEIVED: 3, REFUSED: 4 } as const;
export type ReturnStatus = ValueOf<typeof ReturnStatus>;

/** Why a buyer returns a line. */
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

/** CLOSED takes nothing new; what is booked in it stands. */
export const SlotState = { OPEN: 1, CLOSED: 2, CANCELLED: 3 } as const;
export type SlotState = ValueOf<typeof SlotState>;

/** One entry of a booking's timeline. */
export const BookingEventKind = {
  PLACED: 1,
  PAYMENT_STARTED: 2,
  PAYMENT_FAILED: 3,
  /** Paid, or free. */
  CONFIRMED: 4,
  CANCELLED: 5,
  SEATS_CANCELLED: 6,
  REFUNDED: 7,
  REFUND_FAILED: 8,
  /** An expired booking whose late payment could still be served. */
  REINSTATED: 9,
  RENEWED: 10,
  /** A guest's booking was adopted by an account. */
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

/** A seat of a booking: taken, or given back alone or with its booking. */
export const SeatState = { TAKEN: 1, CANCELLED: 2 } as const;
export type SeatState = ValueOf<typeof SeatState>;

/** OFFERED: seats are held for the person, as a booking that is not paid yet. PASSED: the offer was not taken. */
export const WaitlistState = { WAITING: 1, OFFERED: 2, BOOKED: 3, LEFT: 4, PASSED: 5 } as const;
export type WaitlistState = ValueOf<typeof WaitlistState>;

/** What an invited player of a tournament's squad has answered. */
export const PlayerState = { INVITED: 1, CONFIRMED: 2, DECLINED: 3 } as const;
export type PlayerState = ValueOf<typeof PlayerState>;

/** Which price a person pays; also an account's `user_type`. */
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

/** Decides which taxes a line bears. */
export const TaxClass = { GOODS: 1, ARENA: 2, MEMBERSHIP: 3, SHIPPING: 4 } as const;
export type TaxClass = ValueOf<typeof TaxClass>;
