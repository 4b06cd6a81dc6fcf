import { givenLocation } from '@dronesoccer/devkit';
import { distanceKm } from '@dronesoccer/domain';
import { useApi } from '../../../test/support/api.js';
import { listNearby, nearbyStatement } from './locations.queries.js';

// Filling the tables takes longer than a call may.
const api = useApi({ DATABASE_STATEMENT_TIMEOUT_MS: '120000' });

/** As many locations all over Canada as the product will never have; scattered, and the same at every run. */
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

it('cuts the circle out of the index, even among 50,000', async () => {
  const { text, values } = nearbyStatement('en', { center, radiusKm: 100 });
  const rows = await api.database.query<{ 'QUERY PLAN': string }>(`EXPLAIN ${text}`, values);
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).toContain('locations_nearby_idx');
  expect(plan).not.toMatch(/Seq Scan on locations\b/);
});

it('finds the same 200 as measuring every distance would, in the same order', async () => {
  const radiusKm = 900;
  const found = await listNearby(api.database, 'en', { center, radiusKm });
  const rows = await api.database.query<{ id: string; latitude: number; longitude: number }>(
    'SELECT id, latitude, longitude FROM locations',
  );
  const expected = rows
    .map(({ id, ...place }) => ({ id, distance: distanceKm(center, place) }))
    .filter(({ distance }) => distance <= radiusKm)
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, 200);
  expect(found.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
});

it('orders equally near ones by id', async () => {
  const place = { latitude: 70, longitude: -60 };
  const ids = [];
  for (let n = 0; n < 5; n++) ids.push((await givenLocation(api.database, place)).id);
  const found = await listNearby(api.database, 'en', { center: place, radiusKm: 1 });
  expect(found.map(({ id }) => id)).toEqual(ids.toSorted());
});
