import { PaymentStatus, RefundStatus } from '@dronesoccer/contracts';

// $1 and $2 are the instants at which the period begins and ends in every report.

/** Everything sold, with the amounts that its taxes are a share of. */
const sold = `
  SELECT id, tax_province, tax_cents, total_cents FROM orders
  UNION ALL SELECT id, tax_province, tax_cents, total_cents FROM bookings
  UNION ALL SELECT id, tax_province, tax_cents, total_cents FROM memberships`;

/** The tax lines of everything sold. */
const taxLines = `
  SELECT order_id AS subject_id, position, name, rate, taxable_cents, amount_cents, registration FROM order_tax_lines
  UNION ALL SELECT booking_id, position, name, rate, taxable_cents, amount_cents, registration FROM booking_tax_lines
  UNION ALL SELECT membership_id, position, name, rate, taxable_cents, amount_cents, registration FROM membership_tax_lines`;

const received = `p.status IN (${PaymentStatus.PAID}, ${PaymentStatus.REFUNDED})`;

/** The tax within the amount of payment `p` for the sale `s`. */
const paidTax = `CASE WHEN p.amount_cents = s.total_cents THEN s.tax_cents
  ELSE COALESCE(round(p.amount_cents::numeric * s.tax_cents / NULLIF(s.total_cents, 0)), 0)::int END`;

/**
 * Defines `moves`, the money that moved in the period, exactly as the reconciliation counts it: payments by the day
 * they were received, and refunds that did not fail by the day they were decided. `tax` is the tax within `cents`. It
 * goes from `tax_before` to `tax_upto` of the payment's tax, so that the refunds of a payment that was refunded in full
 * add up to the tax that was received with it. An order's refund records its tax; any other refund has the payment's
 * share. `is_whole` marks a payment of the whole price, whose lines need no splitting.
 */
const moves = `
  moves AS (
    SELECT p.id AS move_id, NULL::uuid AS refund_id, p.subject_id, p.amount_cents AS cents,
      ${paidTax} AS tax, 0 AS tax_before, ${paidTax} AS tax_upto, NULL::int AS shipping,
      p.amount_cents IS NOT DISTINCT FROM s.total_cents AS is_whole, false AS is_last, s.tax_province, p.paid_at AS at
    FROM payments p LEFT JOIN sold s ON s.id = p.subject_id
    WHERE ${received} AND p.paid_at >= $1::timestamptz AND p.paid_at < $2::timestamptz
    UNION ALL
    SELECT r.id, r.id, r.subject_id, r.cents, r.tax_upto - r.tax_before, r.tax_before, r.tax_upto, r.shipping, false,
      r.is_last, r.tax_province, r.at
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
          LEFT JOIN sold s ON s.id = p.subject_id LEFT JOIN order_refunds f ON f.refund_id = r.id
          WHERE r.status <> ${RefundStatus.FAILED} AND ${received}
            AND r.payment_id IN (SELECT i.payment_id FROM refunds i
              WHERE i.created_at >= $1::timestamptz AND i.created_at < $2::timestamptz)
        ) g WINDOW w AS (PARTITION BY g.payment_id ORDER BY g.at, g.id)
      ) t
    ) r WHERE r.at >= $1::timestamptz AND r.at < $2::timestamptz
  )`;

/** The common table expressions that a report about money begins with. */
export const withMoves = `WITH sold AS (${sold}), ${moves}`;

/** Adds `taxed`, the moves split over the tax lines of their sale. The parts of a move add up to its tax, to the cent. */
export const withTaxedMoves = `${withMoves}, lines AS NOT MATERIALIZED (${taxLines}), spread AS (
    SELECT l.*, sum(l.amount_cents) OVER (PARTITION BY l.subject_id ORDER BY l.position) AS upto,
      sum(l.amount_cents) OVER (PARTITION BY l.subject_id) AS total
    FROM lines l WHERE l.subject_id IN (SELECT m.subject_id FROM moves m WHERE NOT m.is_whole)
  ), taxed AS (
    SELECT m.refund_id IS NOT NULL AS is_refund, m.tax_province, l.name, l.rate, l.registration,
      l.taxable_cents AS taxable, l.amount_cents AS cents
    FROM moves m JOIN lines l ON l.subject_id = m.subject_id WHERE m.is_whole
    UNION ALL
    SELECT m.refund_id IS NOT NULL, m.tax_province, l.name, l.rate, l.registration,
      round(l.taxable_cents::numeric * (m.tax_upto - m.tax_before) / l.total)::int,
      ${partOf('l.upto', 'l.amount_cents', 'm.tax_upto')} - (${partOf('l.upto', 'l.amount_cents', 'm.tax_before')})
    FROM moves m JOIN spread l ON l.subject_id = m.subject_id WHERE NOT m.is_whole AND l.total > 0
  )`;

/**
 * Returns the share that falls to a line with this weight when `cents` are split over lines in proportion to their
 * weights. The parts add up exactly, because each is a difference of rounded running sums.
 */
export function partOf(upto: string, weight: string, cents: string, total = 'l.total'): string {
  return `(round(${upto}::numeric * ${cents} / ${total}) - round((${upto} - ${weight})::numeric * ${cents} / ${total}))::int`;
}
