import {
  BookingEventKind,
  BookingMode,
  type CoachSessionDetailWire,
  Role,
  SlotState,
  SlotType,
  UserStatus,
} from '@dronesoccer/contracts';
import { givenArena, givenLocation, givenSlot, insertRow, newRowId } from '@dronesoccer/devkit';
import { msPerDay } from '@dronesoccer/domain';
import { useApi } from '../../../test/support/api.js';
import { cancelBooking, paidBooking, placeBooking, readBooking, someTeam } from '../../../test/support/booking.js';
import { dataOf, outcomeOf } from '../../../test/support/client.js';
import { assignCoaches } from '../../../test/support/coaches.js';
import { takesPlaceIn } from '../../../test/support/day.js';
import { eventually } from '../../../test/support/eventually.js';
import { moveClock } from '../../../test/support/move-clock.js';
import { type Person, registered, withRoles } from '../../../test/support/people.js';

describe('what a coach sees and does', () => {
  const api = useApi();
  const notFound = [404, 'BOOK_021'];
  let coach: Person;
  let other: Person;
  let arenaId: string;

  beforeAll(async () => {
    other = await withRoles(api, Role.COACH);
  });
  beforeEach(async () => {
    coach = await withRoles(api, Role.COACH);
    arenaId = (await givenArena(api.database)).id;
  });

  const assign = (slotId: string, ...people: Person[]) => assignCoaches(api.database, slotId, ...people);
  const read = (id: string, who = coach) => api.as(who).call('coaching.session', { params: { id } });
  const checkIn = (id: string, seatId: string, is = true, who = coach) =>
    api.as(who).answer('coaching.checkIn', { params: { id }, body: { seatId, is } });
  const cameTo = ({ people }: CoachSessionDetailWire): boolean[] => people.map(({ inSince }) => inSince !== null);

  /** Returns a paid booking for two in a slot of the coach that began ten minutes ago. */
  const onNow = async (...coaches: Person[]) => {
    const { id: slotId } = await givenSlot(api.database, { arenaId });
    const booking = await paidBooking(api.origin, { slotId, seats: 2 });
    await assign(slotId, coach, ...coaches);
    await takesPlaceIn(api.database, slotId, -10);
    const [first = '', second = ''] = booking.seats.map(({ id }) => id);
    return { slotId, booking, seats: [first, second] as const };
  };

  it('sees the own slots alone, with who booked and nothing to reach them by', async () => {
    const { slotId, seats } = await onNow();
    await takesPlaceIn(api.database, slotId, 5);
    await placeBooking(api.origin, { slotId });
    await takesPlaceIn(api.database, slotId, -10);
    await paidBooking(api.origin, { slotId: (await givenSlot(api.database, { arenaId })).id });
    const sessions = await api.as(coach).call('coaching.sessions');
    expect(sessions).toMatchObject([{ id: slotId, total: 2, arrived: 0, canCheckIn: true }]);
    const answer = await api.as(coach).answer('coaching.session', { params: { id: slotId } });
    expect(dataOf(answer).people.map(({ id, name }) => [id, name])).toEqual([
      [seats[0], 'Flyer 1'],
      [seats[1], 'Flyer 2'],
    ]);
    const words = JSON.stringify(answer.body);
    for (const secret of ['@', '6045550134', 'price', 'number', 'Ari Tremblay']) expect(words).not.toContain(secret);
    expect(await api.as(other).call('coaching.sessions')).toEqual([]);
    expect(await api.as(other).refused('coaching.session', { params: { id: slotId } })).toEqual(notFound);
    expect(outcomeOf(await checkIn(slotId, seats[0], true, other))).toEqual(notFound);
    expect(await api.as(coach).refused('coaching.session', { params: { id: newRowId() } })).toEqual(notFound);
    await api.database.query('UPDATE class_slots SET state = $2 WHERE id = $1', [slotId, SlotState.CANCELLED]);
    expect(await api.as(coach).refused('coaching.session', { params: { id: slotId } })).toEqual(notFound);
    expect(await api.as(coach).call('coaching.sessions')).toEqual([]);
  });

  it('reads the notes about a child, and who has signed a waiver within 12 months', async () => {
    const { slotId, seats } = await onNow();
    const guardian = await registered(api);
    const childId = newRowId();
    await insertRow(api.database, 'children', {
      ...{ id: childId, guardian_id: guardian.user.id, first_name: 'Bo', last_name: 'Roy', birth_date: '2018-01-01' },
      notes: 'Carries an inhaler.',
    });
    await api.database.query('UPDATE booking_seats SET child_id = $2 WHERE id = $1', [seats[0], childId]);
    const waivers = async () => (await read(slotId)).people.map(({ hasWaiver }) => hasWaiver);
    expect((await read(slotId)).people.map(({ notes }) => notes)).toEqual(['Carries an inhaler.', '']);
    const signed = async (whose: object, months: number) => {
      const [version] = await api.database.query<{ id: string }>('SELECT id FROM policy_versions LIMIT 1');
      const at = new Date();
      at.setMonth(at.getMonth() - months);
      await insertRow(api.database, 'waivers', {
        ...{ id: newRowId(), version_id: version?.id, ...whose, person_name: 'Bo Roy', signer_name: 'Ari Roy' },
        ...{ is_guardian: true, locale: 'en', network: '10.0.0.0', signed_at: at },
      });
    };
    await signed({ seat_id: seats[1] }, 13);
    expect(await waivers()).toEqual([false, false]);
    await signed({ child_id: childId }, 11);
    expect(await waivers()).toEqual([true, false]);
    await signed({ seat_id: seats[1] }, 0);
    expect(await waivers()).toEqual([true, true]);
    // The child's own account takes over the seat; the profile's notes and waiver follow.
    const account = await registered(api);
    await api.database.query('UPDATE children SET account_id = $2 WHERE id = $1', [childId, account.user.id]);
    await api.database.query('UPDATE booking_seats SET child_id = NULL, user_id = $2 WHERE id = $1', [
      seats[0],
      account.user.id,
    ]);
    expect((await read(slotId)).people[0]).toMatchObject({ notes: 'Carries an inhaler.', hasWaiver: true });
  });

  it('sees a team with its players who did not decline, and who booked a seat without a name', async () => {
    const { id } = await givenSlot(api.database, { arenaId, type: SlotType.TOURNAMENT });
    const team = someTeam(4, 'Net Setters');
    await paidBooking(api.origin, { slotId: id, team });
    await api.database.query(`UPDATE squad_players SET state = 3 WHERE name = 'Player D'`);
    const { id: unnamedId } = await givenSlot(api.database, { arenaId, startsAt: new Date('2035-01-01T20:00Z') });
    const unnamed = await paidBooking(api.origin, { slotId: unnamedId });
    await api.database.query(`UPDATE booking_seats SET name = '' WHERE booking_id = $1`, [unnamed.id]);
    for (const [slotId, minutes] of [
      [id, -10],
      [unnamedId, 120],
    ] as const) {
      await assign(slotId, coach);
      await takesPlaceIn(api.database, slotId, minutes);
    }
    const guardian = await registered(api);
    const child = { firstName: 'Mia', lastName: 'Roy', birthDate: '2015-03-02', notes: 'Carries an inhaler.' };
    const { children } = await api.as(guardian).call('family.addChild', { body: child });
    const isChild = `UPDATE squad_players SET child_id = $1, is_family = true WHERE name = 'Player C'`;
    await api.database.query(isChild, [children[0]?.id]);
    const players = ['Player A', 'Player B', 'Player C'].map((name) => ({ name, notes: '', hasWaiver: false }));
    players[2] = { ...players[2], name: 'Player C', hasWaiver: false, notes: child.notes };
    expect((await read(id)).people).toMatchObject([{ name: 'Net Setters', bookedBy: null, players }]);
    expect((await read(unnamedId)).people).toMatchObject([{ name: '', bookedBy: 'Ari Tremblay', players: [] }]);
  });

  it('sees the guests of a whole arena who have signed, and nothing else about them', async () => {
    const { id: slotId } = await givenSlot(api.database, { arenaId, prices: { fullStandard: 0 } });
    const booking = await placeBooking(api.origin, { slotId, mode: BookingMode.FULL });
    await assign(slotId, coach);
    await takesPlaceIn(api.database, slotId, 5);
    const guests = async () => (await read(slotId)).people.map((person) => person.guests);
    expect(await guests()).toEqual([[]]);
    const token = new URL(booking.guests?.url ?? '').searchParams.get('token') ?? '';
    for (const person of [{ fullName: 'Zoe Roy' }, { fullName: 'Gale Roy', personName: 'Ada Roy' }]) {
      const body = { ...person, version: 1 };
      await api.guest.call('waivers.signAsGuest', { params: { id: booking.id }, query: { token }, body });
    }
    expect(await guests()).toEqual([['Ada Roy', 'Zoe Roy']]);
    const answer = await api.as(coach).answer('coaching.session', { params: { id: slotId } });
    const words = JSON.stringify(answer.body);
    for (const secret of [token, booking.id, booking.number, 'Gale Roy', '@', 'price']) {
      expect(words).not.toContain(secret);
    }
    await takesPlaceIn(api.database, slotId, -120);
    expect(await guests()).toEqual([['Ada Roy', 'Zoe Roy']]);
    const shared = await onNow();
    expect((await read(shared.slotId)).people.map((person) => person.guests)).toEqual([null, null]);
  });

  it('checks people in and takes it back, by the rules of the door; a repeated step changes nothing', async () => {
    const { slotId, booking, seats } = await onNow();
    expect(cameTo(dataOf(await checkIn(slotId, seats[1])))).toEqual([false, true]);
    expect(cameTo(dataOf(await checkIn(slotId, seats[1])))).toEqual([false, true]);
    expect(await api.as(coach).call('coaching.sessions')).toMatchObject([{ total: 2, arrived: 1 }]);
    const admin = await withRoles(api, Role.SUPER_ADMIN);
    const sheet = await api.as(admin).call('bookings.admin.get', { params: { id: booking.id } });
    expect(JSON.stringify(sheet)).toContain(coach.user.id);
    expect(cameTo(dataOf(await checkIn(slotId, seats[1], false)))).toEqual([false, false]);
    expect(outcomeOf(await checkIn(slotId, newRowId()))).toEqual([404, 'BOOK_001']);
    const elsewhere = await givenSlot(api.database, { arenaId });
    const stranger = await paidBooking(api.origin, { slotId: elsewhere.id });
    expect(outcomeOf(await checkIn(slotId, stranger.seats[0]?.id ?? ''))).toEqual([404, 'BOOK_001']);
    // A no-show who comes late is checked in, and an undo of a check-in does not touch a no-show.
    const step = { params: { id: booking.id }, body: { seatIds: [seats[0]], is: true } };
    await api.as(admin).call('bookings.day.admin.noShow', step);
    const [late] = dataOf(await checkIn(slotId, seats[0], false)).people;
    expect(late).toMatchObject({ isNoShow: true, inSince: null });
    expect(cameTo(dataOf(await checkIn(slotId, seats[0])))).toEqual([true, false]);
    // The day of the slot has not begun.
    await takesPlaceIn(api.database, slotId, 25 * 60);
    expect((await read(slotId)).canCheckIn).toBe(false);
    expect(outcomeOf(await checkIn(slotId, seats[1]))).toEqual([409, 'BOOK_004']);
  });

  it('does not check in a seat that was cancelled', async () => {
    const { id: slotId } = await givenSlot(api.database, { arenaId });
    const booking = await paidBooking(api.origin, { slotId, seats: 2 });
    const [gone = ''] = booking.seats.map(({ id }) => id);
    dataOf(await cancelBooking(api.origin, booking, { seatIds: [gone], expectedRefund: 42 }));
    await assign(slotId, coach);
    await takesPlaceIn(api.database, slotId, -10);
    expect((await read(slotId)).people).toHaveLength(1);
    expect(outcomeOf(await checkIn(slotId, gone))).toEqual([409, 'BOOK_009']);
  });

  describe.each([
    // The clocks of both places changed in the nights of 9 March and 2 November 2025.
    { zone: 'America/Vancouver', province: 'BC', startsAt: '2025-03-10T18:00Z' },
    { zone: 'America/Vancouver', province: 'BC', startsAt: '2025-11-03T02:00Z' },
    { zone: 'America/St_Johns', province: 'NL', startsAt: '2025-03-09T12:30Z' },
    { zone: 'America/St_Johns', province: 'NL', startsAt: '2025-11-01T20:30Z' },
  ] as const)('sees a slot in $zone at $startsAt', ({ zone, province, startsAt }) => {
    it('from exactly 7 days before its start until exactly a day after its end', async () => {
      const { id: locationId } = await givenLocation(api.database, { timeZone: zone, province });
      const start = new Date(startsAt);
      const { id } = await givenSlot(api.database, {
        arenaId: (await givenArena(api.database, { locationId })).id,
        ...{ startsAt: start, timeZone: zone },
      });
      await assign(id, coach);
      const [slot] = await api.database.query<{ endsAt: Date }>(
        'SELECT ends_at AS "endsAt" FROM class_slots WHERE id = $1',
        [id],
      );
      const first = start.getTime() - 7 * msPerDay;
      const last = (slot?.endsAt.getTime() ?? 0) + msPerDay;
      const session = await registered(api);
      await api.database.query('INSERT INTO user_roles VALUES ($1, $2)', [session.user.id, Role.COACH]);
      await assign(id, session);
      const visibleAt = async (at: number): Promise<boolean> => {
        await moveClock(api, new Date(at));
        const sessions = await api.as(session).call('coaching.sessions');
        const { status } = await api.as(session).answer('coaching.session', { params: { id } });
        jest.restoreAllMocks();
        const isListed = sessions.some((each) => each.id === id);
        expect(status).toBe(isListed ? 200 : 404);
        return isListed;
      };
      expect(await visibleAt(first - 1)).toBe(false);
      expect(await visibleAt(first)).toBe(true);
      expect(await visibleAt(last)).toBe(true);
      expect(await visibleAt(last + 1)).toBe(false);
    });
  });

  it('is named in public only with consent, as first name and initial, until the consent is withdrawn', async () => {
    const { id } = await givenSlot(api.database, { arenaId, startsAt: new Date('2035-02-01T20:00Z') });
    await assign(id, coach);
    const days = { from: '2035-02-01', to: '2035-02-01' };
    const named = async (): Promise<string[][]> => {
      const { coaches } = await api.guest.call('slots.get', { params: { id } });
      const slots = await api.guest.call('slots.ofArena', { params: { id: arenaId }, query: days });
      return [coaches, ...slots.map((slot) => slot.coaches)];
    };
    /** Both calls answer from a cache that is at most two seconds old. */
    const becomes = (names: string[]) =>
      eventually(named, (both) => both.every((each) => each.join() === names.join()));
    expect(await api.as(coach).call('coaching.get')).toEqual({ isNamed: false, publicName: 'Ari T.' });
    expect(await named()).toEqual([[], []]);
    for (const _twice of [1, 2])
      expect(await api.as(coach).call('coaching.setConsent', { body: { isNamed: true } })).toMatchObject({
        isNamed: true,
      });
    await becomes(['Ari T.']);
    await api.database.query('UPDATE users SET status = $2 WHERE id = $1', [coach.user.id, UserStatus.DISABLED]);
    expect(
      (await api.guest.call('slots.ofArena', { params: { id: arenaId }, query: { ...days, to: '2035-02-02' } }))[0],
    ).toMatchObject({ coaches: [] });
    await api.database.query('UPDATE users SET status = $2 WHERE id = $1', [coach.user.id, UserStatus.ACTIVE]);
    await api.as(coach).call('coaching.setConsent', { body: { isNamed: false } });
    await becomes([]);
    expect(await api.as(coach).call('coaching.get')).toMatchObject({ isNamed: false });
  });

  it('loses assignments and consent with the role, and gets neither back with it', async () => {
    const former = await withRoles(api, Role.COACH, Role.PLAYER);
    const { slotId, seats } = await onNow(former);
    await api.as(former).call('coaching.setConsent', { body: { isNamed: true } });
    await api.database.query('DELETE FROM user_roles WHERE user_id = $1 AND role = $2', [former.user.id, Role.COACH]);
    await api.database.query('INSERT INTO user_roles VALUES ($1, $2)', [former.user.id, Role.COACH]);
    expect(await api.as(former).call('coaching.sessions')).toEqual([]);
    expect(outcomeOf(await checkIn(slotId, seats[0], true, former))).toEqual(notFound);
    expect(await api.as(former).call('coaching.get')).toMatchObject({ isNamed: false });
    expect(cameTo(await read(slotId))).toEqual([false, false]);
  });

  it('never shows the timeline’s check-in twice, when the same seat is checked in again', async () => {
    const { slotId, booking, seats } = await onNow();
    await checkIn(slotId, seats[0]);
    await checkIn(slotId, seats[0]);
    const { timeline } = await readBooking(api.origin, booking);
    expect(timeline.filter(({ kind }) => kind === BookingEventKind.CHECKED_IN)).toHaveLength(1);
  });
});
