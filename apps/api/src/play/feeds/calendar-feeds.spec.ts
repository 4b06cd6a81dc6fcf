import { type BookingWire, type CallBody, UserStatus } from '@dronesoccer/contracts';
import { givenArena, givenLocation, givenSlot } from '@dronesoccer/devkit';
import { msPerDay, msPerHour } from '@dronesoccer/domain';
import ical, { type VEvent } from 'node-ical';
import { useApi } from '../../../test/support/api.js';
import { placeBooking, startBookingPayment } from '../../../test/support/booking.js';
import { eventually } from '../../../test/support/eventually.js';
import { type Person, registered } from '../../../test/support/people.js';
import { eventOf, sendWebhook } from '../../../test/support/shopping.js';
import { passwordReplaced } from '../../people/auth/index.js';
import { Jobs } from '../../platform/jobs/index.js';

type Read = Pick<VEvent, 'uid' | 'start' | 'end' | 'status' | 'url'> & { sequence: string | number };

const inDays = (days: number): Date => new Date(Math.floor(Date.now() / msPerHour) * msPerHour + days * msPerDay);

describe('the calendar feed of a person’s bookings', () => {
  const api = useApi();
  let origin: string;
  beforeAll(async () => {
    origin = await api.app.getUrl();
  });

  /** Returns the token in the address of the feed. */
  const make = async (person: Person): Promise<string> => {
    const { url } = await api.as(person).call('calendarFeed.make');
    return url.split('/').at(-1)?.replace('.ics', '') ?? '';
  };
  const paid = async ({ bearer }: Person, slotId: string, seats = 1): Promise<BookingWire> => {
    const booking = await placeBooking(origin, { slotId, seats }, bearer);
    await sendWebhook(origin, eventOf('paid', await startBookingPayment(origin, booking, bearer)));
    return booking;
  };
  const cancel = (person: Person, { id }: BookingWire, body: CallBody<'bookings.cancel'>) =>
    api.as(person).call('bookings.cancel', { params: { id }, body });
  const eventsIn = (text: string): Read[] =>
    Object.values(ical.sync.parseICS(text)).filter((entry) => entry?.type === 'VEVENT') as unknown as Read[];
  const eventsAt = async (token: string): Promise<Read[]> =>
    eventsIn(await api.guest.call('calendarFeed.read', { params: { token } }));

  it('holds what was confirmed from 90 days back on, each with UID and SEQUENCE of its own file', async () => {
    const person = await registered(api);
    const stranger = await registered(api);
    const toronto = { timeZone: 'America/Toronto', offset: -300 };
    const location = await givenLocation(api.database, { timeZone: 'America/Toronto' });
    const { id: arenaId } = await givenArena(api.database, { locationId: location.id });
    const [kept, gone, over, old, waiting, foreign] = await Promise.all([
      givenSlot(api.database, { startsAt: inDays(30) }),
      givenSlot(api.database, { arenaId, startsAt: new Date('2035-01-15T18:00:00Z'), ...toronto }),
      givenSlot(api.database, { startsAt: inDays(3) }),
      givenSlot(api.database, { startsAt: inDays(4) }),
      givenSlot(api.database, { startsAt: inDays(33) }),
      givenSlot(api.database, { startsAt: inDays(34) }),
    ]);
    const standing = await paid(person, kept.id, 2);
    await cancel(person, standing, { seatIds: [standing.seats[0]?.id ?? ''], expectedRefund: 42 });
    const cancelled = await paid(person, gone.id);
    await cancel(person, cancelled, { expectedRefund: 42 });
    const recent = await paid(person, over.id);
    const past = await paid(person, old.id);
    await placeBooking(origin, { slotId: waiting.id }, person.bearer);
    await paid(stranger, foreign.id);
    const moveTo = (id: string, startsAt: Date) =>
      api.database.query('UPDATE class_slots SET starts_at = $2, ends_at = $3 WHERE id = $1', [
        id,
        startsAt,
        new Date(startsAt.getTime() + msPerHour),
      ]);
    await moveTo(over.id, inDays(-89));
    await moveTo(old.id, inDays(-91));
    const text = await api.guest.call('calendarFeed.read', { params: { token: await make(person) } });
    const events = eventsIn(text);
    expect(events.map(({ uid }) => uid)).toEqual([recent.id, standing.id, cancelled.id]);
    expect(past.id).not.toBe(recent.id);
    for (const event of events) {
      const own = await api.as(person).answer('bookings.calendar', { params: { id: event.uid } });
      expect(own.status).toBe(200);
      const [{ sequence, start, end, status } = {}] = eventsIn(own.body);
      expect({ ...event }).toMatchObject({ sequence, start, end, status });
    }
    expect(events.map(({ status, sequence }) => [status, Number(sequence)])).toEqual([
      ['CONFIRMED', 0],
      ['CONFIRMED', 1],
      ['CANCELLED', 1],
    ]);
    expect(text).toContain('METHOD:PUBLISH');
    expect(text).toContain('DTSTART;TZID=America/Toronto:20350115T130000');
    expect([...text.matchAll(/^TZID:(.+)\r$/gm)].map(([, zone]) => zone).sort()).toEqual([
      'America/Toronto',
      'America/Vancouver',
    ]);
    // The feed's readers, such as the calendar's provider, get no key to a booking.
    expect(events.map(({ url }) => String(url)).join()).not.toContain('token=');
  });

  it('is confirmed as unchanged until a booking changes, and kept by no proxy', async () => {
    const person = await registered(api);
    const booking = await paid(person, (await givenSlot(api.database)).id);
    const params = { token: await make(person) };
    const first = await api.guest.answer('calendarFeed.read', { params });
    expect(first.status).toBe(200);
    expect(first.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(first.headers.get('cache-control')).toBe('private, no-cache');
    const headers = { 'if-none-match': first.headers.get('etag') ?? '' };
    expect(await api.guest.answer('calendarFeed.read', { params, headers })).toMatchObject({ status: 304, body: '' });
    await cancel(person, booking, { expectedRefund: 42 });
    const next = await api.guest.call('calendarFeed.read', { params, headers });
    expect(eventsIn(next)).toMatchObject([{ uid: booking.id, status: 'CANCELLED' }]);
  });

  it('has one address at a time, said once, and none after it is revoked', async () => {
    const person = await registered(api);
    const stored = () => api.as(person).call('calendarFeed.get');
    expect(await stored()).toBeNull();
    const first = await make(person);
    expect(await stored()).toEqual({ createdAt: expect.any(String) });
    expect(await eventsAt(first)).toEqual([]);
    const second = await make(person);
    expect(await api.guest.refused('calendarFeed.read', { params: { token: first } })).toEqual([404, 'FEED_001']);
    await eventsAt(second);
    await api.as(person).call('calendarFeed.revoke');
    await api.as(person).call('calendarFeed.revoke');
    expect(await api.guest.refused('calendarFeed.read', { params: { token: second } })).toEqual([404, 'FEED_001']);
    expect(await stored()).toBeNull();
  });

  it('ends when the password changes, but not with other sessions, and can be made anew at once', async () => {
    const person = await registered(api);
    const first = await make(person);
    await api.as(person).call('me.revokeOtherSessions');
    await eventsAt(first);
    const change = (currentPassword: string, newPassword: string) =>
      api.as(person).call('me.changePassword', { body: { currentPassword, newPassword } });
    await change(person.password, 'Other#Pass12');
    const answer = () => api.guest.answer('calendarFeed.read', { params: { token: first } });
    await eventually(answer, ({ status }) => status === 404);
    const second = await make(person);
    // A retry of the job leaves the newer feed alone.
    const [job] = await api.database.query<{ data: { userId: string; at: string } }>(
      `SELECT data FROM pgboss.job WHERE name = 'account.password-replaced.calendar-feeds' AND data->>'userId' = $1`,
      [person.user.id],
    );
    if (job === undefined) throw new Error('There is no job');
    const jobs = api.app.get(Jobs);
    await api.database.transaction((tx) => jobs.publish(tx, passwordReplaced, job.data));
    const runs = () =>
      api.database.query(
        `SELECT 1 FROM pgboss.job WHERE name = 'account.password-replaced.calendar-feeds' AND data->>'userId' = $1
            AND state = 'completed'`,
        [person.user.id],
      );
    await eventually(runs, ({ length }) => length === 2);
    await eventsAt(second);
  });

  it('is not there for an address that was never made, or of a disabled account', async () => {
    const person = await registered(api);
    const token = await make(person);
    await eventsAt(token);
    await api.database.query('UPDATE users SET status = $2 WHERE id = $1', [person.user.id, UserStatus.DISABLED]);
    for (const unknown of [token, 'A'.repeat(43), 'x']) {
      expect(await api.guest.refused('calendarFeed.read', { params: { token: unknown } })).toEqual([404, 'FEED_001']);
    }
  });

  it('stores no token', async () => {
    const person = await registered(api);
    const token = await make(person);
    const [row] = await api.database.query<{ text: string }>(
      'SELECT f::text AS text FROM calendar_feeds f WHERE user_id = $1',
      [person.user.id],
    );
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(row?.text).not.toContain(token);
    expect(row?.text).not.toContain(Buffer.from(token).toString('hex'));
  });
});
