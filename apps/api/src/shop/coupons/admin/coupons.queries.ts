import type { CouponKind, CouponState, ProductCategory } from '@dronesoccer/contracts';
import { couponStateAt } from '@dronesoccer/domain';
import type { Executor, Prisma, PrismaTx } from '../../../platform/database/index.js';
import type { StoredTerms } from '../coupon-terms.js';

export interface AdminCouponRow extends StoredTerms {
  id: string;
  state: CouponState;
  usedCount: number;
  assignedCount: number;
  isFirstOrderOffer: boolean;
  version: number;
  createdAt: Date;
  updatedAt: Date;
}

const include = {
  _count: { select: { assignments: true } },
  firstOrder: { select: { email: true } },
} as const satisfies Prisma.CouponInclude;

type CouponRecord = Prisma.CouponGetPayload<{ include: typeof include }>;

/** Kinds and categories need no validation: CHECK constraints exclude unknown ones. */
function rowOf({ _count, firstOrder, ...coupon }: CouponRecord, now: Date): AdminCouponRow {
  return {
    ...coupon,
    kind: coupon.kind as CouponKind,
    categories: coupon.categories as ProductCategory[],
    state: couponStateAt(coupon, now),
    assignedCount: _count.assignments,
    isFirstOrderOffer: firstOrder !== null,
  };
}

/** Returns null if the coupon does not exist. */
export async function adminCoupon(client: PrismaTx, id: string, now: Date): Promise<AdminCouponRow | null> {
  const found = await client.coupon.findUnique({ where: { id }, include });
  return found && rowOf(found, now);
}

/**
 * Reads a coupon like `adminCoupon`, but locks it until the transaction ends, so that no use is counted and no one else
 * edits it meanwhile.
 */
export async function lockCoupon(tx: PrismaTx, id: string, now: Date): Promise<AdminCouponRow | null> {
  await tx.$queryRaw`SELECT 1 AS locked FROM coupons WHERE id = ${id}::uuid FOR UPDATE`;
  return adminCoupon(tx, id, now);
}

export interface CouponUsage {
  standing: number;
  released: number;
  discountCents: number;
  ordersCents: number;
}

/** Sums up the standing and the released uses in one pass, for a report. */
export async function couponUsage(executor: Executor, id: string): Promise<CouponUsage> {
  const [usage] = await executor.query<CouponUsage>(
    `SELECT count(*) FILTER (WHERE r.released_at IS NULL)::int AS standing,
       count(*) FILTER (WHERE r.released_at IS NOT NULL)::int AS released,
       COALESCE(sum(o.discount_cents) FILTER (WHERE r.released_at IS NULL), 0)::float8 AS "discountCents",
       COALESCE(sum(o.total_cents) FILTER (WHERE r.released_at IS NULL), 0)::float8 AS "ordersCents"
     FROM coupon_redemptions r JOIN orders o ON o.id = r.order_id WHERE r.coupon_id = $1::uuid`,
    [id],
    'coupon-usage',
  );
  return usage ?? { standing: 0, released: 0, discountCents: 0, ordersCents: 0 };
}

/** Returns false if the code is taken, without aborting the transaction. */
export async function insertCoupon(tx: PrismaTx, id: string, values: StoredTerms, now: Date): Promise<boolean> {
  const data = { id, ...values, createdAt: now, updatedAt: now };
  const { count } = await tx.coupon.createMany({ data, skipDuplicates: true });
  return count === 1;
}

/** Updates a coupon. Its row must be locked. */
export async function updateCoupon(
  tx: PrismaTx,
  id: string,
  values: Partial<StoredTerms>,
  updatedAt: Date,
): Promise<void> {
  const data = { ...values, updatedAt, version: { increment: 1 } };
  await tx.coupon.update({ where: { id }, data, select: { id: true } });
}

export async function isCodeTaken(tx: PrismaTx, code: string, exceptId: string): Promise<boolean> {
  return (await tx.coupon.count({ where: { code, NOT: { id: exceptId } } })) > 0;
}

/** Deletes a coupon with its assignments and its offer. Its row must be locked. */
export async function deleteCoupon(tx: PrismaTx, id: string): Promise<void> {
  await tx.coupon.delete({ where: { id }, select: { id: true } });
}
