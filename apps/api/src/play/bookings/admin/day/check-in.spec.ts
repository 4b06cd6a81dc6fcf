import {
  BookingEventKind,
  BookingStatus,
  type BookingWire,
  type DayBookingWire,
  PlayerState,
  type RefusedScanWire,
  SlotType,
} from '@dronesoccer/contracts';
import { givenArena, givenSlot } from '@dronesoccer/devkit';
import { useApi } from '../../../../../test/support/api.js';
import {
  bookingBody,
  cancelBooking,
  joinWaitlist,
  paidBooking,
  placeBooking,
  readBooking,
  someTeam,
} from '../../../../../test/support/booking.js';
import { type Answer, dataOf, outcomeOf } from '../../../../../test/support/client.js';
import { scan, type Scanned, takesPlaceIn, wallInVancouver } from '../../../../../test/support/day.js';
import { companyWithStranger, type Person, registered } from '../../../../../test/support/people.js';
import { expectBooksToBalance } from '../../../../../test/support/shopping.js';

describe('the day of an arena', () => {
  const api = useApi();
  let origin: string;
  let manager: Person;
  let stranger: Person;
  let locationId: string;
  let arenaId: string;

  beforeAll(async () => {
    origin = await api.app.getUrl();
    ({ locationId, manager, stranger } = await companyWithStranger(api));
  });
  // Slots of one arena never overlap, and each of these slots is running now.
  beforeEach(async () => {
    arenaId = (await givenArena(api.database, { locationId })).id;
  });
  afterEach(() => expectBooksToBalance(api.database));

  /** Returns a paid booking, for two by default, whose slot began ten minutes ago. */
  const onNow = async (seats = 2): Promise<{ booking: BookingWire; slotId: string; day: string }> => {
    const { id: slotId } = await givenSlot(api.database, { arenaId });
    const booking = await paidBooking(origin, { slotId, seats });
    return { booking, slotId, ...(await takesPlaceIn(api.database, slotId, -10)) };
  };
  const codeOf = ({ ticket }: BookingWire): string => ticket?.code ?? '';
  const scanned = (body: Scanned, who = manager) => scan(origin, body, who.bearer);
  const step = (
    { id }: { id: string },
    what: 'checkIn' | 'noShow',
    seatIds: string[],
    is = true,
    who = manager,
  ): Promise<Answer<DayBookingWire>> =>
    api.as(who).answer(`bookings.day.admin.${what}`, { params: { id }, body: { seatIds, is } });
  const stateOf = ({ seats }: DayBookingWire): string[] =>
    seats.map(({ inSince, isNoShow }) => (inSince === null ? (isNoShow ? 'no-show' : 'taken') : 'in'));

  it('lists its slots with who comes, what is owed and who waits, and shows no e-mail address', async () => {
    const { id: slotId } = await givenSlot(api.database, { arenaId, capacity: 3 });
    const paid = await paidBooking(origin, { slotId, seats: 2 });
    const held = await placeBooking(origin, { slotId });
    const waiting = dataOf(await joinWaitlist(origin, { slotId }));
    const gone = await givenSlot(api.database, { arenaId, startsAt: new Date('2035-01-01T20:00:00Z') });
    const { day } = await takesPlaceIn(api.database, slotId, -10);
    const answer = await api.as(manager).answer('bookings.day.admin.sheet', { query: { arenaId, day } });
    const shown = dataOf(answer);
    expect(shown).toMatchObject({ arena: { id: arenaId }, day });
    expect(shown.slots.map(({ id }) => id)).toEqual([slotId]);
    expect(shown.slots).toMatchObject([{ phase: 'now', taken: 3, can: { checkIn: true, noShow: true, book: false } }]);
    const [slot] = shown.slots;
    expect(slot?.bookings.toSorted((a, b) => a.owed - b.owed)).toMatchObject([
      { id: paid.id, number: paid.number, owed: 0, code: codeOf(paid), phone: '+16045550134', seats: [{}, {}] },
      { id: held.id, owed: held.total, status: BookingStatus.PENDING, expiresAt: held.expiresAt, seats: [{}] },
    ]);
    expect(slot?.waiting).toMatchObject([{ id: waiting.id, name: 'Ari Tremblay', seats: 1 }]);
    expect(JSON.stringify(answer.body)).not.toContain('@');
    expect(
      (await api.as(manager).call('bookings.day.admin.sheet', { query: { arenaId, day: '2035-01-01' } })).slots,
    ).toMatchObject([
      { id: gone.id, phase: 'ahead', bookings: [], waiting: [], can: { checkIn: false, noShow: false, book: true } },
    ]);
    expect(await api.as(manager).call('bookings.day.admin.sheet', { query: { arenaId } })).toMatchObject({
      day: shown.today,
    });
    expect(await api.as(stranger).refused('bookings.day.admin.sheet', { query: { arenaId, day } })).toEqual([
      404,
      'ARENA_004',
    ]);
  });

  it('shows the notes about a child to the staff of the arena until the next day, and to no other company', async () => {
    const guardian = await registered(api);
    const child = { firstName: 'Mia', lastName: 'Roy', birthDate: '2015-03-02', notes: 'Carries an inhaler.' };
    const { children } = await api.as(guardian).call('family.addChild', { body: child });
    const childId = children[0]?.id ?? '';
    const { id: slotId } = await givenSlot(api.database, { arenaId, capacity: 8 });
    const quoted = await bookingBody(origin, { slotId, seats: 2, email: guardian.email });
    const seats = [{ childId }, { name: 'Sam' }];
    const body = { ...quoted, seats, guardian: { fullName: 'Ann Roy' } };
    const { seats: booked } = await api.as(guardian).call('bookings.place', { body });
    const notesOn = async ({ day }: { day: string }, by = manager) =>
      (await api.as(by).call('bookings.day.admin.sheet', { query: { arenaId, day } })).slots[0]?.bookings[0]?.notes;
    const today = await takesPlaceIn(api.database, slotId, -10);
    expect(await notesOn(today)).toEqual([{ id: booked[0]?.id, name: 'Mia Roy', text: child.notes }]);
    const query = { arenaId, ...today };
    expect(await api.as(stranger).refused('bookings.day.admin.sheet', { query })).toEqual([404, 'ARENA_004']);
    expect(await notesOn(await takesPlaceIn(api.database, slotId, -26 * 60))).toEqual([]);
  });

  it('names a tournament’s teams with who plays and who has not answered, and shows none of their addresses', async () => {
    const { id: slotId } = await givenSlot(api.database, { arenaId, type: SlotType.TOURNAMENT, capacity: 8 });
    const wanted = someTeam(3);
    const booking = await paidBooking(origin, { slotId, team: wanted });
    const [striker, second] = booking.team?.players ?? [];
    const { CONFIRMED, INVITED, DECLINED } = PlayerState;
    const answered = 'UPDATE squad_players SET state = $2 WHERE id = $1';
    await api.database.query(answered, [striker?.id, CONFIRMED]);
    await api.database.query(answered, [second?.id, DECLINED]);
    const { day } = await takesPlaceIn(api.database, slotId, -10);
    const answer = await api.as(manager).answer('bookings.day.admin.sheet', { query: { arenaId, day } });
    expect(dataOf(answer).slots[0]?.bookings[0]?.team).toEqual({
      ...{ name: wanted.name, isComplete: false },
      players: [
        { id: striker?.id, name: 'Player A', isStriker: true, isReserve: false, state: CONFIRMED },
        { id: second?.id, name: 'Player B', isStriker: false, isReserve: false, state: DECLINED },
        { id: expect.any(String) as string, name: 'Player C', isStriker: false, isReserve: false, state: INVITED },
      ],
    });
    expect(JSON.stringify(answer.body)).not.toContain('@');
    const came = dataOf(await scanned({ arenaId, day, code: codeOf(booking) }));
    expect(came.booking.team).toMatchObject({ name: wanted.name });
  });

  it('checks a ticket in as it is typed or as its QR code holds it; shown again, it says since when', async () => {
    const { booking, day } = await onNow();
    const code = codeOf(booking);
    const typed = `${code.slice(0, 4).toLowerCase()} - ${code.slice(4)}`;
    const before = wallInVancouver(new Date());
    const first = dataOf(await scanned({ arenaId, day, code: typed }));
    const after = wallInVancouver(new Date());
    expect(first.now.toSorted()).toEqual(booking.seats.map(({ id }) => id).toSorted());
    expect(first.booking).toMatchObject({ number: booking.number, name: 'Ari Tremblay' });
    for (const { inSince } of first.booking.seats) expect([before, after]).toContain(inSince?.slice(0, 16));
    const again = dataOf(await scanned({ arenaId, day, code: booking.ticket?.url ?? '' }));
    expect(again).toEqual({ booking: first.booking, now: [] });
    const { seats, timeline } = await readBooking(origin, booking);
    expect(seats.every(({ checkedInAt }) => checkedInAt !== null)).toBe(true);
    expect(timeline.filter(({ kind }) => kind === BookingEventKind.CHECKED_IN)).toHaveLength(1);
  });

  it('answers a scan that was sent again under its key with who came in by it', async () => {
    const { booking, day } = await onNow();
    const headers = { ...manager.bearer, 'idempotency-key': `scan-${booking.id}` };
    const body = { arenaId, day, code: codeOf(booking) };
    const first = dataOf(await scan(origin, body, headers));
    expect(first.now).toHaveLength(2);
    expect(dataOf(await scan(origin, body, headers))).toEqual(first);
    expect(dataOf(await scanned(body)).now).toEqual([]);
  });

  it('checks in who is not in yet, when some of a booking came before', async () => {
    const { booking, day } = await onNow();
    const [early = '', late = ''] = booking.seats.map(({ id }) => id);
    expect(stateOf(dataOf(await step(booking, 'checkIn', [early])))).toEqual(['in', 'taken']);
    expect(dataOf(await scanned({ arenaId, day, code: codeOf(booking) })).now).toEqual([late]);
  });

  it('says when and where a ticket is for that is for another arena or another day', async () => {
    const { booking, day } = await onNow(1);
    const other = (await givenArena(api.database, { locationId })).id;
    const code = codeOf(booking);
    for (const body of [
      { arenaId: other, day, code },
      { arenaId, day: '2035-01-01', code },
    ]) {
      const answer = await scanned(body);
      expect(outcomeOf(answer)).toEqual([409, 'BOOK_016']);
      expect(answer.body.data).toMatchObject({
        number: booking.number,
        slot: { id: booking.slot.id, arena: { id: arenaId } },
      });
    }
    expect((await readBooking(origin, booking)).seats.map(({ checkedInAt }) => checkedInAt)).toEqual([null]);
  });

  it('opens nothing for a code that no one has, for a token of another booking, or for another company', async () => {
    const { booking, day } = await onNow(1);
    const url = booking.ticket?.url ?? '';
    const forged = url.replace(/token=./, (start) => (start.endsWith('A') ? 'token=B' : 'token=A'));
    for (const code of [
      'ZZZZZZZZ',
      forged,
      'https://example.test/',
      '%',
      `/bookings/${'-'.repeat(36)}?token=${'a'.repeat(43)}`,
    ]) {
      expect(outcomeOf(await scanned({ arenaId, day, code }))).toEqual([404, 'BOOK_001']);
    }
    for (const code of [url, codeOf(booking)]) {
      expect(outcomeOf(await scanned({ arenaId, day, code }, stranger))).toEqual([404, 'BOOK_001']);
    }
    const seatIds = booking.seats.map(({ id }) => id);
    for (const what of ['checkIn', 'noShow'] as const) {
      expect(outcomeOf(await step(booking, what, seatIds, true, stranger))).toEqual([404, 'BOOK_001']);
    }
    expect((await readBooking(origin, booking)).seats.map(({ checkedInAt }) => checkedInAt)).toEqual([null]);
  });

  it('refuses what is unpaid or cancelled, and says whose it is', async () => {
    const { id: slotId } = await givenSlot(api.database, { arenaId });
    const held = await placeBooking(origin, { slotId });
    const cancelled = await paidBooking(origin, { slotId });
    dataOf(await cancelBooking(origin, cancelled, { expectedRefund: cancelled.total }));
    const { day } = await takesPlaceIn(api.database, slotId, -10);
    const codes = await api.database.query<{ id: string; code: string }>(
      'SELECT id, check_in_code AS code FROM bookings WHERE slot_id = $1',
      [slotId],
    );
    const refused = async ({ id }: BookingWire): Promise<RefusedScanWire> => {
      const code = codes.find((row) => row.id === id)?.code ?? '';
      const answer = await scanned({ arenaId, day, code });
      expect(outcomeOf(answer)).toEqual([409, 'BOOK_004']);
      return answer.body.data;
    };
    expect(await refused(held)).toMatchObject({ booking: { status: BookingStatus.PENDING, owed: held.total } });
    expect(await refused(cancelled)).toMatchObject({ booking: { status: BookingStatus.CANCELLED, owed: 0 } });
  });

  it('marks who did not come once it has begun, checks in who comes late after all, and never both', async () => {
    const { booking, slotId } = await onNow();
    const [one = '', two = ''] = booking.seats.map(({ id }) => id);
    expect(stateOf(dataOf(await step(booking, 'noShow', [one, two])))).toEqual(['no-show', 'no-show']);
    expect(stateOf(dataOf(await step(booking, 'noShow', [one])))).toEqual(['no-show', 'no-show']);
    expect(stateOf(dataOf(await step(booking, 'checkIn', [one])))).toEqual(['in', 'no-show']);
    expect(outcomeOf(await step(booking, 'noShow', [one]))).toEqual([409, 'BOOK_004']);
    expect(stateOf(dataOf(await step(booking, 'noShow', [one, two], false)))).toEqual(['in', 'taken']);
    expect(stateOf(dataOf(await step(booking, 'checkIn', [one, two], false)))).toEqual(['taken', 'taken']);
    const kinds = (await readBooking(origin, booking)).timeline.map(({ kind }) => kind).slice(-5);
    expect(kinds.toSorted()).toEqual(
      [
        ...[BookingEventKind.NO_SHOW, BookingEventKind.CHECKED_IN, BookingEventKind.NO_SHOW_UNDONE],
        ...[BookingEventKind.CHECK_IN_UNDONE, BookingEventKind.CONFIRMED],
      ].toSorted(),
    );
    await expect(
      api.database.query('UPDATE booking_seats SET no_show_at = now(), checked_in_at = now() WHERE id = $1', [one]),
    ).rejects.toThrow(/booking_seats_came_or_not/);
    // Attendance cannot change before the slot's day begins or more than a day after the slot ends.
    for (const minutes of [-60 - 24 * 60 - 1, 25 * 60]) {
      await takesPlaceIn(api.database, slotId, minutes);
      for (const what of ['checkIn', 'noShow'] as const) {
        expect(outcomeOf(await step(booking, what, [one]))).toEqual([409, 'BOOK_004']);
      }
    }
  });

  it('takes seats of this booking alone, and none that was given back', async () => {
    const { id: slotId } = await givenSlot(api.database, { arenaId });
    const booking = await paidBooking(origin, { slotId, seats: 2 });
    const other = await paidBooking(origin, { slotId });
    const [given = '', kept = ''] = booking.seats.map(({ id }) => id);
    dataOf(await cancelBooking(origin, booking, { seatIds: [given], expectedRefund: 42 }));
    await takesPlaceIn(api.database, slotId, -10);
    expect(outcomeOf(await step(booking, 'checkIn', [given]))).toEqual([409, 'BOOK_009']);
    expect(outcomeOf(await step(booking, 'checkIn', [other.seats[0]?.id ?? '']))).toEqual([400, 'BOOK_007']);
    expect(stateOf(dataOf(await step(booking, 'checkIn', [kept.toUpperCase()])))).toEqual(['in']);
  });
});
