import type { OrderStatus } from '@dronesoccer/contracts';
import type { Executor, Slice } from '../../../platform/database/index.js';

export interface RedemptionRow {
  id: string;
  orderId: string;
  orderNumber: string;
  orderStatus: OrderStatus;
  email: string;
  discountCents: number;
  totalCents: number;
  createdAt: Date;
  releasedAt: Date | null;
}

const redemptions = `
  SELECT r.id, o.id AS "orderId", o.number AS "orderNumber", o.status AS "orderStatus", r.email,
    o.discount_cents AS "discountCents", o.total_cents AS "totalCents", r.created_at AS "createdAt",
    r.released_at AS "releasedAt"
  FROM coupon_redemptions r JOIN orders o ON o.id = r.order_id WHERE r.coupon_id = $1::uuid`;

export async function listRedemptions(
  executor: Executor,
  couponId: string,
  { limit, offset }: Slice,
): Promise<{ rows: RedemptionRow[]; total: number }> {
  const [counted] = await executor.query<{ total: number }>(
    'SELECT count(*)::int AS total FROM coupon_redemptions WHERE coupon_id = $1::uuid',
    [couponId],
    'coupon-redemption-count',
  );
  const rows = await executor.query<RedemptionRow>(
    `${redemptions} ORDER BY r.created_at DESC, r.id DESC LIMIT $2 OFFSET $3`,
    [couponId, limit, offset],
    'coupon-redemption-page',
  );
  return { rows, total: counted?.total ?? 0 };
}

/** Selects all redemptions, for a file that is streamed. */
export const everyRedemption = `${redemptions} ORDER BY r.created_at DESC, r.id DESC`;
