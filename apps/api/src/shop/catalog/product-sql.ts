/**
 * The expressions that every statement about products shares, so that the shop, the cart and the checkout never
 * disagree about a price or a stock. Each takes the text of its parameters (`$2`), and `p` is the products row.
 */

/**
 * True if visitors may know the product: it is in the shop, or was. A trigger dates the first publication, so drafts and
 * scheduled products have no date.
 */
export const isKnown = 'p.published_at IS NOT NULL';

/** True while the product's sale runs. `now` is a timestamptz parameter. Domain's `salePriceAt` has the same rule. */
export const saleRuns = (now: string): string =>
  `(p.sale_price_cents IS NOT NULL AND (p.sale_starts_at IS NULL OR p.sale_starts_at <= ${now})
    AND (p.sale_ends_at IS NULL OR p.sale_ends_at > ${now}))`;

/** The sale price in cents while the sale runs, otherwise null. */
export const runningSalePrice = (now: string): string => `CASE WHEN ${saleRuns(now)} THEN p.sale_price_cents END`;

/** The end of the running sale, or null without a sale and for a sale without an end. */
export const runningSaleEnd = (now: string): string => `CASE WHEN ${saleRuns(now)} THEN p.sale_ends_at END`;

/** The current price of a piece before tax, in cents. */
export const chargedPrice = (now: string): string =>
  `CASE WHEN ${saleRuns(now)} THEN p.sale_price_cents ELSE p.price_cents END`;

/**
 * Wraps a parameter in a subselect. If PostgreSQL could see that the parameter is null, it would plan the statement
 * each time to drop the unused parts, and planning costs several times as much as running it.
 */
const unseen = (parameter: string): string => (parameter.startsWith('$') ? `(SELECT ${parameter}::uuid)` : parameter);

/**
 * The stock points a person can buy from: the warehouse and, if `locationId` (a uuid parameter, may be null) is an
 * active location, its stock point. Postgres evaluates this once per statement. It has two parts because an `OR` over
 * both would read the stock points of all locations.
 */
const stockPoints = (locationId: string): string =>
  `ARRAY(SELECT sp.id FROM stock_points sp WHERE sp.location_id IS NULL
         UNION ALL
         SELECT sp.id FROM locations l JOIN stock_points sp ON sp.location_id = l.id
          WHERE l.id = ${unseen(locationId)} AND l.is_active)`;

/** The pieces of the product that can be bought, as seen from a location. */
export const stockQty = (locationId: string): string =>
  `(SELECT coalesce(sum(s.quantity), 0)::int FROM stock_levels s
     WHERE s.product_id = p.id AND s.stock_point_id = ANY(${stockPoints(locationId)}))`;

/** The pieces of the product in the warehouse. */
export const warehouseQty = `(SELECT coalesce(sum(s.quantity), 0)::int FROM stock_levels s
   WHERE s.product_id = p.id AND s.stock_point_id = (SELECT sp.id FROM stock_points sp WHERE sp.location_id IS NULL))`;

/**
 * `stockQty` as a condition: true if there is any stock. It stops at the first stock point that has some. OFFSET 0
 * makes Postgres check the products one by one, in list order, instead of collecting all that are in stock first.
 */
export const isInStock = (locationId: string): string =>
  `EXISTS (SELECT 1 FROM stock_levels s
            WHERE s.product_id = p.id AND s.quantity > 0 AND s.stock_point_id = ANY(${stockPoints(locationId)}) OFFSET 0)`;

/**
 * Reads the products in the shop that are of the same family as `p`, which these products are named as well, so that
 * the expressions above apply to each of them. None if the product is in no family.
 */
export const familyInShop = `(SELECT p.family_id AS id) family JOIN products p ON p.family_id = family.id AND p.is_active`;

/** The address of the product's first picture, or null. */
export const coverUrl = `(SELECT i.url FROM product_images i WHERE i.product_id = p.id ORDER BY i.position LIMIT 1)`;
