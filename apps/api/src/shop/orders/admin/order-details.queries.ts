import {
  type CancelCause,
  type Locale,
  type OrderEventKind,
  type OrderMail,
  OrderStatus,
  type PaymentStatus,
  StockMoveReason,
} from '@dronesoccer/contracts';
import type { Executor } from '../../../platform/database/index.js';
import { lineName, type OrderRefundView } from '../show/order-view.queries.js';

interface Person {
  id: string;
  name: string;
}

export interface EventRow {
  id: string;
  kind: OrderEventKind;
  at: string;
  actor: Person | null;
  text: string | null;
  amountCents: number | null;
  mail: OrderMail | null;
  cause: CancelCause | null;
  isTold: boolean | null;
}

export interface RefundDetails extends OrderRefundView {
  reference: string | null;
  reason: string;
  taxCents: number;
  shippingCents: number;
  actor: Person | null;
  failure: string | null;
  lines: { productId: string; name: string; quantity: number; restocked: boolean }[];
}

export interface PaymentDetails {
  id: string;
  provider: string;
  reference: string;
  status: PaymentStatus;
  amountCents: number;
  refundedCents: number;
  createdAt: string;
  paidAt: string | null;
  events: { id: string; kind: string; at: string }[];
  refunds: RefundDetails[];
}

/** The details that administrators see in addition to the customer's view. Instants are strings, as in JSON. */
export interface OrderDetailsRow {
  customer: { name: string | null; phone: string | null; orders: number; spentCents: number };
  events: EventRow[];
  payments: PaymentDetails[];
  allocation: {
    productId: string;
    name: string;
    points: { id: string; name: string | null; isWarehouse: boolean; quantity: number }[];
  }[];
  decisions: {
    id: string;
    decidedBy: Person | null;
    received: { productId: string; restocked: boolean | null; refundCents: number | null }[];
  }[];
}

const person = (id: string): string =>
  `(SELECT json_build_object('id', u.id, 'name', u.first_name || ' ' || u.last_name) FROM users u WHERE u.id = ${id})`;

const customerOf = `SELECT json_build_object(
    'name', (SELECT u.first_name || ' ' || u.last_name FROM users u WHERE u.id = o.user_id),
    'phone', COALESCE(o.address ->> 'phone', o.pickup_phone, (SELECT u.phone FROM users u WHERE u.id = o.user_id)),
    'orders', count(*),
    'spentCents', COALESCE(sum(h.total_cents) FILTER (WHERE h.status IN (${OrderStatus.PAID}, ${OrderStatus.SHIPPED})), 0))
  FROM orders h WHERE h.email = o.email OR h.user_id = o.user_id`;

const eventsOf = `SELECT json_agg(json_build_object('id', e.id, 'kind', e.kind, 'at', e.at, 'actor', ${person('e.actor_id')},
    'text', e.data ->> 'text', 'amountCents', (e.data ->> 'amountCents')::int, 'mail', e.data ->> 'mail',
    'cause', (e.data ->> 'cause')::int, 'isTold', (e.data ->> 'isTold')::boolean) ORDER BY e.at, e.id)
  FROM order_events e WHERE e.order_id = o.id`;

const refundsOf = `SELECT COALESCE(json_agg(json_build_object('id', r.id, 'paymentId', r.payment_id,
    'amountCents', r.amount_cents, 'status', r.status, 'kind', r.kind, 'returnId', f.order_return_id,
    'createdAt', r.created_at, 'doneAt', r.done_at, 'reference', r.reference, 'reason', r.reason,
    'taxCents', COALESCE(f.tax_cents, 0), 'shippingCents', COALESCE(f.shipping_cents, 0), 'failure', r.failure, 'actor', ${person('r.actor_id')},
    'lines', (SELECT COALESCE(json_agg(json_build_object('productId', l.product_id, 'name', ${lineName('$2')},
                'quantity', fl.quantity, 'restocked', fl.restock) ORDER BY l.position), '[]')
              FROM refund_lines fl JOIN order_lines l ON l.id = fl.order_line_id WHERE fl.refund_id = r.id))
    ORDER BY r.created_at, r.id), '[]')
  FROM refunds r LEFT JOIN order_refunds f ON f.refund_id = r.id WHERE r.payment_id = p.id`;

const paymentsOf = `SELECT COALESCE(json_agg(json_build_object('id', p.id, 'provider', p.provider, 'reference', p.reference,
    'status', p.status, 'amountCents', p.amount_cents, 'refundedCents', p.refunded_cents, 'createdAt', p.created_at,
    'paidAt', p.paid_at,
    'events', (SELECT COALESCE(json_agg(json_build_object('id', v.id, 'kind', v.kind, 'at', v.received_at)
                 ORDER BY v.received_at, v.id), '[]') FROM payment_events v WHERE v.payment_id = p.id),
    'refunds', (${refundsOf})) ORDER BY p.created_at, p.id), '[]')
  FROM payments p WHERE p.subject_id = o.id`;

/**
 * The stock that was taken at each stock point and not released. Returned pieces do not count, because they may go to
 * another shelf.
 */
const allocationOf = `SELECT COALESCE(json_agg(json_build_object('productId', a.product_id,
    'name', (SELECT ${lineName('$2')} FROM order_lines l WHERE l.order_id = o.id AND l.product_id = a.product_id LIMIT 1),
    'points', a.points) ORDER BY a.product_id), '[]')
  FROM (
    SELECT m.product_id, json_agg(json_build_object('id', m.stock_point_id, 'isWarehouse', sp.location_id IS NULL,
        'name', COALESCE(lt.name, le.name), 'quantity', m.quantity) ORDER BY sp.location_id NULLS FIRST) AS points
    FROM (
      SELECT product_id, stock_point_id, -sum(delta)::int AS quantity FROM stock_moves
      WHERE order_id = o.id AND reason IN (${StockMoveReason.SOLD}, ${StockMoveReason.RELEASED})
      GROUP BY product_id, stock_point_id HAVING sum(delta) < 0
    ) m
    JOIN stock_points sp ON sp.id = m.stock_point_id
    LEFT JOIN location_translations lt ON lt.location_id = sp.location_id AND lt.locale = $2
    LEFT JOIN location_translations le ON le.location_id = sp.location_id AND le.locale = 'en'
    GROUP BY m.product_id
  ) a`;

const decisionsOf = `SELECT COALESCE(json_agg(json_build_object('id', r.id, 'decidedBy', ${person('r.decided_by')},
    'received', (SELECT json_agg(json_build_object('productId', l.product_id, 'restocked', rl.restock,
                   'refundCents', rl.refund_cents) ORDER BY l.position)
                 FROM order_return_lines rl JOIN order_lines l ON l.id = rl.order_line_id WHERE rl.return_id = r.id))), '[]')
  FROM order_returns r WHERE r.order_id = o.id`;

export async function orderDetails(executor: Executor, id: string, locale: Locale): Promise<OrderDetailsRow | null> {
  const [row] = await executor.query<OrderDetailsRow>(
    `SELECT (${customerOf}) AS customer, (${eventsOf}) AS events, (${paymentsOf}) AS payments,
       (${allocationOf}) AS allocation, (${decisionsOf}) AS decisions
     FROM orders o WHERE o.id = $1::uuid`,
    [id, locale],
    'order-details',
  );
  return row ?? null;
}
