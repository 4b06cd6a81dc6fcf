import { OrderStatus } from '@dronesoccer/contracts';
import type { Executor, Tx } from '../../platform/database/index.js';

/** What a first order is offered, as the settings say. */
export interface FirstOrderSettings {
  /** Whole percent. */
  percent: number;
  validDays: number;
}

export async function firstOrderSettings(executor: Executor): Promise<FirstOrderSettings> {
  const [row] = await executor.query<{ value: FirstOrderSettings }>(
    `SELECT value FROM settings WHERE key = 'firstOrderOffer'`,
    [],
    'first_order_settings',
  );
  if (row === undefined)
    throw new Error('The first-order offer’s settings are missing: the reference data was not seeded');
  return row.value;
}

export async function offeredCoupon(executor: Executor, email: string): Promise<string | null> {
  const [offer] = await executor.query<{ couponId: string }>(
    'SELECT coupon_id AS "couponId" FROM first_order_offers WHERE email = $1::citext',
    [email],
    'first_order_offered',
  );
  return offer?.couponId ?? null;
}

/** False when this e-mail has had its offer; waits for whoever makes it one at this moment. */
export async function claimOffer(tx: Tx, email: string, couponId: string, at: Date): Promise<boolean> {
  const claimed = await tx.query(
    `INSERT INTO first_order_offers (email, coupon_id, created_at) VALUES ($1::citext, $2::uuid, $3::timestamptz)
     ON CONFLICT (email) DO NOTHING RETURNING 1`,
    [email, couponId, at],
    'first_order_claim',
  );
  return claimed.length === 1;
}

export async function hasOrdered(executor: Executor, email: string): Promise<boolean> {
  const [order] = await executor.query(
    `SELECT 1 FROM orders WHERE email = $1::citext AND status <> ${OrderStatus.CANCELLED} LIMIT 1`,
    [email],
    'first_order_has_ordered',
  );
  return order !== undefined;
}
