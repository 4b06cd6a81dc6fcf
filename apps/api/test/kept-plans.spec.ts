import { givenCatalogue, givenProduct, givenSlot } from '@dronesoccer/devkit';
import { arenasNearby } from '../src/play/arenas/arenas.queries.js';
import { lockCartItems, readCartItems, readListedItems } from '../src/shop/cart/basket.queries.js';
import { addPieces, type CartView, deleteLine, readLines, setQuantity } from '../src/shop/cart/cart.queries.js';
import { takeStock } from '../src/shop/inventory/reserve-stock.queries.js';
import { listNearby } from '../src/places/locations/nearby.queries.js';
import { giveBackSeats, lockSlot, takeSeats } from '../src/play/slots/index.js';
import type { Tx } from '../src/platform/database/index.js';
import { useApi } from './support/api.js';
import { registered } from './support/people.js';
import { placeOrder } from './support/shopping.js';

// Start only the HTTP part, so that nothing runs in the background.
const api = useApi({ ROLES: 'http' });

const manyLocations = `
  WITH made AS (
    INSERT INTO locations (id, city, address, province, postal_code, latitude, longitude, time_zone)
    SELECT gen_random_uuid(), 'City ' || n, n || ' Arena Road', 'ON', 'M5V 2T6', 43, -80, 'America/Toronto'
      FROM generate_series(1, 500) n RETURNING id
  )
  INSERT INTO stock_points (id, kind, location_id) SELECT gen_random_uuid(), 2, id FROM made`;

/** A thousand carts with two products each. */
const manyCarts = `
  WITH people AS (
    INSERT INTO users (id, email, first_name, last_name)
    SELECT gen_random_uuid(), 'cart' || n || '@example.com', 'Many', 'Carts' FROM generate_series(1, 1000) n RETURNING id
  ), made AS (
    INSERT INTO carts (user_id) SELECT id FROM people RETURNING user_id
  )
  INSERT INTO cart_items (id, user_id, product_id, quantity)
  SELECT gen_random_uuid(), made.user_id, p.id, 1 FROM made, (SELECT id FROM products LIMIT 2) p`;

/** PostgreSQL makes five custom plans for a prepared statement before it may use a generic plan. */
const rounds = 8;

/** Returns how often each statement of the transaction's connection used its generic plan. */
async function keptPlans(tx: Tx): Promise<Record<string, number>> {
  const rows = await tx.query<{ name: string; kept: number }>(
    'SELECT name, generic_plans AS kept FROM pg_prepared_statements WHERE name IS NOT NULL',
  );
  return Object.fromEntries(rows.map(({ name, kept }) => [name, kept]));
}

it('plans what changes a cart or takes stock once per connection, not once per call', async () => {
  const { database } = api;
  const userId = (await registered(api)).user.id;
  const [first, second] = [await givenProduct(database, { stock: 500 }), await givenProduct(database, { stock: 500 })];
  // Use a realistic number of rows, so that custom plans look worthwhile to PostgreSQL.
  await database.query(manyLocations);
  await givenCatalogue(database, 300);
  await database.query('ANALYZE');
  await database.query(manyCarts);
  const [shelf] = await database.query<{ id: string }>('SELECT id FROM stock_points WHERE location_id IS NULL');
  const view: CartView = { userId, locationId: null, locale: 'en', now: new Date() };
  const takes = [first, second].map(({ id }) => ({ productId: id, stockPointId: shelf?.id ?? '', quantity: 1 }));
  const kept = await database.transaction(async (tx) => {
    for (let round = 1; round <= rounds; round++) {
      for (const { id } of [first, second]) await addPieces(tx, view, { productId: id, quantity: 1 });
      const [line] = await readLines(tx, view);
      await setQuantity(tx, view, { itemId: line?.id ?? '', quantity: round });
      await deleteLine(tx, view, line?.id ?? '');
      await takeStock(tx, takes);
    }
    return keptPlans(tx);
  });
  const hot = ['cart-add', 'cart-lines', 'cart-set-quantity', 'cart-remove', 'stock-take'];
  expect(hot.filter((name) => !((kept[name] ?? 0) > 0))).toEqual([]);
});

it('plans what reads a basket for an order once per connection', async () => {
  const { database } = api;
  const userId = (await registered(api)).user.id;
  const [first, second] = [await givenProduct(database, { stock: 500 }), await givenProduct(database, { stock: 500 })];
  const view: CartView = { userId, locationId: null, locale: 'en', now: new Date() };
  const kept = await database.transaction(async (tx) => {
    for (const { id } of [first, second]) await addPieces(tx, view, { productId: id, quantity: 1 });
    for (let round = 1; round <= rounds; round++) {
      await readListedItems(tx, new Map([[first.id, round]]), view);
      await readCartItems(tx, userId, view);
      await lockCartItems(tx, userId, view);
    }
    return keptPlans(tx);
  });
  const hot = ['basket-items', 'basket-cart', 'basket-lock-cart'];
  expect(hot.filter((name) => !((kept[name] ?? 0) > 0))).toEqual([]);
});

it('plans what writes an order and what reads the limits of its caller once per connection', async () => {
  const { id: productId } = await givenProduct(api.database, { stock: 500 });
  // An idle pool gives its most recent connection, so calls in turn use the same one.
  for (let round = 1; round <= 2 * rounds; round++) {
    await placeOrder(api.origin, { items: [{ productId, quantity: 1 }] });
  }
  const kept = await api.database.transaction(keptPlans);
  expect(['order-insert', 'rate-limit-pauses'].filter((name) => !((kept[name] ?? 0) > 0))).toEqual([]);
});

it('plans what takes a slot’s seats once per connection', async () => {
  const { id: slotId } = await givenSlot(api.database);
  const kept = await api.database.transaction(async (tx) => {
    for (let round = 1; round <= rounds; round++) {
      await lockSlot(tx, slotId);
      await takeSeats(tx, { slotId, places: round % 2 === 0 ? 2 : 'all', now: new Date() });
      await giveBackSeats(tx, slotId, round % 2 === 0 ? 2 : 10);
    }
    return keptPlans(tx);
  });
  const hot = ['slot-lock', 'slot-take-seats', 'slot-give-back-seats'];
  expect(hot.filter((name) => !((kept[name] ?? 0) > 0))).toEqual([]);
});

it('plans what is near a place once per connection', async () => {
  const kept = await api.database.transaction(async (tx) => {
    for (let round = 1; round <= rounds; round++) {
      const center = { latitude: 43 + round, longitude: -80 };
      await listNearby(tx, 'en', { center, radiusKm: 100 });
      await arenasNearby(tx, 'en', { center, radiusKm: 100 });
    }
    return keptPlans(tx);
  });
  const hot = ['locations-nearby', 'arenas-nearby'];
  expect(hot.filter((name) => !((kept[name] ?? 0) > 0))).toEqual([]);
});

it('writes the small functions in place, or plans them once per connection', async () => {
  const { database } = api;
  const plan = await database.query<{ 'QUERY PLAN': string }>(
    `EXPLAIN (VERBOSE) SELECT id FROM orders WHERE mailbox_of(email::text) = $1 AND is_province(tax_province)`,
    ['guest@example.com'],
  );
  const text = plan.map((row) => row['QUERY PLAN']).join('\n');
  expect(text).not.toMatch(/is_province/);
  expect(text).toContain('regexp_replace');
  const functions = await database.query<{ proname: string }>(
    `SELECT proname FROM pg_proc WHERE prolang = (SELECT oid FROM pg_language WHERE lanname = 'plpgsql')
       AND proname IN ('plain_text', 'cart_lines_beside', 'cart_pieces_beside', 'unpaid_order_pieces')`,
  );
  expect(functions).toHaveLength(4);
});
