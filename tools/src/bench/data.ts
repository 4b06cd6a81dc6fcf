// What both servers are measured on: products, locations and people made by the database itself, the same at every run.
import type { Client } from 'pg';

export interface BenchData {
  readonly slugs: readonly string[];
  readonly productIds: readonly string[];
  readonly people: readonly { readonly id: string; readonly sessionId: string; readonly email: string }[];
}

/** Stock that no benchmark runs out of. */
const STOCK = 1_000_000;

const PRODUCTS = `
WITH made AS (
  INSERT INTO products (id, slug, category, price_cents, sale_price_cents, arena_class, weight_grams, created_at)
  SELECT md5('product' || n)::uuid, 'bench-product-' || n, 1 + n % 6, 1999 + n * 37 % 90000,
         CASE WHEN n % 7 = 0 THEN 1500 END, CASE WHEN n % 3 = 0 THEN 1 + n % 2 END, 100 + n % 5000,
         timestamptz '2026-01-01' + n * interval '1 minute'
  FROM generate_series(1, $1::int) n
  RETURNING id, slug
), named AS (
  INSERT INTO product_translations (product_id, locale, name, description, specs)
  SELECT id, locale, initcap(replace(slug, '-', ' ')) || CASE locale WHEN 'fr' THEN ' (fr)' ELSE '' END,
         repeat('A ball drone in its cage, five a side, three minutes a set. ', 6),
         '[{"label":"Diameter","value":"20 cm"},{"label":"Weight","value":"108 g"}]'
  FROM made, unnest(ARRAY['en', 'fr']) locale
), pictured AS (
  INSERT INTO product_images (id, product_id, position, url, alt)
  SELECT md5(id::text || k)::uuid, id, k, '/pictures/products/striker-20.webp', '{"en":"A ball drone","fr":"Un drone ballon"}'
  FROM made, generate_series(0, 1) k
)
SELECT id, slug FROM made ORDER BY slug`;

const STOCK_LEVELS = `
INSERT INTO stock_levels (product_id, stock_point_id, quantity)
SELECT p.id, s.id, $1 FROM products p, (SELECT id FROM stock_points ORDER BY kind, id LIMIT 4) s
WHERE p.slug LIKE 'bench-product-%'`;

const LOCATIONS = `
WITH made AS (
  INSERT INTO locations (id, city, address, province, postal_code, latitude, longitude, time_zone)
  SELECT md5('location' || n)::uuid, 'City ' || n, n || ' Arena Road', 'ON', 'M5V 2T6',
         43 + (n * 7919 % 1000) / 150.0, -80 + (n * 104729 % 1000) / 150.0, 'America/Toronto'
  FROM generate_series(1, 500) n RETURNING id, city
), named AS (
  INSERT INTO location_translations (location_id, locale, name)
  SELECT id, locale, 'Arena ' || city FROM made, unnest(ARRAY['en', 'fr']) locale
)
INSERT INTO stock_points (id, kind, location_id) SELECT md5('point' || id)::uuid, 2, id FROM made`;

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

/** Fills a migrated database that has its reference data. */
export const makeBenchData = async (client: Client, products: number, people: number): Promise<BenchData> => {
  await client.query('BEGIN');
  await client.query(LOCATIONS);
  const made = await client.query<{ id: string; slug: string }>(PRODUCTS, [products]);
  await client.query(STOCK_LEVELS, [STOCK]);
  const signedIn = await client.query<{ id: string; email: string; sessionId: string }>(PEOPLE, [people]);
  await client.query('COMMIT');
  await client.query('VACUUM ANALYZE');
  return { slugs: made.rows.map((row) => row.slug), productIds: made.rows.map((row) => row.id), people: signedIn.rows };
};
