import type { CouponKind, CouponSort, CouponState } from '@dronesoccer/contracts';
import type { Executor, Tx } from '../../platform/database/index.js';
import type { StoredTerms } from './coupon-terms.js';

export interface AdminCouponRow extends StoredTerms {
  id: string;
  state: CouponState;
  usedCount: number;
  assignedCount: number;
  isFirstOrderOffer: boolean;
  createdAt: Date;
  updatedAt: Date;
}

/** Where coupon `c` stands at the instant `$1`; a coupon that is over is over, however it was switched. */
const state = `CASE
  WHEN c.ends_at <= $1::timestamptz THEN 'ended'
  WHEN NOT c.is_active THEN 'inactive'
  WHEN c.used_count >= c.total_uses THEN 'usedUp'
  WHEN c.starts_at > $1::timestamptz THEN 'scheduled'
  ELSE 'active' END`;

const columns = `c.id, c.code, c.kind, c.amount, c.min_subtotal_cents AS "minSubtotalCents", c.categories,
  c.starts_at AS "startsAt", c.ends_at AS "endsAt", c.total_uses AS "totalUses", c.used_count AS "usedCount",
  c.uses_per_person AS "usesPerPerson", c.first_order_only AS "firstOrderOnly", c.assigned_only AS "assignedOnly",
  c.is_active AS "isActive", c.created_at AS "createdAt", c.updated_at AS "updatedAt", ${state} AS state,
  (SELECT count(*)::int FROM coupon_assignments a WHERE a.coupon_id = c.id) AS "assignedCount",
  EXISTS (SELECT FROM first_order_offers f WHERE f.coupon_id = c.id) AS "isFirstOrderOffer"`;

export async function adminCoupon(executor: Executor, id: string, now: Date): Promise<AdminCouponRow | null> {
  const [row] = await executor.query<AdminCouponRow>(
    `SELECT ${columns} FROM coupons c WHERE c.id = $2::uuid`,
    [now, id],
    'coupon_admin_one',
  );
  return row ?? null;
}

/** The same, held until the transaction ends: no use is counted and nobody else edits it meanwhile. */
export async function lockCoupon(tx: Tx, id: string, now: Date): Promise<AdminCouponRow | null> {
  const [row] = await tx.query<AdminCouponRow>(
    `SELECT ${columns} FROM coupons c WHERE c.id = $2::uuid FOR UPDATE OF c`,
    [now, id],
    'coupon_admin_lock',
  );
  return row ?? null;
}

interface CouponFilter {
  search: string | null;
  state: CouponState | null;
  kind: CouponKind | null;
  firstOrderOffer: boolean | null;
}

export interface CouponPage extends CouponFilter {
  sort: CouponSort;
  page: number;
  pageSize: number;
  now: Date;
}

const orders: Readonly<Record<CouponSort, string>> = {
  newest: 'c.created_at DESC, c.id DESC',
  code: 'c.code, c.id',
  ending: 'c.ends_at NULLS LAST, c.created_at DESC, c.id DESC',
  mostUsed: 'c.used_count DESC, c.created_at DESC, c.id DESC',
};

const wanted = `
  ($2::text IS NULL OR c.code::text ILIKE $2 OR EXISTS (
    SELECT FROM coupon_assignments a WHERE a.coupon_id = c.id AND a.email::text ILIKE $2))
  AND ($3::text IS NULL OR ${state} = $3)
  AND ($4::smallint IS NULL OR c.kind = $4)
  AND ($5::boolean IS NULL OR $5 = EXISTS (SELECT FROM first_order_offers f WHERE f.coupon_id = c.id))`;

export async function pageOfCoupons(
  executor: Executor,
  { search, state: inState, kind, firstOrderOffer, sort, page, pageSize, now }: CouponPage,
): Promise<{ rows: AdminCouponRow[]; total: number }> {
  const filter = [now, search === null ? null : containing(search), inState, kind, firstOrderOffer];
  const [counted] = await executor.query<{ total: number }>(
    `SELECT count(*)::int AS total FROM coupons c WHERE ${wanted}`,
    filter,
    'coupon_admin_count',
  );
  const rows = await executor.query<AdminCouponRow>(
    `SELECT ${columns} FROM coupons c WHERE ${wanted} ORDER BY ${orders[sort]} LIMIT $6 OFFSET $7`,
    [...filter, pageSize, (page - 1) * pageSize],
    `coupon_admin_list_${sort}`,
  );
  return { rows, total: counted?.total ?? 0 };
}

/** A pattern for any text that holds `part`, whatever signs it has. */
export function containing(part: string): string {
  return `%${part.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}

export interface CouponUsage {
  standing: number;
  released: number;
  discountCents: number;
  ordersCents: number;
}

export async function couponUsage(executor: Executor, id: string): Promise<CouponUsage> {
  const [usage] = await executor.query<CouponUsage>(
    `SELECT count(*) FILTER (WHERE r.released_at IS NULL)::int AS standing,
       count(*) FILTER (WHERE r.released_at IS NOT NULL)::int AS released,
       COALESCE(sum(o.discount_cents) FILTER (WHERE r.released_at IS NULL), 0)::float8 AS "discountCents",
       COALESCE(sum(o.total_cents) FILTER (WHERE r.released_at IS NULL), 0)::float8 AS "ordersCents"
     FROM coupon_redemptions r JOIN orders o ON o.id = r.order_id WHERE r.coupon_id = $1::uuid`,
    [id],
    'coupon_usage',
  );
  return usage ?? { standing: 0, released: 0, discountCents: 0, ordersCents: 0 };
}

const terms = (values: StoredTerms): unknown[] => [
  values.code,
  values.kind,
  values.amount,
  values.minSubtotalCents,
  values.categories,
  values.startsAt,
  values.endsAt,
  values.totalUses,
  values.usesPerPerson,
  values.firstOrderOnly,
  values.assignedOnly,
  values.isActive,
];

/** False when the code is taken. */
export async function insertCoupon(tx: Tx, id: string, values: StoredTerms, now: Date): Promise<boolean> {
  const inserted = await tx.query(
    `INSERT INTO coupons (id, created_at, updated_at, code, kind, amount, min_subtotal_cents, categories, starts_at,
       ends_at, total_uses, uses_per_person, first_order_only, assigned_only, is_active)
     VALUES ($1::uuid, $2::timestamptz, $2::timestamptz, $3::citext, $4, $5, $6, $7::smallint[], $8::timestamptz,
       $9::timestamptz, $10, $11, $12, $13, $14)
     ON CONFLICT (code) DO NOTHING RETURNING 1`,
    [id, now, ...terms(values)],
    'coupon_insert',
  );
  return inserted.length === 1;
}

/** The instant of the last edit always grows, so that it tells two edits of one millisecond apart. */
const edited = `updated_at = GREATEST($2::timestamptz, updated_at + interval '1 millisecond')`;

/** Call it with the coupon's row locked. */
export async function updateCoupon(tx: Tx, id: string, values: StoredTerms, now: Date): Promise<void> {
  await tx.query(
    `UPDATE coupons SET ${edited}, code = $3::citext, kind = $4, amount = $5, min_subtotal_cents = $6,
       categories = $7::smallint[], starts_at = $8::timestamptz, ends_at = $9::timestamptz, total_uses = $10,
       uses_per_person = $11, first_order_only = $12, assigned_only = $13, is_active = $14
     WHERE id = $1::uuid`,
    [id, now, ...terms(values)],
    'coupon_update',
  );
}

export async function isCodeTaken(tx: Tx, code: string, exceptId: string): Promise<boolean> {
  const others = await tx.query('SELECT 1 FROM coupons WHERE code = $1::citext AND id <> $2::uuid', [code, exceptId]);
  return others.length > 0;
}

/** Call it with the coupon's row locked. */
export async function endCoupon(tx: Tx, id: string, now: Date): Promise<void> {
  await tx.query(`UPDATE coupons SET ${edited}, ends_at = $2::timestamptz WHERE id = $1::uuid`, [id, now]);
}

/** Call it with the coupon's row locked; its assignments and its offer go with it. */
export async function deleteCoupon(tx: Tx, id: string): Promise<void> {
  await tx.query('DELETE FROM coupons WHERE id = $1::uuid', [id]);
}
