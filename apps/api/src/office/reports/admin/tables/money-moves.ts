import { RefundStatus } from '@dronesoccer/contracts';
import { isReceived } from '../../../../money/payments/index.js';

// $1 and $2 are the instants at which the period begins and ends in every report.

const saleTables = ['orders', 'bookings', 'memberships'] as const;

type SaleTable = (typeof saleTables)[number];

/** The sales of these kinds, with the amounts that their taxes are a share of. */
const salesOf = (tables: readonly SaleTable[]): string =>
  tables.map((table) => `SELECT id, tax_province, tax_cents, total_cents FROM ${table}`).join(' UNION ALL ');

const taxLines = (table: string, id: string): string =>
  `SELECT ${id} AS subject_id, position, name, rate, taxable_cents, amount_cents, registration FROM ${table}`;

/** The tax lines of each kind of sale, read one by one, because PostgreSQL joins a single table faster than a union. */
const taxTables: Readonly<Record<SaleTable, string>> = {
  orders: taxLines('order_tax_lines', 'order_id'),
  bookings: taxLines('booking_tax_lines', 'booking_id'),
  memberships: taxLines('membership_tax_lines', 'membership_id'),
};

const inPeriod = (at: string): string => `${at} >= $1::timestamptz AND ${at} < $2::timestamptz`;

/**
 * True for a payment `p` of the whole price of the sale `s`, which is nearly every payment. As a CASE, PostgreSQL does
 * not take the comparison for a rare coincidence and plan for a handful of rows.
 */
const isWhole = `CASE WHEN p.amount_cents = s.total_cents THEN true ELSE false END`;

/** The tax within the amount of payment `p` for the sale `s`. */
const paidTax = `CASE WHEN p.amount_cents = s.total_cents THEN s.tax_cents
  ELSE COALESCE(round(p.amount_cents::numeric * s.tax_cents / NULLIF(s.total_cents, 0)), 0)::int END`;

/** The payments of the whole price, whose lines need no splitting. */
const wholesOf = (sales: string): string => `
  SELECT p.id AS move_id, p.subject_id, p.amount_cents AS cents, s.tax_cents AS tax, s.tax_province, p.paid_at AS at
  FROM payments p JOIN ${sales} s ON s.id = p.subject_id
  WHERE ${isReceived} AND ${inPeriod('p.paid_at')} AND ${isWhole}`;

/**
 * The refunds, and the payments of another amount than the price. `tax` is the tax within `cents`. It goes from
 * `tax_before` to `tax_upto` of the payment's tax, so that the refunds of a payment that was refunded in full add up to
 * the tax that was received with it. An order's refund records its tax; any other refund has the payment's share.
 */
const partsBy = (join: 'JOIN' | 'LEFT JOIN'): string => `
  SELECT p.id AS move_id, NULL::uuid AS refund_id, p.subject_id, p.amount_cents AS cents, ${paidTax} AS tax,
    0 AS tax_before, ${paidTax} AS tax_upto, NULL::int AS shipping, false AS is_last, s.tax_province, p.paid_at AS at
  FROM payments p ${join} sold s ON s.id = p.subject_id
  WHERE ${isReceived} AND ${inPeriod('p.paid_at')} AND NOT ${isWhole}
  UNION ALL
  SELECT r.id, r.id, r.subject_id, r.cents, r.tax_upto - r.tax_before, r.tax_before, r.tax_upto, r.shipping, r.is_last,
    r.tax_province, r.at
  FROM (
    SELECT t.*, COALESCE(lag(t.tax_upto) OVER (PARTITION BY t.payment_id ORDER BY t.at, t.id), 0) AS tax_before
    FROM (
      SELECT g.*, g.upto = g.paid AS is_last,
        CASE WHEN g.upto = g.paid THEN g.paid_tax ELSE LEAST(g.paid_tax, sum(g.own_tax) OVER w)::int END AS tax_upto
      FROM (
        SELECT r.id, r.payment_id, p.subject_id, r.amount_cents AS cents, r.created_at AS at,
          p.amount_cents AS paid, ${paidTax} AS paid_tax, s.tax_province, f.shipping_cents AS shipping,
          COALESCE(f.tax_cents, round(r.amount_cents::numeric * s.tax_cents / NULLIF(s.total_cents, 0)), 0)::int AS own_tax,
          sum(r.amount_cents) OVER (PARTITION BY r.payment_id ORDER BY r.created_at, r.id) AS upto
        FROM refunds r JOIN payments p ON p.id = r.payment_id
        ${join} sold s ON s.id = p.subject_id LEFT JOIN order_refunds f ON f.refund_id = r.id
        WHERE r.status <> ${RefundStatus.FAILED} AND ${isReceived}
          AND r.payment_id IN (SELECT i.payment_id FROM refunds i WHERE ${inPeriod('i.created_at')})
      ) g WINDOW w AS (PARTITION BY g.payment_id ORDER BY g.at, g.id)
    ) t
  ) r WHERE ${inPeriod('r.at')}`;

const withPartsOf = (tables: readonly SaleTable[], join: 'JOIN' | 'LEFT JOIN'): string =>
  `WITH sold AS NOT MATERIALIZED (${salesOf(tables)}), wholes AS NOT MATERIALIZED (${wholesOf('sold')}), parts AS (${partsBy(join)})`;

/** Defines `wholes` and `parts`, which a report splits over the lines of what was sold. */
const withParts = withPartsOf(saleTables, 'LEFT JOIN');

/** Defines `wholes` and `parts` of orders alone. */
export const withOrderParts = withPartsOf(['orders'], 'JOIN');

/**
 * Defines `moves`, all the money that moved in the period, exactly as the reconciliation counts it: payments by the day
 * they were received, and refunds that did not fail by the day they were decided.
 */
export const withMoves = `${withParts}, moves AS NOT MATERIALIZED (
    SELECT NULL::uuid AS refund_id, w.subject_id, w.cents, w.tax, w.tax_province, w.at FROM wholes w
    UNION ALL SELECT p.refund_id, p.subject_id, p.cents, p.tax, p.tax_province, p.at FROM parts p
  )`;

const unionOf = (queryOf: (table: SaleTable) => string): string => saleTables.map(queryOf).join(' UNION ALL ');

/** Defines `taxed`, the moves split over the tax lines of their sale. The parts of a move add up to its tax, to the cent. */
export const withTaxedMoves = `${withParts}, spread AS (
    SELECT l.*, sum(l.amount_cents) OVER (PARTITION BY l.subject_id ORDER BY l.position) AS upto,
      sum(l.amount_cents) OVER (PARTITION BY l.subject_id) AS total
    FROM (${unionOf((table) => `SELECT * FROM (${taxTables[table]}) l WHERE l.subject_id IN (SELECT p.subject_id FROM parts p)`)}) l
  ), taxed AS (
    ${unionOf(
      (table) => `SELECT false AS is_refund, w.tax_province, l.name, l.rate, l.registration, l.taxable_cents AS taxable,
      l.amount_cents AS cents
    FROM (${wholesOf(table)}) w JOIN (${taxTables[table]}) l ON l.subject_id = w.subject_id`,
    )}
    UNION ALL
    SELECT p.refund_id IS NOT NULL, p.tax_province, l.name, l.rate, l.registration,
      round(l.taxable_cents::numeric * (p.tax_upto - p.tax_before) / l.total)::int,
      ${partOf('l.upto', 'l.amount_cents', 'p.tax_upto')} - (${partOf('l.upto', 'l.amount_cents', 'p.tax_before')})
    FROM parts p JOIN spread l ON l.subject_id = p.subject_id WHERE l.total > 0
  ), by_line AS (
    SELECT t.is_refund, t.tax_province, t.name, t.rate, t.registration, sum(t.taxable) AS taxable, sum(t.cents) AS cents
    FROM taxed t GROUP BY 1, 2, 3, 4, 5
  )`;

/**
 * Returns the share that falls to a line with this weight when `cents` are split over lines in proportion to their
 * weights. The parts add up exactly, because each is a difference of rounded running sums.
 */
export function partOf(upto: string, weight: string, cents: string, total = 'l.total'): string {
  return `(round(${upto}::numeric * ${cents} / ${total}) - round((${upto} - ${weight})::numeric * ${cents} / ${total}))::int`;
}
