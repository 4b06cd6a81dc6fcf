import { BookingStatus, type BookingWire, Role, SlotState, type SlotTerms, SlotType } from '@dronesoccer/contracts';
import { givenArena, givenSlot } from '@dronesoccer/devkit';
import { msPerMinute } from '@dronesoccer/domain';
import { useApi } from '../../../../test/support/api.js';
import { inHours, placeBooking, readBooking, startBookingPayment } from '../../../../test/support/booking.js';
import { clientOf } from '../../../../test/support/client.js';
import { eventually } from '../../../../test/support/eventually.js';
import { type Person, registered, someEmail, withRoles } from '../../../../test/support/people.js';
import { eventOf, expectBooksToBalance, sendWebhook } from '../../../../test/support/shopping.js';
import { Holds } from '../../../money/sales/holds.js';
import { BookingSale } from './booking-sale.js';

describe('the hold of a booking', () => {
  const api = useApi();
  let origin: string;
  let administrator: Person;
  beforeAll(async () => {
    origin = await api.app.getUrl();
    administrator = await withRoles(api, Role.SUPER_ADMIN);
  });
  afterEach(() => expectBooksToBalance(api.database));

  /** Moves the slot by some minutes, like an administrator who has reviewed the impact. */
  const move = async (slotId: string, minutes: number): Promise<void> => {
    const sql = 'SELECT local_start AS "start", local_end AS "end" FROM class_slots WHERE id = $1';
    const [slot] = await api.database.query<{ start: string; end: string }>(sql, [slotId]);
    const later = (wall = ''): string =>
      new Date(Date.parse(`${wall}Z`) + minutes * msPerMinute).toISOString().slice(0, 16);
    const moveTo = { localStart: later(slot?.start), localEnd: later(slot?.end) };
    const headers = administrator.bearer;
    const impact = await clientOf(api.origin, headers).call('slots.admin.impact', {
      params: { id: slotId },
      body: { moveTo },
    });
    const body = { ...moveTo, fingerprint: impact.fingerprint };
    await clientOf(api.origin, headers).call('slots.admin.move', { params: { id: slotId }, body });
  };
  /** Edits an empty slot, like the form of the dashboard. */
  const edit = async (slotId: string, change: Partial<Omit<SlotTerms, 'state'>>): Promise<void> => {
    const { arenaId, localStart: start } = await api.guest.call('slots.get', { params: { id: slotId } });
    const day = start.slice(0, 10);
    const client = clientOf(api.origin, administrator.bearer);
    const { slots } = await client.call('slots.admin.list', { query: { arenaId, from: day, to: day } });
    const terms = slots.find(({ id }) => id === slotId);
    if (terms === undefined) throw new Error('The calendar does not show the slot');
    const { type, localStart, localEnd, capacity, prices, version } = terms;
    const kept = { arenaId, type, localStart, localEnd, capacity, prices, version, state: SlotState.OPEN };
    await client.call('slots.admin.update', { params: { id: slotId }, body: { ...kept, ...change } });
  };
  /** Books a slot, starts the payment and lets the hold expire. */
  const expired = async (slotId: string) => {
    const email = someEmail();
    const booking = await placeBooking(origin, { slotId, email });
    const payment = await startBookingPayment(origin, booking);
    await api.database.query('UPDATE bookings SET hold_expires_at = now() - make_interval(secs => 1) WHERE id = $1', [
      booking.id,
    ]);
    await api.app.get(Holds).expireAllOverdue(api.app.get(BookingSale).sale);
    return { booking, email, payLate: () => sendWebhook(origin, eventOf('paid', payment)) };
  };
  const endOf = async (booking: BookingWire): Promise<number> =>
    Date.parse((await readBooking(origin, booking)).expiresAt ?? '');

  it('ends when its slot begins, also when it is held again', async () => {
    const startsAt = inHours(0.2);
    const { id } = await givenSlot(api.database, { startsAt });
    const booking = await placeBooking(origin, { slotId: id });
    expect(await endOf(booking)).toBe(startsAt.getTime());
    await api.database.query(`UPDATE bookings SET hold_expires_at = now() + interval '1 minute' WHERE id = $1`, [
      booking.id,
    ]);
    await api.guest.call('bookings.renew', { params: { id: booking.id }, query: { token: booking.accessToken ?? '' } });
    expect(await endOf(booking)).toBe(startsAt.getTime());
  });

  it('ends earlier when its slot is moved to begin earlier, and no later when it is moved away', async () => {
    const startsAt = inHours(1);
    const { id } = await givenSlot(api.database, { startsAt });
    const booking = await placeBooking(origin, { slotId: id });
    await move(id, -50);
    expect(await endOf(booking)).toBe(startsAt.getTime() - 50 * msPerMinute);
    await move(id, 300);
    expect(await endOf(booking)).toBe(startsAt.getTime() - 50 * msPerMinute);
  });

  it('was over when its slot moved: a payment that comes late revives it, and it may decline the new time', async () => {
    const { id } = await givenSlot(api.database, { startsAt: inHours(90) });
    const { booking, payLate } = await expired(id);
    await move(id, 60);
    await payLate();
    const back = await readBooking(origin, booking);
    expect(back).toMatchObject({
      status: BookingStatus.CONFIRMED,
      movedFrom: { localStart: booking.slot.localStart },
      can: { decline: true },
    });
  });

  it('was over when its empty slot got another time: a payment that comes late revives it, and it may decline', async () => {
    const { id } = await givenSlot(api.database, { startsAt: inHours(90) });
    const { booking, payLate } = await expired(id);
    const [start, end] = [inHours(140), inHours(141)].map((at) => at.toISOString().slice(0, 16));
    await edit(id, { localStart: start ?? '', localEnd: end ?? '' });
    await payLate();
    expect(await readBooking(origin, booking)).toMatchObject({
      status: BookingStatus.CONFIRMED,
      slot: { localStart: start },
      movedFrom: { localStart: booking.slot.localStart },
      can: { decline: true },
    });
  });

  it.each(['arena', 'type'] as const)(
    'was over when its empty slot got another %s: a payment that comes late is refunded',
    async (what) => {
      const { id } = await givenSlot(api.database, { startsAt: inHours(90) });
      const { booking, email, payLate } = await expired(id);
      await edit(id, what === 'type' ? { type: SlotType.MEMBER } : { arenaId: (await givenArena(api.database)).id });
      await payLate();
      const refunded = await eventually(
        () => readBooking(origin, booking),
        ({ refunds }) => refunds.length > 0,
      );
      expect(refunded).toMatchObject({ status: BookingStatus.CANCELLED, refunds: [{ amount: booking.total }] });
      const { text } = await api.mails.waitFor({ to: email, subject: /is refunded/ });
      expect(text).toContain('already been paid for or cancelled');
    },
  );
});

describe('a booking of an account under the email of another account', () => {
  const api = useApi();

  it('stays with its account when the other one proves that email', async () => {
    const origin = await api.app.getUrl();
    const [booker, other] = [await registered(api), await registered(api, { email: someEmail() })];
    const { id: slotId } = await givenSlot(api.database);
    const mine = await placeBooking(origin, { slotId, email: other.email }, booker.bearer);
    const guests = await placeBooking(origin, { slotId, email: other.email });
    const mail = await api.mails.waitFor({ to: other.email, subject: /Confirm your email/ });
    const token = new URL(mail.links.find((link) => link.includes('token=')) ?? '').searchParams.get('token');
    await api.guest.call('auth.verifyEmail', { body: { token: token ?? '' } });
    const ownerOf = async ({ id }: BookingWire) => {
      const sql = 'SELECT user_id AS "userId" FROM bookings WHERE id = $1';
      return (await api.database.query<{ userId: string | null }>(sql, [id]))[0]?.userId;
    };
    await eventually(async () => (await ownerOf(guests)) === other.user.id);
    expect(await ownerOf(mine)).toBe(booker.user.id);
  });
});
