import {
  BookingStatus,
  type BookingWire,
  limits,
  type Locale,
  SlotState,
  SlotType,
  strangerMailLimits,
  type WaitlistEntryWire,
  WaitlistState,
} from '@dronesoccer/contracts';
import { givenArena, givenSlot, newRowId } from '@dronesoccer/devkit';
import { msPerMinute } from '@dronesoccer/domain';
import { deadlineText } from '@dronesoccer/domain/calendar';
import { useApi } from '../../../test/support/api.js';
import {
  cancelBooking,
  endHold,
  inHours,
  joinWaitlist,
  leaveWaitlist,
  moveBooking,
  paidBooking,
  placeBooking,
  readWaiting,
  startBookingPayment,
  takenOf,
  waitingBecomes,
} from '../../../test/support/booking.js';
import { dataOf } from '../../../test/support/client.js';
import { closeGate } from '../../../test/support/gate.js';
import { registered, someEmail } from '../../../test/support/people.js';
import { eventOf, expectBooksToBalance, sendWebhook } from '../../../test/support/shopping.js';
import { OfferFreedSeats } from './offer-freed-seats.js';

describe('a waitlist', () => {
  const api = useApi();
  let origin: string;
  beforeAll(async () => {
    origin = await api.app.getUrl();
  });
  afterEach(() => expectBooksToBalance(api.database));

  const fullSlot = async (capacity = 1, options: Parameters<typeof givenSlot>[1] = {}) => {
    const { id, arenaId } = await givenSlot(api.database, { ...options, capacity });
    return { id, arenaId, booking: await paidBooking(origin, { slotId: id, seats: capacity }) };
  };
  const joined = async (wish: Parameters<typeof joinWaitlist>[1]): Promise<WaitlistEntryWire> =>
    dataOf(await joinWaitlist(origin, wish));
  const becomes = (entry: WaitlistEntryWire, state: WaitlistState): Promise<WaitlistEntryWire> =>
    waitingBecomes(origin, entry, state);
  const offered = (entry: WaitlistEntryWire): Promise<WaitlistEntryWire> => becomes(entry, WaitlistState.OFFERED);
  const bookingOf = async ({ booking }: WaitlistEntryWire): Promise<BookingWire> => {
    return {
      ...(await api.guest.call('bookings.get', {
        params: { id: booking?.id ?? '' },
        query: { token: booking?.accessToken },
      })),
      accessToken: booking?.accessToken ?? '',
    };
  };
  /** Writes the rows as saving the settings would. */
  const givenWaitlistHold = (minutes: number): Promise<unknown> =>
    api.database.query(
      `UPDATE settings SET value = CASE key WHEN 'version' THEN to_jsonb((value #>> '{}')::int + 1)
         ELSE jsonb_build_object('waitlistHoldMinutes', $1::int) END
       WHERE key IN ('version', 'bookings')`,
      [minutes],
    );

  it('is joined once per e-mail, says who is next, and writes so with the link to leave', async () => {
    const { id } = await fullSlot();
    const [first, second] = [someEmail(), someEmail()];
    const entry = await joined({ slotId: id, email: first, locale: 'fr' });
    expect(entry).toMatchObject({ state: WaitlistState.WAITING, position: 1, seats: 1, booking: null, slot: { id } });
    expect((await joined({ slotId: id, email: second })).position).toBe(2);
    const { status, body } = await joinWaitlist(origin, { slotId: id, email: first.toUpperCase() });
    expect([status, body]).toMatchObject([409, { errorCode: 'BOOK_014' }]);
    const mail = await api.mails.waitFor({ to: first, subject: /liste d’attente/ });
    const link = mail.links.find((text) => text.includes('/waitlist/')) ?? '';
    expect(link).toContain(`/fr/waitlist/${entry.id}?token=${entry.accessToken}`);
    expect(await readWaiting(origin, entry)).toMatchObject({ id: entry.id, position: 1 });
  });

  it.each([
    ['has seats left', {}, 1, 409, 'BOOK_015'],
    ['is closed', { state: SlotState.CLOSED, taken: 10 }, 1, 409, 'BOOK_003'],
    ['is a tournament with places for teams', { type: SlotType.TOURNAMENT }, 1, 409, 'BOOK_015'],
    ['is a full tournament, for two teams', { type: SlotType.TOURNAMENT, taken: 10 }, 2, 400, 'BOOK_007'],
    ['starts within two hours', { startsAt: inHours(1.5), taken: 10 }, 1, 409, 'BOOK_003'],
    ['is for members', { type: SlotType.MEMBER, taken: 10 }, 1, 403, 'BOOK_006'],
    ['is smaller', { capacity: 2, taken: 2 }, 3, 400, 'BOOK_007'],
  ] as const)('is not joined for a slot that %s', async (_what, options, seats, status, errorCode) => {
    const { id } = await givenSlot(api.database, options);
    const answer = await joinWaitlist(origin, { slotId: id, seats });
    expect([answer.status, answer.body]).toMatchObject([status, { errorCode }]);
    await api.database.query('UPDATE class_slots SET taken = 0 WHERE id = $1', [id]);
  });

  it('offers a seat that is cancelled to the first who waits, who pays for it', async () => {
    const { id, booking } = await fullSlot();
    const email = someEmail();
    const [first, second] = [await joined({ slotId: id, email }), await joined({ slotId: id })];
    dataOf(await cancelBooking(origin, booking, { expectedRefund: 42 }));
    const offer = await offered(first);
    expect(Date.parse(offer.booking?.expiresAt ?? '') - Date.now()).toBeGreaterThan(58 * msPerMinute);
    expect(await readWaiting(origin, second)).toMatchObject({ state: WaitlistState.WAITING, position: 1 });
    expect(await takenOf(api.database, id)).toBe(1);
    const held = await bookingOf(offer);
    expect(held).toMatchObject({ status: BookingStatus.PENDING, total: 42, can: { pay: true, renew: false } });
    const mail = await api.mails.waitFor({ to: email, subject: /A place opened up for you/ });
    expect(mail.links.some((link) => link.includes(`/bookings/${held.id}/pay?token=`))).toBe(true);
    expect(mail.text).toContain('$42.00');
    await sendWebhook(origin, eventOf('paid', await startBookingPayment(origin, held)));
    expect(await readWaiting(origin, first)).toMatchObject({ state: WaitlistState.BOOKED, booking: { id: held.id } });
    // The wait is over, so leaving it changes nothing.
    expect(dataOf(await leaveWaitlist(origin, first)).state).toBe(WaitlistState.BOOKED);
    expect((await bookingOf(offer)).status).toBe(BookingStatus.CONFIRMED);
  });

  it('passes on what is not paid for in time', async () => {
    const { id, booking } = await fullSlot();
    const [first, second] = [await joined({ slotId: id }), await joined({ slotId: id })];
    dataOf(await cancelBooking(origin, booking, { expectedRefund: 42 }));
    const offer = await offered(first);
    await endHold(api.database, offer.booking?.id ?? '');
    await offered(second);
    expect(await readWaiting(origin, first)).toMatchObject({ state: WaitlistState.PASSED, booking: null });
    expect(await takenOf(api.database, id)).toBe(1);
  });

  it('offers seats to the first they suffice for: of a booking, of a move, of an unpaid hold', async () => {
    const { id, arenaId, booking } = await fullSlot(2);
    const [two, one] = [await joined({ slotId: id, seats: 2 }), await joined({ slotId: id })];
    const seatIds = [booking.seats[0]?.id ?? ''];
    dataOf(await cancelBooking(origin, booking, { seatIds, expectedRefund: 42 }));
    await offered(one);
    expect((await readWaiting(origin, two)).state).toBe(WaitlistState.WAITING);

    const to = await givenSlot(api.database, { arenaId, startsAt: inHours(900) });
    const moved = await fullSlot(1, { arenaId, startsAt: inHours(910) });
    const waits = await joined({ slotId: moved.id });
    dataOf(await moveBooking(origin, moved.booking, to.id));
    await offered(waits);

    const { id: held } = await givenSlot(api.database, { capacity: 1 });
    const unpaid = await placeBooking(origin, { slotId: held });
    const last = await joined({ slotId: held });
    await endHold(api.database, unpaid.id);
    await offered(last);
  });

  it('books at once what is free', async () => {
    const { id } = await givenSlot(api.database, { capacity: 1, prices: { guestStandard: 0 } });
    const booking = await placeBooking(origin, { slotId: id });
    const email = someEmail();
    const entry = await joined({ slotId: id, email });
    dataOf(await cancelBooking(origin, booking, { expectedRefund: 0 }));
    await becomes(entry, WaitlistState.BOOKED);
    await api.mails.waitFor({ to: email, subject: /is confirmed/ });
  });

  it('offers nothing within two hours of the start', async () => {
    const { id, booking } = await fullSlot();
    const entry = await joined({ slotId: id });
    await api.database.query('UPDATE class_slots SET starts_at = $2, ends_at = $3 WHERE id = $1', [
      id,
      inHours(1.9),
      inHours(3),
    ]);
    dataOf(await cancelBooking(origin, booking, { expectedRefund: 0 }));
    await api.app.get(OfferFreedSeats).offer(id);
    expect((await readWaiting(origin, entry)).state).toBe(WaitlistState.WAITING);
    expect(await takenOf(api.database, id)).toBe(0);
  });

  it('passes over who can no longer book it', async () => {
    const { id, booking } = await fullSlot();
    const entry = await joined({ slotId: id });
    await api.database.query('UPDATE class_slots SET type = $2 WHERE id = $1', [id, SlotType.MEMBER]);
    dataOf(await cancelBooking(origin, booking, { expectedRefund: 42 }));
    await becomes(entry, WaitlistState.PASSED);
    expect(await takenOf(api.database, id)).toBe(0);
  });

  it('finds seats that no one gave back, such as those of a slot that was made larger', async () => {
    const { id } = await fullSlot();
    const entry = await joined({ slotId: id });
    await api.database.query('UPDATE class_slots SET capacity = 2 WHERE id = $1', [id]);
    await api.app.get(OfferFreedSeats).sweep();
    expect((await readWaiting(origin, entry)).state).toBe(WaitlistState.OFFERED);
  });

  it('offers the seats of a slot although those of an earlier one cannot be offered', async () => {
    const [broken, other] = [await fullSlot(), await fullSlot()];
    const [stuck, behind] = [await joined({ slotId: broken.id }), await joined({ slotId: other.id })];
    await api.database.query(`ALTER TABLE waitlist_entries
      ADD CONSTRAINT stuck CHECK (id <> '${stuck.id}' OR state = ${WaitlistState.WAITING})`);
    await api.database.query(
      `UPDATE class_slots SET capacity = 2, starts_at = starts_at - CASE id WHEN $1 THEN interval '1 hour' ELSE '0' END
        WHERE id IN ($1, $2)`,
      [broken.id, other.id],
    );
    await expect(api.app.get(OfferFreedSeats).sweep()).rejects.toMatchObject({ constraint: 'stuck' });
    expect((await readWaiting(origin, stuck)).state).toBe(WaitlistState.WAITING);
    expect((await readWaiting(origin, behind)).state).toBe(WaitlistState.OFFERED);
    await api.database.query('ALTER TABLE waitlist_entries DROP CONSTRAINT stuck');
    await api.app.get(OfferFreedSeats).sweep();
    expect((await readWaiting(origin, stuck)).state).toBe(WaitlistState.OFFERED);
  });

  it('holds an offer for as long as the settings say when it is made, and writes until which day and time', async () => {
    const { id, booking } = await fullSlot(2);
    const emails = [someEmail(), someEmail()] as const;
    const first = await joined({ slotId: id, email: emails[0] });
    const second = await joined({ slotId: id, email: emails[1], locale: 'fr' });
    const cancelOne = async (seat: number): Promise<unknown> => {
      const seatIds = [booking.seats[seat]?.id ?? ''];
      return dataOf(await cancelBooking(origin, booking, { seatIds, expectedRefund: 42 }));
    };
    const minutesOf = ({ booking: held }: WaitlistEntryWire): number =>
      Math.ceil((Date.parse(held?.expiresAt ?? '') - Date.now()) / msPerMinute);
    await cancelOne(0);
    const firstOffer = await offered(first);
    expect(minutesOf(firstOffer)).toBe(60);
    await givenWaitlistHold(25);
    await cancelOne(1);
    const secondOffer = await offered(second);
    expect(minutesOf(secondOffer)).toBe(25);
    expect(minutesOf(await readWaiting(origin, first))).toBe(60);
    await givenWaitlistHold(limits.waitlistHoldMinutes.default);
    const deadlineOf = ({ slot, booking: held }: WaitlistEntryWire, locale: Locale): string =>
      deadlineText(slot.timeZone, new Date(held?.expiresAt ?? ''), locale);
    const english = await api.mails.waitFor({ to: emails[0], subject: /A place opened up/ });
    expect(english.text).toContain(`by ${deadlineOf(firstOffer, 'en')} to book`);
    const french = await api.mails.waitFor({ to: emails[1], subject: /Une place s’est libérée/ });
    expect(french.text).toContain(`avant le ${deadlineOf(secondOffer, 'fr')} pour réserver`);
  });

  it('holds an offer no longer than until its slot begins', async () => {
    await givenWaitlistHold(limits.waitlistHoldMinutes.max);
    const startsAt = inHours(3);
    const { id, booking } = await fullSlot(1, { startsAt });
    const entry = await joined({ slotId: id });
    dataOf(await cancelBooking(origin, booking, { expectedRefund: 0 }));
    expect((await offered(entry)).booking?.expiresAt).toBe(startsAt.toISOString());
    await givenWaitlistHold(limits.waitlistHoldMinutes.default);
  });

  it('rests while its location is closed, keeps no other slot waiting, and goes on when it is opened again', async () => {
    const hidden = await fullSlot();
    const entry = await joined({ slotId: hidden.id });
    const shown = await fullSlot(1, { startsAt: inHours(2_000) });
    const other = await joined({ slotId: shown.id });
    const setOpen = (isOpen: boolean) =>
      api.database.query(
        'UPDATE locations SET is_active = $2 WHERE id = (SELECT location_id FROM arenas WHERE id = $1)',
        [hidden.arenaId, isOpen],
      );
    await setOpen(false);
    // No event announces larger slots. The sweep finds both, the hidden one first.
    await api.database.query('UPDATE class_slots SET capacity = 2 WHERE id = ANY ($1::uuid[])', [
      [hidden.id, shown.id],
    ]);
    const sweep = () => api.app.get(OfferFreedSeats).sweep();
    await sweep();
    await offered(other);
    await api.app.get(OfferFreedSeats).offer(hidden.id);
    expect((await readWaiting(origin, entry)).state).toBe(WaitlistState.WAITING);
    await setOpen(true);
    await sweep();
    await offered(entry);
  });

  it('is left, and may be joined again; an offer then goes to the next', async () => {
    const { id, booking } = await fullSlot();
    const email = someEmail();
    const first = await joined({ slotId: id, email });
    expect(dataOf(await leaveWaitlist(origin, first))).toMatchObject({ state: WaitlistState.LEFT, position: null });
    expect(dataOf(await leaveWaitlist(origin, first)).state).toBe(WaitlistState.LEFT);
    const again = await joined({ slotId: id, email });
    const next = await joined({ slotId: id });
    dataOf(await cancelBooking(origin, booking, { expectedRefund: 42 }));
    await offered(again);
    expect(dataOf(await leaveWaitlist(origin, again)).state).toBe(WaitlistState.LEFT);
    await offered(next);
    expect(await takenOf(api.database, id)).toBe(1);
  });

  it('stays booked for a person who leaves while the offer is being paid', async () => {
    const { id, booking } = await fullSlot();
    const entry = await joined({ slotId: id });
    dataOf(await cancelBooking(origin, booking, { expectedRefund: 42 }));
    const held = await bookingOf(await offered(entry));
    const payment = await startBookingPayment(origin, held);
    const gate = await closeGate(api.databaseUrl, 'booking_events');
    const paying = sendWebhook(origin, eventOf('paid', payment));
    try {
      await gate.holds(1);
      const leaving = leaveWaitlist(origin, entry);
      await gate.holds(2);
      await gate.open();
      expect(dataOf(await leaving)).toMatchObject({ state: WaitlistState.BOOKED, booking: { id: held.id } });
    } finally {
      await paying;
    }
    expect((await bookingOf(await readWaiting(origin, entry))).status).toBe(BookingStatus.CONFIRMED);
  });

  it('makes no one wait who leaves while an offer to them is written: the offer goes to the next', async () => {
    const { id } = await fullSlot();
    const [first, second] = [await joined({ slotId: id }), await joined({ slotId: id })];
    await api.database.query('UPDATE class_slots SET capacity = 2 WHERE id = $1', [id]);
    const gate = await closeGate(api.databaseUrl, 'bookings');
    const offering = api.app.get(OfferFreedSeats).offer(id);
    try {
      await gate.holds(1);
      expect(dataOf(await leaveWaitlist(origin, first)).state).toBe(WaitlistState.LEFT);
    } finally {
      await gate.open();
      await offering;
    }
    expect((await readWaiting(origin, first)).state).toBe(WaitlistState.LEFT);
    expect((await readWaiting(origin, second)).state).toBe(WaitlistState.OFFERED);
    const held = 'SELECT email::text AS email FROM bookings WHERE slot_id = $1 AND status = $2';
    expect(await api.database.query(held, [id, BookingStatus.PENDING])).toEqual([{ email: second.email }]);
    expect(await takenOf(api.database, id)).toBe(2);
  });

  it('is read and left by its owner or its link, and by no one else', async () => {
    const { id } = await fullSlot();
    const [owner, other] = [await registered(api), await registered(api)];
    const ours = dataOf(await joinWaitlist(origin, { slotId: id, email: owner.email }, owner.bearer));
    expect(ours.accessToken).toBeUndefined();
    const guests = await joined({ slotId: id });
    await api.as(owner).call('waitlist.get', { params: { id: ours.id } });
    for (const answer of [
      await api.guest.answer('waitlist.get', { params: { id: ours.id } }),
      await api.as(other).answer('waitlist.get', { params: { id: ours.id } }),
      await api.guest.answer('waitlist.get', { params: { id: ours.id }, query: { token: guests.accessToken } }),
      await api.as(other).answer('waitlist.leave', { params: { id: ours.id } }),
      await api.guest.answer('waitlist.get', { params: { id: newRowId() } }),
    ]) {
      expect([answer.status, (answer.body as { errorCode?: string }).errorCode]).toEqual([404, 'BOOK_022']);
    }
  });
});

describe('the mails of waitlists', () => {
  const api = useApi({ RATE_LIMIT_FACTOR: '1' });

  it('to an address that a stranger types are as few as their cap', async () => {
    const origin = await api.app.getUrl();
    const arena = await givenArena(api.database);
    const email = someEmail();
    const codes: (string | null)[] = [];
    for (let hour = 0; hour <= strangerMailLimits.recipient.points; hour++) {
      const at = { arenaId: arena.id, startsAt: inHours(100 + hour * 2), capacity: 1, taken: 1 };
      const { id } = await givenSlot(api.database, at);
      const { body } = await joinWaitlist(origin, { slotId: id, email });
      codes.push(body.isSuccess ? null : body.errorCode);
    }
    expect(codes).toEqual([...Array.from({ length: strangerMailLimits.recipient.points }, () => null), 'COMMON_006']);
  });
});
