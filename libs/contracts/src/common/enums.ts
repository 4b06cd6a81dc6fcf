// The wire and the database contain the numbers; the names exist only in code (spec 3, Enumerations).

import type { ValueOf } from './value-of.ts';

export type { ValueOf };

/** Returns every value of an enumeration, in declaration order. */
export const valuesOf = <T extends Readonly<Record<string, number | string>>>(enumeration: T): ValueOf<T>[] =>
  Object.values(enumeration) as ValueOf<T>[];

export const Role = { SUPER_ADMIN: 1, ADMIN: 2, COMPANY_ADMIN: 3, MEMBER: 4, PLAYER: 5, COACH: 6 } as const;
export type Role = ValueOf<typeof Role>;

/** The roles that work in the dashboard and cannot leave it (spec 6). */
export const adminRoles: readonly Role[] = [Role.SUPER_ADMIN, Role.ADMIN, Role.COMPANY_ADMIN];

export const UserStatus = { ACTIVE: 1, DISABLED: 2 } as const;
export type UserStatus = ValueOf<typeof UserStatus>;

export const PaymentStatus = { PENDING: 1, PAID: 2, FAILED: 3, REFUNDED: 4, CANCELLED: 5 } as const;
export type PaymentStatus = ValueOf<typeof PaymentStatus>;

export const OrderStatus = { PENDING: 1, PAID: 2, CANCELLED: 3, SHIPPED: 4 } as const;
export type OrderStatus = ValueOf<typeof OrderStatus>;

export const DeliveryMethod = { SHIP: 1, PICKUP: 2 } as const;
export type DeliveryMethod = ValueOf<typeof DeliveryMethod>;

export const BookingStatus = { PENDING: 1, CONFIRMED: 2, CANCELLED: 3 } as const;
export type BookingStatus = ValueOf<typeof BookingStatus>;

export const SlotType = { GUEST: 1, MEMBER: 2, TOURNAMENT: 3 } as const;
export type SlotType = ValueOf<typeof SlotType>;

/** A CLOSED slot takes no new bookings; existing bookings remain valid. */
export const SlotState = { OPEN: 1, CLOSED: 2, CANCELLED: 3 } as const;
export type SlotState = ValueOf<typeof SlotState>;

/** The state of a seat. A seat is cancelled alone or with its booking. */
export const SeatState = { TAKEN: 1, CANCELLED: 2 } as const;
export type SeatState = ValueOf<typeof SeatState>;

/** The price group of a customer; also an account's `user_type`. */
export const BookingUserType = { GUEST: 1, MEMBER: 2 } as const;
export type BookingUserType = ValueOf<typeof BookingUserType>;

export const ArenaClass = { CLASS_20: 1, CLASS_40: 2 } as const;
export type ArenaClass = ValueOf<typeof ArenaClass>;

export const BookingMode = { SHARED: 1, FULL: 2 } as const;
export type BookingMode = ValueOf<typeof BookingMode>;

export const PackageTier = { STANDARD: 1, PREMIUM: 2 } as const;
export type PackageTier = ValueOf<typeof PackageTier>;

/**
 * PENDING: requested, not confirmed. SUPPRESSED: nothing is sent to this address until an administrator lifts the
 * suppression.
 */
export const SubscriptionState = { PENDING: 1, SUBSCRIBED: 2, UNSUBSCRIBED: 3, SUPPRESSED: 4 } as const;
export type SubscriptionState = ValueOf<typeof SubscriptionState>;

/** Decides which taxes apply to a line. */
export const TaxClass = { GOODS: 1, ARENA: 2, MEMBERSHIP: 3, SHIPPING: 4 } as const;
export type TaxClass = ValueOf<typeof TaxClass>;

export const RefundStatus = { PENDING: 1, DONE: 2, FAILED: 3 } as const;
export type RefundStatus = ValueOf<typeof RefundStatus>;

/** The reason why an order or a booking was cancelled. Only EXPIRED can still be paid, by a late provider event. */
export const CancelReason = { CUSTOMER: 1, ADMIN: 2, EXPIRED: 3 } as const;
export type CancelReason = ValueOf<typeof CancelReason>;

/** The kind of thing a payment is for. The payment subject shares its id with the order, booking or membership. */
export const PaymentSubjectKind = { ORDER: 1, BOOKING: 2, MEMBERSHIP: 3 } as const;
export type PaymentSubjectKind = ValueOf<typeof PaymentSubjectKind>;

export * from './record-enums.ts';
