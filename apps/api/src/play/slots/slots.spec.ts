import { SlotState, SlotType } from '@dronesoccer/contracts';
import { givenArena, givenCompany, givenLocation, givenSlot, newRowId } from '@dronesoccer/devkit';
import { msPerHour } from '@dronesoccer/domain';
import { Clock } from '../../platform/clock/index.js';
import { useApi } from '../../../test/support/api.js';
import { offeredPlans } from '../../../test/support/memberships.js';

describe('slots as visitors see them', () => {
  const api = useApi({ ROLES: 'http', DATABASE_LOCK_TIMEOUT_MS: '500' });
  /** A Sunday, early in the morning all over Canada. */
  const today = new Date('2026-11-22T12:00Z');

  beforeEach(() => void jest.spyOn(api.app.get(Clock), 'now').mockReturnValue(today));

  const toronto = { latitude: 43.6532, longitude: -79.3832, province: 'ON', timeZone: 'America/Toronto' } as const;

  const arenaAt = async (options: Parameters<typeof givenLocation>[1] = {}): Promise<string> => {
    const { id: locationId } = await givenLocation(api.database, options);
    return (await givenArena(api.database, { locationId })).id;
  };
  const idsOf = (slots: readonly { id: string }[]): string[] => slots.map(({ id }) => id);

  it('are listed by the days of their own place, whatever the hour is elsewhere', async () => {
    const arenaId = await arenaAt({ timeZone: 'America/St_Johns', province: 'NL' });
    const at = (startsAt: string) =>
      givenSlot(api.database, { arenaId, startsAt: new Date(startsAt), offset: -150, timeZone: 'America/St_Johns' });
    // St. John's is at UTC-02:30 in summer, so its 10 July runs from 02:30 UTC to 02:30 UTC.
    await at('2027-07-10T01:30Z');
    const first = await at('2027-07-10T02:30Z');
    const last = await at('2027-07-11T01:30Z');
    await at('2027-07-11T02:30Z');
    const slots = await api.guest.call('slots.ofArena', {
      params: { id: arenaId },
      query: { from: '2027-07-10', to: '2027-07-10' },
    });
    expect(idsOf(slots)).toEqual([first.id, last.id]);
    expect(slots[0]).toMatchObject({
      localStart: '2027-07-10T00:00',
      offset: '-02:30',
      seatsLeft: 10,
      isFullFree: true,
    });
  });

  it('say that they are full or closed; cancelled ones are gone', async () => {
    const arenaId = await arenaAt();
    const startsAt = new Date('2027-03-02T20:00Z');
    const later = (hours: number) => new Date(startsAt.getTime() + hours * msPerHour);
    const full = await givenSlot(api.database, { arenaId, startsAt, capacity: 2, taken: 2 });
    const closed = await givenSlot(api.database, { arenaId, startsAt: later(1), state: SlotState.CLOSED });
    const cancelled = await givenSlot(api.database, { arenaId, startsAt: later(2), state: SlotState.CANCELLED });
    const slots = await api.guest.call('slots.ofArena', {
      params: { id: arenaId },
      query: { from: '2027-03-01', to: '2027-03-07' },
    });
    expect(slots.map(({ id, state, seatsLeft }) => [id, state, seatsLeft])).toEqual([
      [full.id, SlotState.OPEN, 0],
      [closed.id, SlotState.CLOSED, 10],
    ]);
    await api.guest.call('slots.get', { params: { id: closed.id } });
    expect(await api.guest.refused('slots.get', { params: { id: cancelled.id } })).toEqual([404, 'BOOK_021']);
  });

  it.each([
    { from: '2027-02-30', to: '2027-03-01' },
    { from: 'soon', to: '2027-03-01' },
    { from: '2027-03-02', to: '2027-03-01' },
    { from: '2027-03-01', to: '2027-05-02' },
    { from: '2027-03-01' },
    {},
  ])('are not listed for days that are none, run backwards or are too many: %j', async (query) => {
    const arenaId = await arenaAt();
    expect(await api.guest.refused('slots.ofArena', { params: { id: arenaId }, query })).toEqual([400, 'ARENA_006']);
  });

  it('say whether a membership plan is offered', async () => {
    const offered = async (): Promise<unknown[]> => {
      const arenaId = await arenaAt();
      await givenSlot(api.database, { arenaId, startsAt: new Date('2026-11-25T20:00Z') });
      const query = { from: '2026-11-25', to: '2026-11-25' };
      const slots = await api.guest.call('slots.ofArena', { params: { id: arenaId }, query });
      return slots.map(({ offersMembership }) => offersMembership);
    };
    expect(await offered()).toEqual([undefined]);
    await offeredPlans(api);
    expect(await offered()).toEqual([true]);
  });

  it('are not found where visitors do not see the arena', async () => {
    const { id: companyId } = await givenCompany(api.database, { isActive: false });
    for (const arenaId of [await arenaAt({ companyId }), await arenaAt({ isActive: false }), newRowId()]) {
      expect(
        await api.guest.refused('slots.ofArena', {
          params: { id: arenaId },
          query: { from: '2027-03-01', to: '2027-03-02' },
        }),
      ).toEqual([404, 'ARENA_004']);
    }
    const slot = await givenSlot(api.database, { arenaId: await arenaAt({ isActive: false }) });
    expect(await api.guest.refused('slots.get', { params: { id: slot.id } })).toEqual([404, 'BOOK_021']);
  });

  it('come next from the nearest arena, a few of each, then from the one beyond', async () => {
    const near = await arenaAt(toronto);
    const far = await arenaAt({ ...toronto, latitude: 43.2557, longitude: -79.8711 });
    const inHours = (hours: number) => new Date(today.getTime() + hours * msPerHour);
    for (const hours of [5, 6, 7, 8]) await givenSlot(api.database, { arenaId: near, startsAt: inHours(hours) });
    const beyond = await givenSlot(api.database, { arenaId: far, startsAt: inHours(1) });
    const next = await api.guest.call('slots.next', { query: { lat: 43.65, lng: -79.38 } });
    expect(next.slice(0, 4).map(({ arena }) => arena.id)).toEqual([near, near, near, far]);
    expect(next[3]).toMatchObject({ id: beyond.id, arena: { location: { province: 'ON' } } });
    expect(next[3]?.distanceKm).toBeCloseTo(59.0, 0);
    const earliest = await api.guest.call('slots.next', { query: { type: SlotType.GUEST } });
    expect(earliest[0]).toMatchObject({ id: beyond.id });
    expect(earliest[0]).not.toHaveProperty('distanceKm');
    expect(await api.guest.refused('slots.next', { query: { lat: 43 } })).toEqual([400, 'ARENA_005']);
  });

  it('come next once for each arena that has a free seat, the earliest first', async () => {
    const [free, full, sooner] = [await arenaAt(), await arenaAt(), await arenaAt()];
    const inHours = (hours: number) => new Date(today.getTime() + hours * msPerHour);
    await givenSlot(api.database, { arenaId: free, startsAt: inHours(2), capacity: 1, taken: 1 });
    const next = await givenSlot(api.database, { arenaId: free, startsAt: inHours(4) });
    await givenSlot(api.database, { arenaId: free, startsAt: inHours(6) });
    await givenSlot(api.database, { arenaId: free, startsAt: inHours(-1) });
    await givenSlot(api.database, { arenaId: full, startsAt: inHours(3), state: SlotState.CLOSED });
    const hidden = await arenaAt({ isActive: false });
    await givenSlot(api.database, { arenaId: hidden, startsAt: inHours(3) });
    const first = await givenSlot(api.database, { arenaId: sooner, startsAt: inHours(3) });
    const slots = await api.guest.call('slots.nextOfEach');
    const ofThese = slots.filter(({ arenaId }) => [free, full, sooner, hidden].includes(arenaId));
    expect(ofThese).toMatchObject([
      { id: first.id, arenaId: sooner },
      { id: next.id, arenaId: free, seatsLeft: 10 },
    ]);
  });

  it('decide which arenas are listed as free on a day, or this week', async () => {
    const startsAt = new Date('2027-06-15T19:00Z');
    const [free, full] = [await arenaAt(), await arenaAt()];
    await givenSlot(api.database, { arenaId: free, startsAt });
    await givenSlot(api.database, { arenaId: full, startsAt, capacity: 1, taken: 1 });
    const listed = async (query: object): Promise<string[]> =>
      idsOf((await api.guest.call('arenas.list', { query: { ...query, pageSize: 100 } })).items);
    expect(await listed({ day: '2027-06-15' })).toEqual([free]);
    expect(await listed({ day: '2027-06-16' })).toEqual([]);
    const soon = await givenSlot(api.database, { startsAt: new Date(today.getTime() + msPerHour) });
    expect(await listed({ freeThisWeek: true })).toContain(soon.arenaId);
    expect(await listed({ freeThisWeek: true })).not.toContain(free);
    expect(await api.guest.refused('arenas.list', { query: { day: 'tomorrow' } })).toEqual([400, 'ARENA_006']);
  });

  it('say BOOK_020 and when to come back while the database cannot answer', async () => {
    const { id } = await givenSlot(api.database);
    await api.database.transaction(async (tx) => {
      await tx.query('LOCK TABLE class_slots');
      const { status, body, headers } = await api.guest.answer('slots.get', { params: { id } });
      expect([status, body.errorCode]).toEqual([503, 'BOOK_020']);
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    });
  });
});
