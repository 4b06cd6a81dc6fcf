import {
  type CopyWeekBody,
  type GenerateSlotsBody,
  Role,
  SlotState,
  type SlotGenerationWire,
  type SlotPreviewWire,
  SlotType,
} from '@dronesoccer/contracts';
import { givenArena, givenCompany, givenLocation, givenSlot, newRowId } from '@dronesoccer/devkit';
import { Clock } from '../../../platform/clock/index.js';
import { useApi } from '../../../../test/support/api.js';
import { dataOf, outcomeOf } from '../../../../test/support/client.js';
import { eventually } from '../../../../test/support/eventually.js';
import { managerOf, type Person, withRoles } from '../../../../test/support/people.js';
import { MakeSlots } from './make-slots.js';

const working = useApi();

describe('slots made in numbers', () => {
  // There is no worker: each test decides when the job runs.
  const api = useApi({ ROLES: 'http' });
  const today = new Date('2026-11-22T12:00Z');

  beforeEach(() => void jest.spyOn(api.app.get(Clock), 'now').mockReturnValue(today));

  let manager: Person;
  let companyId: string;

  beforeAll(async () => {
    companyId = (await givenCompany(api.database)).id;
    manager = await managerOf(api, companyId);
  });

  const arena = async (timeZone = 'America/Toronto', province: 'ON' | 'SK' | 'QC' = 'ON'): Promise<string> => {
    const { id: locationId } = await givenLocation(api.database, { companyId, province, timeZone });
    return (await givenArena(api.database, { locationId, capacity: 7 })).id;
  };
  const price = { standard: 40, premium: null };
  const pattern = (arenaIds: string[], changes: Partial<GenerateSlotsBody> = {}): GenerateSlotsBody => ({
    arenaIds,
    type: SlotType.GUEST,
    times: [
      { day: 1, start: '18:00', minutes: 60 },
      { day: 4, start: '18:00', minutes: 60 },
    ],
    // These two weeks contain Canada Day, a Thursday.
    from: '2027-06-28',
    to: '2027-07-11',
    without: [],
    skipHolidays: false,
    capacity: null,
    prices: { guest: price, member: price, full: price },
    ...changes,
  });
  /** Three slots a day for a year: more than a worker makes at once. */
  const year = {
    times: ([1, 2, 3, 4, 5, 6, 7] as const).flatMap((day) =>
      ['08:00', '10:00', '12:00'].map((start) => ({ day, start, minutes: 60 })),
    ),
    from: '2027-01-01',
    to: '2027-12-31',
  };
  const send = (path: 'generate' | 'copyWeek', body: object) => api.as(manager).answer(`slots.admin.${path}`, { body });
  const preview = async (body: GenerateSlotsBody): Promise<SlotPreviewWire> => dataOf(await send('generate', body));

  const progressOf = (id: string) => api.as(manager).call('slots.admin.generation', { params: { id } });
  const finish = async (id: string): Promise<SlotGenerationWire> => {
    await api.app.get(MakeSlots).make(id);
    return progressOf(id);
  };
  const confirmed = async (path: 'generate' | 'copyWeek', body: object): Promise<string> => {
    const { fingerprint } = dataOf(await send(path, body));
    const { generation } = dataOf(await send(path, { ...body, confirm: fingerprint }));
    expect(generation).toMatchObject({ done: 0, made: 0, state: 'running' });
    return generation?.id ?? '';
  };
  /** Confirms a preview and makes its slots. */
  const made = async (path: 'generate' | 'copyWeek', body: object): Promise<SlotGenerationWire> =>
    finish(await confirmed(path, body));
  const startsOf = async (arenaId: string): Promise<string[]> => {
    const rows = await api.database.query<{ at: string }>(
      'SELECT local_start AS at FROM class_slots WHERE arena_id = $1 AND state <> 3 ORDER BY starts_at',
      [arenaId],
    );
    return rows.map(({ at }) => at);
  };

  it('are shown before they are made, and made as they were shown', async () => {
    const [first, second] = [await arena(), await arena('America/Regina', 'SK')];
    const body = pattern([first, second], { without: ['2027-07-05'], skipHolidays: true });
    const shown = await preview(body);
    expect(shown).toMatchObject({ total: 4, conflictTotal: 0, conflicts: [], shifted: [], generation: null });
    expect(shown.byArena.map(({ total, firstDay }) => [total, firstDay])).toEqual([
      [2, '2027-06-28'],
      [2, '2027-06-28'],
    ]);
    // The preview names each slot.
    expect(shown.slots.filter(({ arenaId }) => arenaId === first).map(({ localStart }) => localStart)).toEqual([
      '2027-06-28T18:00',
      '2027-07-08T18:00',
    ]);
    expect(shown.slots).toHaveLength(4);
    expect(shown.skipped).toEqual([
      { day: '2027-07-01', holiday: 'Canada Day' },
      { day: '2027-07-05', holiday: null },
    ]);
    expect(await startsOf(first)).toEqual([]);
    expect(await made('generate', body)).toMatchObject({ total: 4, done: 4, made: 4 });
    expect(await startsOf(first)).toEqual(['2027-06-28T18:00', '2027-07-08T18:00']);
    const slots = await api.database.query(
      `SELECT starts_at, capacity, guest_standard_cents AS cents, pattern_id IS NOT NULL AS remembered
         FROM class_slots WHERE arena_id = $1 ORDER BY starts_at LIMIT 1`,
      [second],
    );
    expect(slots).toEqual([{ starts_at: new Date('2027-06-29T00:00Z'), capacity: 7, cents: 4_000, remembered: true }]);
  });

  it('are not made for a place that has another zone by now than they were planned for', async () => {
    const arenaId = await arena();
    const id = await confirmed('generate', pattern([arenaId]));
    await api.database.query(
      `UPDATE locations SET time_zone = 'America/Winnipeg' FROM arenas a WHERE a.location_id = locations.id AND a.id = $1`,
      [arenaId],
    );
    expect(await finish(id)).toMatchObject({ total: 4, done: 4, made: 0 });
    expect(await startsOf(arenaId)).toEqual([]);
  });

  it('keep existing slots, and list the conflicts', async () => {
    const arenaId = await arena();
    const standing = await givenSlot(api.database, {
      ...{ arenaId, startsAt: new Date('2027-06-28T22:30Z'), offset: -240, timeZone: 'America/Toronto' },
    });
    const shown = await preview(pattern([arenaId]));
    expect(shown.slots).toHaveLength(3);
    expect(shown).toMatchObject({ total: 3, conflictTotal: 1, byArena: [{ arenaId, firstDay: '2027-07-01' }] });
    expect(shown.conflicts).toEqual([
      {
        ...{ arenaId, localStart: '2027-06-28T18:00', localEnd: '2027-06-28T19:00' },
        with: { id: standing.id, arenaId, localStart: '2027-06-28T18:30', localEnd: '2027-06-28T19:30' },
      },
    ]);
    expect(await made('generate', pattern([arenaId]))).toMatchObject({ total: 4, done: 4, made: 3 });
  });

  it('are not made when something has changed since: the new preview comes with the refusal', async () => {
    const arenaId = await arena();
    const { fingerprint } = await preview(pattern([arenaId]));
    await givenSlot(api.database, { arenaId, startsAt: new Date('2027-06-28T22:00Z') });
    const refusal = await send('generate', { ...pattern([arenaId]), confirm: fingerprint });
    expect(refusal.status).toBe(409);
    expect(refusal.body).toMatchObject({ errorCode: 'BOOK_013', data: { total: 3, conflictTotal: 1 } });
    expect(await startsOf(arenaId)).toHaveLength(1);
    const other = { ...pattern([arenaId], { capacity: 3 }), confirm: refusal.body.data.fingerprint };
    expect(outcomeOf(await send('generate', other))).toEqual([409, 'BOOK_013']);
  });

  it('are made once by two who confirm the same plan at once, and by two workers', async () => {
    const arenaId = await arena();
    const body = pattern([arenaId], year);
    const { fingerprint, total } = await preview(body);
    const replies = await Promise.all([1, 2].map(() => send('generate', { ...body, confirm: fingerprint })));
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    const ids = replies.map((reply) => dataOf(reply).generation?.id ?? '');
    const generations = await Promise.all(ids.flatMap((id) => [finish(id), finish(id)])).then(() =>
      Promise.all(ids.map(progressOf)),
    );
    expect(generations.reduce((sum, generation) => sum + generation.made, 0)).toBe(total);
    expect(await startsOf(arenaId)).toHaveLength(total);
  });

  it('are left out if they have started before the job runs', async () => {
    const arenaId = await arena();
    const id = await confirmed('generate', pattern([arenaId]));
    jest.spyOn(api.app.get(Clock), 'now').mockReturnValue(new Date('2027-07-05T22:00Z'));
    await api.app.get(MakeSlots).make(id);
    expect(await startsOf(arenaId)).toEqual(['2027-07-08T18:00']);
    const [progress] = await api.database.query('SELECT total, done, made FROM slot_patterns WHERE id = $1', [id]);
    expect(progress).toEqual({ total: 4, done: 4, made: 1 });
  });

  it('go on where a crash stopped them', async () => {
    const arenaId = await arena();
    const body = pattern([arenaId], year);
    const id = await confirmed('generate', body);
    expect(await finish(id)).toMatchObject({ total: 3 * 365, made: 3 * 365 });
    // Simulate a crash: one batch is made, the rest is not, and the progress says so.
    await api.database.query(
      `DELETE FROM class_slots WHERE pattern_id = $1 AND id NOT IN (
         SELECT id FROM class_slots WHERE pattern_id = $1 ORDER BY starts_at LIMIT 500)`,
      [id],
    );
    await api.database.query('UPDATE slot_patterns SET done = 500, made = 500 WHERE id = $1', [id]);
    expect(await finish(id)).toMatchObject({ total: 3 * 365, made: 3 * 365 });
    expect(await startsOf(arenaId)).toHaveLength(3 * 365);
  });

  it('keep their wall time over a clock change; one that clocks skip moves, or gives way to the next', async () => {
    const arenaId = await arena();
    const times = [
      { day: 7, start: '01:00', minutes: 60 },
      { day: 7, start: '02:00', minutes: 60 },
      { day: 7, start: '03:00', minutes: 60 },
      { day: 7, start: '10:00', minutes: 60 },
    ] as const;
    const body = pattern([arenaId], { times: [...times], from: '2027-03-07', to: '2027-03-14' });
    const shown = await preview(body);
    expect(shown.total).toBe(7);
    expect(shown.shifted).toEqual([
      {
        ...{ arenaId, localStart: '2027-03-14T01:00', localEnd: '2027-03-14T02:00' },
        ...{ startsAt: '2027-03-14T06:00:00.000Z', endsAt: '2027-03-14T07:00:00.000Z' },
        becomes: { localStart: '2027-03-14T01:00', localEnd: '2027-03-14T03:00' },
      },
      {
        ...{ arenaId, localStart: '2027-03-14T02:00', localEnd: '2027-03-14T03:00' },
        ...{ startsAt: '2027-03-14T07:00:00.000Z', endsAt: '2027-03-14T08:00:00.000Z' },
        becomes: null,
      },
    ]);
    expect(await made('generate', body)).toMatchObject({ made: 7 });
    expect((await startsOf(arenaId)).filter((at) => at.endsWith('T10:00'))).toHaveLength(2);
  });

  it('copy a week into others, each slot with what it offers', async () => {
    const arenaId = await arena();
    await made('generate', pattern([arenaId], { from: '2027-06-28', to: '2027-07-04', capacity: 5 }));
    const body: CopyWeekBody = { arenaId, from: '2027-06-28', to: ['2027-07-12', '2027-07-05'] };
    expect(await made('copyWeek', body)).toMatchObject({ total: 4, made: 4 });
    expect(await startsOf(arenaId)).toEqual([
      '2027-06-28T18:00',
      '2027-07-01T18:00',
      '2027-07-05T18:00',
      '2027-07-08T18:00',
      '2027-07-12T18:00',
      '2027-07-15T18:00',
    ]);
    const offers = await api.database.query(
      'SELECT DISTINCT capacity, full_standard_cents AS full, state FROM class_slots WHERE arena_id = $1',
      [arenaId],
    );
    expect(offers).toEqual([{ capacity: 5, full: 4_000, state: SlotState.OPEN }]);
    expect(dataOf(await send('copyWeek', body))).toMatchObject({ total: 0, conflictTotal: 4 });
  });

  it.each([
    ['generate', 'BOOK_007', 'arenaIds.0', { arenaIds: ['not-an-id'] }],
    ['generate', 'BOOK_007', 'arenaIds', { arenaIds: [] }],
    [
      'generate',
      'BOOK_007',
      'times.1.start',
      {
        times: [
          { day: 1, start: '18:00', minutes: 61 },
          { day: 1, start: '19:00', minutes: 60 },
        ],
      },
    ],
    ['generate', 'BOOK_007', 'times.0.minutes', { times: [{ day: 1, start: '18:00', minutes: 1_000_000 }] }],
    ['generate', 'BOOK_007', 'without.0', { without: ['2027-02-30'] }],
    ['generate', 'BOOK_007', 'from', { from: '2020-01-01', to: '2020-01-31' }],
    ['generate', 'BOOK_007', 'from', { from: '2027-02-30' }],
    [
      'generate',
      'BOOK_007',
      'prices',
      { type: SlotType.TOURNAMENT, prices: { guest: price, member: price, full: { standard: null, premium: null } } },
    ],
    ['generate', 'BOOK_007', 'capacity', { capacity: 1_000_000 }],
    ['generate', 'ARENA_006', null, { from: '2027-07-12' }],
    ['generate', 'ARENA_006', null, { to: '2029-07-12' }],
    ['copyWeek', 'BOOK_007', 'from', { from: '2027-06-29' }],
    ['copyWeek', 'BOOK_007', 'to.0', { to: ['2027-07-06'] }],
    ['copyWeek', 'BOOK_007', 'to.1', { to: ['2027-07-05', '2027-07-05'] }],
    ['copyWeek', 'BOOK_007', 'to.0', { to: ['2020-01-06'] }],
    ['copyWeek', 'BOOK_007', 'to.0', { to: ['2027-06-28'] }],
  ] as const)('refuse a %s that makes no sense: %s %s', async (path, code, field, change) => {
    const arenaId = await arena();
    const week = { arenaId, from: '2027-06-28', to: ['2027-07-05'] };
    const body = { ...(path === 'generate' ? pattern([arenaId]) : week), ...change };
    const reply = await send(path, body);
    expect(reply.status).toBe(400);
    expect(reply.body.errorCode).toBe(code);
    if (field !== null) expect(reply.body.errors).toEqual([expect.objectContaining({ field })]);
  });

  it('are another company’s business: neither its arenas nor its progress are there', async () => {
    const own = await arena();
    const foreign = (await givenArena(api.database)).id;
    for (const ids of [[foreign], [own, foreign], [newRowId()]]) {
      expect(outcomeOf(await send('generate', pattern(ids)))).toEqual([404, 'ARENA_004']);
    }
    const week = { arenaId: foreign, from: '2027-06-28', to: ['2027-07-05'] };
    expect(outcomeOf(await send('copyWeek', week))).toEqual([404, 'ARENA_004']);
    const { id } = await made('generate', pattern([own]));
    const stranger = await managerOf(api, null);
    expect(await api.as(stranger).refused('slots.admin.generation', { params: { id } })).toEqual([404, 'BOOK_021']);
  });
});

it('slots of a pattern are made by a worker, without anyone watching', async () => {
  jest.spyOn(working.app.get(Clock), 'now').mockReturnValue(new Date('2026-11-22T12:00Z'));
  const arenaId = (await givenArena(working.database)).id;
  const admin = await withRoles(working, Role.ADMIN);
  const price = { standard: 40, premium: null };
  const body: GenerateSlotsBody = {
    ...{ arenaIds: [arenaId], type: SlotType.GUEST, from: '2027-06-28', to: '2027-07-11', without: [] },
    ...{ times: [{ day: 1, start: '18:00', minutes: 60 }], skipHolidays: false, capacity: null },
    prices: { guest: price, member: price, full: price },
  };
  const { fingerprint } = await working.as(admin).call('slots.admin.generate', { body });
  const confirmed = { ...body, confirm: fingerprint };
  const { generation } = await working.as(admin).call('slots.admin.generate', { body: confirmed });
  const seen = await eventually(
    async () => {
      const { status, body: reply } = await working
        .as(admin)
        .answer('slots.admin.generation', { params: { id: generation?.id ?? '' } });
      expect(status).toBe(200);
      return reply.data;
    },
    ({ state }) => state === 'done',
  );
  expect(seen).toMatchObject({ total: 2, made: 2 });
});
