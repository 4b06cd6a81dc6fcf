import type {
  CouponAdminWire,
  CouponAssignmentWire,
  CouponDetailWire,
  CouponRedemptionWire,
} from '@dronesoccer/contracts';
import { toDollars } from '@dronesoccer/domain';
import { presentTerms } from '../coupon-terms.js';
import type { AdminCouponRow, CouponUsage } from './coupons.queries.js';
import type { AssignmentRow } from './assignments.queries.js';
import type { RedemptionRow } from './redemptions.queries.js';

export function presentCoupon(row: AdminCouponRow): CouponAdminWire {
  return {
    ...presentTerms(row),
    id: row.id,
    state: row.state,
    usedCount: row.usedCount,
    assignedCount: row.assignedCount,
    isFirstOrderOffer: row.isFirstOrderOffer,
    version: row.version,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

export function presentCouponDetail(row: AdminCouponRow, usage: CouponUsage): CouponDetailWire {
  return {
    ...presentCoupon(row),
    discountGiven: toDollars(usage.discountCents),
    ordersTotal: toDollars(usage.ordersCents),
    releasedCount: usage.released,
    isUnused: usage.standing === 0 && usage.released === 0,
  };
}

export function presentRedemption(row: RedemptionRow): CouponRedemptionWire {
  return {
    id: row.id,
    orderId: row.orderId,
    orderNumber: row.orderNumber,
    orderStatus: row.orderStatus,
    email: row.email,
    discount: toDollars(row.discountCents),
    orderTotal: toDollars(row.totalCents),
    usedAt: row.createdAt.toISOString(),
    releasedAt: row.releasedAt?.toISOString() ?? null,
  };
}

export function presentAssignment({ email, createdAt, uses }: AssignmentRow): CouponAssignmentWire {
  return { email, assignedAt: createdAt.toISOString(), uses };
}
