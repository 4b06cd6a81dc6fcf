import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { DeliveryMethod, type QuoteWire, Role, type ShippingZoneWire } from '@dronesoccer/contracts';
import { givenProduct } from '@dronesoccer/devkit';
import { defaultShippingZones } from '@dronesoccer/domain';
import { useApi } from '../../../test/support/api.js';
import { dataOf, outcomeOf } from '../../../test/support/client.js';
import { type Person, withRoles } from '../../../test/support/people.js';
import { address, orderBody, placeOrder } from '../../../test/support/shopping.js';

const provinces: ShippingZoneWire = {
  name: { en: 'Provinces', fr: 'Provinces' },
  provinces: ['AB', 'BC'],
  postalPrefixes: [],
  rates: [
    { upToGrams: 2_000, fee: 12 },
    { upToGrams: 80_000, fee: 60 },
  ],
  freeFrom: 200,
  days: { min: 2, max: 7 },
  refusal: null,
};
const mountains: ShippingZoneWire = {
  ...provinces,
  name: { en: 'Mountains', fr: 'Montagnes' },
  ...{ provinces: [], postalPrefixes: ['t0e'], rates: [{ upToGrams: null, fee: 40 }], freeFrom: null, days: null },
};
const closed: ShippingZoneWire = {
  ...provinces,
  name: { en: 'Nunavut', fr: 'Nunavut' },
  provinces: ['NU'],
  refusal: { en: 'No flights in winter', fr: 'Aucun vol en hiver' },
};
const table = [provinces, mountains, closed];

const places = {
  BC: address,
  T0E: { ...address, province: 'AB', postalCode: 'T0E 1E0', city: 'Jasper' },
  NU: { ...address, province: 'NU', postalCode: 'X0A 0H0', city: 'Iqaluit' },
  QC: { ...address, province: 'QC', postalCode: 'H2X 1Y4', city: 'Montréal' },
} as const;

describe('shipping by weight and zone', () => {
  const api = useApi({ ROLES: 'http' });
  let admin: Person;
  let ball: string;
  let arena: string;

  const read = () => api.as(admin).call('settings.admin.get');
  const save = (zones: readonly unknown[], version: number) =>
    api.as(admin).answer('settings.admin.putShipping', { body: { version, zones } });
  const quote = async (
    place: keyof typeof places,
    items: [string, number][],
    locale: 'en' | 'fr' = 'en',
  ): Promise<QuoteWire> => {
    const { body } = await api.guest.answer('orders.quote', {
      body: {
        items: items.map(([productId, quantity]) => ({ productId, quantity })),
        ...{ delivery: DeliveryMethod.SHIP, address: places[place], locale },
      },
    });
    return body.data;
  };

  beforeAll(async () => {
    admin = await withRoles(api, Role.SUPER_ADMIN);
    ({ id: ball } = await givenProduct(api.database, { price: 5_000, stock: 500 }));
    ({ id: arena } = await givenProduct(api.database, { price: 600_000, stock: 50 }));
    await api.database.query('UPDATE products SET weight_grams = 71000, oversize_cents = 18000 WHERE id = $1', [arena]);
    dataOf(await save(table, (await read()).version));
  });

  it('prices the weight of all pieces, and adds a surcharge that free shipping does not waive', async () => {
    expect(await quote('BC', [[ball, 3]])).toMatchObject({
      ...{ shipping: 12, oversizeSurcharge: 0, freeShippingFrom: 200, deliveryDays: { min: 2, max: 7 }, problems: [] },
    });
    expect(await quote('BC', [[ball, 4]])).toMatchObject({ shipping: 0 });
    expect(await quote('BC', [[arena, 1]])).toMatchObject({ shipping: 180, oversizeSurcharge: 180 });
  });

  it('takes the zone of the postal code before that of the province', async () => {
    const remote = await quote('T0E', [[ball, 9]]);
    expect(remote).toMatchObject({ shipping: 40, freeShippingFrom: null, deliveryDays: null });
    expect(await quote('T0E', [[arena, 1]])).toMatchObject({ shipping: 220 });
  });

  it('is refused with the shop’s reason: CHECKOUT_005', async () => {
    expect((await quote('NU', [[ball, 1]], 'fr')).problems).toEqual([
      { productId: null, code: 'CHECKOUT_005', message: 'Aucun vol en hiver' },
    ]);
    expect((await quote('QC', [[ball, 1]])).problems).toMatchObject([{ code: 'CHECKOUT_005' }]);
    const items = [{ productId: ball, quantity: 1 }];
    const body = { ...(await orderBody(api.origin, { items })), address: places.NU };
    expect(outcomeOf(await api.guest.answer('orders.place', { body }))).toEqual([422, 'CHECKOUT_005']);
  });

  it('is shown for each province on the page of a product, in the language of the reader', async () => {
    const slugOf = async (id: string) => {
      const [product] = await api.guest.call('products.byIds', { query: { ids: id } });
      return product?.slug ?? '';
    };
    const shown = async (id: string, locale: 'en' | 'fr') => {
      const params = { slug: await slugOf(id) };
      return (await api.guest.call('products.get', { params, headers: { 'accept-language': locale } })).delivery;
    };
    const days = { min: 2, max: 7 };
    const light = await shown(ball, 'fr');
    expect(light).toContainEqual({
      provinces: ['NU'],
      days: null,
      problem: 'notServed',
      refusal: 'Aucun vol en hiver',
    });
    expect(light).toContainEqual({ provinces: ['AB', 'BC'], days, problem: null, refusal: null });
    expect(light.find(({ provinces: codes }) => codes.includes('QC'))).toMatchObject({
      problem: 'notServed',
      refusal: null,
    });
    await api.database.query('UPDATE products SET weight_grams = 90000 WHERE id = $1', [arena]);
    expect(await shown(arena, 'en')).toContainEqual({
      ...{ provinces: ['AB', 'BC'], days: null, problem: 'tooHeavy', refusal: null },
    });
    await api.database.query('UPDATE products SET weight_grams = 71000 WHERE id = $1', [arena]);
  });

  it('is refused above the heaviest rate, but can be picked up: CHECKOUT_006', async () => {
    const tooMuch = await quote('BC', [[arena, 2]]);
    expect(tooMuch).toMatchObject({ shipping: 0, problems: [{ productId: null, code: 'CHECKOUT_006' }] });
    const items = [{ productId: arena, quantity: 2 }];
    const body = { ...(await orderBody(api.origin, { items })), expectedTotal: tooMuch.total };
    expect(outcomeOf(await api.guest.answer('orders.place', { body }))).toEqual([422, 'CHECKOUT_006']);
  });

  it('is charged as it was agreed to, or the order is refused with the new total', async () => {
    const items = [{ productId: ball, quantity: 1 }];
    const agreed = await orderBody(api.origin, { items });
    const [kept, changed] = [
      await placeOrder(api.origin, { items }),
      [{ ...provinces, rates: [{ upToGrams: null, fee: 20 }] }],
    ];
    dataOf(await save(changed, (await read()).version));
    const refused = await api.guest.answer('orders.place', { body: agreed });
    expect(outcomeOf(refused)).toEqual([409, 'CHECKOUT_001']);
    expect(refused.body.data).toMatchObject({ shipping: 20, total: (agreed.expectedTotal ?? 0) + 8 * 1.05 });
    const params = { id: kept.id };
    const again = await api.guest.call('orders.get', { params, query: { token: kept.accessToken ?? '' } });
    expect(again).toMatchObject({ shipping: 12, total: kept.total, deliveryDays: { min: 2, max: 7 } });
    const [row] = await api.database.query(`SELECT shipping_rate AS rate FROM orders WHERE id = $1`, [kept.id]);
    expect(row).toEqual({
      rate: { zone: provinces.name, grams: 500, feeCents: 1_200, surchargeCents: 0, days: provinces.days },
    });
    dataOf(await save(table, (await read()).version));
  });

  it('is edited by one administrator at a time: SET_001', async () => {
    const { version } = await read();
    const fees = [11, 12, 13];
    const answers = await Promise.all(
      fees.map((fee) => save([{ ...provinces, rates: [{ upToGrams: null, fee }] }], version)),
    );
    expect(answers.map(outcomeOf).toSorted()).toEqual([
      [200, null],
      [409, 'SET_001'],
      [409, 'SET_001'],
    ]);
    const standing = await read();
    const entries = await api.database.query(
      `SELECT after -> 'shippingRates' -> 'zones' -> 0 -> 'rates' -> 0 ->> 'feeCents' AS fee FROM audit_entries
        WHERE action = 'settings.saved' ORDER BY id DESC LIMIT 1`,
    );
    expect(entries).toEqual([{ fee: String((standing.shippingZones[0]?.rates[0]?.fee ?? 0) * 100) }]);
    dataOf(await save(table, standing.version));
  });

  it.each([
    ['no zone', [], 'zones'],
    ['parts of cents', [{ ...provinces, freeFrom: 0.005 }], 'zones.0.freeFrom'],
    ['a zone without a place', [{ ...provinces, provinces: [] }], 'zones.0.provinces'],
    ['a province twice', [provinces, { ...closed, provinces: ['BC'] }], 'zones.1.provinces'],
    ['no postal code', [{ ...mountains, postalPrefixes: ['D1'] }], 'zones.0.postalPrefixes'],
    ['rates in disorder', [{ ...provinces, rates: provinces.rates.toReversed() }], 'zones.0.rates'],
  ])('is not saved with %s: SET_002', async (_, zones, field) => {
    const answer = await save(zones, (await read()).version);
    expect(outcomeOf(answer)).toEqual([400, 'SET_002']);
    expect(answer.body.errors?.map((each) => each.field)).toEqual([field]);
  });

  it('stays as it is when the other settings are saved', async () => {
    const before = await read();
    expect(before.shippingZones.map(({ postalPrefixes }) => postalPrefixes)).toEqual([[], ['T0E'], []]);
    const { shippingZones, orderHoldMinutes: _hold, changedAt: _at, changedBy: _by, ...body } = before;
    const organisation = { ...body.organisation, line1: '500 Demo Street', city: 'Vancouver', postalCode: 'V6B 5K3' };
    const sent = { ...body, organisation: { ...organisation, email: 'hello@dronesoccer.test' } };
    dataOf(await api.as(admin).answer('settings.admin.put', { body: sent }));
    expect((await read()).shippingZones).toEqual(shippingZones);
  });

  /** Runs a statement of a migration that has already been applied. */
  const runAgain = async (migration: string, start: string): Promise<void> => {
    const file = path.join(process.cwd(), '../..', `prisma/migrations/${migration}/migration.sql`);
    const sql = await readFile(file, 'utf8');
    await api.database.query(sql.slice(sql.indexOf(start)).replace('RESET lock_timeout;', ''));
  };
  const zonesStored = async (): Promise<unknown[]> => {
    const [row] = await api.database.query<{ zones: unknown[] }>(
      `SELECT value -> 'zones' AS zones FROM settings WHERE key = 'shippingRates'`,
    );
    return row?.zones ?? [];
  };

  it('of an older database keeps its fee and threshold in the provinces, and takes no arena to Nunavut free', async () => {
    await api.database.query(`DELETE FROM settings WHERE key IN ('shipping', 'shippingRates')`);
    await api.database.query(
      `INSERT INTO settings (key, value) VALUES ('shipping', '{"feeCents": 950, "freeFromCents": 10000}')`,
    );
    await runAgain('20261127080500_shipping_zones', 'INSERT INTO "settings"');
    await runAgain('20261128140800_remote_shipping', 'WITH repaired');
    expect(await quote('BC', [[ball, 1]])).toMatchObject({ shipping: 9.5, freeShippingFrom: 100, problems: [] });
    expect(await quote('QC', [[ball, 2]])).toMatchObject({ shipping: 0, deliveryDays: null });
    expect(await quote('NU', [[arena, 1]])).toMatchObject({
      ...{ shipping: 290 + 180, oversizeSurcharge: 180, freeShippingFrom: null, problems: [] },
    });
    const [, north] = await zonesStored();
    const [, usual] = defaultShippingZones;
    expect(north).toEqual({ ...usual, provinces: usual?.provinces.toSorted() });
    const { version, shippingZones } = await read();
    dataOf(await save(shippingZones, version));
  });

  it('stays as an administrator edited it when the database is upgraded', async () => {
    dataOf(await save([{ ...closed, refusal: null }, provinces], (await read()).version));
    const [before, { version }] = [await zonesStored(), await read()];
    await runAgain('20261128140800_remote_shipping', 'WITH repaired');
    expect([await zonesStored(), (await read()).version]).toEqual([before, version]);
  });
});
