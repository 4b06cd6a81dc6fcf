// `npm run races`: many people book the same slot at once through two API processes, over and over, and the figures of each run
// are printed. `--runs 20`, `--tries 8` (per seat). Ends with 1 when a seat was sold twice, a statement waited for ever, an
// answer was none that people can be given, or the books do not balance.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { BookingMode, Role } from '@dronesoccer/contracts';
import { givenArena, givenSlot, startPostgres } from '@dronesoccer/devkit';
import { migrate, urlFromConnection } from '@dronesoccer/prisma/migrate';
import { seedReference } from '@dronesoccer/prisma/seed';
import pg from 'pg';
import { columnsOf } from '../bench/report.ts';
import { makeSecrets, startOurs, type RunningServer } from '../bench/servers.ts';
import { accessToken } from '../bench/tokens.ts';
import { buildApi } from '../build/api.ts';
import { bookersOf, type Tried } from './bookers.ts';

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '20' }, tries: { type: 'string', default: '8' } },
});
const runs = Number(values.runs);
const triesPerSeat = Number(values.tries);

interface Slot {
  readonly taken: number;
  /** Seats of the bookings that stand. */
  readonly booked: number;
}

const SLOT = `
SELECT s.taken, COALESCE(sum(b.places) FILTER (WHERE b.status <> 3), 0)::int AS booked
FROM class_slots s LEFT JOIN bookings b ON b.slot_id = s.id WHERE s.id = $1 GROUP BY s.id`;
const DEADLOCKS = 'SELECT deadlocks::int AS count FROM pg_stat_database WHERE datname = current_database()';

/** Who asks for the books. */
const ADMIN = `
WITH made AS (
  INSERT INTO users (id, email, first_name, last_name) VALUES (gen_random_uuid(), 'admin@races.test', 'Races', 'Admin') RETURNING id
), role AS (
  INSERT INTO user_roles (user_id, role) SELECT id, ${Role.SUPER_ADMIN} FROM made
)
INSERT INTO sessions (id, user_id) SELECT gen_random_uuid(), id FROM made
RETURNING user_id AS id, 'admin@races.test' AS email, id AS "sessionId"`;

const HEADINGS = [
  ...[
    'run',
    'seats',
    'tries',
    'booked',
    'refused',
    'other',
    'paid',
    'cancelled',
    'taken',
    'ms',
    'deadlocks',
    'books balanced',
  ],
];

const dayMs = 86_400_000;

/** One slot, fought over: the cells of its row, and whether all is as promised. */
const run = async (
  number: number,
  { client, arenaId, bookers, isBalanced }: World,
): Promise<{ cells: string[]; isGood: boolean }> => {
  const capacity = 5 + (number % 6);
  const { id } = await givenSlot(client, { arenaId, capacity, startsAt: new Date(Date.now() + (30 + number) * dayMs) });
  const wishes = Array.from({ length: capacity * triesPerSeat }, (_, index) => ({
    slotId: id,
    // One in nine wants the arena for themselves, the others one to three seats.
    ...(index % 9 === 4 ? { mode: BookingMode.FULL, seats: 0 } : { mode: BookingMode.SHARED, seats: 1 + (index % 3) }),
  }));
  const started = performance.now();
  const tried = await Promise.all(wishes.map((wish) => bookers.book(wish)));
  const milliseconds = performance.now() - started;
  const booked = tried.flatMap((one) => (one.booking === null ? [] : [one.booking]));
  const refused = tried.filter(({ code }) => code === 'BOOK_002' || code === 'BOOK_003').length;
  const other = tried.filter((one) => isUnexpected(one)).length;
  // Paid by two reports at once, while every third changes their mind.
  const [paid, cancelled] = await Promise.all([
    bookers.payAll(booked),
    bookers.cancelAll(booked.filter((_, index) => index % 3 === 2)),
  ]);
  const slot = (await client.query<Slot>(SLOT, [id])).rows[0] ?? { taken: NaN, booked: NaN };
  const deadlocks = (await client.query<{ count: number }>(DEADLOCKS)).rows[0]?.count ?? NaN;
  const balanced = await isBalanced();
  const isSound = slot.taken === slot.booked && slot.taken <= capacity && other === 0;
  return {
    cells: [
      ...[number, capacity, wishes.length, booked.length, refused, other, paid, cancelled, slot.taken].map(String),
      ...[milliseconds.toFixed(0), String(deadlocks), balanced ? 'yes' : 'NO'],
    ],
    isGood: isSound && deadlocks === 0 && balanced && booked.length > 0,
  };
};

const isUnexpected = ({ booking, code }: Tried): boolean =>
  booking === null && code !== 'BOOK_002' && code !== 'BOOK_003';

interface World {
  readonly client: pg.Client;
  readonly arenaId: string;
  readonly bookers: ReturnType<typeof bookersOf>;
  readonly isBalanced: () => Promise<boolean>;
}

const main = async (): Promise<void> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'dronesoccer-races-'));
  await buildApi();
  const postgres = await startPostgres({ folder: path.join(folder, 'postgres'), password: 'races', durable: false });
  const { host, port, user, password } = postgres;
  const connection = { host, port, user, password, database: 'postgres' };
  const client = new pg.Client(connection);
  const servers: RunningServer[] = [];
  try {
    await migrate(connection);
    await client.connect();
    await seedReference(client);
    const secrets = makeSecrets();
    const url = urlFromConnection(connection);
    // One after the other: both would create the queues.
    for (let server = 0; server < 2; server++) {
      servers.push(await startOurs(url, secrets, path.join(folder, 'uploads')));
    }
    const admin = (await client.query<{ id: string; email: string; sessionId: string }>(ADMIN)).rows[0];
    if (admin === undefined) throw new Error('the races have no administrator');
    const origins = servers.map((server) => `http://127.0.0.1:${server.port}`);
    const headers = { authorization: `Bearer ${accessToken(admin, secrets.jwt)}` };
    const isBalanced = async (): Promise<boolean> => {
      const answer = await fetch(`${origins[0] ?? ''}/api/reports/proof`, { headers });
      return ((await answer.json()) as { data?: { isClean: boolean } }).data?.isClean ?? false;
    };
    const { id: arenaId } = await givenArena(client);
    const world = { client, arenaId, bookers: bookersOf(origins, secrets.webhook), isBalanced };
    const rows: string[][] = [HEADINGS];
    for (let number = 1; number <= runs; number++) {
      const { cells, isGood } = await run(number, world);
      rows.push(cells);
      if (!isGood) process.exitCode = 1;
    }
    process.stdout.write(`${runs} runs, two processes\n\n${columnsOf(rows, 0)}\n`);
  } finally {
    for (const server of servers) await server.stop();
    await client.end();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
};

await main();
