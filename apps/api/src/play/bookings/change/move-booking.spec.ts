import {
  ArenaClass,
  type ArenaSlotWire,
  BookingEventKind,
  BookingMode,
  BookingStatus,
  SlotState,
} from '@dronesoccer/contracts';
import { givenArena, givenLocation, givenSlot, newRowId } from '@dronesoccer/devkit';
import { useApi } from '../../../../test/support/api.js';
import {
  cancelBooking,
  inHours,
  moveBooking,
  paidBooking,
  placeBooking,
  readBooking,
  takenOf,
} from '../../../../test/support/booking.js';
import { dataOf } from '../../../../test/support/client.js';
import { mailsAreDue } from '../../../../test/support/due-now.js';
import { eventually } from '../../../../test/support/eventually.js';
import { someEmail } from '../../../../test/support/people.js';
import { expectBooksToBalance } from '../../../../test/support/shopping.js';

describe('moving a booking', () => {
  const api = useApi();
  let origin: string;
  beforeAll(async () => {
    origin = await api.app.getUrl();
  });
  afterEach(() => expectBooksToBalance(api.database));

  const movesOf = async ({ id, accessToken }: { id: string; accessToken?: string }): Promise<string[]> => {
    const slots = await api.guest.call('bookings.moves', { params: { id }, query: { token: accessToken } });
    return slots.map((slot) => slot.id);
  };

  it('takes its seats there and gives them back here; payment, code and number stay', async () => {
    const from = await givenSlot(api.database);
    const to = await givenSlot(api.database, { arenaId: from.arenaId, startsAt: inHours(900) });
    const booking = await paidBooking(origin, { slotId: from.id, seats: 3 });
    expect(booking.can.move).toBe(true);
    expect((await movesOf(booking))[0]).toBe(to.id);
    const moved = dataOf(await moveBooking(origin, booking, to.id));
    expect(moved).toMatchObject({
      ...{ number: booking.number, status: BookingStatus.CONFIRMED, total: 126, payment: booking.payment },
      ...{ slot: { id: to.id }, ticket: { code: booking.ticket?.code }, seats: booking.seats },
    });
    expect(moved.timeline.at(-1)?.kind).toBe(BookingEventKind.MOVED);
    expect([await takenOf(api.database, from.id), await takenOf(api.database, to.id)]).toEqual([0, 3]);
    const again = dataOf(await moveBooking(origin, booking, to.id));
    expect(again.timeline).toEqual(moved.timeline);
    expect([await takenOf(api.database, from.id), await takenOf(api.database, to.id)]).toEqual([0, 3]);
  });

  it('writes to the booker with the new file and the same code, and reminds of the new start alone', async () => {
    const from = await givenSlot(api.database);
    const to = await givenSlot(api.database, { arenaId: from.arenaId, startsAt: inHours(900) });
    const email = someEmail();
    const booking = await paidBooking(origin, { slotId: from.id, email, locale: 'fr' });
    dataOf(await moveBooking(origin, booking, to.id));
    const mail = await api.mails.waitFor({ to: email, subject: /a une nouvelle plage horaire/ });
    expect(mail.text).toContain(booking.ticket?.code);
    const attached = (name: string): string =>
      mail.attachments.find((attachment) => attachment.name === name)?.content ?? '';
    const file = Buffer.from(attached(`${booking.number}.ics`), 'base64').toString();
    expect(file).toContain(`UID:${booking.id}`);
    expect(file).toContain('SEQUENCE:1');
    expect(attached(`${booking.number}.png`)).not.toBe('');
    // Moving back and forth creates only one reminder for each start.
    dataOf(await moveBooking(origin, booking, from.id));
    dataOf(await moveBooking(origin, booking, to.id));
    const reminders = await api.database.query<{ startsAt: string }>(
      `SELECT data ->> 'startsAt' AS "startsAt" FROM pgboss.job
       WHERE name = 'bookings.mail' AND data ->> 'kind' = 'reminder' AND data ->> 'bookingId' = $1 ORDER BY 1`,
      [booking.id],
    );
    expect(reminders.map(({ startsAt }) => startsAt)).toEqual([from, to].map(({ startsAt }) => startsAt.toISOString()));
    await mailsAreDue(api.database);
    await eventually(
      () => api.database.query(`SELECT 1 FROM pgboss.job WHERE name = 'bookings.mail' AND state < 'completed'`),
      (waiting) => waiting.length === 0,
    );
    const reminded = api.mails.mails({ to: email, subject: /^Demain/ });
    expect(reminded).toHaveLength(1);
  });

  it('keeps to the class, the province and the price', async () => {
    const place = await givenLocation(api.database);
    const arena = await givenArena(api.database, { locationId: place.id });
    const from = await givenSlot(api.database, { arenaId: arena.id });
    const other = await givenArena(api.database, { locationId: place.id });
    const around = await givenSlot(api.database, { arenaId: other.id, startsAt: inHours(100) });
    const larger = await givenArena(api.database, { locationId: place.id, class: ArenaClass.CLASS_40 });
    const far = await givenLocation(api.database, { province: 'ON' });
    const inOntario = await givenArena(api.database, { locationId: far.id });
    const dearer = { startsAt: inHours(800), prices: { guestStandard: 4_100 } };
    const unlike = [
      await givenSlot(api.database, { arenaId: larger.id }),
      await givenSlot(api.database, { arenaId: inOntario.id }),
      await givenSlot(api.database, { arenaId: arena.id, ...dearer }),
    ];
    const booking = await paidBooking(origin, { slotId: from.id });
    const offered = await movesOf(booking);
    expect(offered).toContain(around.id);
    for (const { id } of unlike) {
      expect(offered).not.toContain(id);
      const { status, body } = await moveBooking(origin, booking, id);
      expect([status, body]).toMatchObject([409, { errorCode: 'BOOK_011' }]);
    }
    expect((await moveBooking(origin, booking, newRowId())).body).toMatchObject({ errorCode: 'BOOK_021' });
    expect(dataOf(await moveBooking(origin, booking, around.id)).slot.id).toBe(around.id);
  });

  it('ends 48 hours before the start of either', async () => {
    const from = await givenSlot(api.database);
    const soon = await givenSlot(api.database, { arenaId: from.arenaId, startsAt: inHours(47) });
    const booking = await paidBooking(origin, { slotId: from.id });
    expect(await movesOf(booking)).not.toContain(soon.id);
    expect((await moveBooking(origin, booking, soon.id)).body).toMatchObject({ errorCode: 'BOOK_008' });
    const late = await paidBooking(origin, { slotId: soon.id });
    expect(late.can.move).toBe(false);
    expect((await moveBooking(origin, late, from.id)).body).toMatchObject({ errorCode: 'BOOK_008' });
    expect(
      (await api.guest.answer('bookings.moves', { params: { id: late.id }, query: { token: late.accessToken } })).body,
    ).toMatchObject({
      errorCode: 'BOOK_008',
    });
  });

  it('is refused where too little is left or nothing is open, with what is left elsewhere', async () => {
    const from = await givenSlot(api.database);
    const small = await givenSlot(api.database, { arenaId: from.arenaId, startsAt: inHours(800), capacity: 1 });
    const closed = { startsAt: inHours(810), state: SlotState.CLOSED };
    const shut = await givenSlot(api.database, { arenaId: from.arenaId, ...closed });
    const free = await givenSlot(api.database, { arenaId: from.arenaId, startsAt: inHours(820) });
    const booking = await paidBooking(origin, { slotId: from.id, seats: 2 });
    for (const [slotId, errorCode] of [
      [small.id, 'BOOK_002'],
      [shut.id, 'BOOK_003'],
    ] as const) {
      const { body } = await moveBooking(origin, booking, slotId);
      expect(body).toMatchObject({ errorCode });
      const { others } = (body as unknown as { data: { others: ArenaSlotWire[] } }).data;
      expect(others[0]?.id).toBe(free.id);
      expect(others.map(({ id }) => id)).not.toContain(slotId);
    }
    expect(await takenOf(api.database, from.id)).toBe(2);
  });

  it('takes the whole arena from one size to another', async () => {
    const from = await givenSlot(api.database, { capacity: 8 });
    const to = await givenSlot(api.database, { arenaId: from.arenaId, startsAt: inHours(800), capacity: 12 });
    const booking = await paidBooking(origin, { slotId: from.id, mode: BookingMode.FULL });
    dataOf(await moveBooking(origin, booking, to.id));
    expect([await takenOf(api.database, from.id), await takenOf(api.database, to.id)]).toEqual([0, 12]);
    const shared = await paidBooking(origin, { slotId: from.id });
    expect((await moveBooking(origin, booking, from.id)).body).toMatchObject({ errorCode: 'BOOK_002' });
    dataOf(await cancelBooking(origin, shared, { expectedRefund: 42 }));
  });

  it('is for what is confirmed', async () => {
    const from = await givenSlot(api.database);
    const to = await givenSlot(api.database, { arenaId: from.arenaId, startsAt: inHours(900) });
    const held = await placeBooking(origin, { slotId: from.id });
    expect(held.can.move).toBe(false);
    expect((await moveBooking(origin, held, to.id)).body).toMatchObject({ errorCode: 'BOOK_004' });
    const gone = await paidBooking(origin, { slotId: from.id });
    dataOf(await cancelBooking(origin, gone, { expectedRefund: 42 }));
    expect((await moveBooking(origin, gone, to.id)).body).toMatchObject({ errorCode: 'BOOK_004' });
    expect((await readBooking(origin, gone)).can.move).toBe(false);
  });
});
