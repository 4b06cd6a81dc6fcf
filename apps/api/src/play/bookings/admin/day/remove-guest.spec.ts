import { BookingMode, type BookingWire, type DayBookingWire } from '@dronesoccer/contracts';
import { givenArena, givenSlot, newRowId } from '@dronesoccer/devkit';
import { useApi } from '../../../../../test/support/api.js';
import { placeBooking } from '../../../../../test/support/booking.js';
import { dataOf, outcomeOf } from '../../../../../test/support/client.js';
import { moveClock } from '../../../../../test/support/move-clock.js';
import { companyWithStranger, type Person } from '../../../../../test/support/people.js';

describe('the name of a guest whom staff remove from a booking of a whole arena', () => {
  const api = useApi();
  let manager: Person;
  let stranger: Person;
  let locationId: string;

  beforeAll(async () => {
    ({ locationId, manager, stranger } = await companyWithStranger(api));
  });
  afterEach(() => jest.restoreAllMocks());

  const booked = async (capacity = 4): Promise<BookingWire> => {
    const { id: arenaId } = await givenArena(api.database, { locationId });
    const { id: slotId } = await givenSlot(api.database, { arenaId, capacity, prices: { fullStandard: 0 } });
    return placeBooking(api.origin, { slotId, mode: BookingMode.FULL });
  };
  const pageOf = ({ id, guests }: BookingWire) => ({
    params: { id },
    query: { token: new URL(guests?.url ?? '').searchParams.get('token') ?? '' },
  });
  const sign = (booking: BookingWire, fullName: string, changes: object = {}) =>
    api.guest.answer('waivers.signAsGuest', { ...pageOf(booking), body: { fullName, version: 1, ...changes } });
  const peopleOf = async ({ id, slot }: BookingWire) => {
    const query = { arenaId: slot.arena.id, day: slot.localStart.slice(0, 10) };
    const sheet = await api.as(manager).call('bookings.day.admin.sheet', { query });
    return sheet.slots[0]?.bookings.find((booking) => booking.id === id)?.guests?.people ?? [];
  };
  const idOf = async (booking: BookingWire, name: string): Promise<string> =>
    (await peopleOf(booking)).find((guest) => guest.name === name)?.id ?? '';
  const remove = ({ id }: BookingWire, guestId: string, who = manager) =>
    api.as(who).answer('bookings.day.admin.removeGuest', { params: { id, guestId } });
  const namesIn = ({ guests }: DayBookingWire) => guests?.names;
  const kept = (booking: BookingWire) =>
    api.database.query<{ person: string; isRemoved: boolean }>(
      `SELECT person_name AS person, removed_at IS NOT NULL AS "isRemoved" FROM waivers WHERE booking_id = $1 ORDER BY id`,
      [booking.id],
    );
  const audited = ({ id }: BookingWire) =>
    api.database.query<{ actorId: string; after: { waiverIds: string[] } }>(
      `SELECT actor_id AS "actorId", after FROM audit_entries WHERE action = 'booking.guest-removed' AND subject_id = $1`,
      [id],
    );

  it('is no longer listed or counted, and its waiver is kept as evidence', async () => {
    const booking = await booked();
    for (const name of ['Darth Vader', 'Noa Roy']) dataOf(await sign(booking, name));
    const guestId = await idOf(booking, 'Darth Vader');
    expect(dataOf(await remove(booking, guestId)).guests).toMatchObject({ signed: 1, places: 4, names: ['Noa Roy'] });
    expect(await peopleOf(booking)).toMatchObject([{ name: 'Noa Roy' }]);
    expect((await api.guest.call('waivers.group', pageOf(booking))).signed).toBe(1);
    expect(await kept(booking)).toEqual([
      { person: 'Darth Vader', isRemoved: true },
      { person: 'Noa Roy', isRemoved: false },
    ]);
    // The entry has no name, because it is kept longer than the waiver.
    expect(await audited(booking)).toEqual([{ actorId: manager.user.id, after: { waiverIds: [guestId] } }]);
    // The names stay after the end of the slot, and so does the removal.
    await moveClock(api, new Date(booking.slot.endsAt));
    expect(await peopleOf(booking)).toMatchObject([{ name: 'Noa Roy' }]);
  });

  it('leaves its place to the next guest, and may sign again', async () => {
    const booking = await booked(1);
    for (const name of ['Ana Roy', 'Bo Roy']) dataOf(await sign(booking, name));
    expect(outcomeOf(await sign(booking, 'Cy Roy'))).toEqual([409, 'WAIV_007']);
    dataOf(await remove(booking, await idOf(booking, 'Bo Roy')));
    expect(dataOf(await sign(booking, 'Bo Roy'))).toMatchObject({ name: 'Bo Roy', signed: 2 });
    expect(await kept(booking)).toEqual([
      { person: 'Ana Roy', isRemoved: false },
      { person: 'Bo Roy', isRemoved: true },
      { person: 'Bo Roy', isRemoved: false },
    ]);
  });

  it('is removed once by two people at once, and again without an effect', async () => {
    const booking = await booked();
    dataOf(await sign(booking, 'Noa Roy'));
    const guestId = await idOf(booking, 'Noa Roy');
    const answers = await Promise.all([1, 2, 3].map(() => remove(booking, guestId)));
    expect(answers.map((answer) => namesIn(dataOf(answer)))).toEqual([[], [], []]);
    dataOf(await sign(booking, 'Noa Roy'));
    expect(namesIn(dataOf(await remove(booking, guestId)))).toEqual(['Noa Roy']);
    expect(await audited(booking)).toHaveLength(1);
  });

  it('stays if a guardian has signed for it meanwhile, until staff remove this signature too', async () => {
    const booking = await booked();
    dataOf(await sign(booking, 'Lea Roy'));
    const seen = await idOf(booking, 'Lea Roy');
    dataOf(await sign(booking, 'Gale Roy', { personName: 'Léa Roy' }));
    expect(namesIn(dataOf(await remove(booking, seen)))).toEqual(['Léa Roy']);
    expect(namesIn(dataOf(await remove(booking, await idOf(booking, 'Léa Roy'))))).toEqual([]);
    expect((await kept(booking)).map(({ isRemoved }) => isRemoved)).toEqual([true, true]);
  });

  it('is removed together with the earlier signature of the child', async () => {
    const booking = await booked();
    dataOf(await sign(booking, 'Lea Roy'));
    dataOf(await sign(booking, 'Gale Roy', { personName: 'Léa Roy' }));
    expect(namesIn(dataOf(await remove(booking, await idOf(booking, 'Léa Roy'))))).toEqual([]);
    const [entry] = await audited(booking);
    expect(entry?.after.waiverIds).toHaveLength(2);
  });

  it('has one answer while it is being signed: the booking counts what is listed', async () => {
    const booking = await booked(2);
    dataOf(await sign(booking, 'Lea Roy'));
    const guestId = await idOf(booking, 'Lea Roy');
    const others = ['Ana', 'Bo', 'Cy', 'Di', 'Ed'].map((first) => sign(booking, `${first} Roy`));
    const answers = await Promise.all([remove(booking, guestId), sign(booking, 'Lea Roy'), ...others]);
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    const listed = await peopleOf(booking);
    expect(listed.length).toBeLessThanOrEqual(4);
    expect((await api.guest.call('waivers.group', pageOf(booking))).signed).toBe(listed.length);
    expect((await kept(booking)).filter(({ isRemoved }) => !isRemoved)).toHaveLength(listed.length);
    expect(await audited(booking)).toHaveLength(1);
  });

  it('belongs to its own booking, of the own company', async () => {
    const [booking, other] = [await booked(), await booked()];
    for (const each of [booking, other]) dataOf(await sign(each, 'Noa Roy'));
    const guestId = await idOf(booking, 'Noa Roy');
    expect(outcomeOf(await remove(other, guestId))).toEqual([404, 'WAIV_001']);
    expect(outcomeOf(await remove(booking, newRowId()))).toEqual([404, 'WAIV_001']);
    expect(outcomeOf(await remove(booking, guestId, stranger))).toEqual([404, 'BOOK_001']);
    expect(await peopleOf(booking)).toHaveLength(1);
    expect(await audited(booking)).toEqual([]);
  });
});
