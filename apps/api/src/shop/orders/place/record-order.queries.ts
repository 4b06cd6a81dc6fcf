import { OrderEventKind, StockMoveReason } from '@dronesoccer/contracts';
import { type Columns, type Executor, newId, withGenericPlan, type Tx } from '../../../platform/database/index.js';
import type { StockTake } from '../../inventory/index.js';
import { type OrderTerms, termColumns } from './order-terms.js';

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
  /** In thousandths of a percent. */
  rate: number;
  taxableCents: number;
  amountCents: number;
  registration: string | null;
}

interface NewOrderRow extends OrderTerms {
  id: string;
  number: string;
  locationId: string | null;
  subtotalCents: number;
  discountCents: number;
  shippingCents: number;
  taxCents: number;
  totalCents: number;
  placedAt: Date;
  holdExpiresAt: Date;
}

interface NewOrder extends NewOrderRow {
  /** The account that placed the order: the customer's or that of staff, or null for a guest. */
  actorId: string | null;
  lines: readonly NewOrderLine[];
  taxes: readonly NewOrderTax[];
  /** The stock taken for the order. */
  takes: readonly StockTake[];
  /** The cart items that the order removes. */
  cartItemIds: readonly string[];
}

/** Returns the sequential part of the order number. A refused order leaves a gap, and no order waits for another. */
export async function nextOrderSequence(executor: Executor): Promise<number> {
  const [row] = await executor.query<{ sequence: number }>(
    `SELECT nextval('order_number_seq') AS sequence`,
    [],
    'order-next-number',
  );
  if (row === undefined) throw new Error('The order number sequence gave nothing');
  return row.sequence;
}

/** The number of the first parameter of the order's row. The parameters of its related rows come before it. */
const firstOfRow = 26;

const rowColumns: Columns<NewOrderRow> = {
  ...termColumns,
  id: 'id',
  number: 'number',
  locationId: 'location_id',
  subtotalCents: 'subtotal_cents',
  discountCents: 'discount_cents',
  shippingCents: 'shipping_cents',
  taxCents: 'tax_cents',
  totalCents: 'total_cents',
  placedAt: 'placed_at',
  holdExpiresAt: 'hold_expires_at',
};

const rowFields = Object.keys(rowColumns) as (keyof NewOrderRow)[];

/**
 * Writes a whole order: its row, lines, taxes, first timeline entry and stock moves, and removes the ordered items from
 * the cart. It is one statement, because each round trip prolongs the lock on the product's stock row.
 */
export async function insertOrder(tx: Tx, order: NewOrder): Promise<void> {
  const { lines, taxes, takes } = order;
  const columns = rowFields.map((field) => rowColumns[field]);
  // The row's values come last, so that a new column does not renumber the others.
  const values = rowFields.map((_field, index) => `$${firstOfRow + index}`);
  await tx.send(
    `WITH placed AS (
       INSERT INTO orders (${columns.join(', ')}) VALUES (${values.join(', ')})
     ), lines AS (
       INSERT INTO order_lines (id, order_id, position, product_id, slug, name, category, image_url, tax_class,
         unit_price_cents, quantity, discount_cents)
       SELECT l.id, $1::uuid, l.position, l.product_id, l.slug, l.name, l.category, l.image_url, l.tax_class,
         l.unit_price_cents, l.quantity, l.discount_cents
       FROM unnest($4::uuid[], $5::uuid[], $6::text[], $7::text[], $8::smallint[], $9::text[], $10::smallint[],
         $11::int[], $12::int[], $13::int[]) WITH ORDINALITY
         AS l (id, product_id, slug, name, category, image_url, tax_class, unit_price_cents, quantity, discount_cents, position)
     ), taxes AS (
       INSERT INTO order_tax_lines (order_id, position, name, rate, taxable_cents, amount_cents, registration)
       SELECT $1::uuid, t.position, t.name, t.rate, t.taxable_cents, t.amount_cents, t.registration
       FROM unnest($14::text[], $15::int[], $16::int[], $17::int[], $18::text[]) WITH ORDINALITY
         AS t (name, rate, taxable_cents, amount_cents, registration, position)
     ), timeline AS (
       INSERT INTO order_events (id, order_id, kind, actor_id, at)
       VALUES ($19::uuid, $1::uuid, ${OrderEventKind.PLACED}, $2::uuid, $3::timestamptz)
     ), moves AS (
       INSERT INTO stock_moves (id, product_id, stock_point_id, delta, reason, order_id, created_at)
       SELECT m.id, m.product_id, m.stock_point_id, -m.take, ${StockMoveReason.SOLD}, $1::uuid, $3::timestamptz
       FROM unnest($20::uuid[], $21::uuid[], $22::uuid[], $23::int[]) AS m (id, product_id, stock_point_id, take)
     )
     DELETE FROM cart_items c USING ${withGenericPlan('unnest($24::uuid[]) each (id)', '$25')} ordered WHERE c.id = ordered.id`,
    [
      order.id,
      order.actorId,
      order.placedAt,
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
      order.cartItemIds.length,
      ...rowFields.map((field) => order[field]),
    ],
    'order-insert',
  );
}
