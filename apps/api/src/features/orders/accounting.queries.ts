import { OrderStatus, PaymentStatus, RefundKind, RefundStatus, ReturnStatus } from '@dronesoccer/contracts';
import type { Executor } from '../../platform/database/index.js';

/** Something in the books that does not add up. */
export interface Mismatch {
  /** What was held against what. */
  check:
    | 'order subtotal = sum of its lines'
    | 'order discount = shares of its lines'
    | 'order taxes = sum of its tax lines'
    | 'tax line = its rate of what it is on'
    | 'order total = payments - refunds'
    | 'ordered pieces = stock moves'
    | 'stock level = sum of its moves'
    | 'coupon uses = redemptions that stand'
    | 'coupon of an order = its redemption'
    | 'open payment = open order'
    | 'refunded payment = refunds done'
    | 'refund counted on payment = its refunds'
    | 'refund of a return = its lines'
    | 'pieces gone back <= pieces bought';
  /** The row it is about: an order's number, a product's slug, a coupon's code, a payment's id. */
  subject: string;
  expected: number;
  found: number;
  /** How many there are of this check, named or not. */
  total: number;
}

const { PENDING, PAID, CANCELLED, SHIPPED } = OrderStatus;

/** Pieces of an order's line `l` that went back to a shelf: of returns that arrived, and of refunds without one. */
const restocked = `(
  COALESCE((SELECT sum(rl.quantity) FROM order_return_lines rl JOIN order_returns r ON r.id = rl.return_id
            WHERE rl.order_line_id = l.id AND rl.restock AND r.status = ${ReturnStatus.RECEIVED}), 0)
  + COALESCE((SELECT sum(fl.quantity) FROM refund_lines fl WHERE fl.order_line_id = l.id AND fl.restock), 0))`;

/** A cancelled order holds nothing; every other one holds what was ordered and did not go back to a shelf. */
const stockOfOrders = `
  SELECT o.number AS subject, CASE WHEN o.status = ${CANCELLED} THEN 0 ELSE COALESCE(l.quantity, 0) END AS expected,
    COALESCE(m.quantity, 0) AS found
  FROM (
    SELECT l.order_id, l.product_id, sum(l.quantity - ${restocked})::int AS quantity
    FROM order_lines l GROUP BY l.order_id, l.product_id
  ) l
  FULL JOIN (
    SELECT order_id, product_id, -sum(delta)::int AS quantity FROM stock_moves
    WHERE order_id IS NOT NULL GROUP BY order_id, product_id
  ) m USING (order_id, product_id)
  JOIN orders o ON o.id = order_id`;

/**
 * Money that came in and was not given back, nor promised back: of a paid order its total less what an administrator
 * gave back of it, of any other nothing.
 */
const moneyOfOrders = `
  SELECT o.number AS subject,
    CASE WHEN o.status IN (${PAID}, ${SHIPPED}) THEN (o.total_cents - COALESCE((SELECT sum(r.amount_cents)
      FROM payments p JOIN refunds r ON r.payment_id = p.id
      WHERE p.order_id = o.id AND r.status <> ${RefundStatus.FAILED}
        AND r.kind IN (${RefundKind.ADJUSTMENT}, ${RefundKind.RETURN})), 0))::int ELSE 0 END AS expected,
    COALESCE((SELECT sum(p.amount_cents - COALESCE((SELECT sum(r.amount_cents) FROM refunds r
        WHERE r.payment_id = p.id AND r.status <> ${RefundStatus.FAILED}), 0))
      FROM payments p
      WHERE p.order_id = o.id AND p.status IN (${PaymentStatus.PAID}, ${PaymentStatus.REFUNDED})), 0)::int AS found
  FROM orders o`;

// That subtotal, discount, shipping and taxes make the total is the database's own rule (orders_total_adds_up).
const subtotalsOfOrders = `
  SELECT o.number AS subject, o.subtotal_cents AS expected,
    COALESCE((SELECT sum(l.unit_price_cents * l.quantity) FROM order_lines l WHERE l.order_id = o.id), 0)::int AS found
  FROM orders o`;

const discountsOfOrders = `
  SELECT o.number AS subject, o.discount_cents AS expected,
    COALESCE((SELECT sum(l.discount_cents) FROM order_lines l WHERE l.order_id = o.id), 0)::int AS found
  FROM orders o`;

const taxesOfOrders = `
  SELECT o.number AS subject, o.tax_cents AS expected,
    COALESCE((SELECT sum(t.amount_cents) FROM order_tax_lines t WHERE t.order_id = o.id), 0)::int AS found
  FROM orders o`;

/** Rates are thousandths of a percent; each tax line is rounded by itself. */
const ratesOfTaxes = `
  SELECT o.number || ' ' || t.name AS subject, round(t.taxable_cents::numeric * t.rate / 100000)::int AS expected,
    t.amount_cents AS found
  FROM order_tax_lines t JOIN orders o ON o.id = t.order_id`;

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

const refundsOfPayments = `
  SELECT p.id::text AS subject, p.refunded_cents AS expected,
    COALESCE((SELECT sum(r.amount_cents) FROM refunds r
      WHERE r.payment_id = p.id AND r.status <> ${RefundStatus.FAILED}), 0)::int AS found
  FROM payments p`;

/** What was decided per line is what was asked of the payment, refused by the provider or not. */
const refundsOfReturns = `
  SELECT o.number AS subject,
    COALESCE((SELECT sum(rl.refund_cents) FROM order_return_lines rl WHERE rl.return_id = t.id), 0)::int AS expected,
    COALESCE((SELECT sum(r.amount_cents) FROM refunds r WHERE r.order_return_id = t.id), 0)::int AS found
  FROM order_returns t JOIN orders o ON o.id = t.order_id`;

const piecesOfLines = `
  SELECT o.number || ' ' || l.slug AS subject, 0 AS expected, (-LEAST(0, l.quantity
    - COALESCE((SELECT sum(rl.quantity) FROM order_return_lines rl JOIN order_returns r ON r.id = rl.return_id
                WHERE rl.order_line_id = l.id AND r.status <> ${ReturnStatus.REFUSED}), 0)
    - COALESCE((SELECT sum(fl.quantity) FROM refund_lines fl WHERE fl.order_line_id = l.id), 0)))::int AS found
  FROM order_lines l JOIN orders o ON o.id = l.order_id`;

const checks: Readonly<Record<Mismatch['check'], string>> = {
  'order subtotal = sum of its lines': subtotalsOfOrders,
  'order discount = shares of its lines': discountsOfOrders,
  'order taxes = sum of its tax lines': taxesOfOrders,
  'tax line = its rate of what it is on': ratesOfTaxes,
  'order total = payments - refunds': moneyOfOrders,
  'ordered pieces = stock moves': stockOfOrders,
  'stock level = sum of its moves': levels,
  'coupon uses = redemptions that stand': couponUses,
  'coupon of an order = its redemption': couponsOfOrders,
  'open payment = open order': openPayments,
  'refunded payment = refunds done': refundedPayments,
  'refund counted on payment = its refunds': refundsOfPayments,
  'refund of a return = its lines': refundsOfReturns,
  'pieces gone back <= pieces bought': piecesOfLines,
};

/** How many of a check are named; the rest is counted. */
const named = 100;

/** Whatever in the books contradicts itself: orders, payments less refunds, and stock moves tell one story or are named here. */
export function accountingMismatches(executor: Executor): Promise<Mismatch[]> {
  const sql = Object.entries(checks)
    .map(([name, query]) => `SELECT '${name}' AS "check", c.* FROM (${query}) c WHERE c.expected <> c.found`)
    .join('\nUNION ALL\n');
  return executor.query<Mismatch>(
    `SELECT "check", subject, expected, found, total
     FROM (SELECT m.*, count(*) OVER w AS total, row_number() OVER (w ORDER BY subject) AS place
           FROM (${sql}) AS m WINDOW w AS (PARTITION BY "check")) AS mismatches
     WHERE place <= ${named} ORDER BY "check", subject`,
  );
}

/** The same story in sums, of all orders together: money in cents, stock in pieces. */
export interface BookSums {
  orders: number;
  orderCents: number;
  /** Given back of orders that stand. */
  givenBackCents: number;
  orderedPieces: number;
  piecesBack: number;
  receivedCents: number;
  refundedCents: number;
  soldPieces: number;
  returnedPieces: number;
}

const sums = `
  SELECT o.*, l.*, m.*, s.* FROM
    (SELECT count(*) FILTER (WHERE status IN (${PAID}, ${SHIPPED})) AS orders,
       COALESCE(sum(total_cents) FILTER (WHERE status IN (${PAID}, ${SHIPPED})), 0)::bigint AS "orderCents"
     FROM orders) o,
    (SELECT COALESCE(sum(l.quantity), 0)::bigint AS "orderedPieces",
       COALESCE(sum(${restocked}), 0)::bigint AS "piecesBack"
     FROM order_lines l JOIN orders o ON o.id = l.order_id WHERE o.status <> ${CANCELLED}) l,
    (SELECT COALESCE(sum(p.amount_cents), 0)::bigint AS "receivedCents",
       COALESCE(sum(r.amount), 0)::bigint AS "refundedCents",
       COALESCE(sum(r.given_back) FILTER (WHERE o.status IN (${PAID}, ${SHIPPED})), 0)::bigint AS "givenBackCents"
     FROM payments p JOIN orders o ON o.id = p.order_id
     CROSS JOIN LATERAL (
       SELECT sum(r.amount_cents) AS amount,
         sum(r.amount_cents) FILTER (WHERE r.kind IN (${RefundKind.ADJUSTMENT}, ${RefundKind.RETURN})) AS given_back
       FROM refunds r WHERE r.payment_id = p.id AND r.status <> ${RefundStatus.FAILED}) r
     WHERE p.status IN (${PaymentStatus.PAID}, ${PaymentStatus.REFUNDED})) m,
    (SELECT COALESCE(-sum(delta) FILTER (WHERE delta < 0), 0)::bigint AS "soldPieces",
       COALESCE(sum(delta) FILTER (WHERE delta > 0), 0)::bigint AS "returnedPieces"
     FROM stock_moves WHERE order_id IS NOT NULL) s`;

export async function bookSums(executor: Executor): Promise<BookSums> {
  const [row] = await executor.query<BookSums>(sums);
  if (row === undefined) throw new Error('The sums of the books gave no row');
  return row;
}
