import { ProductCategory, type ProductSort, productSorts } from '@dronesoccer/contracts';
import { givenCatalogue } from '@dronesoccer/devkit';
import { useApi } from '../../../test/support/api.js';
import type { Executor, Tx } from '../../platform/database/index.js';
import { findProducts, findProductsByIds } from './catalog.queries.js';
import { countStatement, listStatement, type ProductFilter, type Statement } from './product-list.js';
import { searchStatement, searchQueryOf } from './product-search.js';
import { findTypedWords } from './search-words.queries.js';

// Filling the tables takes longer than the statement timeout allows. The worker's updates of no rows would leave plans
// for few rows in its connections, with which the triggers of so many products take minutes.
const api = useApi({ ROLES: 'http', DATABASE_STATEMENT_TIMEOUT_MS: '300000' });

const everything: ProductFilter = {
  categories: null,
  minPrice: null,
  maxPrice: null,
  onSale: false,
  inStock: false,
  arenaClass: null,
};
const from = { locale: 'en', now: new Date(), locationId: null } as const;
let bestSellers: string[] = [];
let slugs: string[] = [];

/** Creates a catalogue far larger than the shop's, so that Postgres prefers an index to a sequential scan. */
beforeAll(async () => {
  const { database } = api;
  await givenCatalogue(database, 20_000);
  // One product in five is in a family of four.
  await database.query(
    `INSERT INTO product_families (id, name_en, name_fr)
     SELECT md5('family' || n)::uuid, 'Family ' || n, 'Famille ' || n FROM generate_series(1, 1000) n`,
  );
  await database.query(
    `UPDATE products p SET family_id = md5('family' || 1 + n % 1000)::uuid, option_label = jsonb_build_object('en', slug, 'fr', slug)
       FROM (SELECT id, substr(slug, 9)::int AS n FROM products) numbered WHERE numbered.id = p.id AND n <= 4000`,
  );
  await database.query('VACUUM ANALYZE products, product_translations, stock_levels, search_words');
  const rows = await database.query<{ id: string; slug: string }>(
    'SELECT id, slug FROM products ORDER BY md5(slug) LIMIT 500',
  );
  bestSellers = rows.map(({ id }) => id);
  slugs = rows.map(({ slug }) => slug);
});

async function planOf({ text, values }: Statement): Promise<string> {
  const rows = await api.database.query<{ 'QUERY PLAN': string }>(`EXPLAIN ${text}`, values);
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

const filters: Readonly<Record<string, Partial<ProductFilter>>> = {
  everything: {},
  'a category': { categories: [ProductCategory.KIT] },
  'two categories': { categories: [ProductCategory.ACCESSORY, ProductCategory.PARTS_AND_ACCESSORIES] },
  'a class': { arenaClass: 1 },
  'a category and a class': { categories: [ProductCategory.KIT], arenaClass: 2 },
  'what is on sale': { onSale: true },
  'what is in stock': { inStock: true },
  'a price range': { minPrice: 5_000, maxPrice: 6_000 },
  'at most a price': { maxPrice: 2_500 },
  'at least a price': { minPrice: 100 },
  'all of it': { categories: [1], arenaClass: 2, inStock: true, onSale: true, minPrice: 1_000, maxPrice: 90_000 },
};
const readsAll = /Seq Scan on (products|product_translations|stock_levels|search_words)/;

describe.each(Object.entries(filters))('a list of %s', (_name, filter) => {
  it.each(productSorts)('by %s never reads all products, on the first page or the last', async (sort) => {
    for (const offset of [0, 2_376]) {
      const slice = { limit: 24, offset };
      const plan = await planOf(listStatement({ ...everything, ...filter }, sort, slice, from, bestSellers));
      expect(plan).not.toMatch(readsAll);
    }
  });

  it('is counted without reading all products', async () => {
    expect(await planOf(countStatement({ ...everything, ...filter }, from))).not.toMatch(readsAll);
  });
});

describe('a search', () => {
  const plan = async (search: string, sort: ProductSort | null = null, filter: Partial<ProductFilter> = {}) => {
    const words = await findTypedWords(api.database, 'en', search);
    const slice = { limit: 24, offset: 0 };
    return planOf(searchStatement(searchQueryOf(words), { ...everything, ...filter }, sort, slice, from, bestSellers));
  };

  it.each(['smooth', 'drone ball', 'batery', 'quatuth', '2498', 'zzzz'])(
    'for %s goes through the words',
    async (search) => {
      const found = await plan(search);
      expect(found).not.toMatch(readsAll);
      expect(found).toContain('product_translations_name_en_idx');
      expect(found).toContain('product_translations_all_en_idx');
    },
  );

  it('goes through the words however it is filtered and sorted', async () => {
    for (const sort of productSorts) expect(await plan('battery', sort, filters['all of it'])).not.toMatch(readsAll);
  });
});

describe('a statement that is asked all the time', () => {
  const listOf = (filter: Partial<ProductFilter>, sort: ProductSort) => (tx: Tx, n: number) => {
    const slice = { limit: 24, offset: 24 * ((n * 7) % 100) };
    return asked(tx, listStatement({ ...everything, ...filter }, sort, slice, from));
  };
  const asked = (tx: Tx, { text, values, name }: Statement) => tx.query(text, values, name);
  const typed = ['smooth', 'drone ball', 'batery', 'zzzz', 'net'];
  const hot: Readonly<Record<string, (tx: Tx, n: number) => Promise<unknown>>> = {
    'the newest': listOf({}, 'newest'),
    'the newest of a category': listOf({ categories: [ProductCategory.KIT] }, 'newest'),
    'the newest of a class': listOf({ arenaClass: 1 }, 'newest'),
    'all by name': listOf({}, 'name'),
    'products by slug': (tx, n) => {
      const wanted = slugs.slice(n, n + 1 + (n % 3)).map((slug) => ({ slug, locale: 'en' as const, locationId: null }));
      return findProducts(tx, wanted, new Date());
    },
    'products by id': (tx, n) => findProductsByIds(tx, bestSellers.slice(n, n + 8), from),
    'the words of a search': (tx, n) => findTypedWords(tx, 'en', typed[n % typed.length] ?? ''),
    'a search': async (tx, n) => {
      const words = await findTypedWords(tx, 'en', typed[n % typed.length] ?? '');
      return asked(tx, searchStatement(searchQueryOf(words), everything, null, { limit: 24, offset: 0 }, from));
    },
  };

  it.each(Object.entries(hot))('is planned once, not for every visitor: %s', async (_name, ask) => {
    await api.database.transaction(async (tx) => {
      // Postgres makes five custom plans before it settles on a generic plan.
      for (let n = 0; n < 20; n++) await ask(tx, n);
      const known = await tx.query<{ name: string; planned: number }>(
        'SELECT name, custom_plans::int AS planned FROM pg_prepared_statements WHERE generic_plans + custom_plans >= 20',
      );
      expect(known.length).toBeGreaterThan(0);
      expect(known.filter(({ planned }) => planned > 5)).toEqual([]);
    });
  });

  it('finds the words of a search through an index', async () => {
    let plan = '';
    const explaining: Executor = {
      query: async <Row>(text: string, params: readonly unknown[] = []) => {
        plan = await planOf({ text, values: [...params] });
        return [] as Row[];
      },
    };
    await findTypedWords(explaining, 'en', 'batery chargr');
    expect(plan).not.toMatch(readsAll);
    expect(plan.match(/Index Cond: .*locale = 'en'::bpchar/g)?.length).toBeGreaterThanOrEqual(2);
  });
});

it('every page together is every product once, in each order', async () => {
  for (const sort of productSorts) {
    const seen = new Set<string>();
    for (let offset = 0; offset < 2_000; offset += 400) {
      const { text, values } = listStatement(everything, sort, { limit: 400, offset }, from, bestSellers);
      for (const row of await api.database.query<{ id: string }>(text, values)) seen.add(row.id);
    }
    expect(seen.size).toBe(2_000);
  }
});

it('a named statement has one text per name, whatever the values', () => {
  const choices: Partial<ProductFilter>[][] = [
    [null, [1], [2], [1, 2], [3, 6]].map((categories) => ({ categories: categories as ProductFilter['categories'] })),
    [false, true].map((onSale) => ({ onSale })),
    [false, true].map((inStock) => ({ inStock })),
    [null, 1 as const, 2 as const].map((arenaClass) => ({ arenaClass })),
    [null, 1_000].map((minPrice) => ({ minPrice })),
  ];
  const all = choices.reduce<ProductFilter[]>(
    (known, parts) => known.flatMap((filter) => parts.map((part) => ({ ...filter, ...part }))),
    [everything],
  );
  const texts = new Map<string, Set<string>>();
  const note = ({ name, text }: Statement) => {
    if (name !== undefined) texts.set(name, (texts.get(name) ?? new Set()).add(text));
  };
  for (const filter of all) {
    for (const locale of ['en', 'fr'] as const) {
      for (const limit of [24, 25]) {
        for (const sort of productSorts) {
          note(listStatement(filter, sort, { limit, offset: 0 }, { ...from, locale }, bestSellers.slice(0, limit)));
        }
        for (const sort of [null, ...productSorts]) {
          const wanted = { exact: "'a'", loose: "'a':*", corrected: null };
          note(searchStatement(wanted, filter, sort, { limit, offset: 0 }, { ...from, locale }));
        }
      }
    }
    note(countStatement(filter, from));
  }
  expect(texts.size).toBeGreaterThan(20);
  for (const known of texts.values()) expect(known.size).toBe(1);
});
