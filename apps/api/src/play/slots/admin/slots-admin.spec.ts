import {
  type CloseSlotsBody,
  type SlotAdminWire,
  type SlotPrices,
  SlotState,
  type SlotTerms,
  SlotType,
} from '@dronesoccer/contracts';
import { parse } from 'csv-parse/sync';
import pg from 'pg';
import { givenArena, givenCompany, givenLocation, givenSlot, insertRow, newRowId } from '@dronesoccer/devkit';
import { Clock } from '../../../platform/clock/index.js';
import { useApi } from '../../../../test/support/api.js';
import { dataOf, outcomeOf } from '../../../../test/support/client.js';
import { eventually } from '../../../../test/support/eventually.js';
import { managerOf, type Person } from '../../../../test/support/people.js';
import { takeSeats } from '../index.js';

describe('time slots in the dashboard', () => {
  const api = useApi({ ROLES: 'http' });
  const today = new Date('2026-11-22T12:00Z');

  beforeEach(() => void jest.spyOn(api.app.get(Clock), 'now').mockReturnValue(today));

  let manager: Person;
  let companyId: string;
  let foreignArenaId: string;

  beforeAll(async () => {
    companyId = (await givenCompany(api.database)).id;
    manager = await managerOf(api, companyId);
    foreignArenaId = (await givenArena(api.database)).id;
  });

  const arena = async (timeZone = 'America/Toronto', province: 'ON' | 'QC' = 'ON'): Promise<string> => {
    const { id: locationId } = await givenLocation(api.database, { companyId, province, timeZone });
    return (await givenArena(api.database, { locationId })).id;
  };
  const prices = (changes: Partial<SlotPrices> = {}): SlotPrices => ({
    guest: { standard: 40, premium: 60 },
    member: { standard: 30, premium: null },
    full: { standard: null, premium: null },
    ...changes,
  });
  const terms = (arenaId: string, changes: Partial<SlotTerms> = {}): SlotTerms => ({
    arenaId,
    type: SlotType.GUEST,
    localStart: '2027-07-10T18:00',
    localEnd: '2027-07-10T19:30',
    capacity: 10,
    prices: prices(),
    state: SlotState.OPEN,
    ...changes,
  });
  const post = (body: object, idempotencyKey?: string) =>
    api.as(manager).answer('slots.admin.create', { body, idempotencyKey });
  const put = (id: string, body: object) => api.as(manager).answer('slots.admin.update', { params: { id }, body });
  const remove = (id: string) => api.as(manager).answer('slots.admin.remove', { params: { id } });
  const created = async (arenaId: string, changes: Partial<SlotTerms> = {}): Promise<SlotAdminWire> =>
    dataOf(await post(terms(arenaId, changes)));
  /** Changes the zone of the arena's location while `work` waits for the lock. */
  const inNewZone = async <Result>(arenaId: string, timeZone: string, work: () => Promise<Result>): Promise<Result> => {
    const client = new pg.Client({ connectionString: api.databaseUrl });
    await client.connect();
    await client.query('BEGIN');
    await client.query(
      'UPDATE locations SET time_zone = $2 FROM arenas a WHERE a.location_id = locations.id AND a.id = $1',
      [arenaId, timeZone],
    );
    const done = work();
    await eventually(
      () => api.database.query('SELECT 1 FROM pg_locks WHERE NOT granted'),
      (waiting) => waiting.length > 0,
    );
    await client.query('COMMIT');
    await client.end();
    return done;
  };
  const take = (slotId: string, places: number | 'all') =>
    api.database.transaction((tx) => takeSeats(tx, { slotId, places, now: today }));

  it('are made in the zone that their place is given in the same moment', async () => {
    const arenaId = await arena();
    const slot = await inNewZone(arenaId, 'America/Winnipeg', () => created(arenaId));
    expect(slot).toMatchObject({ timeZone: 'America/Winnipeg', startsAt: '2027-07-10T23:00:00.000Z' });
  });

  it('are created at the wall time of the place, and seen by visitors at once', async () => {
    const arenaId = await arena('America/St_Johns');
    const slot = await created(arenaId);
    expect(slot).toMatchObject({
      startsAt: '2027-07-10T20:30:00.000Z',
      endsAt: '2027-07-10T22:00:00.000Z',
      localStart: '2027-07-10T18:00',
      offset: '-02:30',
      taken: 0,
      version: 1,
      patternId: null,
      prices: prices(),
    });
    expect(await api.guest.call('slots.get', { params: { id: slot.id } })).toMatchObject({
      id: slot.id,
      seatsLeft: 10,
    });
  });

  it('never overlap: of two administrators one is refused, and back to back is fine', async () => {
    const arenaId = await arena();
    const replies = await Promise.all([
      post(terms(arenaId)),
      post(terms(arenaId, { localStart: '2027-07-10T19:00', localEnd: '2027-07-10T20:00' })),
    ]);
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(replies.find(({ status }) => status === 409)?.body.errorCode).toBe('BOOK_017');
    await created(arenaId, { localStart: '2027-07-10T20:00', localEnd: '2027-07-10T21:00' });
    await created(await arena());
    const other = await created(arenaId, { localStart: '2027-07-11T20:00', localEnd: '2027-07-11T21:00' });
    const moved = { ...terms(arenaId, { localStart: '2027-07-10T20:30', localEnd: '2027-07-10T21:30' }), version: 1 };
    expect(outcomeOf(await put(other.id, moved))).toEqual([409, 'BOOK_017']);
  });

  it.each([
    ['localEnd', { localEnd: '2027-07-10T18:00' }],
    ['localEnd', { localEnd: '2027-07-11T18:01' }],
    ['localStart', { localStart: '2020-07-10T18:00', localEnd: '2020-07-10T19:00' }],
    ['localStart', { localStart: '2027-02-30T18:00' }],
    ['localStart', { localStart: 'tonight' }],
    ['capacity', { capacity: 1_000_000 }],
    ['capacity', { capacity: 0 }],
    ['state', { state: SlotState.CANCELLED }],
    ['type', { type: 4 }],
    ['prices', { type: SlotType.TOURNAMENT }],
    ['prices.guest.standard', { prices: { ...prices(), guest: { standard: -1, premium: null } } }],
    ['prices.guest.standard', { prices: { ...prices(), guest: { standard: 1_000_000, premium: null } } }],
  ])('name the field that does not fit: %s', async (field, change) => {
    const { status, body } = await post({ ...terms(await arena()), ...change });
    expect(status).toBe(400);
    expect(body).toMatchObject({ errorCode: 'BOOK_007', errors: [expect.objectContaining({ field })] });
  });

  it('can be changed only by someone who read the current version', async () => {
    const arenaId = await arena();
    const { id, version } = await created(arenaId);
    const change = { ...terms(arenaId, { capacity: 12 }), version };
    const replies = await Promise.all([put(id, change), put(id, change)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    const late = replies.find(({ status }) => status === 409);
    expect(late?.body).toMatchObject({ errorCode: 'ARENA_008', data: { capacity: 12, version: version + 1 } });
  });

  it('keep what people who booked rely on; the rest may change', async () => {
    const arenaId = await arena();
    const { id } = await created(arenaId);
    expect(await take(id, 4)).toBe(4);
    const refused: Partial<SlotTerms>[] = [
      { localStart: '2027-07-10T18:30' },
      { localEnd: '2027-07-10T19:00' },
      { arenaId: await arena() },
      { type: SlotType.MEMBER },
      { capacity: 3 },
    ];
    for (const change of refused) {
      const { status, body } = await put(id, { ...terms(arenaId, change), version: 1 });
      expect(status).toBe(409);
      expect({ change, code: body.errorCode }).toEqual({ change, code: 'BOOK_019' });
    }
    expect(outcomeOf(await remove(id))).toEqual([409, 'BOOK_019']);
    const prices = { guest: { standard: 1, premium: null }, member: terms(arenaId).prices.member };
    const allowed = { capacity: 4, state: SlotState.CLOSED, prices: { ...terms(arenaId).prices, ...prices } };
    const slot = dataOf(await put(id, { ...terms(arenaId, allowed), version: 1 }));
    expect(slot).toMatchObject({ capacity: 4, seatsLeft: 0, taken: 4, state: SlotState.CLOSED, version: 2 });
  });

  it('offer no seats beside an arena that someone has whole', async () => {
    const arenaId = await arena();
    const { id } = await created(arenaId);
    expect(await take(id, 'all')).toBe(10);
    const booking = newRowId();
    await insertRow(api.database, 'bookings', {
      ...{ id: booking, number: 'BK-2027-000001', slot_id: id, name: 'Ari', email: 'ari@example.com', status: 2 },
      ...{ user_type: 1, mode: 2, tier: 1, places: 10, tax_province: 'ON', subtotal_cents: 0, total_cents: 0 },
      ...{ hold_expires_at: new Date(), check_in_code: 'ABCD2345' },
    });
    const wider = { ...terms(arenaId, { capacity: 11 }), version: 1 };
    expect(outcomeOf(await put(id, wider))).toEqual([409, 'BOOK_019']);
  });

  it('are cancelled for good once no one holds a seat; twice is once', async () => {
    const arenaId = await arena();
    const { id } = await created(arenaId);
    const cancelled = dataOf(await remove(id));
    expect(cancelled).toMatchObject({ state: SlotState.CANCELLED, version: 2 });
    expect(dataOf(await remove(id)).version).toBe(2);
    expect(await take(id, 1)).toBeNull();
    expect(outcomeOf(await put(id, { ...terms(arenaId), version: 2 }))).toEqual([404, 'BOOK_021']);
    await created(arenaId);
  });

  it('are another company’s business: not there', async () => {
    const { id } = await givenSlot(api.database, { arenaId: foreignArenaId });
    const range = { from: '2027-07-01', to: '2027-07-31' };
    const replies = [
      await post(terms(foreignArenaId)),
      await put(id, { ...terms(await arena()), version: 1 }),
      await remove(id),
      await api.as(manager).answer('slots.admin.list', { query: { arenaId: foreignArenaId, ...range } }),
      await api
        .as(manager)
        .answer('slots.admin.close', { body: { arenaId: foreignArenaId, ...range, state: SlotState.CLOSED } }),
    ];
    const codes = ['ARENA_004', 'BOOK_021', 'BOOK_021', 'ARENA_004', 'ARENA_004'];
    expect(replies.map(({ status, body }) => [status, body.errorCode])).toEqual(codes.map((code) => [404, code]));
    const own = await created(await arena());
    expect(outcomeOf(await put(own.id, { ...terms(foreignArenaId), version: 1 }))).toEqual([404, 'ARENA_004']);
  });

  it('are closed from one day to another and opened again, without those that are cancelled or over', async () => {
    const arenaId = await arena();
    const at = (day: string) => created(arenaId, { localStart: `${day}T18:00`, localEnd: `${day}T19:00` });
    const [first, second, third] = [await at('2027-07-10'), await at('2027-07-11'), await at('2027-07-12')];
    const gone = await created(arenaId, { localStart: '2027-07-11T20:00', localEnd: '2027-07-11T21:00' });
    dataOf(await remove(gone.id));
    const close = (body: Omit<CloseSlotsBody, 'arenaId'>) =>
      api.as(manager).call('slots.admin.close', { body: { arenaId, ...body } });
    const range = { from: '2027-07-11', to: '2027-07-12' };
    expect(await close({ ...range, state: SlotState.CLOSED })).toEqual({ changed: 2 });
    expect(await close({ ...range, state: SlotState.CLOSED })).toEqual({ changed: 0 });
    expect(await take(second.id, 1)).toBeNull();
    expect(await take(first.id, 1)).toBe(1);
    expect(await close({ from: '2027-07-12', to: '2027-07-12', state: SlotState.OPEN })).toEqual({ changed: 1 });
    expect(await take(third.id, 1)).toBe(1);
  });

  it('are in a calendar with the holidays of their province, in the caller’s language', async () => {
    const arenaId = await arena('America/Toronto', 'QC');
    const { id } = await created(arenaId, { localStart: '2027-06-24T18:00', localEnd: '2027-06-24T19:00' });
    const query = { arenaId, from: '2027-06-20', to: '2027-07-01' };
    const calendar = await api.as(manager).call('slots.admin.list', { query, headers: { 'accept-language': 'fr-CA' } });
    expect(calendar).toMatchObject({ slots: [{ id, version: 1 }], timeZone: 'America/Toronto' });
    expect(calendar.holidays).toEqual([
      { day: '2027-06-24', name: 'Fête nationale du Québec' },
      { day: '2027-07-01', name: 'Fête du Canada' },
    ]);
  });

  it('leave as a file: those of the days at the arena, at its own wall time, and none of another company', async () => {
    const arenaId = await arena('America/St_Johns');
    const slot = await created(arenaId, { localStart: '2027-07-10T23:45', localEnd: '2027-07-11T00:45' });
    await created(arenaId, { localStart: '2027-07-11T09:00', localEnd: '2027-07-11T10:00' });
    await take(slot.id, 3);
    const days = { from: '2027-07-10', to: '2027-07-10' };
    const file = (query: object, language = 'fr') =>
      api.as(manager).answer('slots.admin.export', { query, headers: { 'accept-language': language } });
    const { status, body: text } = await file({ arenaId, ...days });
    expect(status).toBe(200);
    const [head = {}, ...others] = parse<Record<string, string>>(text, { bom: true, columns: true });
    expect(head).toMatchObject({
      ...{ Début: '2027-07-10 23:45', Fin: '2027-07-11 00:45', 'Fuseau horaire': 'America/St_Johns' },
      ...{ Pour: 'Invités', État: 'Ouverte', Places: '10', Prises: '3' },
      ...{ 'Invité, Standard': '40', 'Membre, Premium': '' },
    });
    expect(others).toEqual([]);
    expect(outcomeOf(await file({ arenaId: foreignArenaId, ...days }))).toEqual([404, 'BOOK_021']);
    expect(outcomeOf(await file({ arenaId, from: '2027-07-10', to: '2027-07-09' }))).toEqual([400, 'ARENA_006']);
  });

  it('are created once when the same try is sent twice', async () => {
    const arenaId = await arena();
    const send = () => post(terms(arenaId), 'one-slot');
    const [first, second] = await Promise.all([send(), send()]);
    expect(dataOf(first).id).toBe(dataOf(second).id);
  });

  it('leave a trace of who changed what', async () => {
    const arenaId = await arena();
    const { id } = await created(arenaId);
    dataOf(await put(id, { ...terms(arenaId, { capacity: 8 }), version: 1 }));
    const entries = await api.database.query(
      `SELECT action, before ->> 'capacity' AS before, after ->> 'capacity' AS after FROM audit_entries
        WHERE subject_type = 'slot' AND subject_id = $1 ORDER BY id`,
      [id],
    );
    expect(entries).toEqual([
      { action: 'slot.created', before: null, after: '10' },
      { action: 'slot.updated', before: '10', after: '8' },
    ]);
  });
});
