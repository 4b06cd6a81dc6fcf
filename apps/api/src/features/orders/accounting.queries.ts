import { OrderStatus, PaymentStatus, RefundStatus } from '@dronesoccer/contracts';
import type { Executor } from '../../platform/database/index.js';

/** Something in the books that does not add up. */
export interface Mismatch {
  /** What was held against what. */
  check:
    | 'order amounts = sum of its lines and taxes'
    | 'order total = payments - refunds'
    | 'ordered pieces = stock moves'
    | 'stock level = sum of its moves'
    | 'coupon uses = redemptions that stand'
    | 'coupon of an order = its redemption'
    | 'open payment = open order'
    | 'refunded payment = refunds done';
  /** The row it is about: an order's number, a product's slug, a coupon's code, a payment's id. */
  subject: string;
  expected: number;
  found: number;
}

const { PENDING, PAID, CANCELLED, SHIPPED } = OrderStatus;

/** A cancelled order holds nothing; every other one holds what was ordered. */
const stockOfOrders = `
  SELECT o.number AS subject, CASE WHEN o.status = ${CANCELLED} THEN 0 ELSE COALESCE(l.quantity, 0) END AS expected,
    COALESCE(m.quantity, 0) AS found
  FROM (
    SELECT order_id, product_id, sum(quantity)::int AS quantity FROM order_lines GROUP BY order_id, product_id
  ) l
  FULL JOIN (
    SELECT order_id, product_id, -sum(delta)::int AS quantity FROM stock_moves
    WHERE order_id IS NOT NULL GROUP BY order_id, product_id
  ) m USING (order_id, product_id)
  JOIN orders o ON o.id = order_id`;

/** Money that came in and was not given back, nor promised back: the total of a paid order, nothing for any other. */
const moneyOfOrders = `
  SELECT o.number AS subject, CASE WHEN o.status IN (${PAID}, ${SHIPPED}) THEN o.total_cents ELSE 0 END AS expected,
    COALESCE((SELECT sum(p.amount_cents - COALESCE((SELECT sum(r.amount_cents) FROM refunds r
        WHERE r.payment_id = p.id AND r.status <> ${RefundStatus.FAILED}), 0))
      FROM payments p
      WHERE p.order_id = o.id AND p.status IN (${PaymentStatus.PAID}, ${PaymentStatus.REFUNDED})), 0)::int AS found
  FROM orders o`;

const amountsOfOrders = `
  SELECT o.number AS subject, o.subtotal_cents + o.discount_cents + o.tax_cents AS expected,
    (COALESCE((SELECT sum(l.unit_price_cents * l.quantity + l.discount_cents) FROM order_lines l WHERE l.order_id = o.id), 0)
     + COALESCE((SELECT sum(t.amount_cents) FROM order_tax_lines t WHERE t.order_id = o.id), 0))::int AS found
  FROM orders o`;

const levels = `
  SELECT p.slug AS subject, COALESCE(m.quantity, 0) AS expected, COALESCE(s.quantity, 0) AS found
  FROM stock_levels s
  FULL JOIN (
    SELECT product_id, stock_point_id, sum(delta)::int AS quantity FROM stock_moves GROUP BY product_id, stock_point_id
  ) m USING (product_id, stock_point_id)
  JOIN products p ON p.id = product_id`;

const couponUses = `
  SELECT c.code::text AS subject, c.used_count AS expected,
    (SELECT count(*)::int FROM coupon_redemptions r WHERE r.coupon_id = c.id AND r.released_at IS NULL) AS found
  FROM coupons c`;

const couponsOfOrders = `
  SELECT o.number AS subject, (o.coupon_code IS NOT NULL AND o.status <> ${CANCELLED})::int AS expected,
    (SELECT count(*)::int FROM coupon_redemptions r WHERE r.order_id = o.id AND r.released_at IS NULL) AS found
  FROM orders o`;

const openPayments = `
  SELECT p.id::text AS subject, 1 AS expected, (o.status = ${PENDING})::int AS found
  FROM payments p JOIN orders o ON o.id = p.order_id
  WHERE p.status = ${PaymentStatus.PENDING}`;

const refundedPayments = `
  SELECT p.id::text AS subject, p.amount_cents AS expected,
    COALESCE((SELECT sum(r.amount_cents) FROM refunds r
      WHERE r.payment_id = p.id AND r.status = ${RefundStatus.DONE}), 0)::int AS found
  FROM payments p WHERE p.status = ${PaymentStatus.REFUNDED}`;

const checks: Readonly<Record<Mismatch['check'], string>> = {
  'order amounts = sum of its lines and taxes': amountsOfOrders,
  'order total = payments - refunds': moneyOfOrders,
  'ordered pieces = stock moves': stockOfOrders,
  'stock level = sum of its moves': levels,
  'coupon uses = redemptions that stand': couponUses,
  'coupon of an order = its redemption': couponsOfOrders,
  'open payment = open order': openPayments,
  'refunded payment = refunds done': refundedPayments,
};

/** Whatever in the books contradicts itself: orders, payments less refunds, and stock moves tell one story or are named here. */
export function accountingMismatches(executor: Executor): Promise<Mismatch[]> {
  const sql = Object.entries(checks)
    .map(([name, query]) => `SELECT '${name}' AS "check", c.* FROM (${query}) c WHERE c.expected <> c.found`)
    .join('\nUNION ALL\n');
  return executor.query<Mismatch>(`SELECT * FROM (${sql}) AS mismatches ORDER BY "check", subject LIMIT 500`);
}
