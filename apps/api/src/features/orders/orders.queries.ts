import {
  type CancelReason,
  DeliveryMethod,
  type Locale,
  OrderEventKind,
  OrderStatus,
  PaymentStatus,
  type ProvinceCode,
} from '@dronesoccer/contracts';
import { type Executor, newId, type Tx } from '../../platform/database/index.js';

export interface PostalAddress {
  fullName: string;
  line1: string;
  line2: string | null;
  city: string;
  province: ProvinceCode;
  postalCode: string;
  phone: string | null;
}

/** What deciding about an order needs. */
export interface OrderRow {
  id: string;
  number: string;
  userId: string | null;
  email: string;
  locale: Locale;
  status: OrderStatus;
  delivery: DeliveryMethod;
  locationId: string | null;
  totalCents: number;
  couponCode: string | null;
  holdExpiresAt: Date;
  cancelReason: CancelReason | null;
}

const columns = `o.id, o.number, o.user_id AS "userId", o.email, o.locale, o.status, o.delivery, o.location_id AS "locationId",
  o.total_cents AS "totalCents", o.coupon_code AS "couponCode", o.hold_expires_at AS "holdExpiresAt",
  o.cancel_reason AS "cancelReason"`;

export async function orderById(executor: Executor, id: string): Promise<OrderRow | null> {
  const sql = `SELECT ${columns} FROM orders o WHERE o.id = $1::uuid`;
  return (await executor.query<OrderRow>(sql, [id], 'order_by_id'))[0] ?? null;
}

/** The same, kept still until the transaction ends: whoever changes an order or its payments takes this first. */
export async function lockOrder(tx: Tx, id: string): Promise<OrderRow | null> {
  const sql = `SELECT ${columns} FROM orders o WHERE o.id = $1::uuid FOR NO KEY UPDATE`;
  return (await tx.query<OrderRow>(sql, [id], 'order_lock'))[0] ?? null;
}

/** Compare and set; false when the order is no longer in `from`. */
export async function moveToPaid(tx: Tx, id: string, from: OrderStatus, to: OrderStatus, at: Date): Promise<boolean> {
  const moved = await tx.query(
    `UPDATE orders SET status = $3::smallint, paid_at = $4::timestamptz, cancelled_at = NULL, cancel_reason = NULL
     WHERE id = $1::uuid AND status = $2::smallint RETURNING id`,
    [id, from, to, at],
    'order_move_to_paid',
  );
  return moved.length === 1;
}

/** Compare and set; false when the order is no longer in `from`. */
export async function moveToCancelled(
  tx: Tx,
  id: string,
  from: OrderStatus,
  to: OrderStatus,
  reason: CancelReason,
  at: Date,
): Promise<boolean> {
  const moved = await tx.query(
    `UPDATE orders SET status = $3::smallint, cancel_reason = $4::smallint, cancelled_at = $5::timestamptz
     WHERE id = $1::uuid AND status = $2::smallint RETURNING id`,
    [id, from, to, reason, at],
    'order_move_to_cancelled',
  );
  return moved.length === 1;
}

export async function addEvent(
  executor: Executor,
  orderId: string,
  kind: OrderEventKind,
  at: Date,
  actorId: string | null = null,
): Promise<void> {
  await executor.query(
    'INSERT INTO order_events (id, order_id, kind, actor_id, at) VALUES ($1::uuid, $2::uuid, $3, $4::uuid, $5::timestamptz)',
    [newId(), orderId, kind, actorId, at],
    'order_add_event',
  );
}

export function orderedQuantities(
  executor: Executor,
  orderId: string,
): Promise<{ productId: string; quantity: number }[]> {
  return executor.query(
    `SELECT product_id AS "productId", sum(quantity)::int AS quantity FROM order_lines
     WHERE order_id = $1::uuid GROUP BY product_id ORDER BY product_id`,
    [orderId],
    'order_quantities',
  );
}

/** Unpaid orders whose hold is over, oldest first. */
export async function expiredOrderIds(executor: Executor, now: Date, limit: number): Promise<string[]> {
  const rows = await executor.query<{ id: string }>(
    `SELECT id FROM orders WHERE status = ${OrderStatus.PENDING} AND hold_expires_at <= $1::timestamptz ORDER BY hold_expires_at LIMIT $2`,
    [now, limit],
    'order_expired',
  );
  return rows.map(({ id }) => id);
}

/** A guest's orders become the account's; those that have an owner already are left to them. */
export async function adoptOrders(executor: Executor, userId: string, email: string, at: Date): Promise<void> {
  await executor.query(
    `WITH adopted AS (
       UPDATE orders SET user_id = $1::uuid WHERE user_id IS NULL AND email = $2::citext RETURNING id
     )
     INSERT INTO order_events (id, order_id, kind, actor_id, at)
     SELECT gen_random_uuid(), a.id, ${OrderEventKind.ADOPTED}, $1::uuid, $3::timestamptz FROM adopted a`,
    [userId, email, at],
    'order_adopt',
  );
}

/** All of an order that a person may read. */
export interface OrderView extends OrderRow {
  address: PostalAddress | null;
  subtotalCents: number;
  discountCents: number;
  shippingCents: number;
  placedAt: Date;
  paidAt: Date | null;
  shippedAt: Date | null;
  cancelledAt: Date | null;
  lines: OrderViewLine[];
  taxes: { name: string; rate: number; amountCents: number; registration: string | null }[];
  timeline: { kind: OrderEventKind; at: string }[];
  payment: { id: string; status: PaymentStatus } | null;
  pickupLocation: PickupLocation | null;
}

export interface OrderViewLine {
  productId: string;
  slug: string;
  name: string;
  imageUrl: string | null;
  unitPriceCents: number;
  quantity: number;
}

export interface PickupLocation {
  id: string;
  name: string;
  city: string;
  address: string;
  province: ProvinceCode;
  postalCode: string;
  latitude: number;
  longitude: number;
  imageUrl: string | null;
}

export interface Reader {
  userId: string | null;
  /** True when the order's signed link was shown. */
  hasLink: boolean;
}

/** Null for whoever is neither the owner nor holds the link: ownership is part of the question. */
export async function orderView(
  executor: Executor,
  id: string,
  reader: Reader,
  locale: Locale,
): Promise<OrderView | null> {
  const [row] = await executor.query<OrderView>(
    `SELECT ${columns}, o.address, o.subtotal_cents AS "subtotalCents", o.discount_cents AS "discountCents",
       o.shipping_cents AS "shippingCents", o.placed_at AS "placedAt", o.paid_at AS "paidAt",
       o.shipped_at AS "shippedAt", o.cancelled_at AS "cancelledAt",
       (SELECT json_agg(json_build_object('productId', l.product_id, 'slug', l.slug, 'name', l.name, 'imageUrl', l.image_url,
                 'unitPriceCents', l.unit_price_cents, 'quantity', l.quantity) ORDER BY l.position)
        FROM order_lines l WHERE l.order_id = o.id) AS lines,
       (SELECT COALESCE(json_agg(json_build_object('name', t.name, 'rate', t.rate, 'amountCents', t.amount_cents,
                 'registration', t.registration) ORDER BY t.position), '[]')
        FROM order_tax_lines t WHERE t.order_id = o.id) AS taxes,
       (SELECT json_agg(json_build_object('kind', e.kind, 'at', e.at) ORDER BY e.at, e.id)
        FROM order_events e WHERE e.order_id = o.id) AS timeline,
       (SELECT json_build_object('id', p.id, 'status', p.status)
        FROM payments p WHERE p.order_id = o.id
        ORDER BY (p.status IN (${PaymentStatus.PAID}, ${PaymentStatus.REFUNDED})) DESC, p.created_at DESC, p.id DESC LIMIT 1) AS payment,
       (SELECT json_build_object('id', lo.id, 'name', COALESCE(lt.name, le.name), 'city', lo.city, 'address', lo.address,
                 'province', lo.province, 'postalCode', lo.postal_code, 'latitude', lo.latitude,
                 'longitude', lo.longitude, 'imageUrl', lo.image_url)
        FROM locations lo
        LEFT JOIN location_translations lt ON lt.location_id = lo.id AND lt.locale = $4
        LEFT JOIN location_translations le ON le.location_id = lo.id AND le.locale = 'en'
        WHERE lo.id = o.location_id AND o.delivery = ${DeliveryMethod.PICKUP}) AS "pickupLocation"
     FROM orders o
     WHERE o.id = $1::uuid AND (o.user_id = $2::uuid OR $3::boolean)`,
    [id, reader.userId, reader.hasLink, locale],
    'order_view',
  );
  return row ?? null;
}

export interface OrderSummary {
  id: string;
  number: string;
  status: OrderStatus;
  placedAt: Date;
  totalCents: number;
  totalItems: number;
  title: string;
  imageUrl: string | null;
}

export interface PageOf<Row> {
  rows: Row[];
  total: number;
}

/** A person's orders, newest first. */
export async function ordersOf(
  executor: Executor,
  userId: string,
  filter: { status: OrderStatus | null; limit: number; offset: number },
): Promise<PageOf<OrderSummary>> {
  const rows = await executor.query<OrderSummary & { all: number }>(
    `WITH mine AS (
       SELECT id, number, status, placed_at, total_cents FROM orders
       WHERE user_id = $1::uuid AND ($2::smallint IS NULL OR status = $2::smallint)
     )
     SELECT m.id, m.number, m.status, m.placed_at AS "placedAt", m.total_cents AS "totalCents",
       (SELECT sum(l.quantity)::int FROM order_lines l WHERE l.order_id = m.id) AS "totalItems",
       f.name AS title, f.image_url AS "imageUrl", (SELECT count(*) FROM mine) AS "all"
     FROM (SELECT * FROM mine ORDER BY placed_at DESC, id DESC LIMIT $3 OFFSET $4) m
     JOIN LATERAL (SELECT l.name, l.image_url FROM order_lines l WHERE l.order_id = m.id ORDER BY l.position LIMIT 1) f ON true
     ORDER BY m.placed_at DESC, m.id DESC`,
    [userId, filter.status, filter.limit, filter.offset],
    'orders_of_person',
  );
  return {
    rows,
    total: rows[0]?.all ?? (filter.offset === 0 ? 0 : await countOrdersOf(executor, userId, filter.status)),
  };
}

/** For a page behind the last one, which has no row to carry the total. */
async function countOrdersOf(executor: Executor, userId: string, status: OrderStatus | null): Promise<number> {
  const [row] = await executor.query<{ all: number }>(
    `SELECT count(*) AS "all" FROM orders WHERE user_id = $1::uuid AND ($2::smallint IS NULL OR status = $2::smallint)`,
    [userId, status],
    'orders_of_person_count',
  );
  return row?.all ?? 0;
}
