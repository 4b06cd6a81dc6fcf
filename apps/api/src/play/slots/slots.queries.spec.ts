import type { Executor } from '../../platform/database/index.js';
import { useApi } from '../../../test/support/api.js';
import { figuresStatement } from '../figures/admin/figures.queries.js';
import { listArenas } from '../arenas/arenas.queries.js';
import { freeTime } from '../arenas/free-time.js';
import { slotCalendar } from './admin/slots.queries.js';
import { nextFreeSlots, slotsOfArena } from './slots.queries.js';

// Filling the tables takes longer than the usual statement timeout.
const api = useApi({ ROLES: 'http', DATABASE_STATEMENT_TIMEOUT_MS: '300000' });

const arenas = 500;
const now = new Date('2026-11-22T12:00Z');
let arenaId: string;

/** Inserts 500 arenas with 100 slots each: enough for PostgreSQL to prefer an index to a full scan. */
beforeAll(async () => {
  await api.database.query(
    `INSERT INTO locations (id, city, address, province, postal_code, latitude, longitude, time_zone)
     SELECT md5('place' || n)::uuid, 'City ' || n, '1 Road', 'ON', 'M5V 2T6', 43 + n % 17, -80 - n % 40, 'America/Toronto'
       FROM generate_series(1, $1::int) n`,
    [arenas],
  );
  await api.database.query(
    `INSERT INTO arenas (id, location_id, class, capacity)
     SELECT md5('arena' || n)::uuid, md5('place' || n)::uuid, 1 + n % 2, 10 FROM generate_series(1, $1::int) n`,
    [arenas],
  );
  await api.database.query(
    `INSERT INTO arena_translations (arena_id, locale, name, description, rules, bring, getting_there)
     SELECT id, 'en', 'Arena', 'An arena', '', '', '' FROM arenas`,
  );
  await api.database.query(
    `INSERT INTO class_slots (id, arena_id, type, starts_at, ends_at, local_start, local_end, time_zone, capacity, taken)
     SELECT gen_random_uuid(), md5('arena' || 1 + n % $1::int)::uuid, 1, at, at + interval '1 hour', '2026-11-22T09:00',
            '2026-11-22T10:00', 'America/Toronto', 10, n / $1::int % 11
       FROM generate_series(0, 50000 - 1) n,
            LATERAL (SELECT timestamptz '2026-10-01' + n / $1::int * interval '1000 minutes' AS at) t`,
    [arenas],
  );
  await api.database.query('VACUUM ANALYZE class_slots, arenas, arena_translations, locations');
  arenaId = (await api.database.query<{ id: string }>('SELECT id FROM arenas LIMIT 1'))[0]?.id ?? '';
});

/** Returns PostgreSQL's plan for the statement that `ask` sends. */
async function planOf(ask: (executor: Executor) => Promise<unknown>): Promise<string> {
  let plan = '';
  const query = async <Row>(text: string, params: readonly unknown[] = []): Promise<Row[]> => {
    const rows = await api.database.query<{ 'QUERY PLAN': string }>(`EXPLAIN ${text}`, params);
    plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    return [];
  };
  await ask({ query });
  return plan;
}

const week = { from: '2026-11-23', to: '2026-11-29' };
const anyArena = { from: null };
const page = { limit: 24, offset: 0 };

/** Returns the number of rows of a table that the statement sent by `ask` reads. */
async function readOf(table: string, ask: (executor: Executor) => Promise<unknown>): Promise<number> {
  let read = 0;
  const query = async <Row>(text: string, params: readonly unknown[] = []): Promise<Row[]> => {
    const rows = await api.database.query<{ 'QUERY PLAN': string }>(`EXPLAIN (ANALYZE, TIMING OFF) ${text}`, params);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    for (const [, found, loops] of plan.matchAll(
      new RegExp(` on ${table}\\b.*actual rows=([\\d.]+) loops=(\\d+)`, 'g'),
    ))
      read += Number(found) * Number(loops);
    return [];
  };
  await ask({ query });
  return read;
}

describe('the next free slots near a position', () => {
  const near = { latitude: 45, longitude: -90 };

  it('are those of the nearest locations, of which no more are read than the answer needs', async () => {
    const [{ places } = { places: 0 }] = await api.database.query<{ places: number }>(
      'SELECT count(*)::int AS places FROM locations',
    );
    const ask = (db: Executor) => nextFreeSlots(db, 'en', { near, seats: 1, after: now });
    expect(await readOf('locations p', ask)).toBeLessThan(places / 5);
    const slots = await nextFreeSlots(api.database, 'en', { near, seats: 1, after: now });
    const distances = slots.map(({ distanceKm }) => distanceKm ?? Infinity);
    expect(distances).toEqual(distances.toSorted((a, b) => a - b));
    const [nearest] = await listArenas(api.database, 'en', { ...anyArena, from: near, free: null }, page).then(
      ({ rows }) => rows,
    );
    expect(distances[0]).toBeCloseTo(nearest?.distanceKm ?? 0, 6);
  });
});

describe('among 50,000 slots', () => {
  it.each<[string, (executor: Executor) => Promise<unknown>]>([
    ['a week of an arena', (db) => slotsOfArena(db, arenaId, week)],
    ['an administrator’s week', (db) => slotCalendar(db, arenaId, week, 'all')],
    ['the next free ones anywhere', (db) => nextFreeSlots(db, 'en', { seats: 1, after: now })],
    [
      'the next near',
      (db) => nextFreeSlots(db, 'en', { near: { latitude: 45, longitude: -90 }, seats: 1, after: now }),
    ],
    ['the next of an arena', (db) => nextFreeSlots(db, 'en', { arenaId, seats: 5, after: now })],
    [
      'arenas free this week',
      (db) => listArenas(db, 'en', { ...anyArena, free: freeTime(undefined, true, now) }, page),
    ],
    [
      'arenas free on a day',
      (db) => listArenas(db, 'en', { ...anyArena, free: freeTime('2026-12-01', false, now) }, page),
    ],
    ...(['utilisation', 'hours'] as const).flatMap((table) =>
      (['an', 'every'] as const).map((which): [string, (executor: Executor) => Promise<unknown>] => [
        `the figures of ${which} arena’s week (${table})`,
        (db) => {
          const one = which === 'an' ? { arenaId } : {};
          const { text, params } = figuresStatement(table, { ...week, ...one, scope: 'all', locale: 'en', now });
          return db.query(text, params);
        },
      ]),
    ),
  ])('%s: found through the index, never by reading them all', async (_what, ask) => {
    const plan = await planOf(ask);
    expect(plan).toContain('class_slots_arena_id_starts_at_idx');
    expect(plan).not.toMatch(/Seq Scan on class_slots/);
  });
});
