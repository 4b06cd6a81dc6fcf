import { BookingEventKind, Role } from '@dronesoccer/contracts';
import { givenArena, givenSlot } from '@dronesoccer/devkit';
import pg from 'pg';
import { useApi } from '../../../test/support/api.js';
import { paidBooking, readBooking } from '../../../test/support/booking.js';
import { dataOf, outcomeOf } from '../../../test/support/client.js';
import { assignCoaches } from '../../../test/support/coaches.js';
import { takesPlaceIn } from '../../../test/support/day.js';
import { untilLocked } from '../../../test/support/gate.js';
import { type Person, withRoles } from '../../../test/support/people.js';

describe('coaches, and those who assign them, at the same moment', () => {
  const api = useApi();
  let admin: Person;
  let coach: Person;
  let slotId: string;
  let seatId: string;
  let booking: Awaited<ReturnType<typeof paidBooking>>;

  beforeAll(async () => {
    admin = await withRoles(api, Role.SUPER_ADMIN);
  });
  beforeEach(async () => {
    coach = await withRoles(api, Role.COACH);
    slotId = (await givenSlot(api.database, { arenaId: (await givenArena(api.database)).id })).id;
    booking = await paidBooking(api.origin, { slotId });
    seatId = booking.seats[0]?.id ?? '';
    await assignCoaches(api.database, slotId, coach);
    await takesPlaceIn(api.database, slotId, -10);
  });

  const checkIn = (who = coach) =>
    api.as(who).answer('coaching.checkIn', { params: { id: slotId }, body: { seatId, is: true } });
  const set = (coachIds: string[], expected: string[]) =>
    api.as(admin).answer('coaching.admin.set', { params: { id: slotId }, body: { coachIds, expected } });
  const isIn = async (): Promise<boolean> =>
    (await readBooking(api.origin, booking)).seats.some(({ checkedInAt }) => checkedInAt !== null);

  /** Runs the statements in a transaction, starts the call, and commits once the call waits. */
  async function whileOpen<T>(
    statements: readonly (readonly [sql: string, params: readonly string[]])[],
    call: () => Promise<T>,
  ) {
    const client = new pg.Client({ connectionString: api.databaseUrl });
    await client.connect();
    await client.query('BEGIN');
    for (const [sql, params] of statements) await client.query(sql, [...params]);
    const answer = call();
    await untilLocked(api.database, 1);
    await client.query('COMMIT');
    await client.end();
    return answer;
  }

  const locksSlot = (): readonly [string, string[]] => [
    'SELECT 1 FROM class_slots WHERE id = $1 FOR NO KEY UPDATE',
    [slotId],
  ];
  const removes = (): readonly [string, string[]] => ['DELETE FROM slot_coaches WHERE slot_id = $1', [slotId]];
  const losesRole = (): readonly [string, string[]] => ['DELETE FROM user_roles WHERE user_id = $1', [coach.user.id]];

  it('a coach whom staff are removing does not check anyone in', async () => {
    expect(outcomeOf(await whileOpen([locksSlot(), removes()], checkIn))).toEqual([404, 'BOOK_021']);
    expect(await isIn()).toBe(false);
  });

  it('a coach who is losing the role does not check anyone in', async () => {
    expect(outcomeOf(await whileOpen([losesRole()], checkIn))).toEqual([404, 'BOOK_021']);
    expect(await isIn()).toBe(false);
  });

  it('a slot that staff are moving is judged by its new time', async () => {
    const wall = (column: string): string =>
      `${column} = to_char(${column}::timestamp + interval '2 days', 'YYYY-MM-DD"T"HH24:MI')`;
    const moves = [
      `UPDATE class_slots SET starts_at = starts_at + interval '2 days', ends_at = ends_at + interval '2 days',
         ${wall('local_start')}, ${wall('local_end')} WHERE id = $1`,
      [slotId],
    ] as const;
    expect(outcomeOf(await whileOpen([moves], checkIn))).toEqual([409, 'BOOK_004']);
    expect(await isIn()).toBe(false);
  });

  it('a removal waits for the check-in that came first', async () => {
    const [checked, removed] = await Promise.all([checkIn(), set([], [coach.user.id])]);
    expect(dataOf(removed).coaches).toEqual([]);
    expect([200, 404]).toContain(checked.status);
    expect(await isIn()).toBe(checked.status === 200);
  });

  it('two coaches who check in the same person do it once', async () => {
    const second = await withRoles(api, Role.COACH);
    await assignCoaches(api.database, slotId, second);
    const answers = await whileOpen([locksSlot()], () => Promise.all([checkIn(), checkIn(second), checkIn(second)]));
    for (const answer of answers) expect(dataOf(answer)).toMatchObject({ arrived: 1, people: [{ isNoShow: false }] });
    const { timeline } = await readBooking(api.origin, booking);
    expect(timeline.filter(({ kind }) => kind === BookingEventKind.CHECKED_IN)).toHaveLength(1);
  });

  it('two editors who choose coaches at once do not overwrite each other', async () => {
    const [a, b] = [await withRoles(api, Role.COACH), await withRoles(api, Role.COACH)];
    const expected = [coach.user.id];
    const answers = await whileOpen([locksSlot()], () =>
      Promise.all([set([a.user.id], expected), set([b.user.id], expected)]),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const winner = answers.find(({ status }) => status === 200)?.body.data.coaches;
    expect((await api.as(admin).call('coaching.admin.get', { params: { id: slotId } })).coaches).toEqual(winner);
  });

  it('someone who is losing the role is not assigned (BOOK_025)', async () => {
    await api.database.query('DELETE FROM slot_coaches WHERE slot_id = $1', [slotId]);
    expect(outcomeOf(await whileOpen([losesRole()], () => set([coach.user.id], [])))).toEqual([409, 'BOOK_025']);
    expect(await api.database.query('SELECT 1 FROM slot_coaches WHERE slot_id = $1', [slotId])).toEqual([]);
  });
});
