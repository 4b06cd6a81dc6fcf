import { ArenaClass, OrderStatus, ProductCategory } from '@dronesoccer/contracts';
import { type GivenProduct, givenLocation, givenProduct, givenStock, insertRow, newRowId } from '@dronesoccer/devkit';
import { useApi } from '../../../test/support/api.js';
import { CatalogCaches } from './catalog-caches.js';

const { CLASS_20, CLASS_40 } = ArenaClass;
const { ACCESSORY, COMPLETE_PACKAGES, DRONE, INFLATABLE_UNITS, KIT, PARTS_AND_ACCESSORIES: PART } = ProductCategory;

const shop = {
  striker: { category: DRONE, arenaClass: CLASS_20, price: 25_000 },
  keeper: { category: DRONE, arenaClass: CLASS_20, price: 30_000 },
  trainer: { category: DRONE, arenaClass: CLASS_20, price: 12_000 },
  pro: { category: DRONE, arenaClass: CLASS_40, price: 90_000, stock: 0 },
  giant: { category: DRONE, arenaClass: CLASS_40, price: 150_000 },
  'striker-40': { category: DRONE, arenaClass: CLASS_40, price: 70_000 },
  racer: { category: DRONE, price: 40_000 },
  'build-kit': { category: KIT, arenaClass: CLASS_20, price: 18_000 },
  'light-kit': { category: KIT, price: 4_000 },
  battery: { category: PART, arenaClass: CLASS_20, price: 2_000 },
  panels: { category: PART, arenaClass: CLASS_20, price: 3_000 },
  'panels-40': { category: PART, arenaClass: CLASS_40, price: 6_000 },
  charger: { category: PART, price: 8_000 },
  'sold-battery': { category: PART, arenaClass: CLASS_20, price: 2_000, stock: 0 },
  'old-battery': { category: PART, arenaClass: CLASS_20, price: 2_000, isActive: false },
  vests: { category: ACCESSORY, price: 5_000 },
  package: { category: COMPLETE_PACKAGES, arenaClass: CLASS_20, price: 200_000 },
  arena: { category: INFLATABLE_UNITS, arenaClass: CLASS_20, price: 500_000 },
} as const satisfies Record<string, Parameters<typeof givenProduct>[1]>;

type Slug = keyof typeof shop;

describe('what is shown beside a product', () => {
  const api = useApi({ ROLES: 'http' });
  const given = new Map<Slug, GivenProduct>();
  const idOf = (slug: Slug): string => given.get(slug)?.id ?? '';

  beforeAll(async () => {
    // Each product is a day newer than the one before.
    for (const [at, slug] of (Object.keys(shop) as Slug[]).entries()) {
      const createdAt = new Date(Date.UTC(2026, 0, 1 + at));
      given.set(slug, await givenProduct(api.database, { slug, createdAt, ...shop[slug] }));
    }
  });

  const beside = async (slug: string, query: Record<string, string | boolean> = {}): Promise<string[]> => {
    api.app.get(CatalogCaches).forget();
    const data = await api.guest.call('products.related', { params: { slug }, query });
    return data.map((product) => product.slug);
  };
  const instead = (slug: Slug, query = {}) => beside(slug, { instead: true, ...query });

  it('goes with a drone: parts of its class, then what fits every class; no rival, nothing of the other class', async () => {
    expect(await beside('striker')).toEqual(['panels', 'battery', 'charger', 'light-kit', 'vests']);
    expect(await beside('pro')).toEqual(['panels-40', 'charger', 'light-kit', 'vests']);
  });

  it('goes with a part: the drones of its class, then other parts of it', async () => {
    const [first, second, third, fourth, fifth] = await beside('battery');
    expect([first, second, third, fourth, fifth]).toEqual(['build-kit', 'trainer', 'keeper', 'striker', 'panels']);
    expect(await beside('panels-40')).toEqual(['striker-40', 'giant', 'racer', 'charger', 'light-kit', 'vests']);
  });

  it('goes with a package: what it wears out and an arena, no other package', async () => {
    expect(await beside('package')).toEqual(['panels', 'battery', 'arena', 'charger', 'light-kit', 'vests']);
  });

  it('can be had instead: its category alone, its class first, the price next to its own first', async () => {
    expect(await instead('pro')).toEqual(['striker-40', 'giant', 'racer', 'keeper', 'striker', 'trainer']);
    expect(await instead('striker')).toEqual(['keeper', 'trainer', 'racer', 'striker-40', 'giant']);
    expect(await instead('sold-battery')).toEqual(['battery', 'panels', 'panels-40', 'charger']);
    expect(await instead('arena')).toEqual([]);
  });

  it('counts the stock of the place that is looked from', async () => {
    const { id } = await givenLocation(api.database);
    await givenStock(api.database, idOf('sold-battery'), 2, id);
    expect(await beside('striker', { locationId: id })).toContain('sold-battery');
    expect(await instead('battery', { locationId: id })).toContain('sold-battery');
    expect(await beside('striker')).not.toContain('sold-battery');
  });

  it('was bought together first, as long as it fits and is no rival', async () => {
    const order = newRowId();
    await insertRow(api.database, 'orders', {
      id: order,
      number: 'T-1',
      email: 'a@b.test',
      status: OrderStatus.PAID,
      delivery: 1,
      tax_province: 'ON',
      subtotal_cents: 1,
      total_cents: 1,
      hold_expires_at: new Date(),
      paid_at: new Date(),
      address: '{}',
    });
    const bought: Slug[] = ['striker', 'keeper', 'panels-40', 'vests'];
    for (const [position, slug] of bought.entries()) {
      const line = { id: newRowId(), order_id: order, position, product_id: idOf(slug), slug, name: slug };
      await insertRow(api.database, 'order_lines', {
        ...line,
        category: 1,
        tax_class: 1,
        unit_price_cents: 1,
        quantity: 1,
      });
    }
    expect(await beside('striker')).toEqual(['vests', 'panels', 'battery', 'charger', 'light-kit']);
  });

  it('is PROD_001 of a product that there is not', async () => {
    for (const query of [{}, { instead: true }]) {
      const { status, body } = await api.guest.answer('products.related', {
        params: { slug: 'nothing' },
        query,
      });
      expect([status, body.errorCode]).toEqual([404, 'PROD_001']);
    }
  });
});
