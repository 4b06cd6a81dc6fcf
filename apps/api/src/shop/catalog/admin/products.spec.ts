import {
  ArenaClass,
  DeliveryMethod,
  type ProductAdminRowWire,
  type ProductAdminWire,
  type StockFilter,
  productLimits,
} from '@dronesoccer/contracts';
import { givenLocation, newRowId } from '@dronesoccer/devkit';
import { msPerHour } from '@dronesoccer/domain';
import { useApi } from '../../../../test/support/api.js';
import { type Answer, dataOf, outcomeOf } from '../../../../test/support/client.js';
import { productBody, shopkeeper, termsOf } from '../../../../test/support/products.js';
import { address, expectBooksToBalance } from '../../../../test/support/shopping.js';
import { CatalogCaches } from '../catalog-caches.js';

const api = useApi();
let keeper: Awaited<ReturnType<typeof shopkeeper>>;
let warehouse: string;

beforeAll(async () => {
  keeper = await shopkeeper(api);
  const reply = await keeper.call('products.admin.stockPoints');
  warehouse = reply[0]?.id ?? '';
});

const fieldsOf = ({ body }: Answer<unknown>) => (body.errors ?? []).map(({ field }) => field);
const auditOf = (id: string) =>
  api.database.query<{ action: string; actor_id: string; before: unknown; after: unknown }>(
    'SELECT action, actor_id, before, after FROM audit_entries WHERE subject_id = $1 ORDER BY id',
    [id],
  );
const order = async (productId: string, quantity = 1) => {
  const wish = {
    delivery: DeliveryMethod.SHIP,
    email: 'a.buyer@example.test',
    address,
    items: [{ productId, quantity }],
  };
  const quote = await api.guest.call('orders.quote', { body: wish });
  return api.guest.answer('orders.place', { body: { ...wish, expectedTotal: quote.total } });
};

describe('a new product', () => {
  it('has an address made from its English name, its stock, and is in the shop at once', async () => {
    await api.guest.call('products.list');
    const name = `Ball ${newRowId().slice(-6)}`;
    const body = productBody({
      texts: {
        en: { name, description: 'Round.', specs: [{ label: 'Weight', value: '250 g' }] },
        fr: { name: `${name} é`, description: 'Rond.', specs: [{ label: 'Poids', value: '250 g' }] },
      },
      arenaClass: ArenaClass.CLASS_20,
      stock: [{ stockPointId: warehouse, quantity: 7 }],
    });
    const product = await keeper.create(body);
    expect(product).toMatchObject({
      slug: name.toLowerCase().replace(' ', '-'),
      texts: body.texts,
      price: 249.99,
      stockQty: 7,
      stock: [{ id: warehouse, locationId: null, name: { en: 'Warehouse', fr: 'Entrepôt' }, quantity: 7 }],
      saleState: 'none',
      counts: { sold: 0, wishes: 0, waiting: 0 },
      version: 1,
    });
    expect(
      await api.guest.call('products.get', { params: { slug: product.slug }, headers: { 'accept-language': 'fr' } }),
    ).toMatchObject({ name: `${name} é`, stockQty: 7, price: 249.99 });
    const list = await api.guest.call('products.list');
    expect(list.items[0]?.id).toBe(product.id);
    expect(await auditOf(product.id)).toMatchObject([
      { action: 'product.created', actor_id: keeper.person.user.id, before: null, after: { price: 24_999 } },
    ]);
  });

  it('whose name another has gets PROD_002 at the language it is in, whatever the case of its letters', async () => {
    const first = await keeper.create();
    const french = productBody({
      texts: {
        en: { ...first.texts.en, name: `Other ${newRowId()}` },
        fr: { ...first.texts.fr, name: first.texts.fr.name.toUpperCase() },
      },
    });
    const reply = await keeper.answer('products.admin.create', { body: french });
    expect([outcomeOf(reply), fieldsOf(reply)]).toEqual([[409, 'PROD_002'], ['texts.fr.name']]);
  });

  it('of a name that gives a taken address gets the next one; a given address that is taken is refused', async () => {
    const tail = newRowId().slice(-6);
    const named = (name: string) => ({
      en: { name, description: 'x', specs: [] },
      fr: { name, description: 'x', specs: [] },
    });
    const first = await keeper.create({ texts: named(`Élan ${tail}`) });
    const second = await keeper.create({ texts: named(`Elan, ${tail}`) });
    expect([first.slug, second.slug]).toEqual([`elan-${tail}`, `elan-${tail}-2`]);
    const reply = await keeper.answer('products.admin.create', { body: productBody({ slug: first.slug }) });
    expect([outcomeOf(reply), fieldsOf(reply)]).toEqual([[409, 'PROD_002'], ['slug']]);
  });

  it('made by 20 people at once under one name is made once', async () => {
    const body = productBody();
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => keeper.answer('products.admin.create', { body })),
    );
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(new Set(replies.filter(({ status }) => status !== 201).map((reply) => reply.body.errorCode))).toEqual(
      new Set(['PROD_002']),
    );
  });

  it('asked for twice with one key is the same one', async () => {
    const body = productBody();
    const idempotencyKey = newRowId();
    const first = await keeper.call('products.admin.create', { body, idempotencyKey });
    expect(await keeper.call('products.admin.create', { body, idempotencyKey })).toEqual(first);
  });

  it.each([
    [{ salePrice: 250 }, 'salePrice'],
    [{ salePrice: 249.99 }, 'salePrice'],
    [{ saleEndsAt: '2026-07-01T00:00:00Z' }, 'salePrice'],
    [{ salePrice: 9, saleStartsAt: '2026-07-02T00:00:00Z', saleEndsAt: '2026-07-01T00:00:00Z' }, 'saleEndsAt'],
    [{ price: 0 }, 'price'],
    [{ price: 1.999 }, 'price'],
    [{ price: '12' }, 'price'],
    [{ weightGrams: 0 }, 'weightGrams'],
    [{ category: 'Boat' }, 'category'],
    [{ slug: 'No Blanks' }, 'slug'],
    [{ pictures: [{ url: 'https://elsewhere.test/a.webp', alt: { en: 'a', fr: 'a' } }] }, 'pictures.0.url'],
    [{ pictures: [{ url: '/uploads/AAAAAAAAAAAAAAAAAAAAAA.webp', alt: { en: 'a', fr: 'a' } }] }, 'pictures.0.url'],
    [{ pictures: [{ url: '/pictures/../../etc/passwd', alt: { en: 'a', fr: 'a' } }] }, 'pictures.0.url'],
    [{ pictures: [{ url: '/pictures/arena.webp', alt: { en: '', fr: 'a' } }] }, 'pictures.alt.en'],
    [{ stock: [{ stockPointId: newRowId(), quantity: 1 }] }, 'stock.0.stockPointId'],
    [{ version: 3 }, 'version'],
  ])('with %o is PROD_007 at %s', async (change, field) => {
    const reply = await keeper.answer('products.admin.create', { body: { ...productBody(), ...change } });
    expect(outcomeOf(reply)).toEqual([400, 'PROD_007']);
    expect(fieldsOf(reply).map((name) => name.replace(/^pictures\.0\.alt/, 'pictures.alt'))).toContain(field);
  });

  it('that is no such thing at all is PROD_005', async () => {
    expect(await keeper.refused('products.admin.create', { body: [] })).toEqual([400, 'PROD_005']);
  });
});

describe('a change', () => {
  it('is seen in the shop at once, keeps the address although the name changes, and is written down', async () => {
    const product = await keeper.create();
    await api.guest.call('products.get', { params: { slug: product.slug } });
    const name = `Renamed ${newRowId()}`;
    const texts = { ...product.texts, en: { ...product.texts.en, name } };
    const body = { ...termsOf(product), texts, price: 100, salePrice: 80 };
    expect(await keeper.call('products.admin.update', { params: { id: product.id }, body })).toMatchObject({
      version: 2,
      slug: product.slug,
      saleState: 'running',
    });
    expect(await api.guest.call('products.get', { params: { slug: product.slug } })).toMatchObject({
      name,
      price: 100,
      salePrice: 80,
    });
    expect((await auditOf(product.id))[1]).toMatchObject({
      action: 'product.updated',
      before: { price: 24_999, version: 1 },
      after: { price: 10_000, version: 2 },
    });
  });

  it('of the address moves the product, the former one leads to it, and another product’s cannot be taken', async () => {
    const [product, other] = [await keeper.create(), await keeper.create()];
    const slug = `moved-${newRowId()}`;
    await keeper.call('products.admin.update', { params: { id: product.id }, body: { ...termsOf(product), slug } });
    for (const address of [slug, product.slug]) {
      expect(await api.guest.call('products.get', { params: { slug: address } })).toMatchObject({
        id: product.id,
        slug,
      });
    }
    expect(
      await keeper.refused('products.admin.update', { params: { id: other.id }, body: { ...termsOf(other), slug } }),
    ).toEqual([409, 'PROD_002']);
  });

  it('on an older version is PROD_009 and returns the current state; neither change is lost', async () => {
    const product = await keeper.create();
    await keeper.call('products.admin.update', {
      params: { id: product.id },
      body: { ...termsOf(product), price: 100 },
    });
    const stale = await keeper.answer('products.admin.update', {
      params: { id: product.id },
      body: { ...termsOf(product), price: 300 },
    });
    expect(outcomeOf(stale)).toEqual([409, 'PROD_009']);
    expect(stale.body.data).toMatchObject({ id: product.id, price: 100, version: 2 });
    expect((await keeper.get(product.id)).price).toBe(100);
    const { version } = stale.body.data;
    await keeper.call('products.admin.update', {
      params: { id: product.id },
      body: { ...termsOf(product), price: 300, version },
    });
  });

  it('by 20 people at once on one version happens once', async () => {
    const product = await keeper.create();
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        keeper.answer('products.admin.update', {
          params: { id: product.id },
          body: { ...termsOf(product), price: 100 + n },
        }),
      ),
    );
    const done = replies.filter(({ status }) => status === 200);
    expect(done).toHaveLength(1);
    expect(replies.filter(({ status }) => status !== 200).map(outcomeOf)).toEqual(Array(19).fill([409, 'PROD_009']));
    const after = await keeper.get(product.id);
    expect([after.version, after.price]).toEqual([2, done[0]?.body.data.price]);
  });

  it('of a product that is not there is PROD_001', async () => {
    const product = await keeper.create();
    for (const id of [newRowId(), 'nonsense']) {
      expect(await keeper.refused('products.admin.update', { params: { id }, body: termsOf(product) })).toEqual([
        404,
        'PROD_001',
      ]);
    }
  });
});

describe('a product', () => {
  it('is taken out of the shop and back; taking it out twice is PROD_003', async () => {
    const product = await keeper.create({ stock: [{ stockPointId: warehouse, quantity: 5 }] });
    const set = (isActive: boolean) =>
      keeper.answer('products.admin.setActive', { params: { id: product.id }, body: { isActive } });
    dataOf(await set(false));
    expect((await api.guest.call('products.get', { params: { slug: product.slug } })).isActive).toBe(false);
    expect(outcomeOf(await set(false))).toEqual([409, 'PROD_003']);
    dataOf(await set(true));
    expect(dataOf(await set(true))).toMatchObject({ isActive: true, version: 3 });
    expect((await auditOf(product.id)).map(({ action }) => action)).toEqual([
      'product.created',
      'product.deactivated',
      'product.activated',
    ]);
  });

  it('is copied without its stock, inactive, under names of its own, again and again', async () => {
    const product = await keeper.create({ stock: [{ stockPointId: warehouse, quantity: 5 }] });
    const copies = [];
    for (let n = 0; n < 2; n++) {
      const reply = await keeper.call('products.admin.duplicate', { params: { id: product.id } });
      copies.push(reply);
    }
    const { en, fr } = product.name;
    expect(copies.map(({ name }) => name)).toEqual([
      { en: `${en} (copy)`, fr: `${fr} (copie)` },
      { en: `${en} (copy 2)`, fr: `${fr} (copie 2)` },
    ]);
    expect(copies[0]).toMatchObject({ isActive: false, stockQty: 0, price: product.price, hasHistory: false });
  });

  it('without a history is deleted; one that was stocked or sold is PROD_008 and stays', async () => {
    const remove = (id: string) => keeper.answer('products.admin.delete', { params: { id } });
    const fresh = await keeper.create();
    dataOf(await remove(fresh.id));
    expect(outcomeOf(await remove(fresh.id))).toEqual([404, 'PROD_001']);
    expect(await api.guest.refused('products.get', { params: { slug: fresh.slug } })).toEqual([404, 'PROD_001']);

    const sold = await keeper.create({ stock: [{ stockPointId: warehouse, quantity: 5 }] });
    expect((await order(sold.id)).status).toBe(201);
    const refused = await remove(sold.id);
    expect(outcomeOf(refused)).toEqual([409, 'PROD_008']);
    expect(refused.body.message).toMatch(/deactivate/);
    expect(await keeper.get(sold.id)).toMatchObject({ hasHistory: true, counts: { sold: 1 }, stockQty: 4 });
  });
});

describe('a bulk action', () => {
  const bulk = (body: object) => keeper.answer('products.admin.bulk', { body });

  it('gives each product its own result', async () => {
    const [active, inactive, stocked] = [
      await keeper.create(),
      await keeper.create({ isActive: false }),
      await keeper.create({ stock: [{ stockPointId: warehouse, quantity: 1 }] }),
    ];
    const unknown = newRowId();
    const ids = [unknown, inactive.id, active.id];
    expect(dataOf(await bulk({ action: 'deactivate', ids }))).toEqual({
      changed: 1,
      next: null,
      results: [
        { id: unknown, name: null, wasActive: false, errorCode: 'PROD_001' },
        { id: inactive.id, name: inactive.name, wasActive: false, errorCode: 'PROD_003' },
        { id: active.id, name: active.name, wasActive: true, errorCode: null },
      ],
    });
    const gone = dataOf(await bulk({ action: 'delete', ids: [stocked.id, active.id] }));
    expect(gone.results.map(({ errorCode }) => errorCode)).toEqual(['PROD_008', null]);
    expect(await keeper.refused('products.admin.get', { params: { id: active.id } })).toEqual([404, 'PROD_001']);
  });

  it('changes prices and sale prices by percent, to whole cents, and leaves out what cannot follow', async () => {
    const product = await keeper.create({ price: 99.99, salePrice: 79.99 });
    const cheap = await keeper.create({ price: 0.02, salePrice: 0.01 });
    const reply = dataOf(await bulk({ action: 'price', percent: -15, ids: [product.id, cheap.id] }));
    expect(reply.results.map(({ errorCode }) => errorCode)).toEqual([null, null]);
    expect(await keeper.get(product.id)).toMatchObject({ price: 84.99, salePrice: 67.99, version: 2 });
    const entries = await api.database.query(
      `SELECT action, subject_ids, before, after FROM audit_entries WHERE subject_ids @> ARRAY[$1::text]`,
      [product.id],
    );
    expect(entries).toMatchObject([
      {
        ...{ action: 'product.priced', subject_ids: [product.id, cheap.id] },
        before: { [product.slug]: { price: 9_999, salePrice: 7_999 } },
        after: { [product.slug]: { price: 8_499, salePrice: 6_799 } },
      },
    ]);
    expect(dataOf(await bulk({ action: 'price', percent: -50, ids: [cheap.id] }))).toMatchObject({
      changed: 0,
      results: [{ errorCode: 'PROD_007' }],
    });
    expect(await keeper.get(cheap.id)).toMatchObject({ price: 0.02, salePrice: 0.01 });
  });

  describe('on all that a filter finds', () => {
    const tail = newRowId().slice(-8);
    const named = (name: string) => ({
      en: { name: `${name} r${tail}`, description: 'A thing.', specs: [] },
      fr: { name: `${name} fr r${tail}`, description: 'Une chose.', specs: [] },
    });
    const filter = { search: `r${tail}`, active: true };

    it('goes through the products in calls of bounded size, without those that came later', async () => {
      const first = await keeper.create({ texts: named('First') });
      // Inserts more products than one call processes. A single statement is faster than creating each, and their ids
      // come first.
      await api.database.query(
        `WITH made AS (
           INSERT INTO products (id, slug, category, price_cents, weight_grams, is_active, created_at, updated_at)
           SELECT ('0000' || substr(md5(n || $2), 5))::uuid, 'bulk-' || n || $2, p.category, p.price_cents, p.weight_grams, true, p.created_at, p.updated_at
             FROM products p, generate_series(1, $3::int) n WHERE p.id = $1 RETURNING id, slug)
         INSERT INTO product_translations (product_id, locale, name, description)
         SELECT m.id, l, m.slug || ' ' || l || ' r' || $2, '' FROM made m, unnest(ARRAY['en', 'fr']) l`,
        [first.id, tail, productLimits.productBulkMax + 1],
      );
      const one = dataOf(await bulk({ action: 'deactivate', filter }));
      expect([one.changed, one.results.length]).toEqual([productLimits.productBulkMax, productLimits.productBulkMax]);
      const late = await keeper.create({ texts: named('Late') });
      const two = dataOf(await bulk({ action: 'deactivate', filter, from: one.next }));
      expect([two.changed, two.next]).toEqual([2, null]);
      const met = new Set([...one.results, ...two.results].map(({ id }) => id));
      expect([met.size, met.has(first.id), met.has(late.id)]).toEqual([productLimits.productBulkMax + 2, true, false]);
      expect(await keeper.get(late.id)).toMatchObject({ isActive: true });
      expect(await keeper.get(first.id)).toMatchObject({ isActive: false });
    });

    it('goes on where the last call ended though nothing is left', async () => {
      const mark = { after: newRowId(), asOf: new Date().toISOString() };
      expect(dataOf(await bulk({ action: 'activate', filter: { search: 'zeppelin' }, from: mark }))).toEqual({
        changed: 0,
        results: [],
        next: null,
      });
    });

    it.each([
      {},
      { ids: [newRowId()], filter: {} },
      { ids: [newRowId()], from: { after: newRowId(), asOf: new Date().toISOString() } },
      { filter: { active: 'yes' } },
      { filter: { sort: 'name' } },
      { filter: {}, from: { after: 'x', asOf: 'y' } },
    ])('%o is PROD_007', async (target) => {
      expect(outcomeOf(await bulk({ action: 'activate', ...target }))).toEqual([400, 'PROD_007']);
    });
  });

  it('over nothing is PROD_004', async () => {
    for (const target of [{ ids: [] }, { ids: [newRowId()] }, { ids: ['x'] }, { filter: { search: 'zeppelin' } }]) {
      expect(outcomeOf(await bulk({ action: 'activate', ...target }))).toEqual([404, 'PROD_004']);
    }
  });

  it.each([{ action: 'price' }, { action: 'price', percent: 0 }, { action: 'delete', percent: 5 }, { action: 'eat' }])(
    '%o is PROD_007',
    async (body) => {
      expect(outcomeOf(await bulk({ ...body, ids: [newRowId()] }))).toEqual([400, 'PROD_007']);
    },
  );
});

describe('the list', () => {
  const list = async (query: object) => {
    const reply = await keeper.answer('products.admin.list', { query });
    expect([reply.status, reply.body.errorCode]).toEqual([200, null]);
    return reply.body.data;
  };
  const tail = newRowId().slice(-8);
  const made = new Map<string, ProductAdminWire>();

  beforeAll(async () => {
    const at = (hours: number) => new Date(Date.now() + hours * msPerHour).toISOString();
    const shop: [string, string, Parameters<typeof keeper.create>[0]][] = [
      ['b', 'Zèbre', { price: 20, stock: [{ stockPointId: warehouse, quantity: 5 }] }],
      ['a', 'Abeille', { price: 30, salePrice: 10, stock: [{ stockPointId: warehouse, quantity: 6 }] }],
      ['c', 'Mouton', { price: 10, isActive: false, category: 'Kit' }],
      ['d', 'Chat', { price: 40, salePrice: 10, saleStartsAt: at(1), arenaClass: ArenaClass.CLASS_40 }],
      ['e', 'Élan', { price: 50, salePrice: 10, saleEndsAt: at(-1) }],
    ];
    for (const [name, french, changes] of shop) {
      const texts = {
        en: { name: `${name} q${tail}`, description: 'A thing.', specs: [] },
        fr: { name: `${french} q${tail}`, description: 'Une chose.', specs: [] },
      };
      made.set(name, await keeper.create({ ...changes, texts }));
    }
  });
  const names = async (query: object) =>
    (await list({ search: `q${tail}`, ...query })).items.map(({ name }) => name.en.slice(0, 1)).join('');

  it.each([
    [{}, 'edcab'],
    [{ sort: 'created' }, 'bacde'],
    [{ sort: 'name' }, 'abcde'],
    [{ sort: '-price' }, 'edabc'],
    [{ sort: 'price', page: 2, pageSize: 2 }, 'ad'],
    [{ active: false }, 'c'],
    [{ category: 'kits' }, 'c'],
    [{ category: 'Drone', active: true }, 'edab'],
    [{ stock: 'low' }, 'b'],
    [{ stock: 'plenty' }, 'a'],
    [{ stock: 'out' }, 'edc'],
    [{ sale: 'running' }, 'a'],
    [{ sale: 'scheduled' }, 'd'],
    [{ sale: 'none' }, 'ecb'],
    [{ class: 2 }, 'd'],
    [{ search: `elan q${tail.slice(0, 6)}` }, 'e'],
    [{ search: `mout q${tail}` }, 'c'],
    [{ search: `nothing q${tail}` }, ''],
  ])('filtered by %o has %s', async (query, expected) => {
    expect(await names(query)).toBe(expected);
  });

  it('is sorted by the names of the language that asks, finds an address, and knows the total behind its end', async () => {
    const reply = await keeper.answer('products.admin.list', {
      query: { search: `q${tail}`, sort: 'name' },
      headers: { 'accept-language': 'fr' },
    });
    expect(reply.body.data.items.map(({ name }: ProductAdminRowWire) => name.en.slice(0, 1)).join('')).toBe('adecb');
    const slug = made.get('a')?.slug;
    expect((await list({ search: slug })).items.map((row) => row.slug)).toContain(slug);
    expect(await list({ search: `q${tail}`, page: 9 })).toEqual({ items: [], total: 5, page: 9, pageSize: 24 });
  });

  it.each([{ sort: 'newest' }, { stock: 'some' }, { category: 'boats' }, { active: '1' }, { page: 0 }, { x: 1 }])(
    'by %o is PROD_007',
    async (query) => {
      expect(await keeper.refused('products.admin.list', { query })).toEqual([400, 'PROD_007']);
    },
  );
});

it('a picture brings its size along, from the upload on and into copies; one that was not measured has none', async () => {
  const name = `${newRowId().replaceAll('-', '').slice(-22)}.webp`;
  await api.database.query(
    `INSERT INTO uploaded_pictures (id, file_name, width, height, bytes, content_hash)
     VALUES ($1, $2, 900, 1600, 1, '\\x00')`,
    [newRowId(), name],
  );
  const alt = { en: 'Tall', fr: 'Haute' };
  const pictures = [
    { url: `/uploads/${name}`, alt },
    { url: '/pictures/unmeasured.webp', alt },
  ];
  const made = await keeper.create({ pictures });
  const copy = await keeper.call('products.admin.duplicate', { params: { id: made.id } });
  await keeper.call('products.admin.setActive', { params: { id: copy.id }, body: { isActive: true } });
  for (const { slug } of [made, copy]) {
    const shown = await api.guest.call('products.get', { params: { slug } });
    expect(shown.images).toMatchObject([
      { width: 900, height: 1600 },
      { width: null, height: null },
    ]);
  }
});

describe('how many pieces are few', () => {
  const few = (pieces: number) =>
    api.database.query(
      `INSERT INTO settings (key, value, updated_at) VALUES ('stock', $1, now())
       ON CONFLICT (key) DO UPDATE SET value = excluded.value`,
      [{ lowThreshold: pieces }],
    );
  afterAll(() => few(5));

  it('is what the settings say, for the shop, the table and its filter alike', async () => {
    const { id, slug } = await keeper.create({ stock: [{ stockPointId: warehouse, quantity: 7 }] });
    const levels = async (stock: StockFilter) => {
      api.app.get(CatalogCaches).forget();
      const shop = await api.guest.call('products.get', { params: { slug } });
      const list = await keeper.answer('products.admin.list', { query: { search: slug, stock } });
      const [row] = list.body.data.items;
      return [shop.stockLevel, (await keeper.get(id)).stockLevel, row?.stockLevel];
    };
    expect(await levels('plenty')).toEqual(['plenty', 'plenty', 'plenty']);
    await few(7);
    expect(await levels('low')).toEqual(['low', 'low', 'low']);
  });
});

describe('stock points', () => {
  it('are the warehouse and then the locations by name', async () => {
    const { id } = await givenLocation(api.database, { name: { en: 'Arena', fr: 'Aréna' } });
    const reply = await keeper.call('products.admin.stockPoints');
    expect(reply[0]?.locationId).toBeNull();
    expect(reply).toContainEqual(expect.objectContaining({ locationId: id, name: { en: 'Arena', fr: 'Aréna' } }));
  });
});

it('leaves books that balance', () => expectBooksToBalance(api.database));
