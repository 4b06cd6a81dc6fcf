import { OrderStatus, RefundKind, RefundStatus, ReturnStatus } from '@dronesoccer/contracts';
import type { Executor } from '../../../platform/database/index.js';
import { type Account, isReceived } from '../../../money/payments/index.js';

const { PENDING, PAID, CANCELLED, SHIPPED } = OrderStatus;

/** The pieces of line `l` that went back to a shelf, by received returns and by refunds without a return. */
const restockedPieces = `(
  COALESCE((SELECT sum(rl.quantity) FROM order_return_lines rl JOIN order_returns r ON r.id = rl.return_id
            WHERE rl.order_line_id = l.id AND rl.restock AND r.status = ${ReturnStatus.RECEIVED}), 0)
  + COALESCE((SELECT sum(fl.quantity) FROM refund_lines fl WHERE fl.order_line_id = l.id AND fl.restock), 0))`;

/** The pieces of line `l` that a refund wrote off, because they cannot be sold again. */
const writtenOff = `COALESCE((SELECT sum(fl.quantity) FROM refund_lines fl
  WHERE fl.order_line_id = l.id AND NOT fl.restock), 0)`;

/**
 * A cancelled order holds only the pieces that a refund wrote off. Any other order holds what was ordered and not put
 * back on a shelf.
 */
const stockOfOrders = `
  SELECT o.number AS subject, COALESCE(CASE WHEN o.status = ${CANCELLED} THEN l.lost ELSE l.quantity END, 0) AS expected,
    COALESCE(m.quantity, 0) AS found
  FROM (
    SELECT l.order_id, l.product_id, sum(l.quantity - ${restockedPieces})::int AS quantity, sum(${writtenOff})::int AS lost
    FROM order_lines l GROUP BY l.order_id, l.product_id
  ) l
  FULL JOIN (
    SELECT order_id, product_id, -sum(delta)::int AS quantity FROM stock_moves
    WHERE order_id IS NOT NULL GROUP BY order_id, product_id
  ) m USING (order_id, product_id)
  JOIN orders o ON o.id = order_id`;

/** A paid order holds its total less the refunds of returns and adjustments. Any other order holds no money. */
const subjects = `
  SELECT o.id AS subject_id, o.number AS name, o.status = ${PENDING} AS is_open,
    CASE WHEN o.status IN (${PAID}, ${SHIPPED}) THEN (o.total_cents - COALESCE((SELECT sum(r.amount_cents)
      FROM payments p JOIN refunds r ON r.payment_id = p.id
      WHERE p.subject_id = o.id AND r.status <> ${RefundStatus.FAILED}
        AND r.kind IN (${RefundKind.ADJUSTMENT}, ${RefundKind.RETURN})), 0))::int ELSE 0 END AS cents
  FROM orders o`;

// A constraint (orders_total_adds_up) ensures that subtotal, discount, shipping and taxes add up to the total.
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

/** Rates are in thousandths of a percent. Each tax line is rounded separately. */
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

/** The refunds decided per line must equal those requested from the payment, even if the provider refused them. */
const refundsOfReturns = `
  SELECT o.number AS subject,
    COALESCE((SELECT sum(rl.refund_cents) FROM order_return_lines rl WHERE rl.return_id = t.id), 0)::int AS expected,
    COALESCE((SELECT sum(r.amount_cents) FROM order_refunds f JOIN refunds r ON r.id = f.refund_id
      WHERE f.order_return_id = t.id), 0)::int AS found
  FROM order_returns t JOIN orders o ON o.id = t.order_id`;

const piecesOfLines = `
  SELECT o.number || ' ' || l.slug AS subject, 0 AS expected, (-LEAST(0, l.quantity
    - COALESCE((SELECT sum(rl.quantity) FROM order_return_lines rl JOIN order_returns r ON r.id = rl.return_id
                WHERE rl.order_line_id = l.id AND r.status <> ${ReturnStatus.REFUSED}), 0)
    - COALESCE((SELECT sum(fl.quantity) FROM refund_lines fl WHERE fl.order_line_id = l.id), 0)))::int AS found
  FROM order_lines l JOIN orders o ON o.id = l.order_id`;

/** Checks that orders, their goods and their coupons agree with their payments, and names the orders that do not. */
export const orderAccount: Account = {
  subjects,
  moneyCheck: 'orderMoney',
  checks: {
    orderSubtotals: subtotalsOfOrders,
    orderDiscounts: discountsOfOrders,
    orderTaxes: taxesOfOrders,
    taxRates: ratesOfTaxes,
    orderStock: stockOfOrders,
    stockLevels: levels,
    couponUses,
    orderCoupons: couponsOfOrders,
    returnRefunds: refundsOfReturns,
    returnedPieces: piecesOfLines,
  },
};

/** The sums of all orders together: money in cents, stock in pieces. */
export interface OrderSums {
  orders: number;
  orderCents: number;
  /** The refunds of paid and shipped orders. */
  givenBackCents: number;
  /** Includes the pieces of cancelled orders that a refund wrote off. */
  orderedPieces: number;
  piecesBack: number;
  soldPieces: number;
  returnedPieces: number;
}

const sums = `
  SELECT o.*, l.*, m.*, s.* FROM
    (SELECT count(*) FILTER (WHERE status IN (${PAID}, ${SHIPPED})) AS orders,
       COALESCE(sum(total_cents) FILTER (WHERE status IN (${PAID}, ${SHIPPED})), 0)::bigint AS "orderCents"
     FROM orders) o,
    (SELECT COALESCE(sum(CASE WHEN o.status = ${CANCELLED} THEN ${writtenOff} ELSE l.quantity END), 0)::bigint AS "orderedPieces",
       COALESCE(sum(${restockedPieces}) FILTER (WHERE o.status <> ${CANCELLED}), 0)::bigint AS "piecesBack"
     FROM order_lines l JOIN orders o ON o.id = l.order_id) l,
    (SELECT COALESCE(sum(r.amount_cents), 0)::bigint AS "givenBackCents"
     FROM payments p JOIN orders o ON o.id = p.subject_id JOIN refunds r ON r.payment_id = p.id
     WHERE ${isReceived} AND o.status IN (${PAID}, ${SHIPPED})
       AND r.status <> ${RefundStatus.FAILED} AND r.kind IN (${RefundKind.ADJUSTMENT}, ${RefundKind.RETURN})) m,
    (SELECT COALESCE(-sum(delta) FILTER (WHERE delta < 0), 0)::bigint AS "soldPieces",
       COALESCE(sum(delta) FILTER (WHERE delta > 0), 0)::bigint AS "returnedPieces"
     FROM stock_moves WHERE order_id IS NOT NULL) s`;

export async function orderSums(executor: Executor): Promise<OrderSums> {
  const [row] = await executor.query<OrderSums>(sums);
  if (row === undefined) throw new Error('The sums of the books gave no row');
  return row;
}
