import { type ArenaClass, limits, type Locale, type ProductCategory, type ProductSort } from '@dronesoccer/contracts';
import { withGenericPlan, type Slice } from '../../platform/database/index.js';
import { productColumns, type Viewpoint, viewValues } from './catalog.queries.js';
import { chargedPrice, isInStock, saleRuns } from './product-sql.js';

/**
 * The filters of `products.list` after `BrowseProducts` has read them: prices in cents, and menu slugs as categories.
 * A search without filters uses them too.
 */
export interface ProductFilter {
  /** Null means all. */
  categories: readonly ProductCategory[] | null;
  /** The lowest price charged now, in cents. */
  minPrice: number | null;
  maxPrice: number | null;
  onSale: boolean;
  inStock: boolean;
  arenaClass: ArenaClass | null;
}

export interface Statement {
  text: string;
  values: unknown[];
  name?: string;
}

/** Adds a value to a statement and returns the placeholder of its parameter. */
export type Bind = (value: unknown) => string;

/** Products whose current price is in the same column, so that an index holds it. */
export interface PriceGroup {
  condition: string | null;
  price: string;
}

const allProducts: PriceGroup = { condition: null, price: 'p.price_cents' };
const regular: PriceGroup = { condition: 'p.sale_price_cents IS NULL', price: 'p.price_cents' };
const reduced: PriceGroup = {
  condition: `p.sale_price_cents IS NOT NULL AND ${saleRuns('$2')}`,
  price: 'p.sale_price_cents',
};
const reducedLater: PriceGroup = {
  condition: `p.sale_price_cents IS NOT NULL AND NOT ${saleRuns('$2')}`,
  price: 'p.price_cents',
};

/** The current price depends on the time, so no single index can hold it. Each share has its own index. */
function sharesOf({ onSale, minPrice, maxPrice }: ProductFilter, sort: ProductSort): readonly PriceGroup[] {
  if (onSale) return [reduced];
  const asksPrice = minPrice !== null || maxPrice !== null || sort === 'price-asc' || sort === 'price-desc';
  return asksPrice ? [regular, reduced, reducedLater] : [allProducts];
}

/**
 * Returns the conditions for each share and each category separately, so that every part can be read in index order.
 * The text contains only the filters that are set: a condition like `$3 IS NULL OR …` for each filter would keep
 * Postgres from using an index for any of them.
 */
export function conditionsOf(
  filter: ProductFilter,
  shares: readonly PriceGroup[],
  bind: Bind,
): { share: PriceGroup; where: string }[] {
  const all = ['p.is_active'];
  if (filter.arenaClass !== null) all.push(`p.arena_class = ${bind(filter.arenaClass)}`);
  if (filter.inStock) all.push(isInStock('$3'));
  const min = filter.minPrice === null ? null : bind(filter.minPrice);
  const max = filter.maxPrice === null ? null : bind(filter.maxPrice);
  const categories = filter.categories?.map((category) => `p.category = ${bind(category)}::smallint`) ?? [null];
  return shares.flatMap((share) =>
    categories.map((category) => ({
      share,
      where: [
        ...all,
        ...(category === null ? [] : [category]),
        ...(share.condition === null ? [] : [share.condition]),
        ...(min === null ? [] : [`${share.price} >= ${min}`]),
        ...(max === null ? [] : [`${share.price} <= ${max}`]),
      ].join(' AND '),
    })),
  );
}

interface Order {
  /** The primary sort key of the rows. */
  key: (share: PriceGroup, name: string) => string;
  /** The order within a share, in expressions that an index covers. */
  within: (share: PriceGroup, name: string) => string;
  /** The order of rows that have `key`, `created_at` and `id`. */
  of: (row: string) => string;
  /** True if the product comes before the row `self`, which has `key`, `created_at` and `id`. */
  isBefore: (name: string, best: string | null) => string;
}

const byAge = (row: string) => `${row}.created_at DESC, ${row}.id DESC`;
const isNewer = '(p.created_at, p.id) > (self.created_at, self.id)';

const byPrice = (direction: 'ASC' | 'DESC'): Order => ({
  key: ({ price }) => price,
  within: ({ price }) => `${price} ${direction}, p.id ${direction}`,
  of: (row) => `${row}.key ${direction}, ${row}.id ${direction}`,
  isBefore: () => `(${chargedPrice('$2')}, p.id) ${direction === 'ASC' ? '<' : '>'} (self.key, self.id)`,
});

const noRank = '2147483647';

const orders: Readonly<Record<ProductSort, Order>> = {
  newest: { key: () => '0', within: () => byAge('p'), of: byAge, isBefore: () => isNewer },
  'price-asc': byPrice('ASC'),
  'price-desc': byPrice('DESC'),
  name: {
    key: (_share, name) => name,
    within: (_share, name) => `${name}, p.id`,
    of: (row) => `${row}.key, ${row}.id`,
    isBefore: (name) => `(${name}, p.id) < (self.key, self.id)`,
  },
  // The best sellers have their own parts. The remaining products follow by age.
  popular: {
    key: () => noRank,
    within: () => byAge('p'),
    of: (row) => `${row}.key, ${byAge(row)}`,
    isBefore: (_name, best) => {
      const rank = `coalesce(array_position(${best ?? 'NULL'}, p.id), ${noRank})`;
      return `(${rank} < self.key OR (${rank} = self.key AND ${isNewer}))`;
    },
  },
};

/**
 * True unless another product of the family of `p` matches the filter too and comes before `p` in the list. Inside the
 * subquery, `p` is that other product, so that the conditions of the filter apply to it.
 */
function isFirstOfFamily(conditions: readonly { where: string }[], key: string, isBefore: string): string {
  return `(p.family_id IS NULL OR NOT EXISTS (
    SELECT 1 FROM (SELECT p.id, p.family_id, p.created_at, ${key} AS key) self
      JOIN products p ON p.family_id = self.family_id
     WHERE (${conditions.map(({ where }) => `(${where})`).join(' OR ')}) AND ${isBefore} OFFSET 0))`;
}

/** The name without case and accents, which sorts like its index. `p` is the products row. */
export const sortName = (locale: Locale): string => `p.sort_name_${locale}`;

/**
 * Selects one page of active products, one per family. `bestSellers` are product ids, best-selling first, for the sort
 * by popularity.
 */
export function listStatement(
  filter: ProductFilter,
  sort: ProductSort,
  slice: Slice,
  from: Viewpoint,
  bestSellers: readonly string[] = [],
): Statement {
  const values = viewValues(from);
  const bind: Bind = (value) => `$${values.push(value)}`;
  const conditions = conditionsOf(filter, sharesOf(filter, sort), bind);
  const offset = bind(slice.offset);
  const best = sort === 'popular' ? `${bind(bestSellers)}::uuid[]` : null;
  const { key, within, of, isBefore } = orders[sort];
  const name = sortName(from.locale);
  const isFirst = (ownKey: string) => isFirstOfFamily(conditions, ownKey, isBefore(name, best));
  const parts = conditions.flatMap(({ share, where }) => [
    `(SELECT p.id, p.created_at, ${key(share, name)} AS key FROM products p
       WHERE ${where} AND ${isFirst(key(share, name))}${best === null ? '' : ` AND p.id <> ALL(${best})`}
       ORDER BY ${within(share, name)} LIMIT ${slice.limit} + ${offset}::int)`,
    ...(best === null
      ? []
      : [
          `(SELECT p.id, p.created_at, best.place AS key
              FROM unnest(${best}) WITH ORDINALITY best (id, place)
              -- OFFSET 0 keeps Postgres from reading all products to join a few.
              CROSS JOIN LATERAL (SELECT p.* FROM products p WHERE p.id = best.id AND ${where}
                                    AND ${isFirst('best.place')} OFFSET 0) p)`,
        ]),
  ]);
  const page = `(SELECT * FROM (${parts.join(' UNION ALL ')}) part
                   ORDER BY ${of('part')} LIMIT ${slice.limit} OFFSET ${offset}) part`;
  return {
    // The limit is part of the text because Postgres plans a page of 24 differently from one of unknown length.
    text: `SELECT ${productColumns}
             FROM ${withGenericPlan(page, bind(slice.limit))} page
             JOIN products p ON p.id = page.id
             JOIN product_translations t ON t.product_id = p.id AND t.locale = $1
            ORDER BY ${of('page')}`,
    values,
    ...nameOf(`products-${from.locale}`, filter, sort, slice.limit),
  };
}

/** Counts the products, or families of products, that match the filter, up to one more than the depth of a list. */
export function countStatement(filter: ProductFilter, from: Viewpoint): Statement {
  const values = viewValues(from);
  const bind: Bind = (value) => `$${values.push(value)}`;
  // Each part follows an index and stops at the limit: a count must never read all products.
  const conditions = conditionsOf(filter, sharesOf(filter, 'newest'), bind);
  const isFirst = isFirstOfFamily(conditions, '0', isNewer);
  const parts = conditions.map(
    ({ share, where }) =>
      `(SELECT 1 FROM products p WHERE ${where} AND ${isFirst}
         ORDER BY ${share === allProducts ? byAge('p') : `${share.price}, p.id`} LIMIT ${limits.listDepth + 1})`,
  );
  return {
    // Not every count uses the language, the time and the location. This CTE gives each of these parameters a type
    // anyway.
    text: `WITH seen_from AS (SELECT $1::text, $2::timestamptz, $3::uuid)
           SELECT count(*)::int AS total FROM (${parts.join(' UNION ALL ')}) part`,
    values,
    ...nameOf('product-count', filter),
  };
}

/**
 * Names the statements of frequently used lists, one per filter, so that they are prepared. A statement is not prepared
 * if its best plan depends on the values (price ranges, several filters at once, the sale sorted by name), or if its
 * page has an unusual length, since anyone could request a hundred lengths.
 */
function nameOf(
  what: string,
  filter: ProductFilter,
  sort: ProductSort | '' = '',
  limit: number = limits.page.default,
): { name?: string } {
  if (filter.minPrice !== null || filter.maxPrice !== null || limit !== limits.page.default) return {};
  const categories = filter.categories?.length ?? 0;
  const filters = [
    categories === 0 ? '' : `category${categories}`,
    filter.arenaClass === null ? '' : 'class',
    filter.onSale ? 'sale' : '',
    filter.inStock ? 'stock' : '',
  ].filter(Boolean);
  if (filters.length > 1 || (filter.onSale && sort === 'name')) return {};
  return { name: [what, sort, ...filters].filter(Boolean).join('-') };
}
