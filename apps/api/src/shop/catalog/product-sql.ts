/**
 * The few expressions that every statement about products shares, so that the shop, the cart and the checkout can never
 * disagree about a price or a stock. Each takes the text of its parameters (`$2`); `p` is the products row.
 */

/** True while the product's sale runs; `now` is a timestamptz parameter. The same rule as domain's `salePriceAt`. */
export const saleRuns = (now: string): string =>
  `(p.sale_price_cents IS NOT NULL AND (p.sale_starts_at IS NULL OR p.sale_starts_at <= ${now})
    AND (p.sale_ends_at IS NULL OR p.sale_ends_at > ${now}))`;

/** The sale price while the sale runs, else null; cents. */
export const runningSalePrice = (now: string): string => `CASE WHEN ${saleRuns(now)} THEN p.sale_price_cents END`;

/** When the running sale ends; null without a sale, and for a sale without an end. */
export const runningSaleEnd = (now: string): string => `CASE WHEN ${saleRuns(now)} THEN p.sale_ends_at END`;

/** What a piece costs now, before tax; cents. */
export const chargedPrice = (now: string): string =>
  `CASE WHEN ${saleRuns(now)} THEN p.sale_price_cents ELSE p.price_cents END`;

/**
 * A parameter in a SELECT of its own. Where PostgreSQL could see that it is null, it would plan the statement anew each time,
 * to leave out what null leaves out, and planning costs several times what answering does.
 */
const unseen = (parameter: string): string => (parameter.startsWith('$') ? `(SELECT ${parameter}::uuid)` : parameter);

/**
 * The stock points a person can buy from: the warehouse and, when `locationId` (a uuid parameter, may be null) is an
 * active location, that one's shelf. Postgres works it out once per statement; in two parts, because an `OR` over both
 * would go through the shelves of all locations.
 */
const stockPoints = (locationId: string): string =>
  `ARRAY(SELECT sp.id FROM stock_points sp WHERE sp.location_id IS NULL
         UNION ALL
         SELECT sp.id FROM locations l JOIN stock_points sp ON sp.location_id = l.id
          WHERE l.id = ${unseen(locationId)} AND l.is_active)`;

/** Pieces of the product that can be bought, as seen from a location. */
export const stockQty = (locationId: string): string =>
  `(SELECT coalesce(sum(s.quantity), 0)::int FROM stock_levels s
     WHERE s.product_id = p.id AND s.stock_point_id = ANY(${stockPoints(locationId)}))`;

/** Those of them that are in the warehouse. */
export const warehouseQty = `(SELECT coalesce(sum(s.quantity), 0)::int FROM stock_levels s
   WHERE s.product_id = p.id AND s.stock_point_id = (SELECT sp.id FROM stock_points sp WHERE sp.location_id IS NULL))`;

/**
 * `stockQty` as a condition: any at all. It stops at the first shelf that has any. OFFSET 0 keeps Postgres looking at one product after
 * the other, in the order of a list, instead of collecting all that are in stock first.
 */
export const isInStock = (locationId: string): string =>
  `EXISTS (SELECT 1 FROM stock_levels s
            WHERE s.product_id = p.id AND s.quantity > 0 AND s.stock_point_id = ANY(${stockPoints(locationId)}) OFFSET 0)`;

/** The address of the product's first picture, or null. */
export const coverUrl = `(SELECT i.url FROM product_images i WHERE i.product_id = p.id ORDER BY i.position LIMIT 1)`;
