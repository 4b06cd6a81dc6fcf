import { type BookingWire, PlayerState, SlotType, type TeamBody } from '@dronesoccer/contracts';
import { givenSlot, type MailSink, startMailSink, testDatabase, type TestDatabase } from '@dronesoccer/devkit';
import { msPerDay } from '@dronesoccer/domain';
import pg from 'pg';
import { testEnvironment } from '../../../test/support/api.js';
import {
  answerInvitation,
  bookingBody,
  changeSquad,
  invitationIn,
  paidBooking,
  placeBooking,
  readBooking,
  someTeam,
  startBookingPayment,
} from '../../../test/support/booking.js';
import { clientOf } from '../../../test/support/client.js';
import { eventually } from '../../../test/support/eventually.js';
import { meetAt } from '../../../test/support/gate.js';
import { type ApiProcess, startApiProcess } from '../../../test/support/processes.js';
import { eventOf, sendWebhook } from '../../../test/support/shopping.js';
import { isFull, useTwoProcesses } from '../../../test/support/two-processes.js';

const inDays = (days: number): Date => new Date(Date.now() + days * msPerDay);
const asDefender = (player: TeamBody['squad'][number]) => ({ ...player, isStriker: false });
const emailsOf = ({ squad }: TeamBody): string[] => squad.map(({ email }) => email);

describe('two processes with teams', () => {
  const world = useTwoProcesses();
  const tournament = (days: number, capacity = 20) =>
    givenSlot(world.database, { type: SlotType.TOURNAMENT, capacity, startsAt: inDays(days) });
  const mails = (to: string) => world.mails.mails({ to });
  const jobsOf = (booking: BookingWire) =>
    world.database.query<{ playerId: string }>(
      `SELECT j.data ->> 'playerId' AS "playerId" FROM pgboss.job j JOIN squad_players p ON p.id::text = j.data ->> 'playerId'
       WHERE j.name = 'bookings.squad-mail' AND p.booking_id = $1`,
      [booking.id],
    );
  const sentJobs = (booking: BookingWire) =>
    eventually(
      () =>
        world.database.query<{ state: string }>(
          `SELECT j.state FROM pgboss.job j JOIN squad_players p ON p.id::text = j.data ->> 'playerId'
           WHERE j.name = 'bookings.squad-mail' AND p.booking_id = $1 AND j.state <> 'completed'`,
          [booking.id],
        ),
      (open) => open.length === 0,
    );

  it('let the team that is being written have a name that another one wants as well', async () => {
    const { id: slotId } = await tournament(39);
    const [one, two] = await Promise.all(
      ['Northern Owls', 'NORTHERN owls'].map((name) => bookingBody(world.next(), { slotId, team: someTeam(3, name) })),
    );
    const [first, second] = await meetAt(
      world.databaseUrl,
      'bookings',
      () => clientOf(world.next()).answer('bookings.place', { body: one }),
      () => clientOf(world.next()).answer('bookings.place', { body: two }),
    );
    expect(first.status).toBe(201);
    expect(second.body).toMatchObject({ errorCode: 'BOOK_023' });
  });

  it('keep one of two changes of a team, and show it to the other captain', async () => {
    const { id: slotId } = await tournament(79);
    const team = someTeam(3);
    const booking = await paidBooking(world.next(), { slotId, team });
    const change = (name: string) => () =>
      changeSquad(world.next(), booking, {
        name,
        squad: [...team.squad, ...someTeam(1).squad.map(asDefender)],
        version: 1,
      });
    const [first, second] = await meetAt(world.databaseUrl, 'squad_players', change('First'), change('Second'));
    expect([first.status, second.status]).toEqual([200, 409]);
    expect((await readBooking(world.next(), booking)).team).toMatchObject({ name: 'First', version: 2 });
  });

  it('let one of ten teams have a name', async () => {
    for (let round = 0; round < (isFull ? 20 : 5); round++) {
      const { id: slotId } = await tournament(40 + round);
      const names = Array.from({ length: 10 }, (_, index) => (index % 2 === 0 ? 'Northern Owls' : 'NORTHERN owls'));
      const bodies = await Promise.all(
        names.map((name) => bookingBody(world.next(), { slotId, team: someTeam(3, name) })),
      );
      const answers = await Promise.all(
        bodies.map((body) => clientOf(world.next()).answer('bookings.place', { body })),
      );
      const codes = answers.map(({ body }) => (body.isSuccess ? 'placed' : body.errorCode)).toSorted();
      expect(codes).toEqual([...Array.from({ length: 9 }, () => 'BOOK_023'), 'placed']);
      const [slot] = await world.database.query('SELECT taken FROM class_slots WHERE id = $1', [slotId]);
      expect(slot).toEqual({ taken: 1 });
    }
  });

  it('keep the answer of every player who stays, whatever the captain changes meanwhile', async () => {
    for (let round = 0; round < (isFull ? 20 : 5); round++) {
      const { id: slotId } = await tournament(80 + round);
      const team = someTeam(5);
      const booking = await paidBooking(world.next(), { slotId, team });
      const links = await Promise.all(
        emailsOf(team).map(async (to) => invitationIn(await world.mails.waitFor({ to }))),
      );
      const renamed = team.squad.map((player) => ({ ...player, name: `${player.name} again` }));
      const change = { name: `${team.name} again`, squad: renamed, version: 1 };
      const [edits] = await Promise.all([
        Promise.all([1, 2].map(() => changeSquad(world.next(), booking, change))),
        ...links.map((link) => answerInvitation(world.next(), link, true)),
      ]);
      // If two people change the same team at once, one of them is shown the other's result.
      expect(edits.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      const { team: kept } = await readBooking(world.next(), booking);
      expect(kept).toMatchObject({ name: change.name, version: 2, isComplete: true });
      expect(kept?.players.map(({ name, state }) => [name, state])).toEqual(
        renamed.map(({ name }) => [name, PlayerState.CONFIRMED]),
      );
    }
  });

  it('invite each player once, however often the payment is reported and a mail’s job runs', async () => {
    const { id: slotId } = await tournament(120);
    const team = someTeam(4);
    const booking = await placeBooking(world.next(), { slotId, team });
    const paid = eventOf('paid', await startBookingPayment(world.next(), booking));
    await Promise.all(Array.from({ length: 6 }, () => sendWebhook(world.next(), paid)));
    await Promise.all(emailsOf(team).map((to) => world.mails.waitFor({ to })));
    expect((await jobsOf(booking)).length).toBe(4);
    await sentJobs(booking);
    // This is the state that a worker leaves if it dies after sending.
    await world.database.query(
      `UPDATE pgboss.job j SET state = 'retry', retry_count = 1, start_after = now(), completed_on = NULL
       FROM squad_players p WHERE j.name = 'bookings.squad-mail' AND p.id::text = j.data ->> 'playerId' AND p.booking_id = $1`,
      [booking.id],
    );
    await sentJobs(booking);
    expect(emailsOf(team).map((to) => mails(to).length)).toEqual([1, 1, 1, 1]);
  });
});

describe('an API that is killed while a team is paid for', () => {
  let database: TestDatabase;
  let pool: pg.Pool;
  let mails: MailSink;
  let api: ApiProcess | undefined;
  beforeAll(async () => {
    database = await testDatabase();
    pool = new pg.Pool({ connectionString: database.url, max: 4 });
    pool.on('error', () => undefined);
    mails = await startMailSink();
  });
  afterAll(async () => {
    await api?.stop();
    await mails.stop();
    await pool.end();
    await database.drop();
  });
  const start = async (): Promise<ApiProcess> =>
    (api = await startApiProcess(testEnvironment(database.url, mails.smtpUrl)));

  it('leaves no team paid for without its invitations, and none with two', async () => {
    const executor = {
      query: async <Row>(text: string, params: readonly unknown[] = []) =>
        (await pool.query(text, [...params])).rows as Row[],
    };
    const { id: slotId } = await givenSlot(executor, { type: SlotType.TOURNAMENT, capacity: 20 });
    const running = await start();
    const teams = Array.from({ length: 6 }, () => someTeam(3));
    const paid = [];
    for (const team of teams) {
      const booking = await placeBooking(running.origin, { slotId, team });
      paid.push(eventOf('paid', await startBookingPayment(running.origin, booking)));
    }
    // The mail server is down, so no invitation is sent before the crash.
    mails.behave({ kind: 'refuse', code: 451 });
    const [first, ...others] = paid as [(typeof paid)[number], ...typeof paid];
    await sendWebhook(running.origin, first);
    const heard = others.map((event) => sendWebhook(running.origin, event).catch(() => null));
    await running.kill();
    await Promise.all(heard);
    mails.behave({ kind: 'accept' });
    // A job that was active during the crash waits for its timeout, but the test does not.
    await executor.query(
      `UPDATE pgboss.job SET state = 'retry', retry_count = 1, start_after = now() WHERE name = 'bookings.squad-mail' AND state IN ('active', 'retry')`,
    );
    const again = await start();
    // Providers report an event again if it was not acknowledged.
    for (const event of paid) await sendWebhook(again.origin, event);
    const jobs = await executor.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM pgboss.job WHERE name = 'bookings.squad-mail' GROUP BY data ->> 'playerId'`,
    );
    expect(jobs.map(({ count }) => count)).toEqual(Array.from({ length: 18 }, () => 1));
    await Promise.all(teams.flatMap(emailsOf).map((to) => mails.waitFor({ to })));
    expect(teams.flatMap(emailsOf).map((to) => mails.mails({ to }).length)).toEqual(
      Array.from({ length: 18 }, () => 1),
    );
  });
});
