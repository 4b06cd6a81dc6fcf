import { ProductCategory } from '@dronesoccer/contracts';
import { useApi } from '../../../test/support/api.js';
import { listStatement, type ProductFilter } from './catalog.queries.js';

// Filling the tables takes longer than a call may.
const api = useApi({ DATABASE_STATEMENT_TIMEOUT_MS: '120000' });

const everything: ProductFilter = {
  categories: null,
  searchTerms: [],
  minPrice: null,
  maxPrice: null,
  onSale: false,
  inStock: false,
  arenaClass: null,
  sort: null,
  bestSellers: [],
};
const from = { locale: 'en', now: new Date(), locationId: null } as const;

/** A catalogue far larger than the shop's, with its stock; one in a hundred has a sale price. */
beforeAll(async () => {
  const { database } = api;
  await database.query(`
    INSERT INTO products (id, slug, category, price_cents, sale_price_cents, weight_grams, created_at)
    SELECT gen_random_uuid(), 'product-' || n, 1 + n % 6, 1000 + (random() * 200000)::int,
           CASE WHEN n % 100 = 0 THEN 900 END, 500, now() - n * interval '1 minute'
      FROM generate_series(1, 50000) n`);
  await database.query(`
    INSERT INTO product_translations (product_id, locale, name, description)
    SELECT p.id, 'en', 'Name ' || p.slug, 'Described as ' || md5(p.slug) FROM products p`);
  await database.query(`
    INSERT INTO stock_levels (product_id, stock_point_id, quantity)
    SELECT p.id, s.id, (random() * 3)::int FROM products p, stock_points s`);
  await database.query('VACUUM ANALYZE products, product_translations, stock_levels');
}, 120_000);

async function planOf(filter: Partial<ProductFilter>): Promise<string> {
  const { text, values } = listStatement({ ...everything, ...filter }, { limit: 24, offset: 0 }, from);
  const rows = await api.database.query<{ 'QUERY PLAN': string }>(`EXPLAIN ${text}`, values);
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

describe('among 50,000 products', () => {
  it.each<[string, Partial<ProductFilter>, string]>([
    ['the newest', {}, 'products_newest_idx'],
    ['the newest of a category', { categories: [ProductCategory.KIT] }, 'products_category_newest_idx'],
    ['the cheapest', { sort: 'price-asc' }, 'products_price_idx'],
    [
      'the dearest of a category',
      { sort: 'price-desc', categories: [ProductCategory.KIT] },
      'products_category_price_idx',
    ],
    ['what is on sale', { onSale: true }, 'products_sale_idx'],
    ['a search', { searchTerms: ['4711'] }, 'product_translations_search_idx'],
    ['all by name', { sort: 'name' }, 'product_translations_name_idx'],
    ['what is in stock', { inStock: true }, 'products_newest_idx'],
  ])('%s is read through an index', async (_name, filter, index) => {
    expect(await planOf(filter)).toContain(index);
  });

  it('every page together is every product once, in each order', async () => {
    for (const sort of ['newest', 'price-asc', 'price-desc', 'name', 'popular'] as const) {
      const seen = new Set<string>();
      for (let offset = 0; offset < 2_000; offset += 400) {
        const { text, values } = listStatement({ ...everything, sort }, { limit: 400, offset }, from);
        for (const row of await api.database.query<{ id: string }>(text, values)) seen.add(row.id);
      }
      expect(seen.size).toBe(2_000);
    }
  });
});

describe('a named statement', () => {
  it('has one text per name, whatever the values', () => {
    const values: Partial<ProductFilter>[][] = [
      [null, [ProductCategory.DRONE], [ProductCategory.KIT], [1, 2] as const, [3, 6] as const].map((categories) => ({
        categories,
      })),
      [null, 'newest' as const, 'price-asc' as const, 'price-desc' as const, 'name' as const, 'popular' as const].map(
        (sort) => ({ sort }),
      ),
      [false, true].map((onSale) => ({ onSale })),
      [false, true].map((inStock) => ({ inStock })),
      [null, 1 as const, 2 as const].map((arenaClass) => ({ arenaClass })),
    ];
    const filters = values.reduce<ProductFilter[]>(
      (all, choices) => all.flatMap((filter) => choices.map((choice) => ({ ...filter, ...choice }))),
      [everything],
    );
    const texts = new Map<string, Set<string>>();
    for (const filter of filters) {
      const { name, text } = listStatement(filter, { limit: 24, offset: 0 }, from);
      if (name !== undefined) texts.set(name, (texts.get(name) ?? new Set()).add(text));
    }
    expect(texts.size).toBeGreaterThan(10);
    for (const known of texts.values()) expect(known.size).toBe(1);
  });
});
