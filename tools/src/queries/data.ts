// Many orders for a large catalogue, made by the database itself, the same at every run.
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

export interface Admin {
  readonly id: string;
  readonly email: string;
  readonly sessionId: string;
}

/** One of them, in the dashboard. */
export const makeAdmin = async (client: Client): Promise<Admin> => {
  const { rows } = await client.query<Admin>(`
    WITH role AS (INSERT INTO user_roles (user_id, role) SELECT id, 1 FROM users WHERE email = 'person1@queries.test')
    INSERT INTO sessions (id, user_id) SELECT gen_random_uuid(), id FROM users WHERE email = 'person1@queries.test'
    RETURNING user_id AS id, 'person1@queries.test' AS email, id AS "sessionId"`);
  const [admin] = rows;
  if (admin === undefined) throw new Error('the data has no administrator');
  return admin;
};
