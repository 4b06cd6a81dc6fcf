import { ReturnStatus } from '@dronesoccer/contracts';
import { partOf, withOrderParts } from './money-moves.js';
import type { ReportStatement } from './report-statement.js';

/**
 * Defines `goods`, the moves of orders split over what was sold, before tax. A payment of the whole price needs no
 * splitting. Any other move is split over the lines that a refund names, or over all lines and the shipping, by their
 * price after discount. Shipping is a row without a product, which also takes what no line is worth. The parts of a
 * move add up to its amount before tax, to the cent.
 */
const withGoods = `${withOrderParts}, named AS (
    SELECT n.refund_id, n.order_line_id, n.quantity FROM refund_lines n
    UNION ALL
    SELECT f.refund_id, n.order_line_id, n.quantity FROM order_refunds f
    JOIN order_returns x ON x.id = f.order_return_id AND x.status = ${ReturnStatus.RECEIVED}
    JOIN order_return_lines n ON n.return_id = x.id
  ), parted AS (
    SELECT p.*, (SELECT o.shipping_cents FROM orders o WHERE o.id = p.subject_id),
      EXISTS (SELECT FROM named n WHERE n.refund_id = p.refund_id) AS is_named
    FROM parts p
  ), weighed AS (
    SELECT p.move_id, l.position AS place, l.product_id, l.category, n.quantity AS units,
      round((l.unit_price_cents::numeric * l.quantity - l.discount_cents) * n.quantity / l.quantity)::bigint AS weight
    FROM parted p JOIN named n ON n.refund_id = p.refund_id JOIN order_lines l ON l.id = n.order_line_id
    UNION ALL
    SELECT p.move_id, l.position, l.product_id, l.category, CASE WHEN p.is_last OR p.refund_id IS NULL THEN l.quantity ELSE 0 END,
      l.unit_price_cents::bigint * l.quantity - l.discount_cents
    FROM parted p CROSS JOIN LATERAL (SELECT * FROM order_lines n WHERE n.order_id = p.subject_id OFFSET 0) l WHERE NOT p.is_named
    UNION ALL
    SELECT p.move_id, 32767, NULL, NULL, 0, CASE WHEN p.is_named OR p.shipping IS NOT NULL THEN 0 ELSE p.shipping_cents END
    FROM parted p
  ), shared AS (
    SELECT w.*, sum(w.weight) OVER (PARTITION BY w.move_id ORDER BY w.place) AS upto,
      NULLIF(sum(w.weight) OVER (PARTITION BY w.move_id), 0) AS total
    FROM weighed w
  ), goods AS (
    SELECT false AS is_refund, l.product_id, l.category, l.quantity AS units,
      l.unit_price_cents::float8 * l.quantity - l.discount_cents AS cents
    FROM wholes w JOIN order_lines l ON l.order_id = w.subject_id
    UNION ALL
    SELECT false, NULL, NULL, 0, o.shipping_cents FROM wholes w JOIN orders o ON o.id = w.subject_id AND o.shipping_cents > 0
    UNION ALL
    SELECT p.refund_id IS NOT NULL, s.product_id, s.category, s.units,
      COALESCE(${partOf('s.upto', 's.weight', `(p.cents - p.tax - COALESCE(p.shipping, 0))`, 's.total')},
        CASE WHEN s.product_id IS NULL THEN p.cents - p.tax - COALESCE(p.shipping, 0) ELSE 0 END)
        + CASE WHEN s.product_id IS NULL THEN COALESCE(p.shipping, 0) ELSE 0 END
    FROM parted p JOIN shared s ON s.move_id = p.move_id
  )`;

const figures = `ARRAY[COALESCE(sum(g.units) FILTER (WHERE NOT g.is_refund), 0), COALESCE(sum(g.units) FILTER (WHERE g.is_refund), 0),
    COALESCE(sum(g.cents) FILTER (WHERE NOT g.is_refund), 0), COALESCE(sum(g.cents) FILTER (WHERE g.is_refund), 0),
    sum(CASE WHEN g.is_refund THEN -g.cents ELSE g.cents END)]::float8[] AS figures`;

const products: ReportStatement = () => ({
  text: `${withGoods}, summed AS (
      SELECT g.product_id, ${figures} FROM goods g GROUP BY 1)
    SELECT COALESCE(f.product_id::text, 'shipping') AS key,
      CASE WHEN f.product_id IS NOT NULL THEN jsonb_build_object('en', COALESCE(en.name, ''), 'fr', COALESCE(fr.name, en.name, '')) END AS name,
      COALESCE(p.slug, '') AS detail, f.figures
    FROM summed f LEFT JOIN products p ON p.id = f.product_id
    LEFT JOIN product_translations en ON en.product_id = f.product_id AND en.locale = 'en'
    LEFT JOIN product_translations fr ON fr.product_id = f.product_id AND fr.locale = 'fr'
    WHERE f.figures <> ARRAY[0, 0, 0, 0, 0]::float8[]
    ORDER BY f.product_id IS NULL, f.figures[5] DESC, 1`,
});

const categories: ReportStatement = () => ({
  text: `${withGoods}
    SELECT COALESCE(g.category::text, 'shipping') AS key, NULL::jsonb AS name, '' AS detail, ${figures}
    FROM goods g GROUP BY g.category HAVING sum(abs(g.cents)) > 0 OR sum(g.units) > 0
    ORDER BY g.category IS NULL, sum(CASE WHEN g.is_refund THEN -g.cents ELSE g.cents END) DESC, 1`,
});

export const goodsReports = { products, categories };
