// Many orders for a large catalogue, and many slots, generated in the database and identical in every run.
import type { Client } from 'pg';

const PEOPLE = `
INSERT INTO users (id, email, first_name, last_name)
SELECT md5('person' || n)::uuid, 'person' || n || '@queries.test', 'Person', 'Number ' || n FROM generate_series(1, 2000) n`;

const ORDERS = `
WITH made AS (
  INSERT INTO orders (id, number, user_id, email, status, delivery, address, tax_province, subtotal_cents, total_cents,
                      hold_expires_at, placed_at, paid_at, shipped_at, cancelled_at, cancel_reason)
  SELECT md5('order' || n)::uuid, 'DS-2026-' || lpad(n::text, 6, '0'), md5('person' || 1 + n % 2000)::uuid,
         'person' || 1 + n % 2000 || '@queries.test', status, 1,
         jsonb_build_object('fullName', 'Person Number ' || 1 + n % 2000), 'ON', 1000 + n % 90000, 1000 + n % 90000,
         placed, placed, CASE WHEN status IN (2, 4) THEN placed END, CASE WHEN status = 4 THEN placed END,
         CASE WHEN status = 3 THEN placed END, CASE WHEN status = 3 THEN 1 END
    FROM generate_series(1, $1::int) n,
         LATERAL (SELECT (ARRAY[4, 4, 4, 4, 4, 4, 4, 2, 3, 1])[1 + n % 10] AS status,
                         timestamptz '2026-01-01' + n * interval '7 minutes' AS placed) s
  RETURNING id, substr(number, 9)::int AS n
)
INSERT INTO order_lines (id, order_id, position, product_id, slug, name, category, tax_class, unit_price_cents, quantity)
SELECT md5(id::text || k)::uuid, id, k, md5('product' || 1 + (n * 13 + k * 7) % $2::int)::uuid, 'a-product', 'A product', 1, 1, 1000, 1
  FROM made, generate_series(0, 1) k`;

export const makeOrders = async (client: Client, count: number, products: number): Promise<void> => {
  await client.query(PEOPLE);
  await client.query(ORDERS, [count, products]);
};

/** Arenas in three time zones, each with the same number of consecutive slots; some of them are full. */
const ARENAS = `
WITH places AS (
  INSERT INTO locations (id, city, address, province, postal_code, latitude, longitude, time_zone)
  SELECT md5('place' || n)::uuid, 'City ' || n, n || ' Arena Road', 'ON', 'M5V 2T6', 43 + n % 17, -80 - n % 40,
         (ARRAY['America/Toronto', 'America/Winnipeg', 'America/Atikokan'])[1 + n % 3]
    FROM generate_series(1, $1::int) n RETURNING id
), names AS (
  INSERT INTO location_translations (location_id, locale, name) SELECT id, 'en', 'A place' FROM places
), arenas AS (
  INSERT INTO arenas (id, location_id, class, capacity)
  SELECT md5('arena' || n)::uuid, md5('place' || n)::uuid, 1 + n % 2, 10 FROM generate_series(1, $1::int) n RETURNING id
)
INSERT INTO arena_translations (arena_id, locale, name, description, rules, bring, getting_there)
SELECT id, 'en', 'An arena', 'A field', '', '', '' FROM arenas`;

const SLOTS = `
INSERT INTO class_slots (id, arena_id, type, starts_at, ends_at, local_start, local_end, time_zone, capacity, taken,
                         guest_standard_cents)
SELECT md5('slot' || n)::uuid, md5('arena' || 1 + n % $1::int)::uuid, 1 + n / 7 % 2, at, at + interval '1 hour',
       to_char(at, 'YYYY-MM-DD"T"HH24:MI'), to_char(at + interval '1 hour', 'YYYY-MM-DD"T"HH24:MI'), 'America/Toronto', 10,
       n / $1::int % 11, 4000
  FROM generate_series(0, $2::int - 1) n,
       LATERAL (SELECT date_trunc('hour', now()) - interval '90 days' + n / $1::int * interval '100 minutes' AS at) t`;

/**
 * Bookings of one seat each, spread over all slots: most are confirmed and paid, some cancelled or waiting for payment.
 */
const BOOKINGS = `
WITH made AS (
  INSERT INTO bookings (id, number, slot_id, name, email, status, user_type, mode, tier, places, tax_province, subtotal_cents,
                        total_cents, hold_expires_at, check_in_code, placed_at, confirmed_at, cancelled_at, cancel_reason)
  SELECT md5('booking' || n)::uuid, 'BK-2025-' || lpad(n::text, 6, '0'), md5('slot' || n * ($2::int / $1::int) - 1)::uuid,
         'Person Number ' || 1 + n % 2000, 'person' || 1 + n % 2000 || '@queries.test', status, 1, 1, 1, 1, 'ON', 4000, 4000,
         placed, 'M' || lpad(n::text, 7, '0'), placed, CASE WHEN status <> 1 THEN placed END,
         CASE WHEN status = 3 THEN placed END, CASE WHEN status = 3 THEN 1 END
    FROM generate_series(1, $1::int) n,
         LATERAL (SELECT (ARRAY[2, 2, 2, 2, 2, 2, 2, 2, 3, 1])[1 + n % 10] AS status,
                         now() - (n % 90000) * interval '1 minute' AS placed) s
  RETURNING id, status
), seats AS (
  INSERT INTO booking_seats (id, booking_id, position, price_cents, tax_cents, state, cancelled_at)
  SELECT md5('seat' || id)::uuid, id, 0, 4000, 0, CASE WHEN status = 3 THEN 2 ELSE 1 END, CASE WHEN status = 3 THEN now() END FROM made
)
SELECT count(*) FROM made`;
const BOOKED_PAYMENTS = `
INSERT INTO payments (id, subject_id, provider, reference, status, amount_cents, paid_at)
SELECT md5('payment' || id)::uuid, id, 'sandbox', id::text, 2, total_cents, confirmed_at FROM bookings WHERE status = 2`;

/** Creates the bookings after the slots; `slots` is their number. */
export const makeBookings = async (client: Client, count: number, slots: number): Promise<void> => {
  await client.query(BOOKINGS, [count, slots]);
  await client.query(BOOKED_PAYMENTS);
};

const NO_OVERLAP = 'class_slots_never_overlap';

/**
 * Creates the slots without the constraint that prevents overlaps, and checks it once at the end, which is much faster.
 */
export const makeSlots = async (client: Client, arenas: number, slots: number): Promise<void> => {
  await client.query(ARENAS, [arenas]);
  const { rows } = await client.query<{ definition: string }>(
    'SELECT pg_get_constraintdef(oid) AS definition FROM pg_constraint WHERE conname = $1',
    [NO_OVERLAP],
  );
  const [constraint] = rows;
  if (constraint === undefined) throw new Error('nothing keeps slots apart');
  await client.query(`ALTER TABLE class_slots DROP CONSTRAINT ${NO_OVERLAP}`);
  await client.query(SLOTS, [arenas, slots]);
  await client.query(`ALTER TABLE class_slots ADD CONSTRAINT ${NO_OVERLAP} ${constraint.definition}`);
};

/** The latest campaign has the given number of emails, each earlier one a fifth of it. */
const CAMPAIGNS = `
INSERT INTO campaigns (id, slug, title, status, send_started_at, ended_at, prepared_at, created_at)
SELECT md5('campaign' || n)::uuid, 'campaign-' || n, 'Campaign ' || n, 3, at, at + interval '2 hours', at, at
  FROM generate_series(1, 20) n, LATERAL (SELECT timestamptz '2026-11-01' - n * interval '7 days' AS at) s`;

const CAMPAIGN_TEXTS = `
INSERT INTO campaign_texts (campaign_id, locale, subject, preheader, body)
SELECT id, locale, title, 'What is new', 'Come and fly.' FROM campaigns, unnest(ARRAY['en', 'fr']) locale`;

const DELIVERIES = `
INSERT INTO campaign_deliveries (id, campaign_id, email, locale, state, at, sent_at, attempts, refusal_code, unsubscribed_at)
SELECT md5(c.slug || '-' || n)::uuid, c.id, 'reader' || n || '@queries.test', CASE WHEN n % 10 = 0 THEN 'fr' ELSE 'en' END, state, at,
       CASE state WHEN 3 THEN at END, 1, CASE state WHEN 4 THEN '5.1.1' END, CASE WHEN state = 3 AND n % 200 = 7 THEN at + interval '1 day' END
  FROM campaigns c, generate_series(1, CASE c.slug WHEN 'campaign-1' THEN $1::int ELSE $1::int / 5 END) n,
       LATERAL (SELECT CASE WHEN n % 100 < 94 THEN 3 WHEN n % 100 < 97 THEN 4 WHEN n % 100 < 98 THEN 5 ELSE 6 END AS state,
                       c.send_started_at + n * interval '50 milliseconds' AS at) s`;

const LINKS = `
INSERT INTO campaign_links (campaign_id, position, url)
SELECT id, k, 'https://example.com/' || k FROM campaigns, generate_series(1, 8) k`;

const VISITS = `
INSERT INTO campaign_visits (id, campaign_id, delivery_id, position, at, kind, reason)
SELECT md5('visit' || id)::uuid, campaign_id, id, 1 + n % 8, sent_at + n % 5000 * interval '1 minute', kind,
       (ARRAY['browser', 'scanner', 'noUserAgent'])[kind]
  FROM (SELECT id, campaign_id, sent_at, row_number() OVER () AS n FROM campaign_deliveries WHERE state = 3) d,
       LATERAL (SELECT (ARRAY[1, 1, 2, 3])[1 + n % 4] AS kind) k
 WHERE n % 3 = 0`;

/**
 * Creates sent campaigns.
 * @param letters the number of emails of the latest campaign, which is the largest
 */
export const makeCampaigns = async (client: Client, letters: number): Promise<string> => {
  await client.query(CAMPAIGNS);
  await client.query(CAMPAIGN_TEXTS);
  await client.query(DELIVERIES, [letters]);
  await client.query(LINKS);
  await client.query(VISITS);
  const sql = "SELECT id FROM campaigns WHERE slug = 'campaign-1'";
  return (await client.query<{ id: string }>(sql)).rows[0]?.id ?? '';
};

export interface Admin {
  readonly id: string;
  readonly email: string;
  readonly sessionId: string;
}

/** Creates an administrator of the dashboard. */
export const makeAdmin = async (client: Client): Promise<Admin> => {
  const { rows } = await client.query<Admin>(`
    WITH role AS (INSERT INTO user_roles (user_id, role) SELECT id, 1 FROM users WHERE email = 'person1@queries.test')
    INSERT INTO sessions (id, user_id) SELECT gen_random_uuid(), id FROM users WHERE email = 'person1@queries.test'
    RETURNING user_id AS id, 'person1@queries.test' AS email, id AS "sessionId"`);
  const [admin] = rows;
  if (admin === undefined) throw new Error('the data has no administrator');
  return admin;
};
