import {
  DeliveryMethod,
  type LocationAdminWire,
  type LocationTerms,
  type LocationWire,
  Role,
  SlotState,
  WaitlistState,
} from '@dronesoccer/contracts';
import {
  givenArena,
  givenCompany,
  givenLocation,
  givenProduct,
  givenSlot,
  givenStock,
  newRowId,
} from '@dronesoccer/devkit';
import { addDays } from '@dronesoccer/domain';
import { useApi } from '../../../../test/support/api.js';
import { paidBooking, placeBooking } from '../../../../test/support/booking.js';
import { dataOf, outcomeOf } from '../../../../test/support/client.js';
import { managerOf, type Person, someEmail, withRoles } from '../../../../test/support/people.js';
import { eventOf, placeOrder, sendWebhook, startPayment } from '../../../../test/support/shopping.js';

describe('locations in the dashboard', () => {
  const api = useApi({ ROLES: 'http' });
  let admin: Person;
  let manager: Person;
  let company: { id: string; name: string };

  beforeAll(async () => {
    company = await givenCompany(api.database);
    [admin, manager] = [await withRoles(api, Role.ADMIN), await managerOf(api, company.id)];
  });

  const terms = (changes: Partial<LocationTerms> = {}): LocationTerms => ({
    names: { en: 'Harbour Arena', fr: 'Aréna du Port' },
    address: '1 Water Street',
    city: 'Halifax',
    province: 'NS',
    postalCode: 'B3H 1A1',
    latitude: '44.6476',
    longitude: '-63.5728',
    timeZone: 'America/Halifax',
    img: null,
    companyId: null,
    ...changes,
  });
  const post = (body: object, person = admin) => api.as(person).answer('locations.admin.create', { body });
  const put = (id: string, body: object, person = admin) =>
    api.as(person).answer('locations.admin.update', { params: { id }, body });
  const created = async (changes: Partial<LocationTerms> = {}): Promise<LocationAdminWire> =>
    dataOf(await post(terms(changes)));
  const shown = async (id: string, language = 'en'): Promise<LocationWire | undefined> => {
    const listed = await api.guest.call('locations.list', { headers: { 'accept-language': language } });
    return listed.find((each) => each.id === id);
  };

  it('are in the shop’s list in both languages, with an empty shelf for its stock', async () => {
    const { id } = await created();
    expect(await shown(id)).toMatchObject({ name: 'Harbour Arena', city: 'Halifax', latitude: '44.6476' });
    expect(await shown(id, 'fr')).toMatchObject({ name: 'Aréna du Port' });
    const shelves = await api.database.query('SELECT kind FROM stock_points WHERE location_id = $1', [id]);
    expect(shelves).toEqual([{ kind: 2 }]);
  });

  it.each([
    ['postalCode', { postalCode: 'V6B 1A1' }],
    ['timeZone', { timeZone: 'America/Vancouver' }],
    ['timeZone', { timeZone: 'Europe/Paris' }],
    ['latitude', { latitude: '91' }],
    ['longitude', { longitude: 'west' }],
    ['img.0.url', { img: 'https://elsewhere.test/a.webp' }],
  ])('name the field that does not fit: %s', async (field, change) => {
    const { status, body } = await post(terms(change));
    expect(status).toBe(400);
    expect(body).toMatchObject({ errorCode: 'ARENA_007', errors: [expect.objectContaining({ field })] });
  });

  it('can be changed only by someone who read the current version', async () => {
    const { id, version } = await created();
    const change = { ...terms({ address: '2 Water Street' }), version };
    expect(dataOf(await put(id, change))).toMatchObject({
      address: '2 Water Street',
      version: version + 1,
    });
    expect(await put(id, change)).toMatchObject({
      status: 409,
      body: { errorCode: 'ARENA_008', data: { address: '2 Water Street' } },
    });
  });

  it('are no longer shown once closed, and shown again when reopened', async () => {
    const { id } = await created();
    const { bearer } = admin;
    expect((await api.as({ bearer }).call('locations.admin.close', { params: { id } })).isActive).toBe(false);
    expect(await api.guest.refused('locations.get', { params: { id } })).toEqual([404, 'ARENA_001']);
    expect((await api.as({ bearer }).call('locations.admin.reopen', { params: { id } })).isActive).toBe(true);
    await api.guest.call('locations.get', { params: { id } });
  });

  it('say before they are closed what is in stock, to be picked up, waited for and paid there', async () => {
    const origin = await api.app.getUrl();
    const { id } = await created();
    const impact = (of = id, person = admin) => api.as(person).answer('locations.admin.impact', { params: { id: of } });
    const impactOfArena = (query = {}, person = admin) =>
      api.as(person).answer('arenas.admin.impact', { params: { id: arena.id }, query });
    const nothing = { waiting: 0, paid: 0, stockPieces: 0, openPickups: 0 };
    expect(dataOf(await impact())).toEqual(nothing);
    const product = await givenProduct(api.database);
    await givenStock(api.database, product.id, 7, id);
    const wish = { items: [{ productId: product.id, quantity: 2 }], locationId: id, delivery: DeliveryMethod.PICKUP };
    const [paid] = [await placeOrder(origin, wish), await placeOrder(origin, wish)];
    await sendWebhook(origin, eventOf('paid', await startPayment(origin, paid)));
    const arena = await givenArena(api.database, { locationId: id });
    const slot = await givenSlot(api.database, { arenaId: arena.id });
    for (const state of [WaitlistState.WAITING, WaitlistState.LEFT]) {
      await api.database.query(
        `INSERT INTO waitlist_entries (id, slot_id, name, email, seats, tier, state, joined_at, changed_at)
         VALUES (gen_random_uuid(), $1, 'Ari Tremblay', $2, 1, 1, $3, now(), now())`,
        [slot.id, someEmail(), state],
      );
    }
    const { total } = await paidBooking(origin, { slotId: slot.id });
    await placeBooking(origin, { slotId: slot.id });
    const standing = { waiting: 1, paid: total, stockPieces: 3, openPickups: 1 };
    expect(dataOf(await impact())).toEqual(standing);
    // An arena holds no stock.
    const ofArena = { ...nothing, waiting: 1, paid: total };
    expect(dataOf(await impactOfArena())).toEqual(ofArena);
    const [{ day } = { day: '' }] = await api.database.query<{ day: string }>(
      'SELECT left(local_start, 10) AS day FROM class_slots WHERE id = $1',
      [slot.id],
    );
    const onDays = async (from: string, to: string) => dataOf(await impactOfArena({ from, to }));
    expect(await onDays(day, day)).toEqual(ofArena);
    expect(await onDays('2020-01-01', addDays(day, -1))).toEqual(nothing);
    expect(await onDays(addDays(day, 1), '2099-01-01')).toEqual(nothing);
    await impactOfArena({ from: 'today' });
    // Deactivating the company affects all of this.
    const { id: companyId } = await givenCompany(api.database);
    await api.database.query('UPDATE locations SET company_id = $2 WHERE id = $1', [id, companyId]);
    const owner = await withRoles(api, Role.SUPER_ADMIN);
    const ofCompany = (id: string, person: Person) =>
      api.as(person).answer('companies.admin.impact', { params: { id } });
    expect(dataOf(await ofCompany(companyId, owner))).toEqual(standing);
    expect(outcomeOf(await ofCompany(newRowId(), owner))).toEqual([404, 'COMP_001']);
    expect(outcomeOf(await ofCompany(companyId, manager))).toEqual([403, 'AUTH_003']);
    expect(outcomeOf(await impact(id, manager))).toEqual([403, 'AUTH_003']);
    expect(outcomeOf(await impactOfArena({}, manager))).toEqual([404, 'ARENA_004']);
    expect(outcomeOf(await impact(newRowId()))).toEqual([404, 'ARENA_001']);
  });

  it('keep their time zone while slots to come depend on it', async () => {
    const here = { province: 'ON', postalCode: 'K1A 0B1', timeZone: 'America/Toronto' } as const;
    const west = { ...here, timeZone: 'America/Winnipeg' };
    const { id, version } = await created(here);
    const arena = await givenArena(api.database, { locationId: id });
    const inToronto = { arenaId: arena.id, timeZone: here.timeZone, offset: -300 };
    await givenSlot(api.database, { ...inToronto, startsAt: new Date('2026-01-10T17:00Z') });
    const slot = await givenSlot(api.database, inToronto);

    expect(await put(id, { ...terms(west), version })).toMatchObject({
      status: 409,
      body: { errorCode: 'ARENA_009', errors: [{ field: 'timeZone' }] },
    });
    expect(await api.as(admin).call('locations.admin.get', { params: { id } })).toMatchObject({
      timeZone: here.timeZone,
      version,
    });
    dataOf(await put(id, { ...terms({ ...here, address: '2 Water Street' }), version }));

    await api.database.query('UPDATE class_slots SET state = $2 WHERE id = $1', [slot.id, SlotState.CANCELLED]);
    dataOf(await put(id, { ...terms(west), version: version + 1 }));
  });

  it('go to active companies only', async () => {
    const inactive = await givenCompany(api.database, { isActive: false });
    expect(outcomeOf(await post(terms({ companyId: inactive.id })))).toEqual([409, 'COMP_003']);
    expect(outcomeOf(await post(terms({ companyId: newRowId() })))).toEqual([404, 'COMP_001']);
    expect((await created({ companyId: company.id })).company).toEqual(company);
  });

  it('are a company’s to describe, and not to give away', async () => {
    const { id, version } = await created({ companyId: company.id });
    const renamed = { ...terms({ companyId: company.id, names: { en: 'Pier', fr: 'Quai' } }), version };
    expect(dataOf(await put(id, renamed, manager)).names.en).toBe('Pier');
    const given = { ...terms({ companyId: null }), version: version + 1 };
    const refused = await put(id, given, manager);
    expect(refused.status).toBe(400);
    expect(refused.body.errors).toEqual([expect.objectContaining({ field: 'companyId' })]);
    expect(await api.as(manager).refused('locations.admin.close', { params: { id } })).toEqual([403, 'AUTH_003']);
    expect(outcomeOf(await post(terms(), manager))).toEqual([403, 'AUTH_003']);
  });

  it('are listed by search, company, province and state', async () => {
    const own = await created({ companyId: company.id, city: 'Dartmouth', postalCode: 'B2W 1A1' });
    const closed = (await givenLocation(api.database, { isActive: false })).id;
    const idsBy = async (query: object, person = admin): Promise<string[]> => {
      const reply = await api.as(person).answer('locations.admin.list', { query: { ...query, pageSize: 100 } });
      return reply.body.data.items.map(({ id }) => id);
    };
    expect(await idsBy({ search: 'dartm' })).toEqual([own.id]);
    expect(await idsBy({ companyId: company.id })).toContain(own.id);
    expect(await idsBy({ province: 'BC', active: 'false' })).toEqual([closed]);
    expect(await idsBy({}, manager)).not.toContain(closed);
  });
});
