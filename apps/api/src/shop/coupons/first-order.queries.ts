import { OrderStatus } from '@dronesoccer/contracts';
import { type Executor, isSamePerson, type Tx } from '../../platform/database/index.js';

export async function offeredCoupon(executor: Executor, email: string): Promise<string | null> {
  const [offer] = await executor.query<{ couponId: string }>(
    `SELECT coupon_id AS "couponId" FROM first_order_offers WHERE ${isSamePerson('email', '$1')} ORDER BY created_at LIMIT 1`,
    [email],
    'first-order-offered',
  );
  return offer?.couponId ?? null;
}

/** Returns false if this email already has its offer. Waits for a concurrent request that is making one. */
export async function claimOffer(tx: Tx, email: string, couponId: string, at: Date): Promise<boolean> {
  const claimed = await tx.query(
    `INSERT INTO first_order_offers (email, coupon_id, created_at) VALUES ($1::citext, $2::uuid, $3::timestamptz)
     ON CONFLICT (email) DO NOTHING RETURNING 1`,
    [email, couponId, at],
    'first-order-claim',
  );
  return claimed.length === 1;
}

export async function hasOrdered(executor: Executor, email: string): Promise<boolean> {
  const [order] = await executor.query(
    `SELECT 1 FROM orders WHERE ${isSamePerson('email', '$1')} AND status <> ${OrderStatus.CANCELLED} LIMIT 1`,
    [email],
    'first-order-has-ordered',
  );
  return order !== undefined;
}
