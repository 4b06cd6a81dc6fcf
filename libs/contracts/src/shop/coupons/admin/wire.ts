import type { ProductCategoryName } from '../../catalog/categories.ts';
import type { CouponKind, OrderStatus } from '../../../common/enums.ts';
import type { ErrorCode } from '../../../errors.ts';

/** The state of a coupon now; computed from its dates, uses and switch, never stored. */
export const couponStates = ['scheduled', 'active', 'ended', 'usedUp', 'inactive'] as const;
export type CouponState = (typeof couponStates)[number];

export const couponSorts = ['newest', 'code', 'ending', 'mostUsed'] as const;
export type CouponSort = (typeof couponSorts)[number];

/** Everything an administrator decides about a coupon. All fields are sent, so no omission changes one. */
export interface CouponTerms {
  code: string;
  kind: CouponKind;
  /** Whole percent for PERCENT, dollars for FIXED. */
  value: number;
  /** Dollars; 0: none. */
  minSubtotal: number;
  /** What it counts for; none named: everything. */
  categories: ProductCategoryName[];
  /** First instant it counts; null: at once. */
  startsAt: string | null;
  /** First instant it no longer counts; null: never ends. */
  endsAt: string | null;
  /** Null: as often as people like. */
  totalUses: number | null;
  usesPerPerson: number | null;
  firstOrderOnly: boolean;
  /** Only for the e-mails it was assigned to. */
  assignedOnly: boolean;
  isActive: boolean;
}

export interface CouponAdminWire extends CouponTerms {
  id: string;
  state: CouponState;
  usedCount: number;
  assignedCount: number;
  /** Created automatically for one e-mail's first order. */
  isFirstOrderOffer: boolean;
  /** Changes with every edit, never with a use. */
  version: number;
  createdAt: string;
  /** When it was last edited. */
  updatedAt: string;
}

export interface CouponDetailWire extends CouponAdminWire {
  /** What the orders that stand were given, and what they came to; dollars. */
  discountGiven: number;
  ordersTotal: number;
  /** Uses that cancelled orders gave back. */
  releasedCount: number;
  /** No order has ever had it, so it may be deleted and its code changed. */
  isUnused: boolean;
}

export interface CouponRedemptionWire {
  id: string;
  orderId: string;
  orderNumber: string;
  orderStatus: OrderStatus;
  email: string;
  /** Dollars. */
  discount: number;
  orderTotal: number;
  usedAt: string;
  /** When the cancelled order gave it back; null while it counts. */
  releasedAt: string | null;
}

export interface CouponAssignmentWire {
  email: string;
  assignedAt: string;
  /** How often this e-mail has used it, released ones aside. */
  uses: number;
}

export interface AssignOutcome {
  email: string;
  /** Null: it was assigned. */
  code: Extract<ErrorCode, 'COUPON_ALREADY_ASSIGNED' | 'COMMON_010'> | null;
  message: string;
}

export interface AssignCouponWire {
  assigned: number;
  /** In the order they were given; an address given twice stands here once. */
  results: AssignOutcome[];
}
