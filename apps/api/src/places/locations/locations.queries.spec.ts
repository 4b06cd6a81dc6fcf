import { DeliveryMethod, OrderStatus } from '@dronesoccer/contracts';
import { givenLocation } from '@dronesoccer/devkit';
import { distanceKm, msPerDay } from '@dronesoccer/domain';
import { useApi } from '../../../test/support/api.js';
import { orderedFromStatement } from './locations.queries.js';
import { listNearby, nearbyStatement } from './nearby.queries.js';

// Filling the tables takes longer than the default statement timeout.
const api = useApi({ DATABASE_STATEMENT_TIMEOUT_MS: '120000' });

/** Creates more locations than the product will ever have, scattered all over Canada and identical in every run. */
beforeAll(async () => {
  await api.database.query(`
    INSERT INTO locations (id, city, address, province, postal_code, latitude, longitude, time_zone)
    SELECT gen_random_uuid(), 'City ' || n, '1 Test Street', 'ON', 'K1P 1A1',
           43 + 17 * (n * 0.7548776662 % 1), -140 + 87 * (n * 0.5698402910 % 1), 'America/Toronto'
      FROM generate_series(1, 50000) n`);
  await api.database.query(`
    INSERT INTO location_translations (location_id, locale, name)
    SELECT l.id, locale, 'Arena ' || l.id FROM locations l, unnest(ARRAY['en', 'fr']) locale`);
  await api.database.query('VACUUM ANALYZE locations, location_translations');
});

const center = { latitude: 49.2827, longitude: -123.1207 };

it.each([5, 900])('reads the 100 nearest in the order of the index, among 50,000, within %i km', async (radiusKm) => {
  const { text, values } = nearbyStatement('en', { center, radiusKm });
  const rows = await api.database.query<{ 'QUERY PLAN': string }>(`EXPLAIN (ANALYZE, TIMING OFF) ${text}`, values);
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  const [, read] = /Index Scan using locations_sphere_idx.*?actual rows=(\d+)/.exec(plan) ?? [];
  expect(plan).not.toMatch(/Seq Scan on locations\b/);
  // The scan reads a few more rows than it returns, to make sure that no other location is as near as the last one.
  expect(Number(read)).toBeGreaterThanOrEqual(100);
  expect(Number(read)).toBeLessThanOrEqual(110);
  const answered = (await listNearby(api.database, 'en', { center, radiusKm })).length;
  const [, named] = /location_translations t.*?loops=(\d+)/.exec(plan) ?? [];
  expect(Number(named ?? 0)).toBe(answered);
});

it('finds the same 100 as measuring every distance would, in the same order', async () => {
  const radiusKm = 900;
  const found = await listNearby(api.database, 'en', { center, radiusKm });
  const rows = await api.database.query<{ id: string; latitude: number; longitude: number }>(
    'SELECT id, latitude, longitude FROM locations',
  );
  const expected = rows
    .map(({ id, ...place }) => ({ id, distance: distanceKm(center, place) }))
    .filter(({ distance }) => distance <= radiusKm)
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, 100);
  expect(found.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
});

it('orders equally near ones by id', async () => {
  const place = { latitude: 70, longitude: -60 };
  const ids = [];
  for (let n = 0; n < 5; n++) ids.push((await givenLocation(api.database, place)).id);
  const found = await listNearby(api.database, 'en', { center: place, radiusKm: 1 });
  expect(found.map(({ id }) => id)).toEqual(ids.toSorted());
});

it('counts what was ordered lately out of the index', async () => {
  await api.database.query(
    `INSERT INTO orders (id, number, email, status, delivery, location_id, tax_province, subtotal_cents, total_cents,
                         hold_expires_at, placed_at, paid_at)
     SELECT gen_random_uuid(), 'T-' || row_number() OVER (), 'a@example.test', ${OrderStatus.PAID}, ${DeliveryMethod.PICKUP},
            l.id, 'BC', 1, 1, now(), now() - make_interval(days => n), now()
       FROM (SELECT id FROM locations LIMIT 50) l, generate_series(1, 400) n`,
  );
  await api.database.query('VACUUM ANALYZE orders');
  const since = new Date(Date.now() - 90 * msPerDay);
  const rows = await api.database.query<{ 'QUERY PLAN': string }>(`EXPLAIN ${orderedFromStatement}`, [since]);
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).toContain('orders_location_popularity_idx');
  expect(plan).not.toContain('Seq Scan on orders');
});
