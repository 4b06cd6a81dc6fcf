import {
  type AdminBookingWire,
  type AdminMoveWire,
  BookingEventKind,
  BookingStatus,
  type BookingWire,
  Role,
} from '@dronesoccer/contracts';
import { givenArena, givenSlot } from '@dronesoccer/devkit';
import { useApi } from '../../../../test/support/api.js';
import {
  cancelBooking,
  inHours,
  joinWaitlist,
  paidBooking,
  placeBooking,
  takenOf,
} from '../../../../test/support/booking.js';
import { type Answer, dataOf, outcomeOf } from '../../../../test/support/client.js';
import { eventually } from '../../../../test/support/eventually.js';
import { companyWithStranger, type Person, someEmail, withRoles } from '../../../../test/support/people.js';
import { expectBooksToBalance } from '../../../../test/support/shopping.js';

describe('an administrator who moves a booking for its booker', () => {
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
  beforeEach(async () => {
    arenaId = (await givenArena(api.database, { locationId })).id;
  });
  afterEach(() => expectBooksToBalance(api.database));

  const slotIn = (hours: number) => givenSlot(api.database, { arenaId, startsAt: inHours(hours) });
  const move = (
    { id }: { id: string },
    body: { slotId: string; reason?: string },
    who = manager,
  ): Promise<Answer<AdminBookingWire>> => api.as(who).answer('bookings.admin.move', { params: { id }, body });
  const moves = ({ id }: { id: string }, who = manager): Promise<Answer<AdminMoveWire[]>> =>
    api.as(who).answer('bookings.admin.moves', { params: { id } });
  /** Lists this arena only: other tests create slots in the same company. */
  const movesHere = async (booking: { id: string }): Promise<AdminMoveWire[]> =>
    dataOf(await moves(booking)).filter((slot) => slot.arenaId === arenaId);
  const read = ({ id }: { id: string }) => api.as(manager).call('bookings.admin.get', { params: { id } });
  const audited = ({ id }: BookingWire) =>
    api.database.query<{ actorId: string; before: object; after: object }>(
      `SELECT actor_id AS "actorId", before, after FROM audit_entries WHERE subject_id = $1 AND action = 'booking.moved'`,
      [id],
    );

  it('takes its seats there and gives them back here, once; the booker is written to, and it is recorded', async () => {
    const [from, to] = [await slotIn(300), await slotIn(400)];
    const email = someEmail();
    const booking = await paidBooking(origin, { slotId: from.id, seats: 2, email, locale: 'fr' });
    expect((await read(booking)).can).toMatchObject({ move: true, moveByRule: true });
    expect(await movesHere(booking)).toMatchObject([{ id: to.id, isLate: false }]);
    const moved = dataOf(await move(booking, { slotId: to.id }));
    expect(moved).toMatchObject({ slot: { id: to.id }, total: booking.total, paid: booking.total });
    expect(moved.timeline.find(({ kind }) => kind === BookingEventKind.MOVED)?.actor?.id).toBe(manager.user.id);
    dataOf(await move(booking, { slotId: to.id }));
    expect([await takenOf(api.database, from.id), await takenOf(api.database, to.id)]).toEqual([0, 2]);
    expect(await audited(booking)).toEqual([
      { actorId: manager.user.id, before: { slotId: from.id }, after: { slotId: to.id, reason: '' } },
    ]);
    await api.mails.waitFor({ to: email, subject: /a une nouvelle plage horaire/ });
  });

  it('may be later than the booker, with a reason and until the start', async () => {
    const [soon, sooner, far] = [await slotIn(20), await slotIn(10), await slotIn(300)];
    const booking = await paidBooking(origin, { slotId: soon.id });
    expect((await read(booking)).can).toMatchObject({ move: true, moveByRule: false });
    expect((await movesHere(booking)).map(({ id, isLate }) => [id, isLate])).toEqual([
      [sooner.id, true],
      [far.id, false],
    ]);
    expect(outcomeOf(await move(booking, { slotId: far.id, reason: ' ' }))).toEqual([409, 'BOOK_008']);
    const reason = 'Called: the car broke down';
    const moved = dataOf(await move(booking, { slotId: far.id, reason }));
    expect(moved.timeline.find(({ kind }) => kind === BookingEventKind.MOVED)?.reason).toBe(reason);
    expect(outcomeOf(await move(booking, { slotId: sooner.id }))).toEqual([409, 'BOOK_008']);
    dataOf(await move(booking, { slotId: sooner.id, reason }));
    await api.database.query(
      `UPDATE class_slots SET starts_at = now() - interval '1 minute', ends_at = now() + interval '1 hour' WHERE id = $1`,
      [sooner.id],
    );
    expect((await read(booking)).can).toMatchObject({ move: false });
    expect(outcomeOf(await moves(booking))).toEqual([409, 'BOOK_008']);
    expect(outcomeOf(await move(booking, { slotId: far.id, reason }))).toEqual([409, 'BOOK_008']);
    const later = await paidBooking(origin, { slotId: far.id });
    expect(outcomeOf(await move(later, { slotId: sooner.id, reason }))).toEqual([409, 'BOOK_003']);
  });

  it('keeps to what the booker could book: the price, the seats that are left, what is confirmed', async () => {
    const [from, full] = [await slotIn(300), await slotIn(400)];
    const dearer = await givenSlot(api.database, {
      ...{ arenaId, startsAt: inHours(500), prices: { guestStandard: 4_100 } },
    });
    const booking = await paidBooking(origin, { slotId: from.id, seats: 2 });
    await api.database.query('UPDATE class_slots SET capacity = 1 WHERE id = $1', [full.id]);
    expect(await movesHere(booking)).toEqual([]);
    expect(outcomeOf(await move(booking, { slotId: dearer.id }))).toEqual([409, 'BOOK_011']);
    expect(outcomeOf(await move(booking, { slotId: full.id }))).toEqual([409, 'BOOK_002']);
    const held = await placeBooking(origin, { slotId: from.id });
    expect(outcomeOf(await move(held, { slotId: full.id }))).toEqual([409, 'BOOK_004']);
    dataOf(await cancelBooking(origin, booking, { expectedRefund: booking.total }));
    expect((await read(booking)).can.move).toBe(false);
    expect(outcomeOf(await moves(booking))).toEqual([409, 'BOOK_004']);
  });

  it('moves no one who has checked in: the check-in is taken back first', async () => {
    const [from, to] = [await slotIn(20), await slotIn(300)];
    const booking = await paidBooking(origin, { slotId: from.id });
    const checkedIn = 'UPDATE booking_seats SET checked_in_at = $2 WHERE booking_id = $1';
    await api.database.query(checkedIn, [booking.id, new Date()]);
    expect((await read(booking)).can.move).toBe(false);
    expect(outcomeOf(await moves(booking))).toEqual([409, 'BOOK_004']);
    expect(outcomeOf(await move(booking, { slotId: to.id, reason: 'Called' }))).toEqual([409, 'BOOK_004']);
    expect([await takenOf(api.database, from.id), await takenOf(api.database, to.id)]).toEqual([1, 0]);
    await api.database.query(checkedIn, [booking.id, null]);
    dataOf(await move(booking, { slotId: to.id, reason: 'Called' }));
  });

  it('stays within the company: neither another’s booking nor another’s slot', async () => {
    const [from, to] = [await slotIn(300), await slotIn(400)];
    const elsewhere = await givenSlot(api.database, { startsAt: inHours(350) });
    const booking = await paidBooking(origin, { slotId: from.id });
    expect(outcomeOf(await moves(booking, stranger))).toEqual([404, 'BOOK_001']);
    expect(outcomeOf(await move(booking, { slotId: to.id }, stranger))).toEqual([404, 'BOOK_001']);
    const offered = dataOf(await moves(booking)).map(({ id }) => id);
    expect(offered).toContain(to.id);
    expect(offered).not.toContain(elsewhere.id);
    expect(outcomeOf(await move(booking, { slotId: elsewhere.id }))).toEqual([404, 'BOOK_021']);
    const admin = await withRoles(api, Role.ADMIN);
    expect(dataOf(await moves(booking, admin)).map(({ id }) => id)).toContain(elsewhere.id);
  });

  it('offers the seats that it gives back to who waits for them', async () => {
    const from = await givenSlot(api.database, { arenaId, startsAt: inHours(300), capacity: 1 });
    const to = await slotIn(400);
    const booking = await paidBooking(origin, { slotId: from.id });
    const email = someEmail();
    dataOf(await joinWaitlist(origin, { slotId: from.id, email }));
    dataOf(await move(booking, { slotId: to.id }));
    const [offered] = await eventually(
      () =>
        api.database.query<{ status: BookingStatus }>('SELECT status FROM bookings WHERE slot_id = $1 AND email = $2', [
          from.id,
          email,
        ]),
      (rows) => rows.length === 1,
    );
    expect(offered?.status).toBe(BookingStatus.PENDING);
  });
});
