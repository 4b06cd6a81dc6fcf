import type { CouponState, ReceivedQuery } from '@dronesoccer/contracts';
import { containsInAnyCase, equals, type SqlList } from '../../../platform/database/index.js';
import type { AdminCouponRow } from './coupons.queries.js';

interface ListContext {
  now: Date;
}

/** Returns `couponStateAt` as SQL. A missing date or limit matches no comparison. */
const stateAt = (now: string): string => `CASE WHEN c.ends_at <= ${now}::timestamptz THEN 'ended'
    WHEN NOT c.is_active THEN 'inactive' WHEN c.used_count >= c.total_uses THEN 'usedUp'
    WHEN c.starts_at > ${now}::timestamptz THEN 'scheduled' ELSE 'active' END`;

const isFirstOrderOffer = 'EXISTS (SELECT 1 FROM first_order_offers f WHERE f.coupon_id = c.id)';

const columnsAt = (now: string): string => `c.id, c.code, c.kind, c.amount, c.min_subtotal_cents AS "minSubtotalCents",
  c.categories, c.starts_at AS "startsAt", c.ends_at AS "endsAt", c.total_uses AS "totalUses",
  c.uses_per_person AS "usesPerPerson", c.first_order_only AS "firstOrderOnly", c.assigned_only AS "assignedOnly",
  c.is_active AS "isActive", ${stateAt(now)} AS state, c.used_count AS "usedCount",
  (SELECT count(*)::int FROM coupon_assignments a WHERE a.coupon_id = c.id) AS "assignedCount",
  ${isFirstOrderOffer} AS "isFirstOrderOffer", c.version, c.created_at AS "createdAt", c.updated_at AS "updatedAt"`;

const byCode = containsInAnyCase('c.code::text', 1);
const byEmail = containsInAnyCase('a.email::text', 1);

/** The coupons of the dashboard, with their present states. */
export const couponList: SqlList<AdminCouponRow, ReceivedQuery<'coupons.admin.list'>, ListContext> = {
  columns: (bind, { now }) => columnsAt(bind(now)),
  from: 'coupons c',
  filters: {
    search: (search, bind, filter) => {
      const hasCode = byCode(search, bind, filter);
      const hasEmail = byEmail(search, bind, filter);
      return (
        hasCode &&
        `(${hasCode} OR EXISTS (
        SELECT 1 FROM coupon_assignments a WHERE a.coupon_id = c.id AND ${hasEmail}))`
      );
    },
    state: (state: CouponState, bind, { now }) => `${stateAt(bind(now))} = ${bind(state)}`,
    kind: equals('c.kind'),
    firstOrderOffer: (isOffer) => (isOffer ? isFirstOrderOffer : `NOT ${isFirstOrderOffer}`),
  },
  order: {
    newest: 'c.created_at DESC, c.id DESC',
    code: 'c.code, c.id',
    ending: 'c.ends_at NULLS LAST, c.created_at DESC, c.id DESC',
    mostUsed: 'c.used_count DESC, c.created_at DESC, c.id DESC',
  },
};

export interface ExportedCoupon extends AdminCouponRow {
  /** The sums of the orders that use the coupon, without released uses. */
  discountCents: number;
  ordersCents: number;
}

const sumOfUses = (amount: string): string => `(SELECT COALESCE(sum(o.${amount}), 0)::float8
  FROM coupon_redemptions r JOIN orders o ON o.id = r.order_id WHERE r.coupon_id = c.id AND r.released_at IS NULL)`;

/** The list with the sums that its export shows. */
export const exportedCoupons: SqlList<ExportedCoupon, ReceivedQuery<'coupons.admin.list'>, ListContext> = {
  ...couponList,
  columns: (bind, { now }) => `${columnsAt(bind(now))}, ${sumOfUses('discount_cents')} AS "discountCents",
    ${sumOfUses('total_cents')} AS "ordersCents"`,
};
