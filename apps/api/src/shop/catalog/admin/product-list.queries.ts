import {
  categoriesOf,
  type Locale,
  type ProductAdminSort,
  type ProductState,
  type ReceivedQuery,
  type SaleState,
  type StockFilter,
} from '@dronesoccer/contracts';
import {
  bindTo,
  type Conditions,
  equals,
  type Executor,
  type FilterOf,
  type Slice,
  whereOf,
} from '../../../platform/database/index.js';
import { lowStockThreshold } from '../../../platform/settings/index.js';
import { runningSalePrice } from '../product-sql.js';
import { type ProductAdminRow, rowColumns, textColumns } from './products.queries.js';

/**
 * Each word of the search has to occur in the product's texts in either language, or the whole search has to be its
 * slug, SKU or barcode.
 */
export type AdminListFilter = FilterOf<ReceivedQuery<'products.admin.export'>>;

interface AdminViewpoint {
  /** The language whose names are used for sorting. */
  locale: Locale;
  now: Date;
}

interface Statement {
  text: string;
  values: unknown[];
}

/**
 * Selects one page and the total in one statement. The text holds only the filters that are set, so that each can use
 * its index.
 */
export function adminListStatement(filter: AdminListFilter, { limit, offset }: Slice, from: AdminViewpoint): Statement {
  const { values, bind, where, source, key, direction } = partsOf(filter, from);
  return {
    text: `SELECT c.total, ${rowColumns}
             FROM (SELECT count(*)::int AS total FROM products p WHERE ${where}) c
             LEFT JOIN (SELECT p.id, ${key} AS key FROM ${source} WHERE ${where}
                         ORDER BY ${key} ${direction}, p.id ${direction}
                         LIMIT ${bind(limit)} OFFSET ${bind(offset)}) page ON true
             LEFT JOIN products p ON p.id = page.id
            ORDER BY page.key ${direction}, page.id ${direction}`,
    values,
  };
}

export async function listProductsForAdmin(
  executor: Executor,
  filter: AdminListFilter,
  slice: Slice,
  from: AdminViewpoint,
): Promise<{ total: number; rows: ProductAdminRow[] }> {
  const { text, values } = adminListStatement(filter, slice, from);
  const rows = await executor.query<ProductAdminRow & { total: number; id: string | null }>(text, values);
  return { total: rows[0]?.total ?? 0, rows: rows.filter(({ id }) => id !== null) };
}

/** Selects all products of a filter in its order, with every editable field, for an export to stream. */
export function exportStatement(filter: AdminListFilter, from: AdminViewpoint): Statement {
  const { values, where, source, key, direction } = partsOf(filter, from);
  return {
    text: `SELECT ${rowColumns}, ${textColumns} FROM ${source} WHERE ${where}
            ORDER BY ${key} ${direction}, p.id ${direction}`,
    values,
  };
}

/**
 * Returns the next ids that a filter finds, ordered by id: a bulk action may change which products match, but never the
 * position where the next call continues.
 */
export async function idsForBulk(
  executor: Executor,
  filter: AdminListFilter,
  { after, asOf, limit, now }: { after: string | null; asOf: Date; limit: number; now: Date },
): Promise<string[]> {
  const values: unknown[] = [];
  const bind = bindTo(values);
  const next = [`p.created_at <= ${bind(asOf)}`, ...(after === null ? [] : [`p.id > ${bind(after)}::uuid`])];
  const where = whereOf(conditions, { ...filter, now }, bind, next);
  const rows = await executor.query<{ id: string }>(
    `SELECT p.id FROM products p WHERE ${where} ORDER BY p.id LIMIT ${bind(limit)}`,
    values,
  );
  return rows.map(({ id }) => id);
}

function partsOf(filter: AdminListFilter, from: AdminViewpoint) {
  const values: unknown[] = [];
  const bind = bindTo(values);
  const { key, direction, byName } = orders[filter.sort ?? '-created'];
  const source = byName
    ? `products p JOIN product_translations t ON t.product_id = p.id AND t.locale = ${bind(from.locale)}`
    : 'products p';
  const where = whereOf(conditions, { ...filter, ...from }, bind);
  return { values, bind, where, source, key, direction };
}

interface Order {
  key: string;
  direction: 'ASC' | 'DESC';
  byName?: true;
}

const orders: Record<ProductAdminSort, Order> = {
  created: { key: 'p.created_at', direction: 'ASC' },
  '-created': { key: 'p.created_at', direction: 'DESC' },
  updated: { key: 'p.updated_at', direction: 'ASC' },
  '-updated': { key: 'p.updated_at', direction: 'DESC' },
  price: { key: 'p.price_cents', direction: 'ASC' },
  '-price': { key: 'p.price_cents', direction: 'DESC' },
  name: { key: 'plain_text(t.name)', direction: 'ASC', byName: true },
  '-name': { key: 'plain_text(t.name)', direction: 'DESC', byName: true },
};

const conditions: Conditions<AdminListFilter, { now: Date }> = {
  category: (category, bind) => `p.category = ANY(${bind(categoriesOf(category))}::smallint[])`,
  active: equals('p.is_active'),
  state: (state) => stateCondition[state],
  class: equals('p.arena_class'),
  family: (id, bind) => `p.family_id = ${bind(id)}::uuid`,
  stock: (stock) => stockCondition[stock],
  sale: (sale, bind, { now }) => saleCondition[sale](bind(now)),
  search: (search, bind) => {
    const words = search.trim().split(/\s+/u).slice(0, maxWords).join(' ');
    return words === '' ? null : searchCondition(bind(words));
  },
};

/** Further words add little to a search. */
const maxWords = 8;

const stockSums = (having: string): string =>
  `p.id IN (SELECT s.product_id FROM stock_levels s GROUP BY s.product_id HAVING ${having})`;

const stockCondition: Record<StockFilter, string> = {
  plenty: stockSums(`sum(s.quantity) > ${lowStockThreshold}`),
  low: stockSums(`sum(s.quantity) BETWEEN 1 AND ${lowStockThreshold}`),
  out: 'NOT EXISTS (SELECT 1 FROM stock_levels s WHERE s.product_id = p.id AND s.quantity > 0)',
};

const stateCondition: Record<ProductState, string> = {
  published: 'p.is_active',
  scheduled: 'p.publish_at IS NOT NULL',
  draft: 'NOT p.is_active AND p.publish_at IS NULL AND p.published_at IS NULL',
  inactive: 'NOT p.is_active AND p.publish_at IS NULL AND p.published_at IS NOT NULL',
};

const saleCondition: Record<SaleState, (now: string) => string> = {
  running: (now) => `p.sale_price_cents IS NOT NULL AND ${runningSalePrice(now)} IS NOT NULL`,
  scheduled: (now) => `p.sale_price_cents IS NOT NULL AND p.sale_starts_at > ${now}`,
  none: (now) => `(p.sale_price_cents IS NULL OR p.sale_ends_at <= ${now})`,
};

/**
 * Every search word has to be a prefix of a word in the texts of one language. Each language has its own index. The ids
 * are collected first: an `OR` between the slug and the words would scan every product.
 */
const searchCondition = (words: string): string =>
  `p.id = ANY(ARRAY(
      SELECT t.product_id FROM product_translations t WHERE t.locale = 'en' AND t.search_all @@ ${beginnings(words)}
      UNION
      SELECT t.product_id FROM product_translations t WHERE t.locale = 'fr' AND t.search_all @@ ${beginnings(words)}
      UNION
      SELECT s.id FROM products s WHERE s.slug = lower(${words}::text)
      UNION
      SELECT s.id FROM products s WHERE lower(s.sku) = lower(${words}::text)
      UNION
      SELECT s.id FROM products s WHERE lpad(s.barcode, 14, '0') = lpad(${words}::text, 14, '0')))`;

/** This is a cast because `to_tsquery` would parse some words as a number and a remainder. */
const beginnings = (words: string): string =>
  `(SELECT string_agg(quote_literal(word) || ':*', ' & ')
      FROM regexp_split_to_table(trim(search_terms(${words}::text)), ' ') AS word WHERE word <> '')::tsquery`;
