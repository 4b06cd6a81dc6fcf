import {
  type CancelCause,
  DeliveryMethod,
  type Locale,
  OrderEventKind,
  type ReturnReason,
  ReturnStatus,
} from '@dronesoccer/contracts';
import { type Columns, type Executor, selectList } from '../../../platform/database/index.js';
import { type Place, placeJson } from '../../../places/locations/index.js';
import {
  paymentJson,
  type PaymentView,
  refundFields,
  refundsFrom,
  type RefundView,
} from '../../../money/payments/index.js';
import { returnDays } from '../../../platform/settings/index.js';
import { type OrderTerms, termColumns } from '../place/order-terms.js';
import { orderColumns, type OrderRow } from '../orders.queries.js';

interface OrderViewRow extends OrderRow, Omit<OrderTerms, 'network'> {
  subtotalCents: number;
  discountCents: number;
  shippingCents: number;
  placedAt: Date;
  paidAt: Date | null;
  cancelledAt: Date | null;
}

/** The data of an order that its customer may see. Instants inside lists are strings, as in JSON. */
export interface OrderView extends OrderViewRow {
  lines: OrderViewLine[];
  taxes: { name: string; rate: number; amountCents: number; registration: string | null }[];
  timeline: TimelineEntry[];
  payment: PaymentView | null;
  pickupLocation: Place | null;
  shipments: { carrier: string | null; trackingNumber: string | null; shippedAt: string }[];
  refunds: OrderRefundView[];
  returns: ReturnView[];
  /** The number of days after shipping within which pieces may be returned. */
  returnDays: number;
}

interface OrderViewLine {
  id: string;
  productId: string;
  slug: string;
  name: string;
  imageUrl: string | null;
  unitPriceCents: number;
  quantity: number;
  discountCents: number;
  /** The pieces that were returned, are in an open return, or were refunded. */
  goneBack: number;
  /** The pieces that were refunded without a return. */
  refunded: number;
}

export interface TimelineEntry {
  kind: OrderEventKind;
  at: string;
  text: string | null;
  cause: CancelCause | null;
  amountCents: number | null;
}

/** A refund with the return or the pieces that it pays for. Amounts are in cents. */
export interface OrderRefundView extends RefundView {
  returnId: string | null;
  /** The shipping included in the amount, before tax. */
  shippingCents: number;
  /** The tax included in the amount. */
  taxCents: number;
  /** The refunded or returned pieces. The list is empty for the refund of an amount. */
  lines: { name: string; quantity: number }[];
}

export interface ReturnView {
  id: string;
  status: ReturnStatus;
  requestedAt: string;
  decidedAt: string | null;
  /** The customer's own words. */
  reason: string | null;
  /** The shop's answer. */
  note: string | null;
  lines: { productId: string; name: string; imageUrl: string | null; quantity: number; reason: ReturnReason }[];
}

/** The access rights for reading an order: those of a visitor after the link check, or of one of our jobs. */
export interface Reader {
  userId: string | null;
  /** True if the order's signed link was presented, or the reader may read every order. */
  hasLink: boolean;
}

/** The timeline entries that only administrators see: their notes, and events of their work. */
const internalEvents = [
  OrderEventKind.NOTE,
  OrderEventKind.MAIL_SENT,
  OrderEventKind.REFUND_FAILED,
  OrderEventKind.DISPUTE_LOST,
];

/**
 * The current product name of line `l` in the reader's language. Falls back to the name at the time of purchase if the
 * product has no such translation or the locale is NULL.
 *
 * @param locale an SQL expression, such as `$4`
 */
export const lineName = (locale: string): string => `COALESCE((SELECT pt.name FROM product_translations pt
    WHERE pt.product_id = l.product_id AND pt.locale = ${locale}), l.name)`;

const piecesRefunded = `COALESCE((SELECT sum(fl.quantity) FROM refund_lines fl WHERE fl.order_line_id = l.id), 0)`;

/** The pieces of line `l` that can no longer be returned. */
export const returnedOrRefundedPieces = `(
  COALESCE((SELECT sum(rl.quantity) FROM order_return_lines rl JOIN order_returns r ON r.id = rl.return_id
            WHERE rl.order_line_id = l.id AND r.status <> ${ReturnStatus.REFUSED}), 0)
  + ${piecesRefunded})::int`;

const linesOf = `SELECT json_agg(json_build_object('id', l.id, 'productId', l.product_id, 'slug', l.slug, 'name', ${lineName('$4')},
    'imageUrl', l.image_url, 'unitPriceCents', l.unit_price_cents, 'quantity', l.quantity,
    'discountCents', l.discount_cents, 'goneBack', ${returnedOrRefundedPieces},
    'refunded', ${piecesRefunded}::int) ORDER BY l.position)
  FROM order_lines l WHERE l.order_id = o.id`;

const taxesOf = `SELECT COALESCE(json_agg(json_build_object('name', t.name, 'rate', t.rate, 'amountCents', t.amount_cents,
    'registration', t.registration) ORDER BY t.position), '[]')
  FROM order_tax_lines t WHERE t.order_id = o.id`;

/** Hides the reason of a cancellation unless the shop chose to tell the customer. */
const isTold = `(e.kind <> ${OrderEventKind.CANCELLED} OR (e.data ->> 'isTold')::boolean)`;

const timelineOf = `SELECT json_agg(json_build_object('kind', e.kind, 'at', e.at,
    'text', CASE WHEN ${isTold} THEN e.data ->> 'text' END, 'cause', CASE WHEN ${isTold} THEN (e.data ->> 'cause')::int END,
    'amountCents', (e.data ->> 'amountCents')::int) ORDER BY e.at, e.id)
  FROM order_events e WHERE e.order_id = o.id AND e.kind NOT IN (${internalEvents.join(', ')})`;

const pickupOf = `CASE WHEN o.delivery = ${DeliveryMethod.PICKUP} THEN ${placeJson('o.location_id', 'COALESCE($4, o.locale)')} END`;

const shipmentsOf = `SELECT COALESCE(json_agg(json_build_object('carrier', s.carrier, 'trackingNumber', s.tracking_number,
    'shippedAt', s.shipped_at) ORDER BY s.shipped_at, s.id), '[]')
  FROM shipments s WHERE s.order_id = o.id`;

const refundedLinesOf = `SELECT COALESCE(json_agg(json_build_object('name', ${lineName('$4')}, 'quantity', x.quantity)
    ORDER BY l.position), '[]')
  FROM (SELECT order_line_id, quantity FROM refund_lines WHERE refund_id = r.id
        UNION ALL SELECT order_line_id, quantity FROM order_return_lines WHERE return_id = f.order_return_id) x
  JOIN order_lines l ON l.id = x.order_line_id`;

const refundsOf = `SELECT COALESCE(json_agg(json_build_object(${refundFields}, 'returnId', f.order_return_id,
    'shippingCents', COALESCE(f.shipping_cents, 0), 'taxCents', COALESCE(f.tax_cents, 0), 'lines', (${refundedLinesOf}))
    ORDER BY r.created_at, r.id), '[]')
  FROM ${refundsFrom('o.id')} LEFT JOIN order_refunds f ON f.refund_id = r.id`;

const returnsOf = `SELECT COALESCE(json_agg(json_build_object('id', r.id, 'status', r.status,
    'requestedAt', r.requested_at, 'decidedAt', r.decided_at, 'reason', r.reason, 'note', r.note,
    'lines', (SELECT json_agg(json_build_object('productId', l.product_id, 'name', ${lineName('$4')}, 'imageUrl', l.image_url,
                'quantity', rl.quantity, 'reason', rl.reason) ORDER BY l.position)
              FROM order_return_lines rl JOIN order_lines l ON l.id = rl.order_line_id WHERE rl.return_id = r.id))
    ORDER BY r.requested_at, r.id), '[]')
  FROM order_returns r WHERE r.order_id = o.id`;

const { network: _network, ...shownTerms } = termColumns;

const viewColumns: Columns<OrderViewRow> = {
  ...orderColumns,
  ...shownTerms,
  subtotalCents: 'subtotal_cents',
  discountCents: 'discount_cents',
  shippingCents: 'shipping_cents',
  placedAt: 'placed_at',
  paidAt: 'paid_at',
  cancelledAt: 'cancelled_at',
};

/**
 * Returns an order, or null if the reader neither owns the order nor has the link. The statement itself checks
 * ownership.
 *
 * @param locale the reader's language, or null for the order's own language in emails and documents
 */
export async function orderView(
  executor: Executor,
  id: string,
  reader: Reader,
  locale: Locale | null,
): Promise<OrderView | null> {
  const [row] = await executor.query<OrderView>(
    `SELECT ${selectList('o', viewColumns)},
       (${linesOf}) AS lines, (${taxesOf}) AS taxes, (${timelineOf}) AS timeline, ${paymentJson('o.id')} AS payment, (${pickupOf}) AS "pickupLocation",
       (${shipmentsOf}) AS shipments, (${refundsOf}) AS refunds, (${returnsOf}) AS returns, ${returnDays} AS "returnDays"
     FROM orders o
     WHERE o.id = $1::uuid AND (o.user_id = $2::uuid OR $3::boolean)`,
    [id, reader.userId, reader.hasLink, locale],
    'order-view',
  );
  return row ?? null;
}
