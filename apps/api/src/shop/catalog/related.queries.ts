import { OrderStatus, ProductCategory } from '@dronesoccer/contracts';
import type { Executor } from '../../platform/database/index.js';
import { isInStock } from './product-sql.js';

const { DRONE, KIT, ACCESSORY, COMPLETE_PACKAGES, INFLATABLE_UNITS, PARTS_AND_ACCESSORIES } = ProductCategory;

/**
 * The role of a product for a player, as a condition on its row: a kit with a class builds a drone, and a kit without
 * one fits any drone.
 */
const roles = {
  flyer: (row: string) =>
    `(${row}.category = ${DRONE} OR (${row}.category = ${KIT} AND ${row}.arena_class IS NOT NULL))`,
  part: (row: string) => `${row}.category = ${PARTS_AND_ACCESSORIES}`,
  addOn: (row: string) => `(${row}.category = ${KIT} AND ${row}.arena_class IS NULL)`,
  accessory: (row: string) => `${row}.category = ${ACCESSORY}`,
  package: (row: string) => `${row}.category = ${COMPLETE_PACKAGES}`,
  field: (row: string) => `${row}.category = ${INFLATABLE_UNITS}`,
} as const;

type ProductRole = keyof typeof roles;

/**
 * The complements of each role, most wanted first. Rivals are left out: no drone with a drone, no package with a
 * package.
 */
const complements: Readonly<Record<ProductRole, readonly ProductRole[]>> = {
  flyer: ['part', 'addOn', 'accessory'],
  part: ['flyer', 'part', 'addOn', 'accessory'],
  addOn: ['flyer', 'part', 'accessory'],
  accessory: ['flyer', 'accessory', 'part', 'addOn'],
  package: ['part', 'addOn', 'accessory', 'field'],
  field: ['package', 'flyer', 'accessory'],
};

const roleNames = Object.keys(roles) as ProductRole[];

/** Ranks how well the role of `p` complements `self`: 0 is best, null is not at all. */
const place = `CASE ${roleNames
  .flatMap((self) =>
    complements[self].map((other, at) => `WHEN ${roles[self]('self')} AND ${roles[other]('p')} THEN ${at}`),
  )
  .join(' ')} END`;

/** A product without a class fits both classes and goes with everything. */
const fits = '(self.arena_class IS NULL OR p.arena_class IS NULL OR p.arena_class = self.arena_class)';

/** The number of a product's latest order lines that show what is bought with it. */
const linesLookedAt = 500;

/** The number of candidates of a class that are considered for a product, newest first. */
const candidatesPerClass = 60;

/** The other sizes and colours of a product are on its page anyway. */
const isOther = '(p.id <> self.id AND (p.family_id IS NULL OR p.family_id IS DISTINCT FROM self.family_id))';

const buyable = `p.is_active AND ${isOther} AND ${isInStock('$2')}`;

/** The candidates that are read per product to be shown, because several may be of one family. */
const perCard = 4;

/**
 * Returns the complements of a product, best first: products from the same orders, then those of its class, then those
 * that fit every class, each in the order of `complements`. All of them fit the product, are not its rivals and can be
 * bought. Returns null if the product does not exist.
 */
export function findComplements(
  executor: Executor,
  slug: string,
  locationId: string | null,
  limit: number,
): Promise<string[] | null> {
  const newest = (condition: string, rank: number) => `
    (SELECT c.id, c.card, ${rank} AS rank, 0 AS times, c.place, c.created_at
       FROM (SELECT p.id, coalesce(p.family_id, p.id) AS card, p.created_at, ${place} AS place FROM products p
              WHERE ${condition} AND ${place} IS NOT NULL AND ${buyable}
              ORDER BY p.created_at DESC, p.id DESC LIMIT ${candidatesPerClass}) c)`;
  return idsOf(
    executor,
    `SELECT (array_agg(id ORDER BY rank, times DESC, place, created_at DESC, id))[1] FROM (
       (SELECT p.id, coalesce(p.family_id, p.id) AS card, 1 AS rank, bought.times, ${place} AS place, p.created_at
          FROM (SELECT beside.product_id, count(*)::int AS times
                  FROM (SELECT l.order_id FROM order_lines l WHERE l.product_id = self.id
                         ORDER BY l.id DESC LIMIT ${linesLookedAt}) latest
                  JOIN orders o ON o.id = latest.order_id AND o.status IN (${OrderStatus.PAID}, ${OrderStatus.SHIPPED})
                  JOIN order_lines beside ON beside.order_id = o.id
                 GROUP BY beside.product_id) bought
          JOIN products p ON p.id = bought.product_id
         WHERE ${fits} AND ${place} IS NOT NULL AND ${buyable} ORDER BY bought.times DESC, p.id LIMIT ${perCard} * $3)
       UNION ALL ${newest('p.arena_class IS NOT DISTINCT FROM self.arena_class', 2)}
       UNION ALL ${newest('self.arena_class IS NOT NULL AND p.arena_class IS NULL', 3)}
       UNION ALL ${newest('self.arena_class IS NULL AND p.arena_class IS NOT NULL', 3)}
     ) candidate
     GROUP BY card ORDER BY min(rank), max(times) DESC, min(place), max(created_at) DESC, card LIMIT $3`,
    [slug, locationId, limit],
    'complements',
  );
}

/**
 * Returns substitutes for a product from its category: those of its class first, then by the closest price. All of them
 * can be bought. Returns null if the product does not exist.
 */
export function findSubstitutes(
  executor: Executor,
  slug: string,
  locationId: string | null,
  limit: number,
): Promise<string[] | null> {
  // Reads upwards and downwards from the product's price, each in index order.
  const nearest = (condition: string, rank: number, side: '>=' | '<') => `
    (SELECT p.id, coalesce(p.family_id, p.id) AS card, ${rank} AS rank, abs(p.price_cents - self.price_cents) AS apart
       FROM products p
      WHERE p.category = self.category AND ${condition} AND p.price_cents ${side} self.price_cents AND ${buyable}
      ORDER BY p.price_cents ${side === '<' ? 'DESC' : 'ASC'}, p.id LIMIT ${perCard} * $3)`;
  const both = (condition: string, rank: number) =>
    `${nearest(condition, rank, '>=')} UNION ALL ${nearest(condition, rank, '<')}`;
  return idsOf(
    executor,
    `SELECT (array_agg(id ORDER BY rank, apart, id))[1] FROM (
       ${both('p.arena_class IS NOT DISTINCT FROM self.arena_class', 1)}
       UNION ALL ${both('p.arena_class IS DISTINCT FROM self.arena_class', 2)}
     ) candidate
     GROUP BY card ORDER BY min(rank), min(apart), card LIMIT $3`,
    [slug, locationId, limit],
    'substitutes',
  );
}

/** Returns the ids that a statement about the product `self` lists, or null if the product does not exist. */
async function idsOf(
  executor: Executor,
  ids: string,
  params: readonly [slug: string, locationId: string | null, limit: number],
  name: string,
): Promise<string[] | null> {
  const [row] = await executor.query<{ ids: string[] }>(
    `SELECT ARRAY(${ids}) AS ids FROM products self WHERE self.slug = $1 AND self.published_at IS NOT NULL`,
    [...params],
    name,
  );
  return row?.ids ?? null;
}
