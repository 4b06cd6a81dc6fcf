// One race of many callers for few slots, and what must hold afterwards.
import { BookingMode, Role } from '@dronesoccer/contracts';
import { givenArena, givenSlot } from '@dronesoccer/devkit';
import { msPerHour } from '@dronesoccer/domain';
import type pg from 'pg';
import type { BenchSecrets } from '../bench/servers.ts';
import { accessToken } from '../bench/tokens.ts';
import { bookersOf, type BookingAttempt } from './bookers.ts';

interface RaceSize {
  readonly callers: number;
  readonly slots: number;
}

interface Seats {
  readonly seats: number;
  readonly taken: number;
  /** The number of slots that are overbooked, or whose taken seats differ from their active bookings. */
  readonly wrong: number;
}

const SEATS = `
SELECT sum(s.capacity)::int AS seats, sum(s.taken)::int AS taken,
  count(*) FILTER (WHERE s.taken > s.capacity OR s.taken <> b.booked)::int AS wrong
FROM class_slots s CROSS JOIN LATERAL (
  SELECT COALESCE(sum(b.places), 0)::int AS booked FROM bookings b WHERE b.slot_id = s.id AND b.status <> 3) b
WHERE s.id = ANY ($1::uuid[])`;
const DEADLOCKS = 'SELECT deadlocks::int AS count FROM pg_stat_database WHERE datname = current_database()';

/** Creates the administrator who reads the books. */
const ADMIN = `
WITH made AS (
  INSERT INTO users (id, email, first_name, last_name) VALUES (gen_random_uuid(), 'admin@races.test', 'Races', 'Admin') RETURNING id
), role AS (
  INSERT INTO user_roles (user_id, role) SELECT id, ${Role.SUPER_ADMIN} FROM made
)
INSERT INTO sessions (id, user_id) SELECT gen_random_uuid(), id FROM made
RETURNING user_id AS id, 'admin@races.test' AS email, id AS "sessionId"`;

export const raceHeadings =
  'run seats tries booked refused other busy paid cancelled taken p50-ms p99-ms deadlocks wrong-slots books-balanced'.split(
    ' ',
  );

const daysAhead = 30;

/** Runs one race for the slots. Returns the cells of the run's row, and whether every promise held. */
export const runRace = async (
  number: number,
  size: RaceSize,
  { client, arenaId, bookers, isBalanced }: World,
): Promise<{ cells: string[]; isGood: boolean }> => {
  const ids: string[] = [];
  const first = Math.floor(Date.now() / msPerHour) + 24 * (daysAhead + 2 * number);
  for (let index = 0; index < size.slots; index++) {
    const startsAt = new Date((first + index) * msPerHour);
    ids.push((await givenSlot(client, { arenaId, capacity: 3 + (index % 4), startsAt })).id);
  }
  const wishes = Array.from({ length: size.callers }, (_, index) => ({
    slotId: ids[index % ids.length] ?? '',
    // One in nine wants the whole arena, the others one to three seats.
    ...(index % 9 === 4 ? { mode: BookingMode.FULL, seats: 0 } : { mode: BookingMode.SHARED, seats: 1 + (index % 3) }),
  }));
  const tried = await Promise.all(wishes.map((wish) => bookers.book(wish)));
  const booked = tried.flatMap((one) => (one.booking === null ? [] : [one.booking]));
  const refused = tried.filter(({ code }) => code === 'BOOK_002' || code === 'BOOK_003').length;
  const others = tried.filter((one) => isUnexpected(one));
  const other = others.length;
  if (other > 0) process.stdout.write(`run ${number}: ${[...new Set(others.map(({ code }) => code))].join(', ')}\n`);
  // Each booking is paid by two simultaneous webhooks, while every third one is cancelled.
  const [paid, cancelled] = await Promise.all([
    bookers.payAll(booked),
    bookers.cancelAll(booked.filter((_, index) => index % 3 === 2)),
  ]);
  const [found] = (await client.query<Seats>(SEATS, [ids])).rows;
  const { seats, taken, wrong } = found ?? { seats: NaN, taken: NaN, wrong: NaN };
  const deadlocks = (await client.query<{ count: number }>(DEADLOCKS)).rows[0]?.count ?? NaN;
  const balanced = await isBalanced();
  const waited = tried.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
  const within = (share: number): string => (waited[Math.floor(waited.length * share)] ?? NaN).toFixed(0);
  return {
    cells: [
      ...[number, seats, wishes.length, booked.length, refused, other, bookers.timesBusy(), paid, cancelled, taken].map(
        String,
      ),
      ...[within(0.5), within(0.99), String(deadlocks), String(wrong), balanced ? 'yes' : 'NO'],
    ],
    isGood: wrong === 0 && other === 0 && deadlocks === 0 && balanced && booked.length > 0,
  };
};

const isUnexpected = ({ booking, code }: BookingAttempt): boolean =>
  booking === null && code !== 'BOOK_002' && code !== 'BOOK_003';

export interface World {
  readonly client: pg.Client;
  readonly arenaId: string;
  readonly bookers: ReturnType<typeof bookersOf>;
  readonly isBalanced: () => Promise<boolean>;
}

/** @param origins the processes, or the balancer in front of them, which the callers use in turn */
export const openWorld = async (
  client: pg.Client,
  origins: readonly string[],
  secrets: BenchSecrets,
): Promise<World> => {
  const admin = (await client.query<{ id: string; email: string; sessionId: string }>(ADMIN)).rows[0];
  if (admin === undefined) throw new Error('the races have no administrator');
  const headers = { authorization: `Bearer ${accessToken(admin, secrets.jwt)}` };
  const isBalanced = async (): Promise<boolean> => {
    const answer = await fetch(`${origins[0] ?? ''}/api/reports/proof`, { headers });
    return ((await answer.json()) as { data?: { isClean: boolean } }).data?.isClean ?? false;
  };
  const { id: arenaId } = await givenArena(client);
  return { client, arenaId, bookers: bookersOf(origins, secrets.webhook), isBalanced };
};
