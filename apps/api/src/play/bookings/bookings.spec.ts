import {
  BookingEventKind,
  BookingMode,
  type BookingQuoteWire,
  BookingStatus,
  BookingUserType,
  type CallBody,
  type CallQuery,
  CancelReason,
  PackageTier,
  PaymentStatus,
  SeatState,
  SlotState,
  SlotType,
} from '@dronesoccer/contracts';
import { givenArena, givenSlot, newRowId } from '@dronesoccer/devkit';
import { msPerHour, msPerMinute } from '@dronesoccer/domain';
import pg from 'pg';
import { useApi } from '../../../test/support/api.js';
import { offeredPlans } from '../../../test/support/memberships.js';
import {
  bookingBody,
  cancelBooking,
  inHours,
  paidBooking,
  placeBooking,
  readBooking,
  startBookingPayment,
  takenOf,
} from '../../../test/support/booking.js';
import { clientOf, dataOf } from '../../../test/support/client.js';
import { eventually } from '../../../test/support/eventually.js';
import { type Person, registered, someEmail } from '../../../test/support/people.js';
import { eventOf, expectBooksToBalance, sendWebhook } from '../../../test/support/shopping.js';
import { Holds } from '../../money/sales/holds.js';
import { Clock } from '../../platform/clock/index.js';
import { BookingSale } from './settle/booking-sale.js';

describe('a booking', () => {
  const api = useApi();
  let origin: string;
  beforeAll(async () => {
    origin = await api.app.getUrl();
  });
  afterEach(() => expectBooksToBalance(api.database));

  const member = async (): Promise<Person> => {
    const person = await registered(api);
    const { MEMBER } = BookingUserType;
    await api.database.query('UPDATE users SET user_type = $2 WHERE id = $1', [person.user.id, MEMBER]);
    return person;
  };
  const quoted = (body: CallBody<'bookings.quote'>, headers = {}) =>
    clientOf(api.origin, headers).call('bookings.quote', { body });
  const refusedWith = async (body: object, headers = {}) => {
    const { status, body: answer } = await clientOf(api.origin, headers).answer('bookings.place', { body });
    return { status, ...(answer.isSuccess ? { errorCode: null } : answer) };
  };

  it('is sold in a package that says what it contains, or in the only one', async () => {
    const { id, arenaId } = await givenSlot(api.database);
    const premium = { slotId: id, mode: BookingMode.SHARED, tier: PackageTier.PREMIUM };
    const wish = { ...premium, seats: [{ name: 'Ari Tremblay' }] };
    const offered = async () => (await quoted(wish)).problems.map(({ code }) => code);
    const describeTiers = (standard: string, text: string) =>
      api.database.query(
        'UPDATE arena_translations SET standard_includes = $2, premium_includes = $3 WHERE arena_id = $1',
        [arenaId, standard, text],
      );
    expect(await offered()).toEqual(['BOOK_003']);
    expect(await refusedWith(await bookingBody(origin, { slotId: id, tier: PackageTier.PREMIUM }))).toMatchObject({
      errorCode: 'BOOK_003',
    });
    await describeTiers('Drone included', '');
    expect(await offered()).toEqual(['BOOK_003']);
    await describeTiers('Drone included', 'Drone and coach included');
    expect(await offered()).toEqual([]);
    // A single package needs no description, because there is nothing to choose.
    await describeTiers('', '');
    await api.database.query('UPDATE class_slots SET guest_standard_cents = NULL WHERE id = $1', [id]);
    expect(await offered()).toEqual([]);
  });

  it('is priced per seat with the tax of its place, and says what a member of an offered plan would save', async () => {
    const { id } = await givenSlot(api.database);
    const seats = { slotId: id, mode: BookingMode.SHARED, tier: PackageTier.STANDARD, seats: [{}, {}] };
    expect((await quoted(seats)).memberSavings).toBe(0);
    await offeredPlans(api);
    const quote = await quoted(seats);
    expect(quote).toMatchObject({ unitPrice: 40, seats: 2, subtotal: 80, total: 84, memberSavings: 20, problems: [] });
    expect(quote.taxes).toMatchObject([{ name: 'GST', rate: 5, amount: 4 }]);
    const whole = await quoted({ slotId: id, mode: BookingMode.FULL, tier: PackageTier.PREMIUM, seats: [] });
    expect(whole).toMatchObject({ unitPrice: 450, seats: 1, total: 472.5, memberSavings: 0 });
    const { bearer } = await member();
    const ours = await quoted({ slotId: id, mode: 1, tier: 1, seats: [{}] }, bearer);
    expect(ours).toMatchObject({ userType: BookingUserType.MEMBER, unitPrice: 30, memberSavings: 0 });
  });

  it('holds its seats until it is paid, is then confirmed, and shows the ticket', async () => {
    const { id } = await givenSlot(api.database);
    const booking = await placeBooking(origin, { slotId: id, seats: 3 });
    expect(booking).toMatchObject({ status: BookingStatus.PENDING, total: 126, ticket: null });
    expect(booking.can).toEqual({
      ...{ accept: false, pay: true, renew: true, cancel: true, move: false, squad: false, decline: false },
      ...{ refundUntil: null, invoice: false },
    });
    expect(booking.number).toMatch(/^BK-\d{4}-\d{6}$/);
    expect(booking.seats.map(({ name }) => name)).toEqual(['Flyer 1', 'Flyer 2', 'Flyer 3']);
    expect(await takenOf(api.database, id)).toBe(3);
    await sendWebhook(origin, eventOf('paid', await startBookingPayment(origin, booking)));
    const paid = await readBooking(origin, booking);
    expect(paid).toMatchObject({ status: BookingStatus.CONFIRMED, payment: { status: PaymentStatus.PAID } });
    expect(paid.ticket?.code).toMatch(/^[2-9A-HJ-NP-Z]{8}$/);
    expect(paid.ticket?.url).toBe(`http://localhost:3000/bookings/${booking.id}?token=${booking.accessToken}`);
    expect(paid.ticket?.qr).toMatch(/^<svg[^]*<\/svg>$/);
    expect(paid.timeline.map(({ kind }) => kind)).toEqual([
      BookingEventKind.PLACED,
      BookingEventKind.PAYMENT_STARTED,
      BookingEventKind.CONFIRMED,
    ]);
    expect(await takenOf(api.database, id)).toBe(3);
  });

  it('is numbered by the year of the organisation’s calendar', async () => {
    const { id } = await givenSlot(api.database, { startsAt: new Date('2027-01-02T20:00:00Z') });
    // In Toronto, it is the evening of 31 December.
    const now = jest.spyOn(api.app.get(Clock), 'now').mockReturnValue(new Date('2027-01-01T03:00:00Z'));
    expect((await placeBooking(origin, { slotId: id })).number).toMatch(/^BK-2026-/);
    now.mockRestore();
  });

  it('that costs nothing is confirmed at once', async () => {
    const { id } = await givenSlot(api.database, { prices: { guestStandard: 0 } });
    const booking = await placeBooking(origin, { slotId: id });
    expect(booking).toMatchObject({ status: BookingStatus.CONFIRMED, total: 0, payment: null });
    expect(booking.ticket?.code).toHaveLength(8);
    const { status, body } = await api.guest.answer('payments.create', {
      body: { bookingId: booking.id, token: booking.accessToken },
    });
    expect([status, body.isSuccess ? null : body.errorCode]).toEqual([422, 'PAY_002']);
    const gone = dataOf(await cancelBooking(origin, booking, { expectedRefund: 0 }));
    expect(gone).toMatchObject({ status: BookingStatus.CANCELLED, refunds: [] });
    expect(await takenOf(api.database, id)).toBe(0);
  });

  it('of the whole arena takes all of it, while no seat is taken', async () => {
    const { id } = await givenSlot(api.database, { capacity: 8 });
    const full = await placeBooking(origin, { slotId: id, mode: BookingMode.FULL });
    expect(full).toMatchObject({ total: 315, seats: [{ name: '', price: 300, tax: 15 }] });
    expect(await takenOf(api.database, id)).toBe(8);
    expect(await refusedWith({ ...(await bookingBody(origin, { slotId: id })) })).toMatchObject({
      status: 409,
      errorCode: 'BOOK_002',
    });
  });

  it('is refused with free slots of the arena, the class and the type, from a day before it or else sooner ones', async () => {
    const arena = await givenArena(api.database);
    const given = (hours: number) =>
      givenSlot(api.database, { arenaId: arena.id, capacity: 2, startsAt: inHours(hours) });
    const offered = async (slotId: string): Promise<string[]> => {
      const refusal = await refusedWith(await bookingBody(origin, { slotId, seats: 2 }));
      expect(refusal).toMatchObject({ status: 409, errorCode: 'BOOK_002' });
      const { others } = (refusal as unknown as { data: Pick<BookingQuoteWire, 'others'> }).data;
      return others.filter(({ arenaId }) => arenaId === arena.id).map(({ id }) => id);
    };
    const [sooner, gone, later] = [await given(100), await given(700), await given(800)];
    await placeBooking(origin, { slotId: gone.id, seats: 1 });
    expect(await offered(gone.id)).toEqual([later.id]);
    const dayBefore = await given(690);
    expect(await offered(gone.id)).toEqual([dayBefore.id, later.id]);
    // This slot is later than any other slot of this file.
    const last = await given(90_000);
    await placeBooking(origin, { slotId: last.id, seats: 1 });
    expect(await offered(last.id)).toEqual([sooner.id, dayBefore.id, later.id]);
  });

  it.each([
    ['closed', { state: SlotState.CLOSED }, 409, 'BOOK_003'],
    ['started', { startsAt: inHours(-0.5) }, 409, 'BOOK_003'],
    ['a tournament’s, for no team', { type: SlotType.TOURNAMENT }, 409, 'BOOK_018'],
    ['not offered', { prices: { guestStandard: null } }, 409, 'BOOK_003'],
    ['for members', { type: SlotType.MEMBER }, 403, 'BOOK_006'],
  ] as const)('is refused in a slot that is %s', async (_what, options, status, errorCode) => {
    const { id } = await givenSlot(api.database, options);
    const quote = await quoted({ slotId: id, mode: 1, tier: 1, seats: [{}] });
    expect(quote.problems).toMatchObject([{ code: errorCode }]);
    expect(await refusedWith(await bookingBody(origin, { slotId: id }))).toMatchObject({ status, errorCode });
    expect(await takenOf(api.database, id)).toBe(0);
  });

  it('asks again when the total is no longer what was agreed to', async () => {
    const { id } = await givenSlot(api.database);
    const body = await bookingBody(origin, { slotId: id });
    await api.database.query('UPDATE class_slots SET guest_standard_cents = 5000, version = 2 WHERE id = $1', [id]);
    const refusal = await refusedWith(body);
    expect(refusal).toMatchObject({ status: 409, errorCode: 'BOOK_012', data: { total: 52.5, unitPrice: 50 } });
    expect(await takenOf(api.database, id)).toBe(0);
  });

  it('is never taken at a price that an administrator changed in the same moment', async () => {
    const { id } = await givenSlot(api.database);
    const body = await bookingBody(origin, { slotId: id });
    const client = new pg.Client({ connectionString: api.databaseUrl });
    await client.connect();
    await client.query('BEGIN');
    await client.query('SELECT FROM class_slots WHERE id = $1 FOR NO KEY UPDATE', [id]);
    const refusal = refusedWith(body);
    // The booking is already priced and waits for the slot's lock.
    await eventually(
      () => api.database.query('SELECT 1 FROM pg_locks WHERE NOT granted'),
      (waiting) => waiting.length > 0,
    );
    await client.query('UPDATE class_slots SET guest_standard_cents = 5000, version = version + 1 WHERE id = $1', [id]);
    await client.query('COMMIT');
    await client.end();
    expect(await refusal).toMatchObject({ status: 409, errorCode: 'BOOK_012', data: { total: 52.5 } });
    expect(await takenOf(api.database, id)).toBe(0);
  });

  it('names seats for shared places and none for the whole arena, in a slot that exists', async () => {
    const { id } = await givenSlot(api.database);
    const shared = { slotId: id, mode: BookingMode.SHARED, tier: PackageTier.STANDARD };
    for (const body of [
      { ...shared, seats: [] },
      { ...shared, mode: BookingMode.FULL, seats: [{}] },
    ]) {
      const { status, body: answer } = await api.guest.answer('bookings.quote', { body });
      expect([status, answer.isSuccess ? null : answer.errorCode]).toEqual([400, 'BOOK_007']);
    }
    const { status, body } = await api.guest.answer('bookings.quote', {
      body: { ...shared, slotId: newRowId(), seats: [{}] },
    });
    expect([status, body.isSuccess ? null : body.errorCode]).toEqual([404, 'BOOK_021']);
  });

  it('is one, however often the same try is sent (R3)', async () => {
    const { id } = await givenSlot(api.database);
    const body = await bookingBody(origin, { slotId: id });
    const headers = { 'idempotency-key': newRowId() };
    const sent = await Promise.all(
      Array.from({ length: 50 }, () => clientOf(api.origin, headers).answer('bookings.place', { body })),
    );
    expect(new Set(sent.map((answer) => dataOf(answer).id)).size).toBe(1);
    expect(await takenOf(api.database, id)).toBe(1);
  });

  it('is read by its owner or its link, and by no one else', async () => {
    const { id } = await givenSlot(api.database);
    const [owner, other] = [await registered(api), await registered(api)];
    const ours = await placeBooking(origin, { slotId: id }, owner.bearer);
    expect(ours.accessToken).toBeUndefined();
    const guests = await placeBooking(origin, { slotId: id });
    await api.as(owner).call('bookings.get', { params: { id: ours.id } });
    const strangers = [
      api.guest.answer('bookings.get', { params: { id: ours.id } }),
      api.as(other).answer('bookings.get', { params: { id: ours.id } }),
      api.guest.answer('bookings.get', { params: { id: ours.id }, query: { token: guests.accessToken } }),
      api.guest.answer('bookings.renew', { params: { id: ours.id } }),
      api.guest.answer('bookings.cancel', { params: { id: ours.id }, body: { expectedRefund: 0 } }),
      api.as(other).answer('bookings.cancelQuote', { params: { id: ours.id }, body: {} }),
      api.guest.answer('bookings.calendar', { params: { id: ours.id } }),
      api.as(other).answer('bookings.invoice', { params: { id: ours.id } }),
    ];
    for (const answer of await Promise.all(strangers)) {
      expect([answer.status, (answer.body as { errorCode?: string }).errorCode]).toEqual([404, 'BOOK_001']);
    }
  });

  it('is held again, once', async () => {
    const { id } = await givenSlot(api.database);
    const booking = await placeBooking(origin, { slotId: id });
    await api.database.query(`UPDATE bookings SET hold_expires_at = now() + interval '1 minute' WHERE id = $1`, [
      booking.id,
    ]);
    const renewed = await api.guest.call('bookings.renew', {
      params: { id: booking.id },
      query: { token: booking.accessToken },
    });
    expect(Date.parse(renewed.expiresAt ?? '') - Date.now()).toBeGreaterThan(14 * msPerMinute);
    expect(renewed.can.renew).toBe(false);
    const again = await api.guest.answer('bookings.renew', {
      params: { id: booking.id },
      query: { token: booking.accessToken },
    });
    expect([again.status, again.body.isSuccess ? null : again.body.errorCode]).toEqual([409, 'BOOK_004']);
    const late = await placeBooking(origin, { slotId: id });
    await api.database.query('UPDATE bookings SET hold_expires_at = now() - make_interval(secs => 1) WHERE id = $1', [
      late.id,
    ]);
    expect(
      await api.guest.refused('bookings.renew', { params: { id: late.id }, query: { token: late.accessToken } }),
    ).toEqual([409, 'BOOK_004']);
  });

  it('that is not paid in time gives its seats back, and takes them again for a payment that comes late', async () => {
    const { id } = await givenSlot(api.database, { capacity: 2 });
    const booking = await placeBooking(origin, { slotId: id, seats: 2 });
    const payment = await startBookingPayment(origin, booking);
    await api.database.query('UPDATE bookings SET hold_expires_at = now() - make_interval(secs => 1) WHERE id = $1', [
      booking.id,
    ]);
    await api.app.get(Holds).expireAllOverdue(api.app.get(BookingSale).sale);
    const expired = await readBooking(origin, booking);
    expect(expired).toMatchObject({ status: BookingStatus.CANCELLED, cancelReason: CancelReason.EXPIRED });
    expect(await takenOf(api.database, id)).toBe(0);
    await sendWebhook(origin, eventOf('paid', payment));
    const back = await readBooking(origin, booking);
    expect(back).toMatchObject({ status: BookingStatus.CONFIRMED, cancelReason: null });
    expect(back.seats.every(({ state }) => state === SeatState.TAKEN)).toBe(true);
    expect(back.timeline.map(({ kind }) => kind)).toContain(BookingEventKind.REINSTATED);
    expect(await takenOf(api.database, id)).toBe(2);
  });

  it('whose seats are gone by the time it is paid gets its money back, and an email that says so', async () => {
    const { id } = await givenSlot(api.database, { capacity: 1 });
    const email = someEmail();
    const booking = await placeBooking(origin, { slotId: id, email });
    const payment = await startBookingPayment(origin, booking);
    await api.database.query('UPDATE bookings SET hold_expires_at = now() - make_interval(secs => 1) WHERE id = $1', [
      booking.id,
    ]);
    await api.app.get(Holds).expireAllOverdue(api.app.get(BookingSale).sale);
    await paidBooking(origin, { slotId: id });
    await sendWebhook(origin, eventOf('paid', payment));
    await eventually(
      () => readBooking(origin, booking),
      (read) => read.payment?.status === PaymentStatus.REFUNDED,
    );
    expect((await readBooking(origin, booking)).status).toBe(BookingStatus.CANCELLED);
    const mail = await api.mails.waitFor({ to: email, subject: /is refunded/ });
    expect(mail.text).toContain('$42.00');
  });

  it('is refunded whole when it is cancelled in time, after saying so', async () => {
    const { id } = await givenSlot(api.database);
    const email = someEmail();
    const booking = await paidBooking(origin, { slotId: id, seats: 2, email });
    expect(booking.can.refundUntil).toBe(new Date(Date.parse(booking.slot.startsAt) - 48 * msPerHour).toISOString());
    expect(
      await api.guest.call('bookings.cancelQuote', {
        params: { id: booking.id },
        query: { token: booking.accessToken },
        body: {},
      }),
    ).toEqual({
      refund: 84,
      forfeit: 0,
      atDesk: 0,
      refundUntil: booking.can.refundUntil,
    });
    const other = await cancelBooking(origin, booking, { expectedRefund: 0 });
    expect([other.status, other.body]).toMatchObject([409, { errorCode: 'BOOK_013', data: { refund: 84 } }]);
    const gone = dataOf(await cancelBooking(origin, booking, { expectedRefund: 84 }));
    expect(gone).toMatchObject({ status: BookingStatus.CANCELLED, cancelReason: CancelReason.CUSTOMER, forfeited: 0 });
    expect(await takenOf(api.database, id)).toBe(0);
    await eventually(
      () => readBooking(origin, booking),
      (read) => read.payment?.status === PaymentStatus.REFUNDED,
    );
    expect((await api.mails.waitFor({ to: email, subject: /is cancelled/ })).text).toContain('refunding $84.00');
    const twice = await cancelBooking(origin, booking, { expectedRefund: 0 });
    expect([twice.status, twice.body]).toMatchObject([409, { errorCode: 'BOOK_009' }]);
  });

  it('is forfeited when it is cancelled too late, which the books know', async () => {
    const { id } = await givenSlot(api.database, { startsAt: inHours(47) });
    const email = someEmail();
    const booking = await paidBooking(origin, { slotId: id, email });
    expect(booking.can.refundUntil).toBeNull();
    const gone = dataOf(await cancelBooking(origin, booking, { expectedRefund: 0 }));
    expect(gone).toMatchObject({ status: BookingStatus.CANCELLED, forfeited: 42, refunds: [] });
    expect((await api.mails.waitFor({ to: email, subject: /is cancelled/ })).text).toContain('$42.00 is not refunded');
  });

  it('gives back single seats, until the last takes the booking with it', async () => {
    const { id } = await givenSlot(api.database, { prices: { guestStandard: 3333 } });
    const booking = await paidBooking(origin, { slotId: id, seats: 3 });
    const [first, second, third] = booking.seats;
    const worth = (seat = first) => Math.round(((seat?.price ?? 0) + (seat?.tax ?? 0)) * 100) / 100;
    const one = { expectedRefund: worth(), seatIds: [first?.id ?? ''] };
    const left = dataOf(await cancelBooking(origin, booking, one));
    expect(left).toMatchObject({ status: BookingStatus.CONFIRMED, refunds: [{ amount: worth() }] });
    expect(left.seats.map(({ state }) => state)).toEqual([SeatState.CANCELLED, SeatState.TAKEN, SeatState.TAKEN]);
    expect(await takenOf(api.database, id)).toBe(2);
    await expectBooksToBalance(api.database);
    expect((await cancelBooking(origin, booking, one)).body).toMatchObject({ errorCode: 'BOOK_009' });
    const stranger = { expectedRefund: 0, seatIds: [newRowId()] };
    expect((await cancelBooking(origin, booking, stranger)).body).toMatchObject({ errorCode: 'BOOK_007' });
    const rest = { expectedRefund: worth(second) + worth(third), seatIds: [second?.id ?? '', third?.id ?? ''] };
    const gone = dataOf(await cancelBooking(origin, booking, rest));
    expect(gone.status).toBe(BookingStatus.CANCELLED);
    expect(gone.refunds.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0)).toBe(
      Math.round(booking.total * 100),
    );
    expect(await takenOf(api.database, id)).toBe(0);
  });

  it('cannot be cancelled once it has started', async () => {
    const { id } = await givenSlot(api.database);
    const booking = await paidBooking(origin, { slotId: id });
    await api.database.query(
      `UPDATE class_slots SET starts_at = now() - interval '1 minute', ends_at = now() + interval '1 hour' WHERE id = $1`,
      [id],
    );
    expect((await cancelBooking(origin, booking, { expectedRefund: 0 })).body).toMatchObject({ errorCode: 'BOOK_004' });
    expect((await readBooking(origin, booking)).can).toMatchObject({ cancel: false, refundUntil: null });
  });

  it('is listed to its owner: those to come the nearest first, the others apart', async () => {
    const person = await registered(api);
    const [far, near, over] = [
      await givenSlot(api.database, { startsAt: inHours(900) }),
      await givenSlot(api.database, { startsAt: inHours(100) }),
      await givenSlot(api.database, { startsAt: inHours(90) }),
    ];
    for (const { id } of [far, near, over]) await placeBooking(origin, { slotId: id, seats: 2 }, person.bearer);
    await api.database.query(
      `UPDATE class_slots SET starts_at = now() - interval '2 hours', ends_at = now() - interval '1 hour' WHERE id = $1`,
      [over.id],
    );
    const list = (query: CallQuery<'me.bookings'> = {}) => api.as(person).call('me.bookings', { query });
    const upcoming = await list();
    expect(upcoming.items.map(({ slot }) => slot.id)).toEqual([near.id, far.id]);
    expect(upcoming.items[0]).toMatchObject({ seats: 2, total: 84, status: BookingStatus.PENDING });
    expect((await list({ when: 'past' })).items.map(({ slot }) => slot.id)).toEqual([over.id]);
    expect((await list({ pageSize: 1 })).items).toHaveLength(1);
  });
});
