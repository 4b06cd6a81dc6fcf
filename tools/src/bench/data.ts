// The data for both servers: products, locations and people, generated in the database and identical in every run.
import { Role } from '@dronesoccer/contracts';
import { givenCatalogue } from '@dronesoccer/devkit';
import type { Client } from 'pg';
import { makeBookings, makeSlots } from '../queries/data.ts';

interface Person {
  readonly id: string;
  readonly sessionId: string;
  readonly email: string;
}

export interface BenchData {
  readonly slugs: readonly string[];
  readonly productIds: readonly string[];
  readonly people: readonly Person[];
  readonly admin: Person;
  readonly arenaIds: readonly string[];
  /** Future slots with a price per seat and all seats free. */
  readonly freeSlotIds: readonly string[];
}

/** Gives every product more stock than any benchmark needs. */
const FILL_SHELVES = 'UPDATE stock_levels SET quantity = 1000000';

const LOCATIONS_WITH_STOCK = 500;
/**
 * The number of arenas; their slots span from three months ago to four months ahead, and a third of them have a
 * booking.
 */
const ARENAS = 20;
const SLOTS = 60_000;
const BOOKINGS = 20_000;

const LOCATIONS = `
WITH made AS (
  INSERT INTO locations (id, city, address, province, postal_code, latitude, longitude, time_zone)
  SELECT md5('location' || n)::uuid, 'City ' || n, n || ' Arena Road', 'ON', 'M5V 2T6',
         43 + (n * 7919 % 1000) / 150.0, -80 + (n * 104729 % 1000) / 150.0, 'America/Toronto'
  FROM generate_series(1, ${LOCATIONS_WITH_STOCK}) n RETURNING id, city
), named AS (
  INSERT INTO location_translations (location_id, locale, name)
  SELECT id, locale, 'Arena ' || city FROM made, unnest(ARRAY['en', 'fr']) locale
)
INSERT INTO stock_points (id, kind, location_id) SELECT md5('point' || id)::uuid, 2, id FROM made`;

/**
 * Further locations without stock, scattered over Canada: their number must not affect a search for nearby locations.
 */
const FURTHER_LOCATIONS = `
WITH made AS (
  INSERT INTO locations (id, city, address, province, postal_code, latitude, longitude, time_zone)
  SELECT md5('further' || n)::uuid, 'Town ' || n, n || ' Arena Road', 'ON', 'M5V 2T6',
         43 + 17 * (n * 0.7548776662 % 1), -140 + 87 * (n * 0.5698402910 % 1), 'America/Toronto'
  FROM generate_series(1, $1::int) n RETURNING id, city
)
INSERT INTO location_translations (location_id, locale, name)
SELECT id, locale, 'Arena ' || city FROM made, unnest(ARRAY['en', 'fr']) locale`;

/** Adds an arena to every fifth of the further locations; the classes alternate. */
const FURTHER_ARENAS = `
WITH made AS (
  INSERT INTO arenas (id, location_id, class, capacity)
  SELECT md5('further arena' || n)::uuid, md5('further' || n)::uuid, 1 + n % 2, 10
  FROM generate_series(1, $1::int, 5) n RETURNING id
)
INSERT INTO arena_translations (arena_id, locale, name, description, rules, bring, getting_there)
SELECT id, locale, 'An arena', 'A field', '', '', '' FROM made, unnest(ARRAY['en', 'fr']) locale`;

const PEOPLE = `
WITH made AS (
  INSERT INTO users (id, email, first_name, last_name)
  SELECT md5('person' || n)::uuid, 'person' || n || '@bench.test', 'Bench', 'Person'
  FROM generate_series(1, $1::int) n RETURNING id, email
), roles AS (
  INSERT INTO user_roles (user_id, role) SELECT id, 5 FROM made
), signed_in AS (
  INSERT INTO sessions (id, user_id) SELECT md5('session' || id)::uuid, id FROM made RETURNING id, user_id
)
SELECT made.id, made.email, signed_in.id AS "sessionId" FROM made JOIN signed_in ON signed_in.user_id = made.id ORDER BY email`;

/** Makes the last person an administrator; this person does nothing else. */
const ADMIN = `INSERT INTO user_roles (user_id, role) VALUES ($1, ${Role.SUPER_ADMIN})`;

const FREE_SLOTS = `
SELECT id FROM class_slots
WHERE type = 1 AND taken = 0 AND starts_at > now() + interval '2 days' ORDER BY id LIMIT 1500`;

/** Fills a migrated database that already has its reference data. */
export const makeBenchData = async (
  client: Client,
  { products, locations, people }: { products: number; locations: number; people: number },
): Promise<BenchData> => {
  const idsOf = async (sql: string): Promise<string[]> =>
    (await client.query<{ id: string }>(sql)).rows.map(({ id }) => id);
  await client.query('BEGIN');
  await client.query(LOCATIONS);
  await givenCatalogue(client, products);
  await client.query(FILL_SHELVES);
  const further = Math.max(0, locations - LOCATIONS_WITH_STOCK);
  await client.query(FURTHER_LOCATIONS, [further]);
  await makeSlots(client, ARENAS, SLOTS);
  await makeBookings(client, BOOKINGS, SLOTS);
  const arenaIds = await idsOf('SELECT id FROM arenas ORDER BY id');
  await client.query(FURTHER_ARENAS, [further]);
  const made = await client.query<{ id: string; slug: string }>('SELECT id, slug FROM products ORDER BY slug');
  const signedIn = await client.query<Person>(PEOPLE, [people + 1]);
  const admin = pick(signedIn.rows, people);
  await client.query(ADMIN, [admin.id]);
  const freeSlotIds = await idsOf(FREE_SLOTS);
  await client.query('COMMIT');
  await client.query('VACUUM ANALYZE');
  return {
    slugs: made.rows.map((row) => row.slug),
    productIds: made.rows.map((row) => row.id),
    people: signedIn.rows.slice(0, people),
    ...{ admin, arenaIds, freeSlotIds },
  };
};

/** Returns the n-th item, cycling through the list. */
export const pick = <T>(list: readonly T[], index: number): T => {
  const item = list[index % list.length];
  if (item === undefined) throw new Error('the benchmark has no data');
  return item;
};
