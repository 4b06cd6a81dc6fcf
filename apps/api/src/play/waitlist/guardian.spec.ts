import {
  BookingEventKind,
  BookingStatus,
  type BookingWire,
  DeskMethod,
  guardianDeclaration,
  Role,
  type WaitlistEntryWire,
  WaitlistState,
} from '@dronesoccer/contracts';
import { givenSlot } from '@dronesoccer/devkit';
import { msPerMinute } from '@dronesoccer/domain';
import { useApi } from '../../../test/support/api.js';
import {
  acceptBooking,
  bookingBody,
  endHold,
  joinWaitlist,
  paidBooking,
  placeBooking,
  readBooking,
  startBookingPayment,
  takenOf,
  waitingBecomes,
} from '../../../test/support/booking.js';
import { dataOf } from '../../../test/support/client.js';
import { meetAt } from '../../../test/support/gate.js';
import { registered, someEmail, withRoles } from '../../../test/support/people.js';
import { eventOf, expectBooksToBalance, sendWebhook } from '../../../test/support/shopping.js';
import { OfferFreedSeats } from './offer-freed-seats.js';

const free = { guestStandard: 0 };
const guardian = { fullName: 'Alex Roy' };
const declared = (locale: 'en' | 'fr') => ({
  name: 'Alex Roy',
  text: guardianDeclaration.text[locale],
  version: guardianDeclaration.version,
  at: expect.stringMatching(/^\d{4}-.*Z$/) as string,
});

describe('a guardian’s declaration', () => {
  const api = useApi();
  let origin: string;
  beforeAll(async () => {
    origin = await api.app.getUrl();
  });
  afterEach(() => expectBooksToBalance(api.database));

  const recorded = async (id: string): Promise<{ guardian: object | null; isAnswered: boolean } | undefined> => {
    const sql = 'SELECT guardian, has_guardian_answer AS "isAnswered" FROM bookings WHERE id = $1';
    return (await api.database.query<{ guardian: object | null; isAnswered: boolean }>(sql, [id]))[0];
  };
  /** Frees a seat of a full slot and offers it to this person. */
  const offered = async (
    wish: Omit<Parameters<typeof joinWaitlist>[1], 'slotId'>,
    prices: { guestStandard?: number } = {},
    becomes: WaitlistState = WaitlistState.OFFERED,
  ): Promise<{ entry: WaitlistEntryWire; booking: BookingWire; slotId: string }> => {
    const { id: slotId } = await givenSlot(api.database, { capacity: 1, prices });
    await (prices.guestStandard === 0 ? placeBooking : paidBooking)(origin, { slotId });
    const joined = dataOf(await joinWaitlist(origin, { slotId, ...wish }));
    await api.database.query('UPDATE class_slots SET capacity = 2 WHERE id = $1', [slotId]);
    await api.app.get(OfferFreedSeats).offer(slotId);
    const entry = { ...(await waitingBecomes(origin, joined, becomes)), accessToken: joined.accessToken ?? '' };
    const { id = '', accessToken = '' } = entry.booking ?? {};
    const held = await api.guest.call('bookings.get', { params: { id }, query: { token: accessToken } });
    return { entry, slotId, booking: { ...held, accessToken } };
  };
  const unasked = { guardian: 'not asked' } as const;
  const isOver = async (booking: BookingWire, entry: WaitlistEntryWire) => {
    await endHold(api.database, booking.id);
    await waitingBecomes(origin, entry, WaitlistState.PASSED);
  };

  it.each([
    ['made', { guardian }, { guardian: declared('en'), isAnswered: true }, false],
    ['not needed', { guardian: null }, { guardian: null, isAnswered: true }, false],
    ['not asked for', { guardian: undefined }, { guardian: null, isAnswered: false }, true],
  ])('that is %s is recorded with a booking as such', async (_what, answer, row, accept) => {
    const { id: slotId } = await givenSlot(api.database);
    const body = { ...(await bookingBody(origin, { slotId })), ...answer };
    const booking = await api.guest.call('bookings.place', { body });
    expect(await recorded(booking.id)).toEqual(row);
    expect([booking.guardian, booking.can]).toMatchObject([answer.guardian, { accept, pay: true }]);
  });

  it('of a person who waits is taken over by the offer, in the words of their language', async () => {
    const { booking } = await offered({ guardian, locale: 'fr' });
    expect(await recorded(booking.id)).toEqual({ guardian: declared('fr'), isAnswered: true });
    expect(booking.can).toMatchObject({ accept: false, pay: true });
    const { booking: other } = await offered({});
    expect(await recorded(other.id)).toEqual({ guardian: null, isAnswered: true });
  });

  it('that was not asked for at the waitlist is recorded before the payment, and the first answer stays', async () => {
    const { booking } = await offered(unasked);
    expect(booking.can).toMatchObject({ accept: true, pay: true });
    const answer = dataOf(await acceptBooking(origin, booking, guardian, { 'accept-language': 'fr' }));
    expect([answer.status, answer.can]).toMatchObject([BookingStatus.PENDING, { accept: false, pay: true }]);
    dataOf(await acceptBooking(origin, booking, null));
    expect(await recorded(booking.id)).toEqual({ guardian: declared('fr'), isAnswered: true });
    await sendWebhook(origin, eventOf('paid', await startBookingPayment(origin, booking)));
    expect((await readBooking(origin, booking)).status).toBe(BookingStatus.CONFIRMED);
  });

  it('lets a free offer confirm itself where it was asked for', async () => {
    const { booking } = await offered({ guardian }, free, WaitlistState.BOOKED);
    expect(booking).toMatchObject({ status: BookingStatus.CONFIRMED, can: { accept: false } });
    expect(await recorded(booking.id)).toMatchObject({ guardian: declared('en') });
  });

  it('is waited for by a free offer where it was not, for as long as by any offer', async () => {
    const email = someEmail();
    const { entry, booking } = await offered({ ...unasked, email }, free);
    expect(entry.booking).toMatchObject({ isFree: true });
    expect(booking).toMatchObject({ status: BookingStatus.PENDING, can: { accept: true, pay: false, renew: false } });
    expect(Date.parse(booking.expiresAt ?? '') - Date.now()).toBeGreaterThan(58 * msPerMinute);
    const mail = await api.mails.waitFor({ to: email, subject: /A place opened up for you/ });
    expect(mail.text).toMatch(/Confirm by .* to book\.[^]*\nFree for one seat\n/);
    expect(mail.text).not.toContain('$0');
    const payment = await api.guest.answer('payments.create', {
      body: { bookingId: booking.id, token: booking.accessToken },
    });
    expect(payment.body).toMatchObject({ errorCode: 'PAY_002' });
    const confirmed = dataOf(await acceptBooking(origin, booking, null));
    expect(confirmed).toMatchObject({ status: BookingStatus.CONFIRMED, can: { accept: false } });
    await waitingBecomes(origin, entry, WaitlistState.BOOKED);
    await api.mails.waitFor({ to: email, subject: /is confirmed/ });
    expect(await recorded(booking.id)).toEqual({ guardian: null, isAnswered: true });
  });

  it('that does not come in time lets a free offer go to the next', async () => {
    const { booking, entry, slotId } = await offered(unasked, free);
    const next = dataOf(await joinWaitlist(origin, { slotId }));
    await isOver(booking, entry);
    await waitingBecomes(origin, next, WaitlistState.BOOKED);
    const late = await acceptBooking(origin, booking, null);
    expect([late.status, late.body]).toMatchObject([409, { errorCode: 'BOOK_004' }]);
    expect(await takenOf(api.database, slotId)).toBe(2);
  });

  it('is refused once the hold is over, even before the job that ends it has run', async () => {
    const { booking } = await offered(unasked, free);
    await api.database.query('UPDATE bookings SET hold_expires_at = now() - make_interval(secs => 1) WHERE id = $1', [
      booking.id,
    ]);
    expect((await acceptBooking(origin, booking, null)).body).toMatchObject({ errorCode: 'BOOK_004' });
    expect((await recorded(booking.id))?.isAnswered).toBe(false);
  });

  it('is made by the owner or by the link, and by no one else', async () => {
    const { booking } = await offered(unasked, free);
    const other = await registered(api);
    const { accessToken: _token, ...bare } = booking;
    for (const answer of [
      await acceptBooking(origin, bare, null),
      await acceptBooking(origin, bare, null, other.bearer),
    ]) {
      expect([answer.status, answer.body]).toMatchObject([404, { errorCode: 'BOOK_001' }]);
    }
    expect(await recorded(booking.id)).toEqual({ guardian: null, isAnswered: false });
    const empty = await api.guest.answer('bookings.accept', {
      params: { id: booking.id },
      query: { token: booking.accessToken },
      body: {},
    });
    expect([empty.status, empty.body]).toMatchObject([400, { errorCode: 'BOOK_007' }]);
  });

  it('confirms a free offer once, also when two answers meet', async () => {
    const { booking, slotId } = await offered(unasked, free);
    const accept = (name: string) => () => acceptBooking(origin, booking, { fullName: name });
    const answers = await meetAt(api.databaseUrl, 'booking_events', accept('Alex Roy'), accept('Kim Roy'));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const confirmations = 'SELECT FROM booking_events WHERE booking_id = $1 AND kind = $2';
    expect(await api.database.query(confirmations, [booking.id, BookingEventKind.CONFIRMED])).toHaveLength(1);
    expect(await recorded(booking.id)).toMatchObject({ guardian: { name: expect.stringMatching(/^(Alex|Kim) Roy$/) } });
    expect(await takenOf(api.database, slotId)).toBe(2);
  });

  it('is not replaced by money at the desk', async () => {
    const { booking } = await offered(unasked, free);
    const admin = await withRoles(api, Role.SUPER_ADMIN);
    const pay = { method: DeskMethod.CARD, expectedTotal: 0 };
    const answer = await api.as(admin).answer('bookings.desk.admin.pay', { params: { id: booking.id }, body: pay });
    expect([answer.status, answer.body]).toMatchObject([409, { errorCode: 'BOOK_004' }]);
  });
});
