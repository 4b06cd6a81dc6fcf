import {
  type ArenaClass,
  type Locale,
  OrderStatus,
  type ProductCategory,
  type ProductSort,
} from '@dronesoccer/contracts';
import type { Executor } from '../../platform/database/index.js';
import { chargedPrice, isInStock, runningSalePrice, stockQty } from './product-sql.js';

export interface ProductRow {
  id: string;
  slug: string;
  category: ProductCategory;
  price_cents: number;
  /** Only while the sale runs. */
  sale_price_cents: number | null;
  arena_class: ArenaClass | null;
  is_active: boolean;
  name: string;
  description: string;
  specs: { label: string; value: string }[];
  stock_qty: number;
  images: { url: string; alt: string }[] | null;
}

/**
 * What both reads answer from; the caller says where the language, the moment and the location stand. Every product has
 * a translation for each locale: whoever writes one writes both.
 */
const columns = (locale: string, now: string, locationId: string): string => `
  p.id, p.slug, p.category, p.price_cents, ${runningSalePrice(now)} AS sale_price_cents, p.arena_class, p.is_active,
  t.name, t.description, t.specs, ${stockQty(locationId)} AS stock_qty,
  (SELECT jsonb_agg(jsonb_build_object('url', i.url, 'alt', i.alt ->> ${locale}::text) ORDER BY i.position)
     FROM product_images i WHERE i.product_id = p.id) AS images`;

/** From where, when and in which language a person looks at the shop. */
export interface Viewpoint {
  locale: Locale;
  now: Date;
  locationId: string | null;
}

export async function findProduct(executor: Executor, slug: string, from: Viewpoint): Promise<ProductRow | null> {
  const [row] = await executor.query<ProductRow>(
    `SELECT ${columns('$1', '$2', '$3')}
       FROM products p JOIN product_translations t ON t.product_id = p.id AND t.locale = $1
      WHERE p.slug = $4`,
    [from.locale, from.now, from.locationId, slug],
    'product-by-slug',
  );
  return row ?? null;
}

export interface ProductFilter {
  /** Null: all. */
  categories: readonly ProductCategory[] | null;
  /** Each has to occur in the name or description, without regard to case and accents. */
  searchTerms: readonly string[];
  /** Of what is charged now; cents. */
  minPrice: number | null;
  maxPrice: number | null;
  onSale: boolean;
  inStock: boolean;
  arenaClass: ArenaClass | null;
  /** Null: by relevance when something is searched, else the newest first. */
  sort: ProductSort | null;
  /** For the sort by popularity: product ids, the best sold first. */
  bestSellers: readonly string[];
}

export interface Slice {
  limit: number;
  offset: number;
}

export interface ProductListing {
  total: number;
  rows: ProductRow[];
}

/** One page of active products, and how many there are in all, in one statement. */
export async function listProducts(
  executor: Executor,
  filter: ProductFilter,
  slice: Slice,
  from: Viewpoint,
): Promise<ProductListing> {
  const { text, values, name } = listStatement(filter, slice, from);
  const rows = await executor.query<ProductRow & { total: number; id: string | null }>(text, values, name);
  return { total: rows[0]?.total ?? 0, rows: rows.filter(({ id }) => id !== null) };
}

interface Statement {
  text: string;
  values: unknown[];
  name: string | undefined;
}

interface Order {
  /** What the rows are ordered by; `t` is the translation, `best` the place among the best sold. */
  key: string;
  direction: 'ASC' | 'DESC';
  /** Ids grow with time: DESC puts the newer of two equals first. */
  ties: 'ASC' | 'DESC';
}

/**
 * Builds the text from the filters that are set, and only from those: a text with `$3 IS NULL OR …` for each filter
 * would keep Postgres from using an index for any of them.
 */
export function listStatement(filter: ProductFilter, slice: Slice, from: Viewpoint): Statement {
  const values: unknown[] = [from.locale, from.now, from.locationId];
  const bind = (value: unknown): string => `$${values.push(value)}`;
  const where = conditions(filter, bind);
  const needsText = filter.searchTerms.length > 0 || filter.sort === 'name';
  const source = needsText
    ? 'products p JOIN product_translations t ON t.product_id = p.id AND t.locale = $1'
    : 'products p';
  const count = `SELECT count(*)::int AS total FROM ${source} WHERE ${where}`;
  const limit = bind(slice.limit);
  const offset = bind(slice.offset);
  const page = pageOf(filter, { source, where, limit, offset, bind });
  return {
    // The left join keeps the total when the page lies behind the last product.
    text: `SELECT c.total, ${columns('$1', '$2', '$3')}
             FROM (${count}) c
             LEFT JOIN (${page.text}) page ON true
             LEFT JOIN products p ON p.id = page.id
             LEFT JOIN product_translations t ON t.product_id = p.id AND t.locale = $1
            ORDER BY page.key ${page.order.direction}, page.id ${page.order.ties}`,
    values,
    name: statementName(filter),
  };
}

function conditions(filter: ProductFilter, bind: (value: unknown) => string): string {
  const all = ['p.is_active'];
  const [category, ...more] = filter.categories ?? [];
  if (category !== undefined) {
    // One category alone can be read in the order of its index.
    all.push(
      more.length === 0 ? `p.category = ${bind(category)}` : `p.category = ANY(${bind(filter.categories)}::smallint[])`,
    );
  }
  if (filter.arenaClass !== null) all.push(`p.arena_class = ${bind(filter.arenaClass)}`);
  if (filter.onSale) all.push(`p.sale_price_cents IS NOT NULL AND ${runningSalePrice('$2')} IS NOT NULL`);
  if (filter.inStock) all.push(isInStock('$3'));
  if (filter.minPrice !== null) {
    const min = bind(filter.minPrice);
    // The first half follows from the second, and an index knows it.
    all.push(`p.price_cents >= ${min} AND ${chargedPrice('$2')} >= ${min}`);
  }
  if (filter.maxPrice !== null) all.push(`${chargedPrice('$2')} <= ${bind(filter.maxPrice)}`);
  for (const term of filter.searchTerms) all.push(`t.search_text LIKE plain_text(${bind(containing(term))})`);
  return all.join(' AND ');
}

/** A LIKE pattern in which the person's own % and _ are ordinary characters. */
const containing = (term: string): string => `%${term.replaceAll(/[\\%_]/g, '\\$&')}%`;

interface PageParts {
  source: string;
  where: string;
  limit: string;
  offset: string;
  bind: (value: unknown) => string;
}

function pageOf(filter: ProductFilter, parts: PageParts): { text: string; order: Order } {
  const { source, where, limit, offset, bind } = parts;
  const sort = filter.sort ?? (filter.searchTerms.length > 0 ? 'relevance' : 'newest');
  if (sort === 'price-asc' || sort === 'price-desc') return pageByPrice(sort, parts);
  const orders: Record<Exclude<typeof sort, 'price-asc' | 'price-desc'>, () => Order & { join?: string }> = {
    newest: () => ({ key: 'p.created_at', direction: 'DESC', ties: 'DESC' }),
    name: () => ({ key: 'plain_text(t.name)', direction: 'ASC', ties: 'ASC' }),
    // Who looks for "battery" wants batteries, then the drones whose description speaks of one.
    relevance: () => ({
      key: `(plain_text(t.name) LIKE plain_text(${bind(containing(filter.searchTerms.join(' ')))}))`,
      direction: 'DESC',
      ties: 'DESC',
    }),
    popular: () => ({
      join: `LEFT JOIN unnest(${bind(filter.bestSellers)}::uuid[]) WITH ORDINALITY best (id, place) ON best.id = p.id`,
      key: `coalesce(best.place, ${filter.bestSellers.length + 1})`,
      direction: 'ASC',
      ties: 'DESC',
    }),
  };
  const { join = '', ...order } = orders[sort]();
  return {
    text: `SELECT p.id, ${order.key} AS key FROM ${source} ${join} WHERE ${where}
            ORDER BY ${order.key} ${order.direction}, p.id ${order.ties} LIMIT ${limit} OFFSET ${offset}`,
    order,
  };
}

/**
 * What is charged changes with the clock, so no index can hold it. The products without a sale price can be read in the
 * order of the index on prices; the few with one are put in between.
 */
function pageByPrice(sort: 'price-asc' | 'price-desc', parts: PageParts): { text: string; order: Order } {
  const { source, where, limit, offset } = parts;
  const direction = sort === 'price-asc' ? 'ASC' : 'DESC';
  return {
    text: `SELECT candidate.id, candidate.key FROM (
             (SELECT p.id, p.price_cents AS key FROM ${source} WHERE ${where} AND p.sale_price_cents IS NULL
               ORDER BY p.price_cents ${direction}, p.id ${direction} LIMIT ${limit}::int + ${offset}::int)
             UNION ALL
             (SELECT p.id, ${chargedPrice('$2')} AS key FROM ${source} WHERE ${where} AND p.sale_price_cents IS NOT NULL)
           ) candidate
           ORDER BY candidate.key ${direction}, candidate.id ${direction} LIMIT ${limit} OFFSET ${offset}`,
    order: { key: 'key', direction, ties: direction },
  };
}

/**
 * Lists that are looked at all the time are prepared, one statement per combination of filters. Searches and price
 * ranges are not: each plan depends on the very values.
 */
function statementName(filter: ProductFilter): string | undefined {
  if (filter.searchTerms.length > 0 || filter.minPrice !== null || filter.maxPrice !== null) return undefined;
  // The number of best sellers stands in the text.
  if (filter.sort === 'popular') return undefined;
  const parts = [
    'products',
    filter.sort ?? 'newest',
    filter.categories === null ? '' : filter.categories.length === 1 ? 'category' : 'categories',
    filter.arenaClass === null ? '' : 'class',
    filter.onSale ? 'sale' : '',
    filter.inStock ? 'stock' : '',
  ];
  return parts.filter(Boolean).join('-');
}

/** The products sold most since a day, the best first; cancelled and unpaid orders do not count. */
export async function findBestSellers(executor: Executor, since: Date, limit: number): Promise<string[]> {
  const rows = await executor.query<{ product_id: string }>(
    `SELECT l.product_id
       FROM orders o JOIN order_lines l ON l.order_id = o.id
      WHERE o.status IN (${OrderStatus.PAID}, ${OrderStatus.SHIPPED}) AND o.placed_at >= $1
      GROUP BY l.product_id
      ORDER BY sum(l.quantity) DESC, l.product_id
      LIMIT $2`,
    [since, limit],
    'best-sellers',
  );
  return rows.map((row) => row.product_id);
}
