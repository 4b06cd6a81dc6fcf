import { BookingMode, type BookingWire, Role, SlotType } from '@dronesoccer/contracts';
import { givenSlot } from '@dronesoccer/devkit';
import { useApi } from '../../../test/support/api.js';
import { cancelBooking, paidBooking, placeBooking, readBooking, someTeam } from '../../../test/support/booking.js';
import { dataOf } from '../../../test/support/client.js';
import { moveClock } from '../../../test/support/move-clock.js';
import { registered, someEmail, withRoles } from '../../../test/support/people.js';

const free = { prices: { fullStandard: 0 } };

describe('the waiver of a group that has a whole arena', () => {
  const api = useApi();
  afterEach(() => jest.restoreAllMocks());

  const pageAt = (address: string) => {
    const { pathname, searchParams } = new URL(address);
    expect(pathname).toMatch(/^\/waiver\/group\//);
    return { params: { id: pathname.split('/').at(-1) ?? '' }, query: { token: searchParams.get('token') ?? '' } };
  };
  const pageOf = ({ guests }: Pick<BookingWire, 'guests'>) => pageAt(guests?.url ?? '');
  const booked = async (capacity = 4) => {
    const { id: slotId } = await givenSlot(api.database, { ...free, capacity });
    return placeBooking(api.origin, { slotId, mode: BookingMode.FULL });
  };
  const recorded = (booking: BookingWire) =>
    api.database.query<{ person: string; signer: string; isGuardian: boolean }>(
      `SELECT person_name AS person, signer_name AS signer, is_guardian AS "isGuardian" FROM waivers
       WHERE booking_id = $1 ORDER BY signed_at`,
      [booking.id],
    );
  const sign = (page: ReturnType<typeof pageAt>, fullName: string, changes: object = {}) =>
    api.guest.answer('waivers.signAsGuest', { ...page, body: { fullName, version: 1, ...changes } });
  const outcome = async (answer: ReturnType<typeof sign>) => {
    const { status, body } = await answer;
    return [status, body.errorCode ?? null];
  };

  it('is signed by each guest through one link, and by a guardian for a child', async () => {
    const booking = await booked();
    const page = pageOf(booking);
    expect(await api.guest.call('waivers.group', page)).toMatchObject({
      ...{ host: 'Ari Tremblay', signed: 0, places: 4, isOver: false, wording: { version: 1 } },
    });
    expect(dataOf(await sign(page, 'Noa Roy'))).toMatchObject({ name: 'Noa Roy', signed: 1 });
    expect(dataOf(await sign(page, 'Gale Roy', { personName: 'Émile Roy' }))).toMatchObject({ name: 'Émile Roy' });
    expect(await recorded(booking)).toEqual([
      { person: 'Noa Roy', signer: 'Noa Roy', isGuardian: false },
      { person: 'Émile Roy', signer: 'Gale Roy', isGuardian: true },
    ]);
    expect((await api.guest.call('waivers.group', page)).signed).toBe(2);
  });

  it('is counted for the booker, who sees no names, and listed for the staff of the day', async () => {
    const booking = await booked();
    const page = pageOf(booking);
    for (const name of ['Zoe Gagnon', 'ada Roy']) dataOf(await sign(page, name));
    const seen = await readBooking(api.origin, booking);
    expect(seen.guests).toEqual({ signed: 2, places: 4, url: booking.guests?.url });
    expect(JSON.stringify(seen)).not.toContain('Zoe');
    const admin = await withRoles(api, Role.ADMIN);
    const query = { arenaId: booking.slot.arena.id, day: booking.slot.localStart.slice(0, 10) };
    const sheet = () => api.as(admin).call('bookings.day.admin.sheet', { query });
    const names = ['ada Roy', 'Zoe Gagnon'];
    const people = names.map((name) => ({ id: expect.any(String), name }));
    const guests = { signed: 2, places: 4, url: booking.guests?.url ?? '', names, people };
    expect((await sheet()).slots[0]?.bookings[0]?.guests).toEqual(guests);

    await moveClock(api, new Date(booking.slot.endsAt));
    expect((await sheet()).slots[0]?.bookings[0]?.guests).toEqual({ ...guests, url: null });
  });

  it('shows the booker no more signatures than places, and the staff of the day all of them', async () => {
    const booking = await booked(2);
    for (const name of ['Ana Roy', 'Bo Roy', 'Bob Roy']) dataOf(await sign(pageOf(booking), name));
    expect((await readBooking(api.origin, booking)).guests).toMatchObject({ signed: 2, places: 2 });
    const admin = await withRoles(api, Role.ADMIN);
    const query = { arenaId: booking.slot.arena.id, day: booking.slot.localStart.slice(0, 10) };
    const sheet = await api.as(admin).call('bookings.day.admin.sheet', { query });
    expect(sheet.slots[0]?.bookings[0]?.guests).toMatchObject({ signed: 3, places: 2 });
  });

  it('is recorded once for a name', async () => {
    const booking = await booked();
    const page = pageOf(booking);
    const names = ['Léa Roy', 'Lea Roy', 'léa roy'];
    const answers = await Promise.all([...names, ...names].map((name) => sign(page, name)));
    expect(answers.map((answer) => dataOf(answer).signed)).toEqual([1, 1, 1, 1, 1, 1]);
    expect(await recorded(booking)).toHaveLength(1);
  });

  it('is also recorded of a guardian, once, for a child who typed the own name before', async () => {
    const booking = await booked();
    const page = pageOf(booking);
    for (const name of ['Lea Roy', 'Zoe Roy']) dataOf(await sign(page, name));
    for (const guardian of ['Gale Roy', 'Max Roy']) {
      const answer = dataOf(await sign(page, guardian, { personName: 'Léa Roy' }));
      expect(answer).toMatchObject({ name: 'Léa Roy', signed: 2 });
      // The answer does not name the signer, because anyone with the link can type a name.
      expect(JSON.stringify(answer)).not.toContain('Gale');
    }
    const signatures = await recorded(booking);
    expect(signatures.filter(({ isGuardian }) => isGuardian)).toEqual([
      { person: 'Léa Roy', signer: 'Gale Roy', isGuardian: true },
    ]);
    expect(signatures).toHaveLength(3);
    dataOf(await sign(page, 'Lea Roy'));
    expect(await recorded(booking)).toHaveLength(3);
    const admin = await withRoles(api, Role.ADMIN);
    const query = { arenaId: booking.slot.arena.id, day: booking.slot.localStart.slice(0, 10) };
    const sheet = await api.as(admin).call('bookings.day.admin.sheet', { query });
    expect(sheet.slots[0]?.bookings[0]?.guests).toMatchObject({ signed: 2, names: ['Léa Roy', 'Zoe Roy'] });
  });

  it('is signed by at most twice as many guests as the arena has places, even at once (WAIV_007)', async () => {
    const booking = await booked(2);
    const page = pageOf(booking);
    const names = ['Ana', 'Bo', 'Cy', 'Di', 'Ed', 'Flo', 'Gus'].map((first) => `${first} Roy`);
    const outcomes = await Promise.all(names.map((name) => outcome(sign(page, name))));
    expect(outcomes.filter(([status]) => status === 200)).toHaveLength(4);
    expect(outcomes.filter(([, code]) => code === 'WAIV_007')).toHaveLength(3);
    const [first] = await recorded(booking);
    expect(await outcome(sign(page, first?.person ?? ''))).toEqual([200, null]);
    expect(await recorded(booking)).toHaveLength(4);
  });

  it('is open until the end of the slot, and the link then says so (WAIV_008)', async () => {
    const booking = await booked();
    const page = pageOf(booking);
    await moveClock(api, new Date(new Date(booking.slot.endsAt).getTime() - 1));
    expect(await outcome(sign(page, 'Noa Roy'))).toEqual([200, null]);
    await moveClock(api, new Date(booking.slot.endsAt));
    expect(await api.guest.call('waivers.group', page)).toMatchObject({ isOver: true, signed: 1 });
    expect(await outcome(sign(page, 'Bo Roy'))).toEqual([409, 'WAIV_008']);
    expect((await readBooking(api.origin, booking)).guests?.url).toBeNull();
  });

  it('is not there without its own link, for shared seats, for a team and for a cancelled booking', async () => {
    const [booking, other] = [await booked(), await booked()];
    const { params, query } = pageOf(booking);
    for (const token of [undefined, pageOf(other).query.token, booking.accessToken]) {
      const tried = { params, query: { ...(token && { token }) } };
      expect(await api.guest.refused('waivers.group', tried)).toEqual([404, 'WAIV_001']);
      const body = { fullName: 'Noa Roy', version: 1 };
      expect(await api.guest.refused('waivers.signAsGuest', { ...tried, body })).toEqual([404, 'WAIV_001']);
    }
    const { id: slotId } = await givenSlot(api.database, { prices: { guestStandard: 0 } });
    expect((await placeBooking(api.origin, { slotId })).guests).toBeNull();
    const { id: cup } = await givenSlot(api.database, { ...free, type: SlotType.TOURNAMENT });
    expect((await placeBooking(api.origin, { slotId: cup, team: someTeam(3) })).guests).toBeNull();
    dataOf(await cancelBooking(api.origin, booking, { expectedRefund: 0 }));
    expect(await api.guest.refused('waivers.group', { params, query })).toEqual([404, 'WAIV_001']);
  });

  it('is signed in the newest wording only, and with a name', async () => {
    const booking = await booked();
    const page = pageOf(booking);
    expect(await outcome(sign(page, 'Noa Roy', { version: 99 }))).toEqual([409, 'WAIV_002']);
    expect(await outcome(sign(page, ' '))).toEqual([400, 'WAIV_005']);
    expect(await outcome(sign(page, 'Gale Roy', { personName: '' }))).toEqual([400, 'WAIV_005']);
    expect(await recorded(booking)).toEqual([]);
  });

  it('is offered in the confirmation, in the language of the booking', async () => {
    const { id: slotId } = await givenSlot(api.database);
    const email = someEmail();
    const booking = await paidBooking(api.origin, { slotId, mode: BookingMode.FULL, email, locale: 'fr' });
    const mail = await api.mails.waitFor({ to: email, subject: /confirmée/ });
    expect(mail.text).toContain('vos invités');
    const link = mail.links.find((address) => address.includes('/waiver/group/')) ?? '';
    expect(link).toBe(booking.guests?.url);
    expect(new URL(link).searchParams.get('lang') ?? 'fr').toBe('fr');
  });

  it('stays as evidence when the booker erases the account, whose data does not hold it', async () => {
    const booker = await registered(api);
    const { id: slotId } = await givenSlot(api.database, free);
    const booking = await placeBooking(api.origin, { slotId, mode: BookingMode.FULL }, booker.bearer);
    dataOf(await sign(pageOf(booking), 'Noa Guest'));
    expect(JSON.stringify(await api.as(booker).call('privacy.export'))).not.toContain('Noa Guest');
    await api.database.query(`UPDATE class_slots SET starts_at = '2020-01-01', ends_at = '2020-01-02' WHERE id = $1`, [
      slotId,
    ]);
    await api.as(booker).call('privacy.erase', { body: { password: booker.password } });
    expect(await recorded(booking)).toHaveLength(1);
  });
});
