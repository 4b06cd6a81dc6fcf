// The baseline: the same work with node:http and prepared statements alone, without validation, access checks, logs or
// retries, so that only the cost of the work itself remains. bench.ts starts it as a separate process.
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { limits } from '@dronesoccer/contracts';
import { answerBookings, type BookingBody } from './bare-bookings.ts';
import { rows, transaction } from './bare-database.ts';

const PRODUCT_COLUMNS = `
  p.id, p.slug, p.category, p.price_cents AS "priceCents", p.sale_price_cents AS "salePriceCents", p.is_active AS "isActive",
  p.arena_class AS "arenaClass", t.name, t.description, t.specs,
  (SELECT json_agg(json_build_object('url', i.url, 'alt', i.alt, 'width', i.width, 'height', i.height) ORDER BY i.position) FROM product_images i WHERE i.product_id = p.id) AS images,
  (SELECT coalesce(sum(s.quantity), 0) FROM stock_levels s JOIN stock_points o ON o.id = s.stock_point_id WHERE s.product_id = p.id AND o.kind = 1)::int AS "stockQty"
  FROM products p JOIN product_translations t ON t.product_id = p.id AND t.locale = 'en'`;

const LIST = `
SELECT ${PRODUCT_COLUMNS} JOIN (
  SELECT id FROM products WHERE is_active ORDER BY created_at DESC, id DESC LIMIT 24 OFFSET $1
) page ON page.id = p.id ORDER BY p.created_at DESC, p.id DESC`;
const COUNT = `SELECT count(*)::int AS total FROM (SELECT 1 FROM products WHERE is_active LIMIT ${limits.listDepth + 1}) part`;
const SEARCH = `
SELECT ${PRODUCT_COLUMNS} JOIN (
  SELECT product_id FROM product_translations WHERE locale = 'en' AND search_all @@ $1::tsquery LIMIT 24
) page ON page.product_id = p.id ORDER BY p.created_at DESC, p.id DESC`;
const PRODUCT = `SELECT ${PRODUCT_COLUMNS} WHERE p.slug = $1`;
const NEARBY = `
SELECT * FROM (
  SELECT l.id, t.name, l.city, l.latitude::text, l.longitude::text, l.address,
         6371.0088 * 2 * asin(sqrt(sin(radians(l.latitude - $1) / 2) ^ 2
           + cos(radians($1)) * cos(radians(l.latitude)) * sin(radians(l.longitude - $2) / 2) ^ 2)) AS "distanceKm"
  FROM locations l JOIN location_translations t ON t.location_id = l.id AND t.locale = 'en'
  WHERE l.is_active AND point(l.longitude, l.latitude) <@ box(point($2 - 2, $1 - 1), point($2 + 2, $1 + 1))
) near WHERE "distanceKm" <= 100 ORDER BY "distanceKm", id LIMIT 200`;
const ARENAS_NEARBY = `
SELECT a.id, t.name, a.class, a.capacity, near.* FROM (${NEARBY}) near
JOIN arenas a ON a.location_id = near.id JOIN arena_translations t ON t.arena_id = a.id AND t.locale = 'en'
WHERE a.is_active ORDER BY near."distanceKm", a.id`;
const CART_ADD = `
WITH cart AS (INSERT INTO carts (user_id) VALUES ($1) ON CONFLICT (user_id) DO UPDATE SET updated_at = now() RETURNING user_id)
INSERT INTO cart_items (id, user_id, product_id, quantity) SELECT $2, user_id, $3, $4 FROM cart
ON CONFLICT (user_id, product_id) DO UPDATE SET quantity = cart_items.quantity + excluded.quantity`;
const CART_SET = 'UPDATE cart_items SET quantity = $3 WHERE user_id = $1 AND product_id = $2';
const CART = `
SELECT c.id, c.product_id AS "productId", c.quantity, t.name AS "productName", t.description AS "productDescription",
       p.category, p.price_cents AS "priceCents", p.is_active AS "isActive",
       (SELECT i.url FROM product_images i WHERE i.product_id = p.id AND i.position = 0) AS "productImageUrl",
       (SELECT coalesce(sum(s.quantity), 0) FROM stock_levels s JOIN stock_points o ON o.id = s.stock_point_id WHERE s.product_id = p.id AND o.kind = 1)::int AS "stockQty"
FROM cart_items c JOIN products p ON p.id = c.product_id JOIN product_translations t ON t.product_id = p.id AND t.locale = 'en'
WHERE c.user_id = $1 ORDER BY c.created_at`;
const TAKE = `
WITH held AS (
  SELECT s.product_id, s.stock_point_id, c.quantity FROM cart_items c
  JOIN stock_levels s ON s.product_id = c.product_id JOIN stock_points o ON o.id = s.stock_point_id AND o.kind = 1
  WHERE c.user_id = $1 ORDER BY s.product_id FOR UPDATE OF s)
UPDATE stock_levels s SET quantity = s.quantity - held.quantity FROM held
WHERE s.product_id = held.product_id AND s.stock_point_id = held.stock_point_id AND s.quantity >= held.quantity
RETURNING s.product_id, s.stock_point_id, held.quantity`;
const ORDER = `
INSERT INTO orders (id, number, user_id, email, delivery, address, tax_province, subtotal_cents, shipping_cents, tax_cents, total_cents, hold_expires_at)
VALUES ($1, 'BARE-' || nextval('order_number_seq'), $2, $3, 1, $4, 'ON', $5, 1500, $6, $5 + 1500 + $6, now() + interval '15 minutes') RETURNING number`;
const LINES = `
INSERT INTO order_lines (id, order_id, position, product_id, slug, name, category, tax_class, unit_price_cents, quantity)
SELECT gen_random_uuid(), $1, row_number() OVER (), p.id, p.slug, t.name, p.category, p.tax_class, p.price_cents, c.quantity
FROM cart_items c JOIN products p ON p.id = c.product_id JOIN product_translations t ON t.product_id = p.id AND t.locale = 'en' WHERE c.user_id = $2`;
const MOVES = `
INSERT INTO stock_moves (id, product_id, stock_point_id, delta, reason, order_id)
SELECT gen_random_uuid(), p, s, -q, 3, $1 FROM unnest($2::uuid[], $3::uuid[], $4::int[]) AS m(p, s, q)`;
const TAX = `INSERT INTO order_tax_lines (order_id, position, name, rate, taxable_cents, amount_cents) VALUES ($1, 0, 'HST', 13000, $2, $3)`;
const EMPTY = 'DELETE FROM cart_items WHERE user_id = $1';
const EVENT = `INSERT INTO order_events (id, order_id, kind) VALUES ($1, $2, $3)`;
const PAYMENT = `INSERT INTO payments (id, order_id, provider, reference, amount_cents) SELECT $1::uuid, id, 'bare', $1::text, total_cents FROM orders WHERE id = $2`;
const PAID = `
WITH event AS (INSERT INTO payment_events (id, provider, event_id, payment_id, kind, payload) VALUES ($1::uuid, 'bare', $1::text, $2, 'paid', '{}')),
paid AS (UPDATE payments SET status = 2, paid_at = now() WHERE id = $2 AND status = 1 RETURNING order_id)
UPDATE orders o SET status = 2, paid_at = now() FROM paid WHERE o.id = paid.order_id AND o.status = 1 RETURNING o.id`;

interface CartRow {
  readonly priceCents: number;
  readonly quantity: number;
}
interface TakenPieces {
  readonly product_id: string;
  readonly stock_point_id: string;
  readonly quantity: number;
}

const placeOrder = (userId: string): Promise<unknown> =>
  transaction(async (run) => {
    const id = randomUUID();
    const cart = await run<CartRow>(CART, [userId]);
    const subtotal = cart.reduce((sum, line) => sum + line.priceCents * line.quantity, 0);
    const tax = Math.round((subtotal + 1500) * 0.13);
    const address = JSON.stringify({
      fullName: 'Bench Person',
      line1: '1 Arena Road',
      city: 'Toronto',
      province: 'ON',
      postalCode: 'M5V 2T6',
    });
    const order = await run(ORDER, [id, userId, 'person@bench.test', address, subtotal, tax]);
    await run(LINES, [id, userId]);
    const taken = await run<TakenPieces>(TAKE, [userId]);
    await run(MOVES, [
      id,
      taken.map((t) => t.product_id),
      taken.map((t) => t.stock_point_id),
      taken.map((t) => t.quantity),
    ]);
    await run(TAX, [id, subtotal + 1500, tax]);
    await run(EVENT, [randomUUID(), id, 1]);
    await run(EMPTY, [userId]);
    return { id, order };
  });

interface Body extends BookingBody {
  readonly productId: string;
  readonly quantity: number;
  readonly orderId: string;
}

const answer = async (path: string, query: URLSearchParams, body: Body): Promise<unknown> => {
  switch (path) {
    case '/list': {
      const page = Number(query.get('page'));
      const [items, total] = await Promise.all([rows(LIST, [(page - 1) * 24]), rows(COUNT, [])]);
      return { items, total };
    }
    case '/product':
      return rows(PRODUCT, [query.get('slug')]);
    case '/search':
      return rows(SEARCH, [query.get('words')]);
    case '/nearby':
      return rows(NEARBY, [Number(query.get('lat')), Number(query.get('lng'))]);
    case '/arenas-nearby':
      return rows(ARENAS_NEARBY, [Number(query.get('lat')), Number(query.get('lng'))]);
    case '/cart/add':
      await rows(CART_ADD, [body.userId, randomUUID(), body.productId, body.quantity]);
      return rows(CART, [body.userId]);
    case '/cart/set':
      await rows(CART_SET, [body.userId, body.productId, body.quantity]);
      return rows(CART, [body.userId]);
    case '/order':
      return placeOrder(body.userId);
    case '/payment': {
      const id = randomUUID();
      await rows(PAYMENT, [id, body.orderId]);
      return { id };
    }
    case '/paid':
      return rows(PAID, [randomUUID(), body.paymentId]);
    default:
      return answerBookings(path, query, body);
  }
};

const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const url = new URL(request.url ?? '/', 'http://bare');
    const body = (chunks.length === 0 ? {} : JSON.parse(Buffer.concat(chunks).toString('utf8'))) as Body;
    answer(url.pathname, url.searchParams, body).then(
      (data) => {
        const text = JSON.stringify({ data });
        response
          .writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) })
          .end(text);
      },
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
});
server.listen(Number(process.env['PORT']), '127.0.0.1', () => process.stdout.write('ready\n'));
process.on('SIGTERM', () => process.exit(0));
