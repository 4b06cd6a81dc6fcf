import { type TestDatabase, testDatabase } from '@dronesoccer/devkit';
import { seedDemo } from '@dronesoccer/prisma/seed';
import pg from 'pg';

/**
 * The code checks first, on locked rows. These constraints protect the data if the code is wrong, so the tests bypass it
 * and change the rows of the demo directly.
 */
let database: TestDatabase;
let client: pg.Client;

beforeAll(async () => {
  database = await testDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await seedDemo(client, { passwordKey: { id: 'test', secret: 'test' }, bcryptCost: 4 });
});

afterAll(async () => {
  await client.end();
  await database.drop();
});

/** Adds a copy of one row that matches the condition, under a new id and with the changes. */
const copyOf = (table: string, condition = 'true', changes = '') => `
  INSERT INTO ${table}
  SELECT (jsonb_populate_record(t, jsonb_build_object('id', gen_random_uuid() ${changes}))).*
    FROM ${table} t WHERE ${condition} LIMIT 1`;

/** Resolves with the name of the constraint that refuses the statement. */
async function refusalOf(statement: string): Promise<string | undefined> {
  await client.query('BEGIN');
  try {
    const { rowCount } = await client.query(statement);
    return `none: it wrote ${rowCount} rows`;
  } catch (error) {
    if (error instanceof pg.DatabaseError) return error.constraint ?? error.message;
    throw error;
  } finally {
    await client.query('ROLLBACK');
  }
}

const otherOrder = `, 'order_id', (SELECT id FROM orders o
   WHERE NOT EXISTS (SELECT FROM coupon_redemptions r WHERE r.order_id = o.id) LIMIT 1)`;

describe('the database refuses', () => {
  it.each([
    ['R1: negative stock', 'stock_levels_never_negative', 'UPDATE stock_levels SET quantity = -1'],
    ['R7: more seats than a slot has', 'class_slots_taken_in_capacity', 'UPDATE class_slots SET taken = capacity + 1'],
    [
      'R7: two slots of an arena at one time',
      'class_slots_never_overlap',
      copyOf('class_slots', 'state <> 3', ", 'pattern_id', null"),
    ],
    [
      'R7: two open places of one email on a waitlist',
      'waitlist_entries_one_open',
      copyOf('waitlist_entries', 'state IN (1, 2)', ", 'booking_id', null"),
    ],
    [
      'R6: more uses of a coupon than it has',
      'coupons_uses_within_limit',
      'UPDATE coupons SET total_uses = 1, used_count = 2',
    ],
    [
      'R6: one use of a coupon twice',
      'coupon_redemptions_each_use_once',
      copyOf('coupon_redemptions', 'released_at IS NULL', otherOrder),
    ],
    [
      'R5: a refund of more than was paid',
      'payments_never_overrefunded',
      'UPDATE payments SET refunded_cents = amount_cents + 1',
    ],
    ['R5: a refund of nothing', 'refunds_amount_positive', 'UPDATE refunds SET amount_cents = 0'],
    ['R5: a negative payment', 'payments_amount_positive', 'UPDATE payments SET amount_cents = -1, refunded_cents = 0'],
    [
      'R5: two open payments of one booking',
      'payments_one_open_per_subject',
      `INSERT INTO payments SELECT (jsonb_populate_record(t, jsonb_build_object(
          'id', gen_random_uuid(), 'status', 1, 'reference', n, 'paid_at', null))).*
         FROM payments t, generate_series(1, 2) n 
        WHERE order_id IS NULL AND method IS NULL AND refunded_cents = 0 ORDER BY t.id LIMIT 2`,
    ],
    ['R4: one payment of a provider twice', 'payments_provider_reference_key', copyOf('payments', 'status <> 1')],
    ['R4: an order whose sum is wrong', 'orders_total_adds_up', 'UPDATE orders SET total_cents = total_cents + 1'],
    [
      'R4: negative shipping',
      'orders_amounts_real',
      'UPDATE orders SET shipping_cents = -1, total_cents = total_cents - shipping_cents - 1',
    ],
    [
      'R4: a booking whose sum is wrong',
      'bookings_amounts_add_up',
      'UPDATE bookings SET total_cents = total_cents + 1',
    ],
    [
      'R20: a membership whose sum is wrong',
      'memberships_amounts_add_up',
      'UPDATE memberships SET total_cents = total_cents + 1',
    ],
    [
      'R4: a product that costs nothing',
      'products_price_positive',
      'UPDATE products SET price_cents = 0, sale_price_cents = null',
    ],
    [
      'R2: a line of no pieces',
      'order_lines_quantity_positive',
      'UPDATE order_lines SET quantity = 0, discount_cents = 0',
    ],
    ['R3: two accounts of one email', 'users_email_key', copyOf('users')],
    ['R8: one issue to one email twice', 'campaign_deliveries_campaign_id_email_key', copyOf('campaign_deliveries')],
    [
      'R3: two subscriptions of one email',
      'newsletter_subscriptions_email_key',
      copyOf('newsletter_subscriptions', 'true', ", 'token', gen_random_uuid(), 'confirmation_id', gen_random_uuid()"),
    ],
    [
      'R7: two teams of one name in a slot',
      'bookings_team_name_once',
      copyOf('bookings', 'team_name IS NOT NULL AND status <> 3', ", 'number', 'X', 'check_in_code', 'X'"),
    ],
  ])('%s (%s)', async (_, constraint, statement) => {
    expect(await refusalOf(statement)).toBe(constraint);
  });
});
