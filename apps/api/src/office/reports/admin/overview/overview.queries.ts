import {
  type LocalText,
  OrderStatus,
  PaymentStatus,
  PaymentSubjectKind,
  RefundStatus,
  type Trend,
} from '@dronesoccer/contracts';
import { isReceived } from '../../../../money/payments/index.js';
import type { Executor } from '../../../../platform/database/index.js';

// $1 holds the instants at which the days begin (ReportPeriod.starts); width_bucket numbers the days from 1.
const { PAID, SHIPPED } = OrderStatus;

export interface DaySum {
  day: number;
  count: number;
  cents: number;
}

export interface OrderSum extends DaySum {
  status: OrderStatus;
}

/** Sums orders by the day they were placed and by their current state. */
export const ordersByDay = (executor: Executor, starts: readonly Date[]): Promise<OrderSum[]> =>
  executor.query(
    `SELECT width_bucket(o.placed_at, $1::timestamptz[]) AS day, o.status, count(*) AS count,
       sum(o.total_cents)::bigint AS cents
     FROM orders o WHERE o.placed_at >= $2::timestamptz AND o.placed_at < $3::timestamptz
     GROUP BY 1, 2`,
    [starts, starts[0], starts.at(-1)],
    'report-orders',
  );

/** The payment subjects that are orders. */
const orderSubjects = `(SELECT id FROM payment_subjects WHERE kind = ${PaymentSubjectKind.ORDER}) s`;

/** Sums the payments received for orders, by the day they arrived. Refunded payments count too. */
export const receivedByDay = (executor: Executor, starts: readonly Date[]): Promise<DaySum[]> =>
  executor.query(
    `SELECT width_bucket(p.paid_at, $1::timestamptz[]) AS day, count(*) AS count, sum(p.amount_cents)::bigint AS cents
     FROM payments p JOIN ${orderSubjects} ON s.id = p.subject_id
     WHERE p.paid_at >= $2::timestamptz AND p.paid_at < $3::timestamptz
       AND ${isReceived}
     GROUP BY 1`,
    [starts, starts[0], starts.at(-1)],
    'report-received',
  );

/** Sums completed and pending refunds of order payments, by the day the refund was decided. */
export const refundedByDay = (executor: Executor, starts: readonly Date[]): Promise<DaySum[]> =>
  executor.query(
    `SELECT width_bucket(r.created_at, $1::timestamptz[]) AS day, count(*) AS count, sum(r.amount_cents)::bigint AS cents
     FROM refunds r JOIN payments p ON p.id = r.payment_id JOIN ${orderSubjects} ON s.id = p.subject_id
     WHERE r.status IN (${RefundStatus.PENDING}, ${RefundStatus.DONE})
       AND r.created_at >= $2::timestamptz AND r.created_at < $3::timestamptz
     GROUP BY 1`,
    [starts, starts[0], starts.at(-1)],
    'report-refunded',
  );

/** Counts the orders behind the payments that `receivedByDay` sums up, in the period and in the one before it. */
export async function paidOrders(
  executor: Executor,
  [start, middle, end]: readonly [Date, Date, Date],
): Promise<Trend> {
  const [row] = await executor.query<Trend>(
    `SELECT count(DISTINCT p.subject_id) FILTER (WHERE p.paid_at >= $2::timestamptz) AS current,
       count(DISTINCT p.subject_id) FILTER (WHERE p.paid_at < $2::timestamptz) AS previous
     FROM payments p JOIN ${orderSubjects} ON s.id = p.subject_id
     WHERE p.paid_at >= $1::timestamptz AND p.paid_at < $3::timestamptz
       AND ${isReceived}`,
    [start, middle, end],
    'report-paid',
  );
  return row ?? { current: 0, previous: 0 };
}

/**
 * Counts the orders with a failed payment in the period and in the one before it. An order counts once, however many
 * payments failed.
 */
export async function failedOrders(
  executor: Executor,
  [start, middle, end]: readonly [Date, Date, Date],
): Promise<Trend> {
  const [row] = await executor.query<Trend>(
    `SELECT count(DISTINCT p.subject_id) FILTER (WHERE p.created_at >= $2::timestamptz) AS current,
       count(DISTINCT p.subject_id) FILTER (WHERE p.created_at < $2::timestamptz) AS previous
     FROM payments p JOIN ${orderSubjects} ON s.id = p.subject_id
     WHERE p.status = ${PaymentStatus.FAILED} AND p.created_at >= $1::timestamptz AND p.created_at < $3::timestamptz`,
    [start, middle, end],
    'report-failed',
  );
  return row ?? { current: 0, previous: 0 };
}

interface ProductRow {
  productId: string;
  slug: string;
  name: LocalText;
  imageUrl: string;
}

export interface SoldRow extends ProductRow {
  quantity: number;
  cents: number;
  previousQuantity: number;
}

/** The columns of a product `p` that lists show. */
const productColumns = `
  p.id AS "productId", p.slug,
  jsonb_build_object(
    'en', (SELECT t.name FROM product_translations t WHERE t.product_id = p.id AND t.locale = 'en'),
    'fr', (SELECT t.name FROM product_translations t WHERE t.product_id = p.id AND t.locale = 'fr')) AS name,
  COALESCE((SELECT i.url FROM product_images i WHERE i.product_id = p.id ORDER BY i.position LIMIT 1), '') AS "imageUrl"`;

/** Returns the best-selling products: the first `places` products by pieces and the first `places` by revenue. */
export const soldMost = (
  executor: Executor,
  [start, middle, end]: readonly [Date, Date, Date],
  places: number,
): Promise<SoldRow[]> =>
  executor.query(
    `WITH sold AS (
       SELECT l.product_id,
         sum(l.quantity) FILTER (WHERE o.placed_at >= $2::timestamptz) AS quantity,
         sum(l.unit_price_cents::bigint * l.quantity - l.discount_cents) FILTER (WHERE o.placed_at >= $2::timestamptz) AS cents,
         sum(l.quantity) FILTER (WHERE o.placed_at < $2::timestamptz) AS previous
       FROM orders o JOIN order_lines l ON l.order_id = o.id
       WHERE o.placed_at >= $1::timestamptz AND o.placed_at < $3::timestamptz AND o.status IN (${PAID}, ${SHIPPED})
       GROUP BY l.product_id
     ), ranked AS (
       SELECT *, row_number() OVER (ORDER BY quantity DESC, cents DESC, product_id) AS by_pieces,
         row_number() OVER (ORDER BY cents DESC, quantity DESC, product_id) AS by_money
       FROM sold WHERE quantity > 0
     )
     SELECT ${productColumns}, r.quantity::int, r.cents::bigint, COALESCE(r.previous, 0)::int AS "previousQuantity"
     FROM ranked r JOIN products p ON p.id = r.product_id
     WHERE r.by_pieces <= $4 OR r.by_money <= $4`,
    [start, middle, end, places],
    'report-sold-most',
  );

export interface LowRow extends ProductRow {
  quantity: number;
}

/** Returns active products whose total stock is at or below the threshold, lowest stock first. */
export async function lowStock(
  executor: Executor,
  threshold: number,
  places: number,
): Promise<{ total: number; soldOut: number; rows: LowRow[] }> {
  const few = `
    SELECT p.id, COALESCE(s.quantity, 0)::int AS quantity
    FROM products p
    LEFT JOIN (SELECT product_id, sum(quantity) AS quantity FROM stock_levels GROUP BY product_id) s ON s.product_id = p.id
    WHERE p.is_active AND COALESCE(s.quantity, 0) <= $1`;
  const rows = await executor.query<LowRow & { total: number; soldOut: number }>(
    `WITH few AS MATERIALIZED (${few})
     SELECT ${productColumns}, f.quantity, c.total, c.sold_out AS "soldOut"
     FROM (SELECT * FROM few ORDER BY quantity, id LIMIT $2) f
     JOIN products p ON p.id = f.id
     CROSS JOIN (SELECT count(*) AS total, count(*) FILTER (WHERE quantity = 0) AS sold_out FROM few) c
     ORDER BY f.quantity, f.id`,
    [threshold, places],
    'report-low-stock',
  );
  return { total: rows[0]?.total ?? 0, soldOut: rows[0]?.soldOut ?? 0, rows };
}

/**
 * Counts the products as `lowStock` does, by the stock that they had at an instant. Products that were created later
 * had none to sell and do not count.
 */
export async function lowStockAt(
  executor: Executor,
  threshold: number,
  at: Date,
): Promise<{ total: number; soldOut: number }> {
  const [row] = await executor.query<{ total: number; soldOut: number }>(
    `SELECT count(*) FILTER (WHERE e.quantity <= $1) AS total, count(*) FILTER (WHERE e.quantity <= 0) AS "soldOut"
     FROM (SELECT COALESCE(s.quantity, 0) - COALESCE(m.delta, 0) AS quantity FROM products p
       LEFT JOIN (SELECT product_id, sum(quantity) AS quantity FROM stock_levels GROUP BY product_id) s
         ON s.product_id = p.id
       LEFT JOIN (SELECT product_id, sum(delta) AS delta FROM stock_moves WHERE created_at >= $2::timestamptz
         GROUP BY product_id) m ON m.product_id = p.id
       WHERE p.is_active AND p.created_at < $2::timestamptz) e`,
    [threshold, at],
    'report-low-stock-at',
  );
  return row ?? { total: 0, soldOut: 0 };
}

export interface FailedRow {
  paymentId: string;
  orderId: string;
  number: string;
  email: string;
  amountCents: number;
  failedAt: Date;
  isPaidSince: boolean;
}

/** Returns the latest failed payment of each order, most recent first. */
export const latestFailed = (executor: Executor, start: Date, end: Date, places: number): Promise<FailedRow[]> =>
  executor.query(
    `SELECT p.id AS "paymentId", o.id AS "orderId", o.number, o.email, p.amount_cents AS "amountCents",
       p.created_at AS "failedAt",
       o.status IN (${PAID}, ${SHIPPED}) AS "isPaidSince"
     FROM (SELECT DISTINCT ON (p.subject_id) p.* FROM payments p
           WHERE p.status = ${PaymentStatus.FAILED} AND p.created_at >= $1::timestamptz
             AND p.created_at < $2::timestamptz
           ORDER BY p.subject_id, p.created_at DESC) p
     JOIN orders o ON o.id = p.subject_id
     ORDER BY p.created_at DESC LIMIT $3`,
    [start, end, places],
    'report-latest-failed',
  );
