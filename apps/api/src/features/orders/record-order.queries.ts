import { type DeliveryMethod, type Locale, OrderEventKind, StockMoveReason } from '@dronesoccer/contracts';
import { type Executor, newId } from '../../platform/database/index.js';
import type { PostalAddress } from './orders.queries.js';
import type { StockTake } from './stock.queries.js';

interface NewOrderLine {
  id: string;
  productId: string;
  slug: string;
  name: string;
  category: number;
  imageUrl: string | null;
  taxClass: number;
  unitPriceCents: number;
  quantity: number;
  discountCents: number;
}

interface NewOrderTax {
  name: string;
  /** thousandths of a percent */
  rate: number;
  taxableCents: number;
  amountCents: number;
  registration: string | null;
}

export interface NewOrder {
  id: string;
  number: string;
  userId: string | null;
  email: string;
  locale: Locale;
  delivery: DeliveryMethod;
  locationId: string | null;
  address: PostalAddress | null;
  taxProvince: string;
  subtotalCents: number;
  discountCents: number;
  shippingCents: number;
  taxCents: number;
  totalCents: number;
  couponCode: string | null;
  placedAt: Date;
  holdExpiresAt: Date;
  lines: readonly NewOrderLine[];
  taxes: readonly NewOrderTax[];
  /** What was taken from stock for it. */
  takes: readonly StockTake[];
  /** What leaves the person's cart by it. */
  cartItemIds: readonly string[];
}

/** The running part of the number people see. A refused order leaves a gap; nobody waits for anybody. */
export async function nextOrderSequence(executor: Executor): Promise<number> {
  const [row] = await executor.query<{ sequence: number }>(
    `SELECT nextval('order_number_seq') AS sequence`,
    [],
    'order_next_number',
  );
  if (row === undefined) throw new Error('The order number sequence gave nothing');
  return row.sequence;
}

/**
 * Writes a whole order: itself, its lines, taxes, first timeline entry and stock moves, and takes what was ordered
 * out of the cart. One statement, because each round trip is paid while the product's stock row is locked.
 */
export async function insertOrder(executor: Executor, order: NewOrder): Promise<void> {
  const { lines, taxes, takes } = order;
  await executor.query(
    `WITH placed AS (
       INSERT INTO orders (id, number, user_id, email, locale, delivery, location_id, address, tax_province,
         subtotal_cents, discount_cents, shipping_cents, tax_cents, total_cents, coupon_code, placed_at, hold_expires_at)
       VALUES ($1::uuid, $2, $3::uuid, $4, $5, $6, $7::uuid, $8::jsonb, $9, $10, $11, $12, $13, $14, $15,
         $16::timestamptz, $17::timestamptz)
     ), lines AS (
       INSERT INTO order_lines (id, order_id, position, product_id, slug, name, category, image_url, tax_class,
         unit_price_cents, quantity, discount_cents)
       SELECT l.id, $1::uuid, l.position, l.product_id, l.slug, l.name, l.category, l.image_url, l.tax_class,
         l.unit_price_cents, l.quantity, l.discount_cents
       FROM unnest($18::uuid[], $19::uuid[], $20::text[], $21::text[], $22::smallint[], $23::text[], $24::smallint[],
         $25::int[], $26::int[], $27::int[]) WITH ORDINALITY
         AS l (id, product_id, slug, name, category, image_url, tax_class, unit_price_cents, quantity, discount_cents, position)
     ), taxes AS (
       INSERT INTO order_tax_lines (order_id, position, name, rate, taxable_cents, amount_cents, registration)
       SELECT $1::uuid, t.position, t.name, t.rate, t.taxable_cents, t.amount_cents, t.registration
       FROM unnest($28::text[], $29::int[], $30::int[], $31::int[], $32::text[]) WITH ORDINALITY
         AS t (name, rate, taxable_cents, amount_cents, registration, position)
     ), timeline AS (
       INSERT INTO order_events (id, order_id, kind, actor_id, at)
       VALUES ($33::uuid, $1::uuid, ${OrderEventKind.PLACED}, $3::uuid, $16::timestamptz)
     ), moves AS (
       INSERT INTO stock_moves (id, product_id, stock_point_id, delta, reason, order_id, created_at)
       SELECT m.id, m.product_id, m.stock_point_id, -m.take, ${StockMoveReason.SOLD}, $1::uuid, $16::timestamptz
       FROM unnest($34::uuid[], $35::uuid[], $36::uuid[], $37::int[]) AS m (id, product_id, stock_point_id, take)
     )
     DELETE FROM cart_items WHERE id = ANY($38::uuid[])`,
    [
      order.id,
      order.number,
      order.userId,
      order.email,
      order.locale,
      order.delivery,
      order.locationId,
      order.address === null ? null : JSON.stringify(order.address),
      order.taxProvince,
      order.subtotalCents,
      order.discountCents,
      order.shippingCents,
      order.taxCents,
      order.totalCents,
      order.couponCode,
      order.placedAt,
      order.holdExpiresAt,
      lines.map((line) => line.id),
      lines.map((line) => line.productId),
      lines.map((line) => line.slug),
      lines.map((line) => line.name),
      lines.map((line) => line.category),
      lines.map((line) => line.imageUrl),
      lines.map((line) => line.taxClass),
      lines.map((line) => line.unitPriceCents),
      lines.map((line) => line.quantity),
      lines.map((line) => line.discountCents),
      taxes.map((tax) => tax.name),
      taxes.map((tax) => tax.rate),
      taxes.map((tax) => tax.taxableCents),
      taxes.map((tax) => tax.amountCents),
      taxes.map((tax) => tax.registration),
      newId(),
      takes.map(newId),
      takes.map((take) => take.productId),
      takes.map((take) => take.stockPointId),
      takes.map((take) => take.quantity),
      order.cartItemIds,
    ],
    'order_insert',
  );
}
