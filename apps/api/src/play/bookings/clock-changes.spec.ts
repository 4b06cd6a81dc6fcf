import { type BookingWire, PackageTier, Role, SlotState, SlotType } from '@dronesoccer/contracts';
import { givenArena, givenLocation, startMailSink, testDatabase } from '@dronesoccer/devkit';
import { addDays } from '@dronesoccer/domain';
import ical from 'node-ical';
import pg from 'pg';
import { testEnvironment, useApi } from '../../../test/support/api.js';
import { placeBooking, startBookingPayment } from '../../../test/support/booking.js';
import { clientOf } from '../../../test/support/client.js';
import { moveClock } from '../../../test/support/move-clock.js';
import { type Person, registered, withRoles } from '../../../test/support/people.js';
import { startApiProcess } from '../../../test/support/processes.js';
import { eventOf, sendWebhook, signatureOf } from '../../../test/support/shopping.js';
import type { Executor } from '../../platform/database/index.js';

/** A day on which the clocks of a zone change, with the instants that follow from the zone's published rules. */
interface ChangeDay {
  zone: string;
  day: string;
  /** 00:30 on the day. */
  early: string;
  /** 23:30 on the day. */
  late: string;
  /** 18:00 on the day before. */
  reminder: string;
  /** 18:00 on the day. */
  nextReminder: string;
}

/** An API, an administrator and a member. */
interface World {
  origin: string;
  database: Executor;
  admin: Person;
  member: Person;
  /** The time of the API. */
  now: Date;
}

const prices = { guest: { standard: 40, premium: null }, member: { standard: 30, premium: null } };

async function expectBookingsByTheWall(world: World, { zone, day, ...instants }: ChangeDay): Promise<void> {
  const { origin, database, admin, member, now } = world;
  const { id: locationId } = await givenLocation(database, { timeZone: zone });
  const { id: arenaId } = await givenArena(database, { locationId });
  const slot = (localStart: string, localEnd: string) =>
    clientOf(origin, admin.bearer).call('slots.admin.create', {
      body: {
        ...{ arenaId, localStart, localEnd, capacity: 10, type: SlotType.GUEST, state: SlotState.OPEN },
        prices: { ...prices, full: { standard: null, premium: null } },
      },
    });
  const [before, next] = [addDays(day, -1), addDays(day, 1)];
  await slot(`${before}T22:30`, `${before}T23:30`);
  const early = await slot(`${day}T00:30`, `${day}T01:30`);
  const late = await slot(`${day}T23:30`, `${next}T00:30`);
  const after = await slot(`${next}T00:30`, `${next}T01:30`);
  expect([early.startsAt, late.startsAt]).toEqual([instants.early, instants.late]);

  const book = async (slotId: string): Promise<BookingWire> => {
    const booking = await placeBooking(origin, { slotId, tier: PackageTier.STANDARD }, member.bearer);
    const event = eventOf('paid', await startBookingPayment(origin, booking, member.bearer));
    expect((await sendWebhook(origin, event, signatureOf(JSON.stringify(event), now))).status).toBe(200);
    return booking;
  };
  const bookings = [await book(early.id), await book(late.id), await book(after.id)];

  const query = { arenaId, day };
  const sheet = await clientOf(origin, admin.bearer).call('bookings.day.admin.sheet', { query });
  expect(sheet.slots.map(({ id }) => id)).toEqual([early.id, late.id]);
  expect(sheet.slots.flatMap((each) => each.bookings.map(({ id }) => id))).toEqual(
    bookings.slice(0, 2).map(({ id }) => id),
  );

  const reminders = await database.query<{ at: Date }>(
    `SELECT start_after AS at FROM pgboss.job
     WHERE name = 'bookings.mail' AND data ->> 'kind' = 'reminder' AND data ->> 'bookingId' = ANY ($1)
     ORDER BY array_position($1, data ->> 'bookingId')`,
    [bookings.map(({ id }) => id)],
  );
  const { reminder, nextReminder } = instants;
  expect(reminders.map(({ at }) => at.toISOString())).toEqual([reminder, reminder, nextReminder]);

  const { url } = await clientOf(origin, member.bearer).call('calendarFeed.make');
  const token = url.split('/').at(-1)?.replace('.ics', '') ?? '';
  const feed = await clientOf(origin).call('calendarFeed.read', { params: { token } });
  const starts = Object.values(ical.sync.parseICS(feed)).flatMap((entry) =>
    entry?.type === 'VEVENT' && bookings.some(({ id }) => id === entry.uid) ? [entry.start.toISOString()] : [],
  );
  expect(starts.sort()).toEqual([instants.early, instants.late, after.startsAt]);
  const compact = day.replaceAll('-', '');
  for (const time of ['003000', '233000']) expect(feed).toContain(`DTSTART;TZID=${zone}:${compact}T${time}`);
}

const days2026: ChangeDay[] = [
  {
    ...{ zone: 'America/Toronto', day: '2026-03-08' },
    ...{ early: '2026-03-08T05:30:00.000Z', late: '2026-03-09T03:30:00.000Z' },
    ...{ reminder: '2026-03-07T23:00:00.000Z', nextReminder: '2026-03-08T22:00:00.000Z' },
  },
  {
    ...{ zone: 'America/Toronto', day: '2026-11-01' },
    ...{ early: '2026-11-01T04:30:00.000Z', late: '2026-11-02T04:30:00.000Z' },
    ...{ reminder: '2026-10-31T22:00:00.000Z', nextReminder: '2026-11-01T23:00:00.000Z' },
  },
  {
    ...{ zone: 'America/St_Johns', day: '2026-03-08' },
    ...{ early: '2026-03-08T04:00:00.000Z', late: '2026-03-09T02:00:00.000Z' },
    ...{ reminder: '2026-03-07T21:30:00.000Z', nextReminder: '2026-03-08T20:30:00.000Z' },
  },
  {
    ...{ zone: 'America/St_Johns', day: '2026-11-01' },
    ...{ early: '2026-11-01T03:00:00.000Z', late: '2026-11-02T03:00:00.000Z' },
    ...{ reminder: '2026-10-31T20:30:00.000Z', nextReminder: '2026-11-01T21:30:00.000Z' },
  },
];

/** The days of a year that has not come yet, because a process takes its time from the database. */
const days2035: ChangeDay[] = [
  {
    ...{ zone: 'America/Toronto', day: '2035-03-11' },
    ...{ early: '2035-03-11T05:30:00.000Z', late: '2035-03-12T03:30:00.000Z' },
    ...{ reminder: '2035-03-10T23:00:00.000Z', nextReminder: '2035-03-11T22:00:00.000Z' },
  },
  {
    ...{ zone: 'America/Toronto', day: '2035-11-04' },
    ...{ early: '2035-11-04T04:30:00.000Z', late: '2035-11-05T04:30:00.000Z' },
    ...{ reminder: '2035-11-03T22:00:00.000Z', nextReminder: '2035-11-04T23:00:00.000Z' },
  },
];

describe('bookings around a change of the clocks (R20)', () => {
  const api = useApi();
  afterEach(() => jest.restoreAllMocks());

  it.each(days2026)('keep the time of the wall in $zone on $day', async (change) => {
    const [admin, member] = [await withRoles(api, Role.SUPER_ADMIN), await registered(api)];
    const now = new Date(`${addDays(change.day, -7)}T12:00:00Z`);
    await moveClock(api, now);
    await expectBookingsByTheWall({ origin: api.origin, database: api.database, admin, member, now }, change);
  });
});

describe.each(['America/St_Johns', 'Asia/Kolkata'])('a server whose time zone is %s', (TZ) => {
  const closing: (() => Promise<unknown>)[] = [];
  const database: Executor = {
    query: async <Row>(text: string, params: readonly unknown[] = []) =>
      (await pool.query(text, [...params])).rows as Row[],
  };
  let pool: pg.Pool;
  let origin: string;

  beforeAll(async () => {
    const { url, drop } = await testDatabase();
    pool = new pg.Pool({ connectionString: url, max: 4 });
    const mails = await startMailSink();
    closing.push(drop, () => pool.end(), mails.stop);
    const server = await startApiProcess({ ...testEnvironment(url, mails.smtpUrl), TZ });
    closing.push(server.stop);
    ({ origin } = server);
  });
  afterAll(async () => {
    for (const close of closing.reverse()) await close();
  });

  it.each(days2035)('books, lists and reminds on $day as anywhere else', async (change) => {
    const reached = { guest: clientOf(origin), database };
    const [admin, member] = [await withRoles(reached, Role.SUPER_ADMIN), await registered(reached)];
    await expectBookingsByTheWall({ origin, database, admin, member, now: new Date() }, change);
  });
});
