import {
  type CancelCause,
  type CancelReason,
  DeliveryMethod,
  type Locale,
  OrderEventKind,
  type OrderMail,
  OrderStatus,
  PaymentSubjectKind,
} from '@dronesoccer/contracts';
import { type Columns, type Executor, selectList, type Tx } from '../../platform/database/index.js';
import { type SaleKind, timelineOf } from '../../money/sales/index.js';
import type { ProductPieces } from '../inventory/index.js';

/** The order data that decisions need. */
export interface OrderRow {
  id: string;
  number: string;
  userId: string | null;
  isDeskOrder: boolean;
  email: string;
  locale: Locale;
  status: OrderStatus;
  delivery: DeliveryMethod;
  locationId: string | null;
  totalCents: number;
  couponCode: string | null;
  holdExpiresAt: Date;
  shippedAt: Date | null;
  cancelReason: CancelReason | null;
}

/** An administrator's action on an order. */
export interface AdminAction {
  orderId: string;
  actorId: string;
}

export const orderColumns: Columns<OrderRow> = {
  id: 'id',
  number: 'number',
  userId: 'user_id',
  isDeskOrder: 'is_desk_order',
  email: 'email',
  locale: 'locale',
  status: 'status',
  delivery: 'delivery',
  locationId: 'location_id',
  totalCents: 'total_cents',
  couponCode: 'coupon_code',
  holdExpiresAt: 'hold_expires_at',
  shippedAt: 'shipped_at',
  cancelReason: 'cancel_reason',
};

export async function orderById(executor: Executor, id: string): Promise<OrderRow | null> {
  const sql = `SELECT ${selectList('o', orderColumns)} FROM orders o WHERE o.id = $1::uuid`;
  return (await executor.query<OrderRow>(sql, [id], 'order-by-id'))[0] ?? null;
}

/**
 * Reads an order like `orderById`, but locks it until the transaction ends. Every change of an order or its payments
 * takes this lock first.
 */
export async function lockOrder(tx: Tx, id: string): Promise<OrderRow | null> {
  const sql = `SELECT ${selectList('o', orderColumns)} FROM orders o WHERE o.id = $1::uuid FOR NO KEY UPDATE`;
  return (await tx.query<OrderRow>(sql, [id], 'order-lock'))[0] ?? null;
}

/** Returns where an order's returns arrive: its pickup location, or null for the warehouse. */
export const shelfOf = ({ delivery, locationId }: OrderRow): string | null =>
  delivery === DeliveryMethod.PICKUP ? locationId : null;

/** The columns that each target state sets. `$4` is the time. */
const moves = {
  [OrderStatus.PAID]: { name: 'order-move-to-paid', set: 'paid_at = $4::timestamptz, cancelled_at = NULL' },
  [OrderStatus.CANCELLED]: { name: 'order-move-to-cancelled', set: 'cancelled_at = $4::timestamptz' },
  [OrderStatus.SHIPPED]: { name: 'order-move-to-shipped', set: 'shipped_at = $4::timestamptz' },
} as const;

/**
 * Changes the status by compare-and-set.
 *
 * @param reason the reason of a cancellation; null for the other states
 * @returns false if the order is no longer in the state it was read in
 */
export async function moveOrder(
  tx: Tx,
  { id, status }: OrderRow,
  to: keyof typeof moves,
  at: Date,
  reason: CancelReason | null = null,
): Promise<boolean> {
  const { name, set } = moves[to];
  const moved = await tx.query(
    `UPDATE orders SET status = $3::smallint, ${set}, cancel_reason = $5::smallint
     WHERE id = $1::uuid AND status = $2::smallint RETURNING id`,
    [id, status, to, at, reason],
    name,
  );
  return moved.length === 1;
}

/** The details of a timeline entry; amounts in cents. */
export interface EventData {
  text?: string;
  amountCents?: number;
  mail?: OrderMail;
  /** The shop's reason for a cancellation, and whether the customer sees it. */
  cause?: CancelCause;
  isTold?: boolean;
}

export const addEvent = timelineOf<OrderEventKind, EventData>('order');

export function orderedQuantities(executor: Executor, orderId: string): Promise<ProductPieces[]> {
  return executor.query(
    `SELECT product_id AS "productId", sum(quantity)::int AS quantity FROM order_lines
     WHERE order_id = $1::uuid GROUP BY product_id ORDER BY product_id`,
    [orderId],
    'order-quantities',
  );
}

/** Returns the pieces of an order that were refunded and cannot be sold again. */
export function writtenOffPieces(executor: Executor, orderId: string): Promise<ProductPieces[]> {
  return executor.query(
    `SELECT l.product_id AS "productId", sum(fl.quantity)::int AS quantity
     FROM refund_lines fl JOIN order_lines l ON l.id = fl.order_line_id
     WHERE l.order_id = $1::uuid AND NOT fl.restock GROUP BY l.product_id`,
    [orderId],
    'order-written-off',
  );
}

/** Returns whether an order has pieces that were not refunded. */
export async function hasPiecesToHandOver(executor: Executor, orderId: string): Promise<boolean> {
  const found = await executor.query(
    `SELECT 1 FROM order_lines l WHERE l.order_id = $1::uuid AND l.quantity >
       (SELECT COALESCE(sum(fl.quantity), 0) FROM refund_lines fl WHERE fl.order_line_id = l.id) LIMIT 1`,
    [orderId],
    'order-pieces-left',
  );
  return found.length > 0;
}

/** Describes orders to the sales kit. */
export const orderKind: SaleKind = {
  kind: PaymentSubjectKind.ORDER,
  noun: 'order',
  unpaid: OrderStatus.PENDING,
  events: OrderEventKind,
};
