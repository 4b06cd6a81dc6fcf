import { ArenaClass, type CallQuery, limits, ProductCategory } from '@dronesoccer/contracts';
import { type GivenProduct, givenLocation, givenProduct, givenStock, newRowId } from '@dronesoccer/devkit';
import { msPerHour } from '@dronesoccer/domain';
import { useApi } from '../../../test/support/api.js';
import { passTime } from '../../../test/support/pass-time.js';
import { SearchWords } from './search-words.js';
import { ShowProduct } from './show-product.js';

const api = useApi({ ROLES: 'http', DATABASE_LOCK_TIMEOUT_MS: '200' });

const hoursFromNow = (hours: number): Date => new Date(Date.now() + hours * msPerHour);

const given = new Map<string, GivenProduct>();
const idOf = (slug: string): string => given.get(slug)?.id ?? '';
let vancouver: string;
let closed: string;

/** Creates a small shop in which each product serves a test. Later products are newer. */
beforeAll(async () => {
  const { database } = api;
  ({ id: vancouver } = await givenLocation(database));
  ({ id: closed } = await givenLocation(database, { isActive: false }));
  const shop: Record<string, Parameters<typeof givenProduct>[1]> = {
    striker: {
      name: { en: 'Striker Ball', fr: 'Ballon d’attaque' },
      description: { en: 'Comes with a battery.', fr: 'Livré avec une batterie.' },
      price: 25_000,
      sale: { price: 9_900, startsAt: hoursFromNow(-1), endsAt: hoursFromNow(1) },
      arenaClass: ArenaClass.CLASS_20,
      images: ['/pictures/products/striker-20.webp', '/pictures/products/striker-20-2.webp'],
    },
    keeper: { name: 'Keeper', price: 12_000, arenaClass: ArenaClass.CLASS_40, stock: 3 },
    battery: {
      name: { en: 'Battery 100%', fr: 'Pile élan 100%' },
      category: ProductCategory.PARTS_AND_ACCESSORIES,
      price: 2_490,
      sale: { price: 1_990, endsAt: hoursFromNow(-1) },
    },
    vests: {
      name: 'Vests',
      category: ProductCategory.ACCESSORY,
      price: 6_900,
      sale: { price: 5_500, startsAt: hoursFromNow(1) },
    },
    kit: { name: 'Kit', category: ProductCategory.KIT, price: 10_000, stock: 0 },
    gone: { name: 'Gone', price: 5_000, isActive: false },
  };
  for (const [name, options] of Object.entries(shop)) {
    given.set(name, await givenProduct(database, { slug: name, createdAt: hoursFromNow(-100), ...options }));
  }
  await givenStock(database, idOf('kit'), 4, vancouver);
  await givenStock(database, idOf('keeper'), 5, closed);
});

const list = async (query: Record<string, string | number | boolean> = {}, language = 'en') => {
  const reply = await api.guest.answer('products.list', { query, headers: { 'accept-language': language } });
  expect(reply.status).toBe(200);
  return reply.body.data;
};
const slugs = async (query: Record<string, string | number | boolean> = {}, language = 'en'): Promise<string[]> =>
  (await list(query, language)).items.map(({ slug }) => slug);
const get = (slug: string, query: CallQuery<'products.get'> = {}, headers = {}) =>
  api.guest.answer('products.get', { params: { slug }, query, headers });

describe('the list of products', () => {
  it('has the active ones, the newest first, in an envelope with the page', async () => {
    const { items, ...page } = await list();
    expect(items.map(({ slug }) => slug)).toEqual(['kit', 'vests', 'battery', 'keeper', 'striker']);
    expect(page).toEqual({ total: 5, isMore: false, page: 1, pageSize: 24, correctedSearch: null });
  });

  it('gives every field that a cart or a page needs', async () => {
    const { items } = await list({ search: 'attaque' }, 'fr');
    expect(items[0]).toEqual({
      id: idOf('striker'),
      slug: 'striker',
      name: 'Ballon d’attaque',
      category: 'Drone',
      description: 'Livré avec une batterie.',
      price: 250,
      salePrice: 99,
      saleEndsAt: expect.any(String),
      stockQty: 100,
      warehouseQty: 100,
      stockLevel: 'plenty',
      maxQuantity: 10,
      maxOrderQuantity: 50,
      isActive: true,
      coverImage: '/pictures/products/striker-20.webp',
      images: [
        { url: '/pictures/products/striker-20.webp', alt: 'Ballon d’attaque', width: 1280, height: 960 },
        { url: '/pictures/products/striker-20-2.webp', alt: 'Ballon d’attaque', width: 1280, height: 960 },
      ],
      arenaClass: ArenaClass.CLASS_20,
      specs: [],
      weightGrams: 500,
      oversizeSurcharge: 0,
    });
  });

  it('cuts pages, and still knows the total behind the last one', async () => {
    expect(await slugs({ page: 2, pageSize: 2 })).toEqual(['battery', 'keeper']);
    expect(await list({ page: 4, pageSize: 2 })).toMatchObject({ items: [], total: 5, page: 4, pageSize: 2 });
  });

  it.each([
    ['drones', ['keeper', 'striker']],
    ['Drone', ['keeper', 'striker']],
    ['kits', ['kit']],
    ['parts-and-accessories', ['vests', 'battery']],
    ['Parts and Accessories', ['battery']],
    ['accessory', ['vests']],
    ['inflatable-units', []],
  ])('shows the category %s', async (category, expected) => {
    expect(await slugs({ category })).toEqual(expected);
  });

  it.each([
    ['KEEPER', 'en', ['keeper']],
    ['batt', 'en', ['battery', 'striker']],
    ['battery 100%', 'en', ['battery']],
    ['ball comes', 'en', ['striker']],
    ['ELAN', 'fr', ['battery']],
    ['élan', 'fr', ['battery']],
    ['battery', 'fr', []],
    ['%', 'en', []],
    ['batteries', 'en', ['battery', 'striker']],
    ['batterie', 'fr', ['striker']],
    ['piles', 'fr', ['battery']],
    ['ball for the battery', 'en', ['striker']],
    ['_', 'en', []],
    ["'; DROP TABLE products; --", 'en', []],
    ['   ', 'en', ['kit', 'vests', 'battery', 'keeper', 'striker']],
  ])('searches for %p in %s', async (search, language, expected) => {
    expect(await slugs({ search }, language)).toEqual(expected);
  });

  it.each([
    ['a wrong letter', 'battary', 'battery'],
    ['a missing letter', 'batery', 'battery'],
    ['one too many', 'batttery', 'battery'],
    ['two swapped', 'batetry', 'battery'],
    ['the wrong letter doubled', 'baterry', 'battery'],
    ['the first one wrong', 'vattery', 'battery'],
    ['a short word', 'vets', 'vests'],
    ['one of two words', 'batery 100', 'battery 100'],
  ])('forgives %s: %s', async (_what, search, corrected) => {
    const { items, correctedSearch } = await list({ search });
    expect(items.map(({ slug }) => slug)).toContain(corrected.startsWith('battery') ? 'battery' : 'vests');
    expect(correctedSearch).toBe(corrected);
  });

  it.each([
    ['class 20', 'en', ['striker']],
    ['Classe 40', 'fr', ['keeper']],
    ['class-20 ball', 'en', ['striker']],
    ['battery class 40', 'en', []],
    ['class 200', 'en', []],
  ])('finds what fits the class that %p names, in %s', async (search, language, expected) => {
    expect(await slugs({ search }, language)).toEqual(expected);
  });

  it('keeps the class in a search that was misspelt otherwise', async () => {
    expect(await list({ search: 'bal class 20' })).toMatchObject({ total: 1, correctedSearch: null });
    expect(await list({ search: 'balll class 20' })).toMatchObject({ total: 1, correctedSearch: 'ball class 20' });
    expect(await slugs({ search: 'class 20', class: 2 })).toEqual([]);
  });

  it('ranks what was meant as if it had been typed, other forms of it included', async () => {
    const { database } = api;
    const made = await givenProduct(database, { name: 'Propellers', createdAt: hoursFromNow(-300) });
    const mention = await givenProduct(database, { name: 'Spinner', description: 'Needs a propeller.' });
    try {
      expect(await slugs({ search: 'propelller' })).toEqual([made.slug, mention.slug]);
    } finally {
      const ids = [[made.id, mention.id]];
      await database.query('DELETE FROM stock_moves WHERE product_id = ANY($1)', ids);
      await database.query('DELETE FROM products WHERE id = ANY($1)', ids);
    }
  });

  it('takes a word that is known for what it is, and a number for that number', async () => {
    expect((await list({ search: 'battery' })).correctedSearch).toBeNull();
    expect((await list({ search: 'batt' })).correctedSearch).toBeNull();
    expect(await slugs({ search: '101' })).toEqual([]);
    expect((await list({ search: 'zzzzzz' })).correctedSearch).toBeNull();
  });

  it('learns a new name at once, and offers an old one no longer than anything has it', async () => {
    const { database, app } = api;
    const { id } = await givenProduct(database, { name: 'Windsokk', isActive: false, createdAt: hoursFromNow(-200) });
    await database.query(`UPDATE products SET is_active = true WHERE id = $1`, [id]);
    try {
      expect(await slugs({ search: 'windsok', pageSize: 2 })).toHaveLength(1);
      await database.query(
        `UPDATE product_translations SET name = 'Windsock' WHERE product_id = $1 AND locale = 'en'`,
        [id],
      );
      // The old spelling is still known, but no product has it, so the search uses its neighbour.
      expect(await list({ search: 'windsokk', pageSize: 3 })).toMatchObject({ total: 1, correctedSearch: 'windsock' });
      await app.get(SearchWords).deleteUnused();
      const known = await database.query<{ word: string }>(
        `SELECT word FROM search_words WHERE locale = 'en' AND word LIKE 'windso%'`,
      );
      expect(known.map(({ word }) => word)).toEqual(['windsock']);
    } finally {
      await database.query('DELETE FROM stock_moves WHERE product_id = $1', [id]);
      await database.query('DELETE FROM products WHERE id = $1', [id]);
    }
  });

  it('offers no word of a product that visitors do not know yet, and learns it with the publication', async () => {
    const { database, app } = api;
    const { id } = await givenProduct(database, { name: 'Gyroskope', state: 'draft', createdAt: hoursFromNow(-200) });
    try {
      expect((await list({ search: 'gyroskipe' })).correctedSearch).toBeNull();
      await database.query(`INSERT INTO search_words (locale, word) VALUES ('en', 'gyroskope') ON CONFLICT DO NOTHING`);
      await app.get(SearchWords).deleteUnused();
      expect((await list({ search: 'gyroskape' })).correctedSearch).toBeNull();
      await database.query(`UPDATE products SET is_active = true WHERE id = $1`, [id]);
      expect(await list({ search: 'gyroskupe' })).toMatchObject({ total: 1, correctedSearch: 'gyroskope' });
    } finally {
      await database.query('DELETE FROM stock_moves WHERE product_id = $1', [id]);
      await database.query('DELETE FROM products WHERE id = $1', [id]);
    }
  });

  it('puts those named so before those that only mention it, unless a sort is asked for', async () => {
    expect(await slugs({ search: 'battery' })).toEqual(['battery', 'striker']);
    expect(await slugs({ search: 'battery', sort: 'price-desc' })).toEqual(['striker', 'battery']);
  });

  it('shows on sale only what is on sale now, and filters by what is charged', async () => {
    expect(await slugs({ sale: true })).toEqual(['striker']);
    expect(await slugs({ maxPrice: 99 })).toEqual(['vests', 'battery', 'striker']);
    expect(await slugs({ minPrice: 99.01 })).toEqual(['kit', 'keeper']);
    expect(await slugs({ minPrice: 99, maxPrice: 99 })).toEqual(['striker']);
  });

  it('sorts by what is charged, by name, by age', async () => {
    expect(await slugs({ sort: 'price-asc' })).toEqual(['battery', 'vests', 'striker', 'kit', 'keeper']);
    expect(await slugs({ sort: 'price-desc' })).toEqual(['keeper', 'kit', 'striker', 'vests', 'battery']);
    expect(await slugs({ sort: 'price-asc', page: 2, pageSize: 2 })).toEqual(['striker', 'kit']);
    expect(await slugs({ sort: 'name' })).toEqual(['battery', 'keeper', 'kit', 'striker', 'vests']);
    expect(await slugs({ sort: 'name' }, 'fr')).toEqual(['striker', 'keeper', 'kit', 'battery', 'vests']);
    expect(await slugs({ sort: 'newest', pageSize: 1 })).toEqual(['kit']);
  });

  it('finds what fits a class', async () => {
    expect(await slugs({ class: ArenaClass.CLASS_40 })).toEqual(['keeper']);
  });

  it('counts the warehouse, and the chosen location when it is a listed one', async () => {
    const stockOf = async (slug: string, locationId: string) =>
      (await list({ locationId })).items.find((product) => product.slug === slug)?.stockQty;
    expect(await stockOf('kit', vancouver)).toBe(4);
    expect(await stockOf('kit', vancouver.toUpperCase())).toBe(4);
    for (const elsewhere of ['google_ChIJs0-pQ_FzhlQRi_OBm-qWkbs', 'detected_1700000000000', newRowId(), '']) {
      expect(await stockOf('kit', elsewhere)).toBe(0);
    }
    expect(await stockOf('keeper', closed)).toBe(3);
    expect(await slugs({ inStock: true })).toEqual(['vests', 'battery', 'keeper', 'striker']);
    expect(await slugs({ inStock: true, locationId: vancouver })).toContain('kit');
  });

  it.each([
    ['category=hats', 'category'],
    ['category=', 'category'],
    ['category=drones&category=kits', 'category'],
    ['sort=cheapest', 'sort'],
    ['page=0', 'page'],
    ['page=1.5', 'page'],
    ['page=10001', 'page'],
    ['pageSize=101', 'pageSize'],
    ['pageSize=', 'pageSize'],
    ['minPrice=-1', 'minPrice'],
    ['minPrice=21474836.48', 'minPrice'],
    ['minPrice=1.005', 'minPrice'],
    ['maxPrice=abc', 'maxPrice'],
    ['minPrice=2&maxPrice=1', 'maxPrice'],
    ['sale=yes', 'sale'],
    ['inStock=1', 'inStock'],
    ['class=3', 'class'],
    ['class=20', 'class'],
    [`search=${'a'.repeat(101)}`, 'search'],
    ['locationId=a&locationId=b', 'locationId'],
    ['colour=red', 'colour'],
    ['search[$ne]=x', 'search[$ne]'],
  ])('refuses ?%s and names the field', async (query, field) => {
    const { status, body } = await api.guest.answer('products.list', { query });
    expect([status, body.errorCode]).toEqual([400, 'PROD_007']);
    expect(body.errors).toHaveLength(1);
    expect(body.errors?.[0]?.field).toBe(field);
    expect(body.errors?.[0]?.message).not.toBe('');
  });
});

describe('one product', () => {
  it('is found by its slug', async () => {
    const { status, body } = await get('striker');
    expect(status).toBe(200);
    expect(body).toMatchObject({ isSuccess: true, data: { slug: 'striker', price: 250, salePrice: 99 } });
  });

  it('is found by each slug that it had, until another product gets that slug', async () => {
    const { database } = api;
    const rename = (to: string) => database.query('UPDATE products SET slug = $2 WHERE id = $1', [id, to]);
    const { id } = await givenProduct(database, { slug: 'one', isActive: false });
    await rename('two');
    await rename('three');
    await rename('two');
    for (const slug of ['one', 'two', 'three']) expect((await get(slug)).body.data).toMatchObject({ id, slug: 'two' });
    const other = await givenProduct(database, { slug: 'one', isActive: false });
    passTime(10_000);
    expect((await get('one')).body.data.id).toBe(other.id);
  });

  it('is PROD_001 when there is none of that slug', async () => {
    for (const slug of ['nothing', 'STRIKER', "'", 'a'.repeat(300)]) {
      const { status, body } = await get(slug);
      expect([status, body.errorCode]).toEqual([404, 'PROD_001']);
    }
  });

  it('is answered when it is inactive, so that its page can say so', async () => {
    const { body } = await get('gone');
    expect(body.data).toMatchObject({ slug: 'gone', isActive: false });
  });

  it('has no sale price before and after its sale', async () => {
    expect((await get('vests')).body.data).toMatchObject({ price: 69, salePrice: null });
    expect((await get('battery')).body.data).toMatchObject({ price: 24.9, salePrice: null });
  });

  it('sees the stock of the chosen location', async () => {
    expect((await get('kit', { locationId: vancouver })).body.data).toMatchObject({ stockQty: 4, warehouseQty: 0 });
    const both = (await get('striker', { locationId: vancouver })).body.data;
    expect(both).toMatchObject({ stockQty: 100, warehouseQty: 100 });
    expect((await get('kit', { locationId: 'detected_1' })).body.data.stockQty).toBe(0);
  });

  it('has one address in two languages, and tells a cache so', async () => {
    const english = await get('battery', {}, { 'accept-language': 'de, *;q=0.5' });
    const french = await get('battery', {}, { 'accept-language': 'fr;q=0.9, en;q=0.8' });
    expect(english.body.data.name).toBe('Battery 100%');
    expect(french.body.data.name).toBe('Pile élan 100%');
    expect(french.headers.get('vary')).toContain('Accept-Language');
    expect(french.headers.get('etag')).not.toBe(english.headers.get('etag'));
  });

  afterEach(() => jest.restoreAllMocks());

  it('answers 304 while nothing has changed, and anew a second after it has', async () => {
    const first = await get('keeper');
    const headers = { 'if-none-match': String(first.headers.get('etag')) };
    expect((await get('keeper', {}, headers)).status).toBe(304);
    await givenStock(api.database, idOf('keeper'), 2);
    passTime(1_001);
    const later = await get('keeper', {}, headers);
    expect(later.status).toBe(200);
    expect(later.body.data.stockQty).toBe(2);
  });
});

describe('products by their ids', () => {
  const byIds = (ids: readonly string[]) => api.guest.answer('products.byIds', { query: { ids: ids.join(',') } });

  it('come in the order of the ids, inactive ones too, unknown ones not', async () => {
    const { body } = await byIds([idOf('gone'), newRowId(), idOf('battery'), idOf('gone').toUpperCase()]);
    expect(body.data.map(({ slug, isActive }) => [slug, isActive])).toEqual([
      ['gone', false],
      ['battery', true],
    ]);
  });

  it.each([
    ['none', []],
    ['what is no id', ['1']],
    ['too many', Array.from({ length: limits.productIdsMax + 1 }, newRowId)],
  ])('refuses %s', async (_what, ids) => {
    const { status, body } = await byIds(ids);
    expect([status, body.errorCode, body.errors?.[0]?.field]).toEqual([400, 'PROD_007', 'ids']);
  });
});

describe('a busy second', () => {
  it('costs one answer, however many ask the same', async () => {
    const query = jest.spyOn(api.database, 'query');
    // The clock is frozen so that all requests fall within the same second, however slow the machine is.
    const time = jest.spyOn(performance, 'now').mockReturnValue(performance.now());
    try {
      const replies = await Promise.all(
        Array.from({ length: 50 }, () => api.guest.answer('products.list', { query: { pageSize: 3 } })),
      );
      expect(new Set(replies.map(({ body }) => JSON.stringify(body))).size).toBe(1);
      // One query reads the page and one the total, which a full page does not reveal.
      expect(query).toHaveBeenCalledTimes(2);
    } finally {
      query.mockRestore();
      time.mockRestore();
    }
  });
});

describe('products that are opened in the same moment', () => {
  const opened = (slugs: readonly string[]) => {
    const products = api.app.get(ShowProduct);
    // A location that has never been used, so that no answer is cached.
    const from = newRowId();
    return Promise.allSettled(slugs.map((slug) => products.get(slug, from, 'en')));
  };

  it('cost one statement, and each visitor gets the own one', async () => {
    const query = jest.spyOn(api.database, 'query');
    try {
      const [striker, none, keeper] = await opened(['striker', 'nothing', 'keeper']);
      expect(query).toHaveBeenCalledTimes(1);
      expect(JSON.stringify(striker)).toContain('striker');
      expect(none).toMatchObject({ status: 'rejected', reason: { code: 'PROD_001' } });
      expect(JSON.stringify(keeper)).toContain('keeper');
    } finally {
      query.mockRestore();
    }
  });

  it('fail together and for that moment only', async () => {
    const query = jest.spyOn(api.database, 'query').mockRejectedValueOnce(new Error('down'));
    try {
      expect((await opened(['striker', 'keeper'])).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
      expect((await opened(['striker'])).map(({ status }) => status)).toEqual(['fulfilled']);
    } finally {
      query.mockRestore();
    }
  });
});

describe('when the database cannot answer', () => {
  // Requests that have never been made, so that no answer is cached.
  const locationId = newRowId();
  const reads = [
    () => api.guest.answer('products.list', { query: { pageSize: 7 } }),
    () => api.guest.answer('products.get', { params: { slug: 'keeper' }, query: { locationId } }),
  ];

  it('says PROD_006 and when to come back', async () => {
    await api.database.transaction(async (tx) => {
      await tx.query('LOCK TABLE product_images');
      for (const read of reads) {
        const { status, body, headers } = await read();
        expect([status, body.errorCode]).toEqual([503, 'PROD_006']);
        expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
      }
    });
    for (const read of reads) expect((await read()).status).toBe(200);
  });

  it('keeps to itself what went wrong inside', async () => {
    await api.database.query('ALTER TABLE product_images RENAME TO mislaid');
    try {
      const { status, body } = await api.guest.answer('products.list', { query: { pageSize: 8 } });
      expect(status).toBe(500);
      expect(JSON.stringify(body)).not.toMatch(/mislaid|product_images|relation|SELECT/);
    } finally {
      await api.database.query('ALTER TABLE mislaid RENAME TO product_images');
    }
  });
});

it('a product that was never published is unknown, and an inactive one is not', async () => {
  const draft = await givenProduct(api.database, { state: 'draft' });
  const inactive = await givenProduct(api.database, { isActive: false });
  const statusOf = async ({ slug }: GivenProduct) =>
    (await api.guest.answer('products.get', { params: { slug } })).status;
  expect([await statusOf(draft), await statusOf(inactive)]).toEqual([404, 200]);
  const found = await api.guest.call('products.byIds', { query: { ids: `${draft.id},${inactive.id}` } });
  expect(found.map(({ id }) => id)).toEqual([inactive.id]);
});
