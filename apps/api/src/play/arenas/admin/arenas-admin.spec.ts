import { ArenaClass, type ArenaAdminWire, type ArenaTerms, SlotState } from '@dronesoccer/contracts';
import { givenCompany, givenLocation, givenSlot, newRowId } from '@dronesoccer/devkit';
import sharp from 'sharp';
import { useApi } from '../../../../test/support/api.js';
import { bookingBody } from '../../../../test/support/booking.js';
import { dataOf, formOf, outcomeOf } from '../../../../test/support/client.js';
import { meetAt } from '../../../../test/support/gate.js';
import { managerOf, type Person } from '../../../../test/support/people.js';

describe('arenas in the dashboard', () => {
  const api = useApi({ ROLES: 'http' });
  let manager: Person;
  let companyId: string;
  let locationId: string;
  let foreignLocationId: string;

  beforeAll(async () => {
    companyId = (await givenCompany(api.database)).id;
    manager = await managerOf(api, companyId);
    locationId = (await givenLocation(api.database, { companyId, city: 'Laval' })).id;
    foreignLocationId = (await givenLocation(api.database)).id;
  });

  const text = (name: string) => ({
    name,
    description: `About ${name}`,
    rules: '',
    bring: 'Closed shoes',
    gettingThere: '',
    standardIncludes: 'A drone',
    premiumIncludes: '',
  });
  const terms = (changes: Partial<ArenaTerms> = {}): ArenaTerms => ({
    locationId,
    class: ArenaClass.CLASS_20,
    capacity: 10,
    texts: { en: text('North Cage'), fr: text('Cage Nord') },
    pictures: [],
    hours: [{ day: 1, opens: '09:00', closes: '12:00' }],
    isActive: true,
    ...changes,
  });
  const post = (body: object, idempotencyKey?: string) =>
    api.as(manager).answer('arenas.admin.create', { body, idempotencyKey });
  const put = (id: string, body: object) => api.as(manager).answer('arenas.admin.update', { params: { id }, body });
  const created = async (changes: Partial<ArenaTerms> = {}): Promise<ArenaAdminWire> =>
    dataOf(await post(terms(changes)));

  it('are created by a company’s administrator, and seen by visitors at once', async () => {
    const arena = await created();
    expect(arena).toMatchObject({
      name: { en: 'North Cage', fr: 'Cage Nord' },
      version: 1,
      location: { city: 'Laval' },
    });
    expect(await api.guest.call('arenas.get', { params: { id: arena.id } })).toMatchObject({
      tiers: { standard: 'A drone', premium: '' },
      bring: 'Closed shoes',
      hours: [{ day: 1, opens: '09:00', closes: '12:00' }],
    });
  });

  it('are at the company’s own locations only', async () => {
    for (const foreign of [foreignLocationId, newRowId()]) {
      expect(outcomeOf(await post(terms({ locationId: foreign })))).toEqual([404, 'ARENA_001']);
    }
    const { id, version } = await created();
    expect(outcomeOf(await put(id, { ...terms({ locationId: foreignLocationId }), version }))).toEqual([
      404,
      'ARENA_001',
    ]);
  });

  it('move to a place in another time zone only without slots to come', async () => {
    const west = (await givenLocation(api.database, { companyId, timeZone: 'America/Winnipeg' })).id;
    const east = (await givenLocation(api.database, { companyId })).id;
    const { id, version } = await created();
    const slot = await givenSlot(api.database, { arenaId: id });
    expect(await put(id, { ...terms({ locationId: west }), version })).toMatchObject({
      status: 409,
      body: { errorCode: 'ARENA_009', errors: [{ field: 'locationId' }] },
    });
    dataOf(await put(id, { ...terms({ locationId: east }), version }));
    await api.database.query('UPDATE class_slots SET state = $2 WHERE id = $1', [slot.id, SlotState.CANCELLED]);
    dataOf(await put(id, { ...terms({ locationId: west }), version: version + 1 }));
  });

  it('do not move while seats of upcoming slots are taken (ARENA_009)', async () => {
    const { id: locationId } = await givenLocation(api.database, { companyId });
    const { id, version } = await created();
    const slot = await givenSlot(api.database, { arenaId: id, taken: 1 });
    expect(await put(id, { ...terms({ locationId }), version })).toMatchObject({
      status: 409,
      body: { errorCode: 'ARENA_009', errors: [{ field: 'locationId' }] },
    });
    await api.database.query('UPDATE class_slots SET taken = 0 WHERE id = $1', [slot.id]);
    dataOf(await put(id, { ...terms({ locationId }), version }));
  });

  it('do not move under a booking that is being placed (ARENA_009)', async () => {
    const { id: east } = await givenLocation(api.database, { companyId });
    const { id, version } = await created();
    const { id: slotId } = await givenSlot(api.database, { arenaId: id });
    const body = await bookingBody(api.origin, { slotId });
    const [placed, moved] = await meetAt(
      api.databaseUrl,
      'bookings',
      () => api.guest.answer('bookings.place', { body }),
      () => put(id, { ...terms({ locationId: east }), version }),
    );
    expect(placed.status).toBe(201);
    expect(outcomeOf(moved)).toEqual([409, 'ARENA_009']);
  });

  it('that have just moved are priced again, with the taxes of the new place, for a booking that waited', async () => {
    const { id: ontario } = await givenLocation(api.database, { companyId, province: 'ON' });
    await api.database.query(`INSERT INTO tax_registrations (province, name, number) VALUES ('ON', 'HST', '1')`);
    const { id, version } = await created();
    const { id: slotId } = await givenSlot(api.database, { arenaId: id });
    const body = await bookingBody(api.origin, { slotId });
    const [moved, placed] = await meetAt(
      api.databaseUrl,
      'audit_entries',
      () => put(id, { ...terms({ locationId: ontario }), version }),
      () => api.guest.answer('bookings.place', { body }),
    );
    expect(moved.status).toBe(200);
    expect(outcomeOf(placed)).toEqual([409, 'BOOK_012']);
  });

  it.each([
    ['hours.0.closes', { hours: [{ day: 1, opens: '12:00', closes: '09:00' }] }],
    [
      'hours.1.closes',
      {
        hours: [
          { day: 2, opens: '09:00', closes: '12:00' },
          { day: 2, opens: '11:30', closes: '24:00' },
        ],
      },
    ],
    ['hours.0.opens', { hours: [{ day: 1, opens: '24:00', closes: '24:00' }] }],
    ['hours.0.day', { hours: [{ day: 8, opens: '09:00', closes: '12:00' }] }],
    ['capacity', { capacity: 1_000_000 }],
    ['class', { class: 3 }],
    ['pictures.0.url', { pictures: [{ url: '/uploads/made-up-made-up-made-up.webp', alt: { en: 'A', fr: 'A' } }] }],
  ])('name the field that does not fit: %s', async (field, change) => {
    const { status, body } = await post({ ...terms(), ...change });
    expect(status).toBe(400);
    expect(body).toMatchObject({ errorCode: 'ARENA_007', errors: [expect.objectContaining({ field })] });
  });

  it('keep the pictures that were uploaded for them, with their size', async () => {
    const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#335' } })
      .png()
      .toBuffer();
    const form = formOf({ file: new File([picture], 'cage.png') });
    const { url } = await api.as(manager).call('arenas.admin.uploadPicture', { form });
    const alt = { en: 'The cage', fr: 'La cage' };
    const { id, cover } = await created({ pictures: [{ url, alt }] });
    expect(cover).toBe(url);
    const kept = await api.database.query(
      `SELECT r.subject_id FROM picture_references r JOIN uploaded_pictures u ON u.id = r.picture_id
        WHERE '/uploads/' || u.file_name = $1 AND r.subject_type = 'arena'`,
      [url],
    );
    expect(kept).toEqual([{ subject_id: id }]);
    const data = await api.guest.call('arenas.get', { params: { id } });
    expect(data.pictures).toEqual([{ url, alt: 'The cage', width: 40, height: 30 }]);
  });

  it('can be changed only by someone who read the current version', async () => {
    const { id, version } = await created();
    const change = { ...terms({ capacity: 12 }), version };
    const replies = await Promise.all([put(id, change), put(id, change)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    const late = replies.find(({ status }) => status === 409);
    expect(late?.body).toMatchObject({ errorCode: 'ARENA_008', data: { capacity: 12, version: version + 1 } });
  });

  it('are no longer shown once deactivated; twice is once', async () => {
    const { id, version } = await created();
    const remove = () => api.as(manager).answer('arenas.admin.deactivate', { params: { id } });
    expect(dataOf(await remove())).toMatchObject({ isActive: false, version: version + 1 });
    expect(dataOf(await remove()).version).toBe(version + 1);
    expect(await api.guest.refused('arenas.get', { params: { id } })).toEqual([404, 'ARENA_004']);
  });

  it('are created once when the same try is sent twice', async () => {
    const send = () => post(terms(), 'one-arena');
    const [first, second] = await Promise.all([send(), send()]);
    expect(dataOf(first).id).toBe(dataOf(second).id);
  });

  it('are listed by search, class and state', async () => {
    const { id } = await created({ class: ArenaClass.CLASS_40, texts: { en: text('Zenith'), fr: text('Zénith') } });
    const idsBy = async (query: object): Promise<string[]> => {
      const reply = await api.as(manager).call('arenas.admin.list', { query });
      return reply.items.map((each) => each.id);
    };
    expect(await idsBy({ search: 'zenith' })).toEqual([id]);
    expect(await idsBy({ class: ArenaClass.CLASS_40, active: 'true' })).toEqual([id]);
    expect(await idsBy({ search: 'laval', active: 'false', class: ArenaClass.CLASS_40 })).toEqual([]);
  });
});
