import { SlotState } from '@dronesoccer/contracts';
import { givenSlot } from '@dronesoccer/devkit';
import { msPerDay } from '@dronesoccer/domain';
import { useApi } from '../../../test/support/api.js';
import { arenaSlot, giveBackSeats, lockSlot, nextFreeSlots, presentArenaSlot, takeSeats } from './index.js';

describe('the seats of a slot', () => {
  const api = useApi({ ROLES: 'http' });
  const now = new Date();

  const take = (slotId: string, places: number | 'all', at = now): Promise<number | null> =>
    api.database.transaction((tx) => takeSeats(tx, { slotId, places, now: at }));
  const takenOf = async (id: string): Promise<number | undefined> =>
    (await api.database.transaction((tx) => lockSlot(tx, id)))?.taken;

  it('go to as many as there are, however many ask at once', async () => {
    const { id } = await givenSlot(api.database, { capacity: 3 });
    const answers = await Promise.all(Array.from({ length: 20 }, () => take(id, 1)));
    expect(answers.filter((places) => places === 1)).toHaveLength(3);
    expect(answers.filter((places) => places === null)).toHaveLength(17);
    expect(await takenOf(id)).toBe(3);
  });

  it('are one arena or single seats, never both', async () => {
    const { id } = await givenSlot(api.database, { capacity: 5 });
    const answers = await Promise.all([take(id, 'all'), take(id, 1), take(id, 'all'), take(id, 2)]);
    const won = answers.filter((places) => places !== null);
    expect(await takenOf(id)).toBe(won.reduce((sum, places) => sum + places, 0));
    expect(won.includes(5) ? won : [5]).toEqual([5]);
  });

  it('of 30 slots go to 200 callers who want seats and whole arenas, without a deadlock and without one too many', async () => {
    const slots = await Promise.all(Array.from({ length: 30 }, () => givenSlot(api.database, { capacity: 4 })));
    const won = new Map<string, number>();
    await Promise.all(
      Array.from({ length: 200 }, async (_, caller) => {
        const id = slots[(caller * 7) % slots.length]?.id ?? '';
        const places = await take(id, caller % 5 === 0 ? 'all' : 1 + (caller % 3));
        won.set(id, (won.get(id) ?? 0) + (places ?? 0));
      }),
    );
    for (const { id } of slots) {
      expect(won.get(id)).toBeLessThanOrEqual(4);
      expect(await takenOf(id)).toBe(won.get(id));
    }
  });

  it('are not taken once it has started, is closed or cancelled', async () => {
    const { id, startsAt } = await givenSlot(api.database);
    expect(await take(id, 1, startsAt)).toBeNull();
    for (const state of [SlotState.CLOSED, SlotState.CANCELLED]) {
      const closed = await givenSlot(api.database, { state });
      expect(await take(closed.id, 1)).toBeNull();
    }
  });

  it('come back, but never more than were taken', async () => {
    const { id } = await givenSlot(api.database, { capacity: 2, taken: 2 });
    await api.database.transaction((tx) => giveBackSeats(tx, id, 1));
    expect(await take(id, 1)).toBe(1);
    await expect(api.database.transaction((tx) => giveBackSeats(tx, id, 3))).rejects.toThrow(/taken_in_capacity/);
    expect(await takenOf(id)).toBe(2);
  });

  it('are shown with the arena, its place and its prices', async () => {
    const { id, arenaId } = await givenSlot(api.database, {
      taken: 4,
      prices: { fullPremium: null, guestStandard: 0 },
    });
    const row = await arenaSlot(api.database, 'fr', id);
    expect(row).toMatchObject({ arenaId, taken: 4, arena: { isShown: true, place: { province: 'BC' } } });
    expect(row && presentArenaSlot(row)).toMatchObject({
      seatsLeft: 6,
      isFullFree: false,
      offset: '-07:00',
      prices: { guest: { standard: 0, premium: 60 }, full: { standard: 300, premium: null } },
      arena: { id: arenaId, name: row?.arena.name, location: { city: 'Vancouver' } },
    });
  });

  it('are offered next where enough of them are left, the earliest first', async () => {
    const { id, arenaId, startsAt } = await givenSlot(api.database);
    const later = (days: number): Date => new Date(startsAt.getTime() + days * msPerDay);
    const next = await givenSlot(api.database, { arenaId, startsAt: later(2) });
    const soon = await givenSlot(api.database, { arenaId, startsAt: later(1), taken: 8 });
    await givenSlot(api.database, { arenaId, startsAt: later(3), state: SlotState.CLOSED });
    const idsFor = async (filter: { seats: number; notSlotId?: string }): Promise<string[]> =>
      (await nextFreeSlots(api.database, 'en', { arenaId, after: now, ...filter })).map((slot) => slot.id);
    expect(await idsFor({ seats: 1 })).toEqual([id, soon.id, next.id]);
    expect(await idsFor({ seats: 3, notSlotId: id })).toEqual([next.id]);
  });
});
