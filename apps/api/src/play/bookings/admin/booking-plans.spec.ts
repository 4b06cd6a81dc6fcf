import { adminBookingSorts, BookingStatus, limits } from '@dronesoccer/contracts';
import { addDays } from '@dronesoccer/domain';
import { givenCompany } from '@dronesoccer/devkit';
import { useApi } from '../../../../test/support/api.js';
import { vacuumTables } from '../../../../test/support/vacuum-tables.js';
import { paymentList } from '../../../money/payments/admin/find-payments.queries.js';
import { Payables } from '../../../money/payments/index.js';
import { type Executor, readList } from '../../../platform/database/index.js';
import type { BookingFilter } from './booking-filter.js';
import { bookingCountStatement, bookingPageStatement, countBookings, findBookings } from './find-bookings.queries.js';

// Filling the tables takes longer than the default statement timeout.
const api = useApi({ ROLES: 'http', DATABASE_STATEMENT_TIMEOUT_MS: '300000' });

const everything: BookingFilter = { scope: 'all', now: new Date() };

const today = new Date().toISOString().slice(0, 10);
const arenas = 40;
const slots = 40_000;
const arenaId = '1f0ee7f6-90ab-4d1c-8a44-0a7d6f3c0a01';

/**
 * Creates forty arenas with a thousand slots each and books every other slot. With this many rows, PostgreSQL prefers
 * an index.
 */
beforeAll(async () => {
  const { database } = api;
  const { id: companyId } = await givenCompany(database);
  await database.query(
    `INSERT INTO locations (id, city, address, province, postal_code, latitude, longitude, time_zone, company_id)
     SELECT md5('place' || n)::uuid, 'City ' || n, '1 Road', 'ON', 'M5V 2T6', 43 + n % 17, -80 - n % 40, 'America/Toronto',
            CASE WHEN n <= 2 THEN $2::uuid END
       FROM generate_series(1, $1::int) n`,
    [arenas, companyId],
  );
  await database.query(
    `INSERT INTO arenas (id, location_id, class, capacity)
     SELECT CASE n WHEN 1 THEN $2::uuid ELSE md5('arena' || n)::uuid END, md5('place' || n)::uuid, 1 + n % 2, 10
       FROM generate_series(1, $1::int) n`,
    [arenas, arenaId],
  );
  await database.query(
    `INSERT INTO class_slots (id, arena_id, type, starts_at, ends_at, local_start, local_end, time_zone, capacity, taken)
     SELECT md5('slot' || n)::uuid, CASE n % $1::int WHEN 0 THEN $3::uuid ELSE md5('arena' || 1 + n % $1::int)::uuid END, 1, at,
            at + interval '1 hour', to_char(at - interval '5 hours', 'YYYY-MM-DD"T"HH24:MI'),
            to_char(at - interval '4 hours', 'YYYY-MM-DD"T"HH24:MI'), 'America/Toronto', 10, n % 2
       FROM generate_series(0, $2::int - 1) n,
            LATERAL (SELECT date_trunc('hour', now()) - interval '60 days' + n / $1::int * interval '3 hours' AS at) t`,
    [arenas, slots, arenaId],
  );
  await database.query(
    `INSERT INTO bookings (id, number, slot_id, name, email, status, user_type, mode, tier, places, tax_province,
       subtotal_cents, total_cents, hold_expires_at, check_in_code, placed_at, cancelled_at, cancel_reason)
     SELECT md5('booking' || n)::uuid, 'BK-2026-' || lpad(n::text, 6, '0'), md5('slot' || n)::uuid, 'Person ' || md5(n::text),
            'person' || n % 9000 || '@example.test', status, 1, 1, 1, 1, 'ON', 0, 0, now(), 'P' || lpad(n::text, 7, '0'),
            now() - n * interval '1 minute', CASE status WHEN 3 THEN now() END, CASE status WHEN 3 THEN 1 END
       FROM generate_series(1, $1::int - 1, 2) n,
            LATERAL (SELECT CASE WHEN n % 100 = 1 THEN 3 WHEN n % 100 = 3 THEN 1 ELSE 2 END AS status) s`,
    [slots],
  );
  await database.query(
    `INSERT INTO booking_seats (id, booking_id, position, price_cents, tax_cents)
     SELECT gen_random_uuid(), id, 0, 0, 0 FROM bookings`,
  );
  await database.query(
    `INSERT INTO payments (id, subject_id, provider, reference, status, amount_cents, paid_at)
     SELECT gen_random_uuid(), id, 'sandbox', number, 2, 1, now() FROM bookings WHERE status = 2`,
  );
  await database.query(
    `INSERT INTO refunds (id, payment_id, amount_cents, reason, status)
     SELECT gen_random_uuid(), id, 1, 'sample', 2 + (reference LIKE '%5')::int FROM payments LIMIT 500`,
  );
  await vacuumTables(
    database,
    'bookings',
    'booking_seats',
    'class_slots',
    'arenas',
    'locations',
    'payments',
    'refunds',
  );
  filters['a company’s own'] = { scope: { companyId } };
});

async function planOf({ text, values }: { text: string; values: unknown[] }): Promise<string> {
  const rows = await api.database.query<{ 'QUERY PLAN': string }>(`EXPLAIN ${text}`, values);
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

/** Returns the largest number of bookings that a single plan step read, including the rows that it filtered out. */
async function bookingsRead({ text, values }: { text: string; values: unknown[] }): Promise<number> {
  const rows = await api.database.query<{ 'QUERY PLAN': string }>(`EXPLAIN (ANALYZE, TIMING OFF) ${text}`, values);
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  const steps = [...plan.matchAll(/ on bookings\b.*actual rows=([\d.]+) loops=(\d+)\)((?:\n +[A-Z].*)*)/g)];
  expect(steps).not.toEqual([]);
  return Math.max(
    ...steps.map(([, found, loops, below = '']) => {
      const passed = /Rows Removed by Filter: (\d+)/.exec(below)?.[1] ?? 0;
      return Math.round((Number(found) + Number(passed)) * Number(loops));
    }),
  );
}

const filters: Record<string, Partial<BookingFilter>> = {
  everything: {},
  'the next ones': { when: 'upcoming' },
  'what is over': { when: 'past' },
  'the next ones of an arena': { when: 'upcoming', arenaId },
  'what is not paid': { status: BookingStatus.PENDING },
  'what is confirmed': { status: BookingStatus.CONFIRMED },
  'those not cancelled, from today on': { standing: true, from: today },
  'a day': { from: addDays(today, 3), to: addDays(today, 3) },
  'a week of an arena': { arenaId, from: today, to: addDays(today, 6) },
  'an arena': { arenaId },
  'a location': { locationId: '019b76da-a800-70ec-a3c5-d3fee000c296' },
  'a slot': { slotId: '019b76da-a800-70ec-a3c5-d3fee000c296' },
  'a number': { search: '2026-004711' },
  'a part of an e-mail': { search: 'son471@' },
  'a name and a state': { search: 'ab12', status: BookingStatus.CONFIRMED },
  'what every booking has': { search: 'bk-2026' },
  'a company’s own': {},
};
const readsAll = /Seq Scan on (bookings|booking_seats|class_slots)/;

describe.each(Object.keys(filters))('the dashboard’s bookings: %s', (name) => {
  it.each(adminBookingSorts)('by %s are read through an index', async (sort) => {
    for (const offset of [0, 480]) {
      const filter = { ...everything, ...filters[name] };
      expect(await planOf(bookingPageStatement(filter, { sort, limit: 24, offset }, 'en'))).not.toMatch(readsAll);
    }
  });

  it('are counted by looking at little more than people page through', async () => {
    const statement = bookingCountStatement({ ...everything, ...filters[name] });
    // Days begin at different instants in different time zones, so the query also reads a few bookings of adjacent
    // days.
    expect(await bookingsRead(statement)).toBeLessThanOrEqual(limits.listDepth * 1.25);
  });
});

describe('the dashboard’s payments', () => {
  /** Returns the statements that count the payments and read the first page. */
  const statementsOf = async (filter: { locationIds?: string[] }) => {
    const statements: { text: string; values: unknown[] }[] = [];
    const recording: Executor = {
      query: (text, values = []) => {
        statements.push({ text, values: [...values] });
        return Promise.resolve([]);
      },
    };
    const context = { subjects: api.app.get(Payables).listed, language: 'en' } as const;
    await readList(recording, paymentList, { ...filter, ...context }, { limit: 24, offset: 0 });
    expect(statements).toHaveLength(2);
    return statements;
  };

  it('look up the bookings of a page, and no others', async () => {
    const [count, ...page] = await statementsOf({});
    expect(await planOf(count ?? { text: '', values: [] })).not.toContain('bookings');
    for (const statement of page) expect(await bookingsRead(statement)).toBeLessThanOrEqual(24);
  });

  it('of a place are found and counted through the bookings there, and no others', async () => {
    const [place] = await api.database.query<{ id: string }>(`SELECT md5('place8')::uuid AS id`);
    for (const statement of await statementsOf({ locationIds: [place?.id ?? ''] })) {
      expect(await bookingsRead(statement)).toBe(slots / arenas);
      expect(await planOf(statement)).not.toMatch(/Seq Scan on (?:bookings|payments|orders|memberships)/);
    }
  });
});

describe('a list of all bookings', () => {
  it('is counted as far as its pages go, and looks at no more', async () => {
    expect(await countBookings(api.database, everything)).toBe(limits.listDepth + 1);
    const slice = { sort: 'latest', limit: 24, offset: 0 } as const;
    expect(await bookingsRead(bookingPageStatement(everything, slice, 'en'))).toBe(24);
    expect(await bookingsRead(bookingCountStatement(everything))).toBe(limits.listDepth + 1);
  });

  it('that are not over begins with the next ones, and looks at a day of bookings more than it shows', async () => {
    const filter: BookingFilter = { ...everything, when: 'upcoming' };
    const statement = bookingPageStatement(filter, { sort: 'soonest', limit: 24, offset: 0 }, 'en');
    // A slot may last a day, so the query reads the bookings of the last day, whether they are over or not.
    expect(await bookingsRead(statement)).toBeLessThan(24 + 9 * (arenas / 2));
    expect(await planOf(statement)).toContain('bookings_starts_at_id_idx');
  });

  it('goes by when they take place, also after a slot or a booking was moved', async () => {
    const first = async (): Promise<string | undefined> => {
      const slice = { sort: 'latest', limit: 1, offset: 0 } as const;
      return (await findBookings(api.database, everything, slice, 'en'))[0]?.number;
    };
    const idOf = (kind: string, n: number): string => `md5('${kind}${n}')::uuid`;
    await api.database.query(
      `UPDATE class_slots SET arena_id = md5('arena9')::uuid, starts_at = starts_at + interval '3 years', ends_at = ends_at + interval '3 years'
       WHERE id = ${idOf('slot', 101)}`,
    );
    expect(await first()).toBe('BK-2026-000101');
    await api.database.query(`UPDATE bookings SET slot_id = ${idOf('slot', 1)} WHERE id = ${idOf('booking', 101)}`);
    expect(await first()).not.toBe('BK-2026-000101');
    const [drift] = await api.database.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM bookings b JOIN class_slots s ON s.id = b.slot_id
       WHERE (b.arena_id, b.starts_at) IS DISTINCT FROM (s.arena_id, s.starts_at)`,
    );
    expect(drift?.count).toBe(0);
  });
});
