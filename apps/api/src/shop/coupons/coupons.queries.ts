import { OrderStatus, UserStatus } from '@dronesoccer/contracts';
import type { Coupon, CouponHolder } from '@dronesoccer/domain';
import { type Executor, isSamePerson, newId, type Tx } from '../../platform/database/index.js';

/**
 * A coupon with the facts about the account that uses it. `holder` is null if the account has not verified its email.
 */
export interface CouponRow extends Coupon {
  id: string;
  code: string;
  holder: CouponHolder | null;
}

/** True if the coupon `c` is assigned to this email address. */
const isAssignedTo = (email: string): string =>
  `EXISTS (SELECT FROM coupon_assignments a WHERE a.coupon_id = c.id AND ${isSamePerson('a.email', email)})`;

/**
 * Reads the terms of a coupon and the facts about the account that uses it. An address that was only typed or is
 * unverified is never looked up: the reply, or its timing, would reveal what its owner has bought.
 */
export async function couponByCode(executor: Executor, code: string, userId: string | null): Promise<CouponRow | null> {
  const [row] = await executor.query<CouponRow>(
    `SELECT c.id, c.code, c.kind, c.amount, c.min_subtotal_cents AS "minSubtotal",
       COALESCE(c.categories, '{}') AS categories,
       c.starts_at AS "startsAt", c.ends_at AS "endsAt", c.total_uses AS "totalUses", c.used_count AS "usedCount",
       c.uses_per_person AS "usesPerPerson", c.first_order_only AS "firstOrderOnly", c.assigned_only AS "assignedOnly",
       c.is_active AS "isActive",
       (SELECT json_build_object(
          'isAssigned', ${isAssignedTo('u.email')},
          'usesByPerson', (SELECT count(*) FROM coupon_redemptions r
             WHERE r.coupon_id = c.id AND ${isSamePerson('r.email', 'u.email')} AND r.released_at IS NULL),
          'hasEarlierOrder', c.first_order_only AND EXISTS (SELECT FROM orders o
             WHERE ${isSamePerson('o.email', 'u.email')} AND o.status <> ${OrderStatus.CANCELLED}))
        FROM users u
        WHERE u.id = $2::uuid AND u.email_verified_at IS NOT NULL AND u.status = ${UserStatus.ACTIVE}) AS holder
     FROM coupons c WHERE c.code = $1::citext`,
    [code, userId],
    'coupon-by-code',
  );
  return row ?? null;
}

/**
 * Counts one more use, unless the coupon is used up or was switched off meanwhile. The coupon's row stays locked until
 * the transaction ends, so its uses cannot change in the meantime.
 */
export async function countUse(executor: Executor, couponId: string): Promise<boolean> {
  const counted = await executor.query(
    `UPDATE coupons SET used_count = used_count + 1
     WHERE id = $1::uuid AND is_active AND (total_uses IS NULL OR used_count < total_uses)
     RETURNING id`,
    [couponId],
    'coupon-count-use',
  );
  return counted.length === 1;
}

/** The person's lowest use number that is free and allowed. `$2` is the person's email, and `$3` is the order. */
const freeUse = `
  SELECT n FROM coupons c, generate_series(1, COALESCE(c.uses_per_person, 32767)) AS n
  WHERE c.id = $1::uuid
    AND NOT EXISTS (SELECT FROM coupon_redemptions r
      WHERE r.coupon_id = c.id AND ${isSamePerson('r.email', '$2')} AND r.use_number = n AND r.released_at IS NULL)
    AND NOT (c.first_order_only AND EXISTS (SELECT FROM orders o
      WHERE ${isSamePerson('o.email', '$2')} AND o.status <> ${OrderStatus.CANCELLED} AND o.id <> $3::uuid))
  ORDER BY n LIMIT 1`;

/**
 * Locks first-order coupons for this email until the end of the transaction. Without the lock, two of them used at once
 * would each find that there is no order yet.
 */
export async function holdFirstOrderOf(tx: Tx, email: string): Promise<void> {
  await tx.query(
    `SELECT pg_advisory_xact_lock(hashtextextended('first order of ' || mailbox_of($1), 0))`,
    [email],
    'coupon-hold-first-order',
  );
}

/**
 * Records the person's use. Returns false if the coupon is not assigned to this person, or they have no uses left. Call
 * it after `countUse`.
 */
export async function recordRedemption(
  executor: Executor,
  redemption: { couponId: string; email: string; orderId: string; at: Date },
): Promise<boolean> {
  const recorded = await executor.query(
    `INSERT INTO coupon_redemptions (id, coupon_id, order_id, email, use_number, created_at)
     SELECT $4::uuid, $1::uuid, $3::uuid, $2::citext, free.n, $5::timestamptz FROM (${freeUse}) AS free
     WHERE EXISTS (SELECT FROM coupons c WHERE c.id = $1::uuid AND (NOT c.assigned_only OR ${isAssignedTo('$2')}))
     RETURNING id`,
    [redemption.couponId, redemption.email, redemption.orderId, newId(), redemption.at],
    'coupon-record-redemption',
  );
  return recorded.length === 1;
}

/** Releases the order's coupon use. The call is idempotent. */
export async function releaseRedemption(executor: Executor, orderId: string, at: Date): Promise<void> {
  await executor.query(
    `WITH released AS (
       UPDATE coupon_redemptions SET released_at = $2::timestamptz
       WHERE order_id = $1::uuid AND released_at IS NULL
       RETURNING coupon_id
     )
     UPDATE coupons c SET used_count = used_count - 1 FROM released r WHERE c.id = r.coupon_id`,
    [orderId, at],
    'coupon-release',
  );
}

/** Returns the order's released redemption, so that it can be redeemed again. */
export async function releasedRedemption(
  executor: Executor,
  orderId: string,
): Promise<{ couponId: string; email: string; firstOrderOnly: boolean } | null> {
  const [row] = await executor.query<{ couponId: string; email: string; firstOrderOnly: boolean }>(
    `SELECT r.coupon_id AS "couponId", r.email, c.first_order_only AS "firstOrderOnly"
     FROM coupon_redemptions r JOIN coupons c ON c.id = r.coupon_id
     WHERE r.order_id = $1::uuid AND r.released_at IS NOT NULL`,
    [orderId],
    'coupon-released-redemption',
  );
  return row ?? null;
}

/** Makes a released redemption count again under a free use number. Call it after `countUse`. */
export async function reviveRedemption(
  executor: Executor,
  redemption: { couponId: string; email: string; orderId: string },
): Promise<boolean> {
  const revived = await executor.query(
    `UPDATE coupon_redemptions SET released_at = NULL, use_number = free.n
     FROM (${freeUse}) AS free
     WHERE order_id = $3::uuid AND released_at IS NOT NULL
     RETURNING id`,
    [redemption.couponId, redemption.email, redemption.orderId],
    'coupon-revive',
  );
  return revived.length === 1;
}
