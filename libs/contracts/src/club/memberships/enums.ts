import type { ValueOf } from '../../common/enums.ts';

/** YOUTH: for a person under 18 on the first day. FAMILY: for several people at one address. */
export const PlanKind = { SINGLE: 1, YOUTH: 2, FAMILY: 3 } as const;
export type PlanKind = ValueOf<typeof PlanKind>;

/**
 * EXPIRED: its grace is over. ENDED: staff ended it before its last day, the member asked for the refund, or its whole
 * payment was refunded in another way.
 */
export const MembershipStatus = { PENDING: 1, ACTIVE: 2, CANCELLED: 3, EXPIRED: 4, ENDED: 5 } as const;
export type MembershipStatus = ValueOf<typeof MembershipStatus>;

/** An entry in a membership's timeline. */
export const MembershipEventKind = {
  PLACED: 1,
  PAYMENT_STARTED: 2,
  PAYMENT_FAILED: 3,
  /** The membership was paid for and runs. */
  ACTIVATED: 4,
  CANCELLED: 5,
  REFUNDED: 6,
  REFUND_FAILED: 7,
  /** An account adopted the membership. Memberships belong to accounts, so this entry does not occur. */
  ADOPTED: 8,
  /** An administrator gave the membership free of charge, for a reason. */
  GIVEN: 9,
  /** An administrator ended the membership for a reason, or its whole payment was refunded. */
  ENDED: 10,
  EXPIRED: 11,
  /** Staff took the payment at the desk. */
  PAID_AT_DESK: 12,
  /** The member asked for the refund within the first days, which ended the membership. */
  WITHDRAWN: 13,
  /** The membership begins earlier, because the previous one was refunded. */
  MOVED: 14,
  /** A person who was a member through it and had used it left the family, so that it is not refunded any more. */
  USED: 15,
} as const;
export type MembershipEventKind = ValueOf<typeof MembershipEventKind>;
