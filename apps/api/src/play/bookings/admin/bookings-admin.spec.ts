import { BookingEventKind, BookingStatus, type CallQuery, CancelReason, SeatState } from '@dronesoccer/contracts';
import { givenArena, givenSlot } from '@dronesoccer/devkit';
import { useApi } from '../../../../test/support/api.js';
import { inHours, paidBooking, placeBooking, readBooking } from '../../../../test/support/booking.js';
import { dataOf, outcomeOf } from '../../../../test/support/client.js';
import { eventually } from '../../../../test/support/eventually.js';
import { companyWithStranger, type Person, someEmail } from '../../../../test/support/people.js';
import { expectBooksToBalance } from '../../../../test/support/shopping.js';

describe('bookings in the dashboard', () => {
  const api = useApi();
  let origin: string;
  let manager: Person;
  let stranger: Person;
  let companyId: string;
  let arenaId: string;
  let otherArenaId: string;

  beforeAll(async () => {
    origin = await api.app.getUrl();
    const made = await companyWithStranger(api);
    ({ companyId, manager, stranger } = made);
    const { locationId } = made;
    arenaId = (await givenArena(api.database, { locationId })).id;
    otherArenaId = (await givenArena(api.database, { locationId })).id;
  });
  afterEach(() => expectBooksToBalance(api.database));

  let hour = 300;
  const slot = (startsAt = inHours((hour += 30)), arena = arenaId) =>
    givenSlot(api.database, { arenaId: arena, startsAt });
  const list = async (query: CallQuery<'bookings.admin.list'>, who = manager): Promise<string[]> => {
    const { items } = await api.as(who).call('bookings.admin.list', { query });
    return items.map(({ number }) => number);
  };

  it('are found by arena, day, state, and a part of their number, name or e-mail; the earliest first', async () => {
    const email = `ari.${Date.now()}@arena-club.test`;
    const later = await slot(inHours(800));
    const sooner = await slot(inHours(700), otherArenaId);
    const paid = await paidBooking(origin, { slotId: later.id, email });
    const held = await placeBooking(origin, { slotId: sooner.id, email });
    const search = email.slice(2, -6);
    expect(await list({ search })).toEqual([held.number, paid.number]);
    expect(await list({ search, sort: 'latest' })).toEqual([paid.number, held.number]);
    expect(await list({ search: paid.number.slice(3) })).toEqual([paid.number]);
    expect(await list({ search, arenaId: otherArenaId })).toEqual([held.number]);
    expect(await list({ search, status: BookingStatus.CONFIRMED })).toEqual([paid.number]);
    const day = paid.slot.localStart.slice(0, 10);
    expect(await list({ search, from: day, to: day })).toEqual([paid.number]);
    expect(await list({ search, slotId: sooner.id })).toEqual([held.number]);
    const { arena } = paid.slot;
    expect(await list({ search, locationId: arena.location.id, standing: true })).toEqual([held.number, paid.number]);
    expect(await list({ search, companyId })).toEqual([held.number, paid.number]);
    expect(await list({ search, companyId: arena.id })).toEqual([]);
    expect(await list({ search, failedRefund: true })).toEqual([]);
    expect(await list({ search }, stranger)).toEqual([]);
    const { items } = await api.as(manager).call('bookings.admin.list', { query: { search, pageSize: 1, page: 2 } });
    expect(items).toMatchObject([{ contact: { email, fullName: 'Ari Tremblay' }, seats: 1, total: 42, refunded: 0 }]);
  });

  it('begin with those that are not over, the next one first, and keep the others apart', async () => {
    const email = someEmail();
    const slots = [await slot(), await slot(), await slot()];
    const [over, on, next] = await Promise.all(slots.map(({ id }) => paidBooking(origin, { slotId: id, email })));
    const startsAt = (id: string, hours: number) =>
      api.database.query(
        `UPDATE class_slots SET starts_at = $2, ends_at = $2::timestamptz + interval '1 hour' WHERE id = $1`,
        [id, inHours(hours)],
      );
    await startsAt(slots[0]?.id ?? '', -5);
    await startsAt(slots[1]?.id ?? '', -0.5);
    expect(await list({ search: email, when: 'upcoming' })).toEqual([on?.number, next?.number]);
    expect(await list({ search: email, when: 'past' })).toEqual([over?.number]);
    expect(await list({ search: email, when: 'all' })).toEqual([over?.number, on?.number, next?.number]);
    expect(await api.as(manager).refused('bookings.admin.list', { query: { when: 'soon' } })).toEqual([
      400,
      'BOOK_007',
    ]);
  });

  it('begin with a slot of a day, which lasts an hour more when the clocks go back', async () => {
    const { id } = await slot(inHours(900), otherArenaId);
    const { number } = await paidBooking(origin, { slotId: id });
    await api.database.query('UPDATE class_slots SET starts_at = $2, ends_at = $3 WHERE id = $1', [
      ...[id, inHours(-24.4), inHours(0.5)],
    ]);
    expect(await list({ slotId: id, when: 'upcoming' })).toEqual([number]);
  });

  it('leave as a file, in the reader’s language, without those of another company', async () => {
    const { id } = await slot();
    const booking = await paidBooking(origin, { slotId: id, seats: 2 });
    const { status, body: text } = await api
      .as(manager)
      .answer('bookings.admin.export', { query: { slotId: id }, headers: { 'accept-language': 'fr' } });
    expect(status).toBe(200);
    const [head = '', row = '', rest = ''] = text.replace(/^\uFEFF/, '').split('\r\n');
    expect(head).toContain('Numéro');
    expect(row).toContain(booking.number);
    expect(row).toContain(booking.slot.localStart.replace('T', ' '));
    expect(rest).toBe('');
    expect(await api.as(stranger).refused('bookings.admin.export', { query: { slotId: id } })).toEqual([
      404,
      'BOOK_001',
    ]);
  });

  it('are cancelled by us with everything refunded, also too late for the booker; the reason stays with the team', async () => {
    const { id } = await slot(inHours(20));
    const email = someEmail();
    const booking = await paidBooking(origin, { slotId: id, seats: 2, email });
    const asked = { by: 'booker', granted: false };
    const quote = (body: object) =>
      api.as(manager).answer('bookings.admin.cancelQuote', { params: { id: booking.id }, body });
    expect(dataOf(await quote(asked))).toMatchObject({ refund: 0, forfeit: 84 });
    expect(dataOf(await quote({ ...asked, granted: true }))).toMatchObject({ refund: 84, forfeit: 0 });
    expect(dataOf(await quote({ by: 'organisation', granted: false }))).toMatchObject({ refund: 84, forfeit: 0 });
    const reason = 'The nets are torn';
    const seatIds = [booking.seats[0]?.id ?? ''];
    const cancel = (body: object) =>
      api
        .as(manager)
        .answer('bookings.admin.cancel', { params: { id: booking.id }, body: { reason, granted: false, ...body } });
    const wrong = await cancel({ by: 'organisation', seatIds, expectedRefund: 0 });
    expect([...outcomeOf(wrong), wrong.body]).toMatchObject([409, 'BOOK_013', { data: { refund: 42 } }]);
    const left = dataOf(await cancel({ by: 'organisation', seatIds, expectedRefund: 42 }));
    expect(left).toMatchObject({ status: BookingStatus.CONFIRMED, refunds: [{ amount: 42 }] });
    expect(left.seats.map(({ state }) => state)).toEqual([SeatState.CANCELLED, SeatState.TAKEN]);
    expect((await api.mails.waitFor({ to: email, subject: /^Seats of/ })).text).toContain('we had to cancel one seat');
    const gone = dataOf(await cancel({ by: 'organisation', expectedRefund: 42 }));
    expect(gone).toMatchObject({ status: BookingStatus.CANCELLED, cancelReason: CancelReason.ADMIN, forfeited: 0 });
    const entry = gone.timeline.find(({ kind }) => kind === BookingEventKind.CANCELLED);
    expect(entry).toMatchObject({ reason, amount: 42, actor: { id: manager.user.id } });
    const mail = await api.mails.waitFor({ to: email, subject: /is cancelled/ });
    expect(mail.text).not.toContain(reason);
    expect(JSON.stringify(await readBooking(origin, booking))).not.toContain(reason);
    expect(outcomeOf(await cancel({ by: 'organisation', expectedRefund: 0 }))).toEqual([409, 'BOOK_009']);
    const audited = await api.database.query(
      `SELECT after ->> 'reason' AS reason FROM audit_entries WHERE action = 'booking.cancelled' AND subject_id = $1`,
      [booking.id],
    );
    expect(audited).toEqual([{ reason }, { reason }]);
  });

  it('are forfeited when the booker asks too late and no one grants the refund', async () => {
    const { id } = await slot(inHours(21));
    const booking = await paidBooking(origin, { slotId: id });
    const body = { by: 'booker' as const, granted: false, reason: 'Called in sick', expectedRefund: 0 };
    const gone = await api.as(manager).call('bookings.admin.cancel', { params: { id: booking.id }, body });
    expect(gone).toMatchObject({ cancelReason: CancelReason.CUSTOMER, forfeited: 42, refunds: [], paid: 42 });
  });

  it('get their confirmation again, once for each try', async () => {
    const { id } = await slot();
    const email = someEmail();
    const booking = await paidBooking(origin, { slotId: id, email });
    await api.mails.waitFor({ to: email, subject: /is confirmed/ });
    const again = () =>
      api.as(manager).answer('bookings.admin.resend', { params: { id: booking.id }, idempotencyKey: booking.id });
    dataOf(await again());
    dataOf(await again());
    const received = await eventually(
      () => Promise.resolve(api.mails.mails({ to: email, subject: /is confirmed/ })),
      (mails) => mails.length > 1,
    );
    expect(received).toHaveLength(2);
    const jobs = await api.database.query(
      `SELECT 1 FROM pgboss.job WHERE name = 'bookings.mail' AND data ->> 'bookingId' = $1 AND data ->> 'kind' = 'confirmed'`,
      [booking.id],
    );
    expect(jobs).toHaveLength(2);
    const held = await placeBooking(origin, { slotId: id });
    expect(await api.as(manager).refused('bookings.admin.resend', { params: { id: held.id }, body: {} })).toEqual([
      409,
      'BOOK_004',
    ]);
  });

  it('are another company’s business: not there', async () => {
    const { id } = await slot();
    const booking = await paidBooking(origin, { slotId: id });
    const cancellation = { by: 'organisation', granted: false };
    for (const [name, body] of [
      ['bookings.admin.get', undefined],
      ['bookings.admin.cancelQuote', cancellation],
      ['bookings.admin.cancel', { ...cancellation, reason: 'Mine now', expectedRefund: 42 }],
      ['bookings.admin.resend', {}],
    ] as const) {
      expect(await api.as(stranger).refused(name, { params: { id: booking.id }, body })).toEqual([404, 'BOOK_001']);
    }
    expect((await readBooking(origin, booking)).status).toBe(BookingStatus.CONFIRMED);
  });
});
