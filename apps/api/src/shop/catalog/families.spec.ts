import { ArenaClass, OrderStatus, ProductCategory, productSorts } from '@dronesoccer/contracts';
import { givenFamily, givenProduct, insertRow, newRowId } from '@dronesoccer/devkit';
import { useApi } from '../../../test/support/api.js';
import { CatalogCaches } from './catalog-caches.js';

const api = useApi({ ROLES: 'http' });

type Query = Record<string, string | number | boolean>;
const list = async (query: Query = {}, language = 'en') => {
  api.app.get(CatalogCaches).forget();
  const reply = await api.guest.answer('products.list', { query, headers: { 'accept-language': language } });
  return reply.body.data;
};
const slugsOf = ({ items }: { items: { slug: string }[] }): string[] => items.map(({ slug }) => slug);
const show = async (slug: string, language = 'en') => {
  api.app.get(CatalogCaches).forget();
  const headers = { 'accept-language': language };
  return (await api.guest.answer('products.get', { params: { slug }, headers })).body.data;
};

const day = (n: number): Date => new Date(Date.UTC(2026, 0, 1 + n));

describe('a list', () => {
  const families = new Map<string, string>();
  const filters: Readonly<Record<string, Query>> = {
    everything: {},
    'a category': { category: 'kits' },
    'two categories': { category: 'parts-and-accessories' },
    'what is in stock': { inStock: true },
    'what is on sale': { sale: true },
    'a class': { class: ArenaClass.CLASS_20 },
    'at most a price': { maxPrice: 50 },
    'at least a price': { minPrice: 45 },
    'a search': { search: 'ball' },
    'a search that finds some of a family': { search: 'ruby' },
    'a search with filters': { search: 'ball', inStock: true, maxPrice: 80 },
    'many filters': { inStock: true, minPrice: 20, maxPrice: 90, category: 'kits' },
  };
  const before = new Map<string, string[]>();
  const keyOf = (name: string, sort: string): string => `${name} by ${sort}`;

  /** Reads the lists before the products form families. Their order shows which product of each family comes first. */
  beforeAll(async () => {
    const categories = [ProductCategory.KIT, ProductCategory.ACCESSORY, ProductCategory.PARTS_AND_ACCESSORIES];
    const ids: string[] = [];
    for (let n = 0; n < 48; n++) {
      const isReduced = n % 2 === 0;
      const given = await givenProduct(api.database, {
        slug: `item-${n}`,
        name: `${n % 4 === 0 ? 'Ruby' : 'Plain'} ball ${n}, size ${n}`,
        category: categories[(n * 7) % 3] ?? ProductCategory.KIT,
        // Two products share each price, some of one family.
        price: 2_000 + 500 * ((n * 11) % 24),
        ...(isReduced && { sale: { price: 1_000 + n, ...(n % 8 === 0 && { startsAt: day(40_000) }) } }),
        ...(n % 3 === 0 && { arenaClass: ArenaClass.CLASS_20 }),
        stock: n % 4 === 1 ? 0 : 5,
        isActive: n % 11 !== 3,
        createdAt: day((n * 5) % 48),
      });
      ids.push(given.id);
    }
    const order = newRowId();
    await insertRow(api.database, 'payment_subjects', { id: order, kind: 1 });
    await insertRow(api.database, 'orders', {
      ...{ id: order, number: 'T-1', email: 'a@b.test', status: OrderStatus.PAID, delivery: 1, tax_province: 'ON' },
      ...{ subtotal_cents: 1, total_cents: 1, hold_expires_at: new Date(), paid_at: new Date(), address: '{}' },
    });
    for (const [position, n] of [7, 8, 30, 31, 12].entries()) {
      const line = { id: newRowId(), order_id: order, position, product_id: ids[n], slug: `item-${n}`, name: 'Ball' };
      const sold = { category: 1, tax_class: 1, unit_price_cents: 1, quantity: 9 - position };
      await insertRow(api.database, 'order_lines', { ...line, ...sold });
    }
    for (const [name, query] of Object.entries(filters))
      for (const sort of ['', ...productSorts])
        before.set(keyOf(name, sort), slugsOf(await list({ ...query, ...(sort && { sort }), pageSize: 100 })));
    // Every six products are a family, and the last twelve stand alone.
    for (let n = 0; n < 36; n++) {
      const name = `Family ${Math.floor(n / 6)}`;
      const family = families.get(name) ?? (await givenFamily(api.database, name));
      families.set(name, family);
      await api.database.query(
        'UPDATE products SET family_id = $2, option_label = $3, option_place = $4 WHERE id = $1',
        [ids[n], family, JSON.stringify({ en: `Size ${n}`, fr: `Taille ${n}` }), 1 + (n % 6)],
      );
    }
  });

  const cardOf = (slug: string): string => {
    const n = Number(slug.slice(5));
    return n < 36 ? `family ${Math.floor(n / 6)}` : slug;
  };
  const firstOfEach = (slugs: readonly string[]): string[] => {
    const seen = new Set<string>();
    return slugs.filter((slug) => !seen.has(cardOf(slug)) && seen.add(cardOf(slug)));
  };

  it.each(Object.keys(filters))(
    'of %s has one card per family, its first product that matches, in each order, and counts the cards',
    async (name) => {
      for (const sort of ['', ...productSorts]) {
        const all = before.get(keyOf(name, sort)) ?? [];
        const wanted = firstOfEach(all);
        expect(wanted.length).toBeGreaterThan(0);
        expect(wanted.length).toBeLessThan(all.length);
        const query = { ...filters[name], ...(sort && { sort }) };
        const page = await list({ ...query, pageSize: 100 });
        expect([sort, slugsOf(page), page.total]).toEqual([sort, wanted, wanted.length]);
        const pages = await Promise.all([1, 2, 3].map((number) => list({ ...query, pageSize: 3, page: number })));
        expect(pages.map(({ total }) => total)).toEqual([wanted.length, wanted.length, wanted.length]);
        expect(pages.flatMap(slugsOf)).toEqual(wanted.slice(0, 9));
      }
    },
  );

  it('says on a card how many options are in the shop and the lowest price; a product alone has no family', async () => {
    const { items } = await list({ search: 'ball', pageSize: 100 });
    const byCard = new Map(items.map((item) => [cardOf(item.slug), item]));
    // One of the products 0 to 5 is not in the shop. The cheapest of the others is reduced to 10.02.
    expect(byCard.get('family 0')?.family).toEqual({
      name: 'Family 0',
      options: 5,
      isSoldOut: false,
      fromPrice: 10.02,
    });
    expect(byCard.get('item-40')).not.toHaveProperty('family');
  });
});

describe('a family', () => {
  const given = (family: string, slug: string, changes: object = {}) =>
    givenProduct(api.database, {
      ...{ slug, name: `Vest ${slug}`, category: ProductCategory.ACCESSORY, price: 3_000 },
      family: { id: family, option: { en: `Size ${slug}`, fr: `Taille ${slug}` } },
      ...changes,
    });
  const option = (family: string, label: string, place: number) => ({
    family: { id: family, option: { en: `Size ${label}`, fr: `Taille ${label}` }, place },
  });

  it('is offered on the page of each product, in its order and the reader’s language, without hidden ones', async () => {
    const family = await givenFamily(api.database, { en: 'Vest', fr: 'Dossard' });
    await given(family, 'vest-l', option(family, 'L', 3));
    await given(family, 'vest-m', { ...option(family, 'M', 2), stock: 0 });
    await given(family, 'vest-s', option(family, 'S', 1));
    await given(family, 'vest-xl', { ...option(family, 'XL', 4), state: 'draft' });
    await given(family, 'vest-xs', { ...option(family, 'XS', 1), isActive: false });
    const options = [
      { slug: 'vest-s', label: 'Size S', isSoldOut: false },
      { slug: 'vest-m', label: 'Size M', isSoldOut: true },
      { slug: 'vest-l', label: 'Size L', isSoldOut: false },
    ];
    for (const slug of ['vest-s', 'vest-l', 'vest-xs']) expect((await show(slug)).options).toEqual(options);
    const french = await show('vest-m', 'fr');
    expect(french.options.map(({ label }) => label)).toEqual(['Taille S', 'Taille M', 'Taille L']);
    expect((await show('item-40')).options).toEqual([]);
    const page = await list({ search: 'vest', pageSize: 100 }, 'fr');
    expect(page.items.map((item) => item.family)).toEqual([
      { name: 'Dossard', options: 3, isSoldOut: false, fromPrice: null },
    ]);
  });

  it('of which one product is left in the shop is an ordinary product in lists', async () => {
    const gone = await givenFamily(api.database, 'Whistle cord');
    for (const label of ['red', 'blue']) await given(gone, `cord-${label}`, { ...option(gone, label, 1), stock: 0 });
    expect((await list({ search: 'cord' })).items[0]?.family).toMatchObject({ options: 2, isSoldOut: true });
    const family = await givenFamily(api.database, 'Whistle');
    await given(family, 'whistle-one', option(family, 'one', 1));
    await given(family, 'whistle-two', { ...option(family, 'two', 2), state: 'draft' });
    const { items } = await list({ search: 'whistle', pageSize: 100 });
    expect(items.map(({ slug, family: card }) => [slug, card])).toEqual([['whistle-one', undefined]]);
  });

  it('has one card beside other products and none beside its own; products that are chosen by id stay single', async () => {
    const family = await givenFamily(api.database, 'Battery pack');
    const part = { category: ProductCategory.PARTS_AND_ACCESSORIES, arenaClass: ArenaClass.CLASS_40 };
    const small = await given(family, 'pack-small', { ...part, ...option(family, 'small', 1) });
    const large = await given(family, 'pack-large', { ...part, ...option(family, 'large', 2) });
    await givenProduct(api.database, { ...part, slug: 'other-part', price: 3_100 });
    await givenProduct(api.database, { slug: 'drone-40', arenaClass: ArenaClass.CLASS_40 });
    const beside = async (slug: string, instead: boolean) => {
      api.app.get(CatalogCaches).forget();
      const products = await api.guest.call('products.related', { params: { slug }, query: { instead } });
      return products.filter((item) => item.slug.startsWith('pack-'));
    };
    const [card, ...more] = await beside('drone-40', false);
    expect([card?.slug, card?.family?.options, more]).toEqual(['pack-large', 2, []]);
    expect(await beside('other-part', true)).toHaveLength(1);
    expect(await beside('pack-small', false)).toEqual([]);
    expect(await beside('pack-small', true)).toEqual([]);
    const chosen = await api.guest.call('products.byIds', { query: { ids: `${small.id},${large.id}` } });
    expect(chosen.map(({ slug, family: own }) => [slug, own])).toEqual([
      ['pack-small', undefined],
      ['pack-large', undefined],
    ]);
  });
});
