import type { ProductCategoryName } from '../../catalog/categories.ts';
import type { CouponKind, OrderStatus } from '../../../common/enums.ts';
import type { ErrorCode } from '../../../errors.ts';

/** The current state of a coupon, computed from its dates, uses and switch and never stored. */
export const couponStates = ['scheduled', 'active', 'ended', 'usedUp', 'inactive'] as const;
export type CouponState = (typeof couponStates)[number];

export const couponSorts = ['newest', 'code', 'ending', 'mostUsed'] as const;
export type CouponSort = (typeof couponSorts)[number];

/** The fields of a coupon that an administrator edits. Clients send all fields, so no omission changes one. */
export interface CouponTerms {
  code: string;
  kind: CouponKind;
  /** Whole percent for PERCENT, dollars for FIXED. */
  value: number;
  /** Dollars; 0 means no minimum. */
  minSubtotal: number;
  /** The categories to which the coupon applies; an empty list means all. */
  categories: ProductCategoryName[];
  /** The first instant at which the coupon is valid, or null if it is valid at once. */
  startsAt: string | null;
  /** The first instant at which the coupon is no longer valid, or null if it never ends. */
  endsAt: string | null;
  /** Null means no limit. */
  totalUses: number | null;
  usesPerPerson: number | null;
  firstOrderOnly: boolean;
  /** Only the assigned emails can use the coupon. */
  assignedOnly: boolean;
  isActive: boolean;
}

export interface CouponAdminWire extends CouponTerms {
  id: string;
  state: CouponState;
  usedCount: number;
  assignedCount: number;
  /** The coupon was created automatically for one email's first order. */
  isFirstOrderOffer: boolean;
  /** Changes with every edit, never with a use. */
  version: number;
  createdAt: string;
  /** The time of the last edit. */
  updatedAt: string;
}

export interface CouponDetailWire extends CouponAdminWire {
  /** The total discount and the total value of the valid orders, in dollars. */
  discountGiven: number;
  ordersTotal: number;
  /** The number of uses released by cancelled orders. */
  releasedCount: number;
  /** No order has ever used the coupon, so it can be deleted and its code can be changed. */
  isUnused: boolean;
}

export interface CouponRedemptionWire {
  id: string;
  orderId: string;
  orderNumber: string;
  orderStatus: OrderStatus;
  email: string;
  /** In dollars. */
  discount: number;
  orderTotal: number;
  usedAt: string;
  /** The time at which the cancelled order released the use, or null while the use counts. */
  releasedAt: string | null;
}

export interface CouponAssignmentWire {
  email: string;
  assignedAt: string;
  /** The number of uses by this email, without the released ones. */
  uses: number;
}

export interface AssignOutcome {
  email: string;
  /** Null if the coupon was assigned. */
  code: Extract<ErrorCode, 'COUPON_ALREADY_ASSIGNED' | 'COMMON_010'> | null;
  message: string;
}

export interface AssignCouponWire {
  assigned: number;
  /** The results in the order of the given emails, without duplicates. */
  results: AssignOutcome[];
}
