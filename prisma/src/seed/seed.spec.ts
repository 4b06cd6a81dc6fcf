import { existsSync, readFileSync } from 'node:fs';
import { ContentKind, normalizePostalCode, productCategories } from '@dronesoccer/contracts';
import { testDatabase, type TestDatabase } from '@dronesoccer/devkit';
import { offsetAt } from '@dronesoccer/domain/calendar';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { demoEvents } from './demo/events.ts';
import { orderPlans } from './demo/order-plans.ts';
import { demoSlots } from './demo/slots.ts';
import { demoAccounts, refuseDemoForOthers, seedDemo, seedReference } from './index.ts';

const passwordKey = { id: 'test', secret: 'a pepper of the tests, long enough to be one' };
const options = { passwordKey, bcryptCost: 4 };

let database: TestDatabase;
let client: pg.Client;

/** The template that tests copy already contains the reference data. */
beforeAll(async () => {
  database = await testDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await seedDemo(client, options);
});

afterAll(async () => {
  await client?.end();
  await database?.drop();
});

afterEach(() => vi.unstubAllEnvs());

const rows = async <Row extends pg.QueryResultRow>(text: string): Promise<Row[]> =>
  (await client.query<Row>(text)).rows;
const count = async (table: string): Promise<number> =>
  Number((await rows<{ count: string }>(`SELECT count(*) FROM ${table}`))[0]?.count);

describe('the reference data', () => {
  it('can be seeded again and again, and keeps what was changed since', async () => {
    await client.query(`UPDATE settings SET value = '{"windowDays": 9}' WHERE key = 'returns'`);
    const before = [await count('tax_rates'), await count('settings'), await count('stock_points')];
    await seedReference(client);
    await seedReference(client);
    expect([await count('tax_rates'), await count('settings'), await count('stock_points')]).toEqual(before);
    const [returns] = await rows<{ value: object }>(`SELECT value FROM settings WHERE key = 'returns'`);
    expect(returns?.value).toEqual({ windowDays: 9 });
  });

  it('adds content beside what an earlier release added at another position', async () => {
    const id = '01936f00-0000-7000-8000-00000000abcd';
    const pages = await count(`content_entries WHERE kind = ${ContentKind.PAGE}`);
    await client.query(`DELETE FROM content_entries WHERE kind = ${ContentKind.PAGE}`);
    await client.query(
      `INSERT INTO content_entries (id, kind, key, updated_at) VALUES ($1, ${ContentKind.PAGE}, 'learn', now())`,
      [id],
    );
    await seedReference(client);
    expect(await count(`content_entries WHERE kind = ${ContentKind.PAGE}`)).toBe(pages);
    expect(await count(`content_texts WHERE entry_id = '${id}'`)).toBe(2);
  });

  it('ends a tax rate that an earlier release seeded without an end, so that it is not charged beside the next', async () => {
    const novaScotia = `SELECT rate, valid_to::text AS "validTo" FROM tax_rates WHERE province = 'NS' ORDER BY valid_from`;
    const seeded = await rows(novaScotia);
    await client.query(`DELETE FROM tax_rates WHERE province = 'NS' AND valid_to IS NULL`);
    await client.query(`UPDATE tax_rates SET valid_to = NULL WHERE province = 'NS'`);
    await seedReference(client);
    expect(await rows(novaScotia)).toEqual(seeded);
    expect(seeded).toEqual([
      { rate: 15_000, validTo: '2025-04-01' },
      { rate: 14_000, validTo: null },
    ]);
  });

  it('has one warehouse and a rate for every province', async () => {
    expect(await count('stock_points WHERE location_id IS NULL')).toBe(1);
    expect(await rows('SELECT DISTINCT province FROM tax_rates WHERE valid_to IS NULL')).toHaveLength(13);
  });
});

describe('the demo data', () => {
  it('has contacts in every state and of every type, and numbers that go on where they end', async () => {
    const found = await rows<{ type: number; state: number }>('SELECT DISTINCT type, state FROM contacts');
    expect(new Set(found.map(({ type }) => type))).toEqual(new Set([1, 2, 3, 4]));
    expect(new Set(found.map(({ state }) => state))).toEqual(new Set([1, 2, 3]));
    const [last] = await rows<{ last: number }>(
      `SELECT max(right(number, 6)::int) AS last FROM contacts WHERE number LIKE 'C-%'`,
    );
    const [next] = await rows<{ next: string }>(`SELECT nextval('contact_number_seq') AS next`);
    expect(Number(next?.next)).toBe((last?.last ?? 0) + 1);
  });

  it('is seeded in production only where no one else comes', async () => {
    vi.stubEnv('NODE_ENV', 'production');
    vi.stubEnv('WEB_ORIGIN', 'https://dronesoccer.test');
    await expect(seedDemo(client, options)).rejects.toThrow('WEB_ORIGIN on localhost');
    expect(() => refuseDemoForOthers({ NODE_ENV: 'production', WEB_ORIGIN: 'http://localhost:3000' })).not.toThrow();
  });

  it('is seeded once: what was changed or deleted since stays so', async () => {
    await client.query(`UPDATE coupons SET is_active = false`);
    await client.query(`UPDATE products SET price_cents = 1 WHERE slug = 'led-kit'`);
    expect(await seedDemo(client, options)).toBe(false);
    expect(await count('coupons WHERE is_active')).toBe(0);
    expect(await rows(`SELECT price_cents FROM products WHERE slug = 'led-kit'`)).toEqual([{ price_cents: 1 }]);
  });

  it('waits for another process that seeds the same, and then does nothing', async () => {
    const fresh = await testDatabase();
    const clients = [1, 2, 3].map(() => new pg.Client({ connectionString: fresh.url }));
    try {
      await Promise.all(clients.map((one) => one.connect()));
      const results = await Promise.all(clients.map((one) => seedDemo(one, options)));
      expect(results.filter(Boolean)).toEqual([true]);
    } finally {
      await Promise.all(clients.map((one) => one.end()));
      await fresh.drop();
    }
  });

  it('has an account for every role', async () => {
    const accounts = await rows<{ email: string; role: number }>(
      'SELECT u.email, r.role FROM users u JOIN user_roles r ON r.user_id = u.id ORDER BY r.role',
    );
    expect(accounts).toEqual(demoAccounts.map(({ name, role }) => ({ email: `${name}@dronesoccer.test`, role })));
  });

  it('has products of all six categories, in both languages, some of each kind that a shop has', async () => {
    expect(await count('products')).toBeGreaterThanOrEqual(30);
    const categories = await rows<{ category: number }>('SELECT DISTINCT category FROM products ORDER BY 1');
    expect(categories.map(({ category }) => category)).toEqual(Object.keys(productCategories).map(Number));
    expect(await count('product_translations')).toBe(2 * (await count('products')));
    expect(await count('products WHERE NOT is_active')).toBe(1);
    expect(
      await count('products WHERE sale_price_cents IS NOT NULL AND coalesce(sale_ends_at, now()) >= now()'),
    ).toBeGreaterThan(2);
    const stock = await rows<{ pieces: string }>(
      'SELECT sum(quantity) AS pieces FROM stock_levels GROUP BY product_id',
    );
    const pieces = stock.map((row) => Number(row.pieces));
    expect(pieces).toContain(0);
    const keeper = await rows<{ pieces: string }>(
      `SELECT sum(quantity) AS pieces FROM stock_levels JOIN products p ON p.id = product_id WHERE p.slug = 'keeper-20'`,
    );
    expect(Number(keeper[0]?.pieces)).toBe(3);
  });

  it('explains every piece in stock by a move', async () => {
    const unexplained = await rows(
      `SELECT l.product_id FROM stock_levels l LEFT JOIN stock_moves m USING (product_id, stock_point_id)
        GROUP BY l.product_id, l.stock_point_id, l.quantity HAVING l.quantity <> coalesce(sum(m.delta), 0)`,
    );
    expect(unexplained).toEqual([]);
  });

  it('has orders of a quarter in every state, whose money and pieces add up', async () => {
    const states = await rows<{ status: number; count: string }>(
      'SELECT status, count(*) FROM orders GROUP BY status ORDER BY status',
    );
    expect(states.map(({ status }) => status)).toEqual([1, 2, 3, 4]);
    expect(await count('orders')).toBeGreaterThan(150);
    for (const table of ['refunds', 'order_returns', 'coupon_redemptions', 'payments WHERE status = 3']) {
      expect([table, await count(table)]).toEqual([table, expect.any(Number)]);
      expect(await count(table)).toBeGreaterThan(2);
    }
    // The checks of the reconciliation page are tested in features/reports.
    expect(
      await rows(
        `SELECT o.number FROM orders o WHERE o.status IN (2, 4) AND o.total_cents <>
           (SELECT sum(p.amount_cents) FROM payments p WHERE p.order_id = o.id AND p.status = 2)`,
      ),
    ).toEqual([]);
  });

  it('has two months of slots of every type at each arena, some of them closed or cancelled, within opening hours', async () => {
    const types = await rows<{ type: number; arenas: number }>(
      `SELECT type, count(DISTINCT arena_id)::int AS arenas FROM class_slots GROUP BY type ORDER BY type`,
    );
    const arenas = await count('arenas');
    expect(types).toEqual([1, 2, 3].map((type) => ({ type, arenas })));
    expect(await count('class_slots WHERE state = 2')).toBeGreaterThan(0);
    expect(await count('class_slots WHERE state = 3')).toBeGreaterThan(0);
    expect(await count('class_slots WHERE starts_at < now()')).toBeGreaterThan(0);
    expect(await count(`class_slots WHERE starts_at > now() + interval '40 days'`)).toBeGreaterThan(0);
    const outside = await rows(
      `SELECT s.id FROM class_slots s JOIN arenas a ON a.id = s.arena_id WHERE NOT EXISTS (
         SELECT FROM jsonb_to_recordset(a.hours) AS h(day int, opens text, closes text)
          WHERE h.day = extract(isodow FROM left(s.local_start, 10)::date)
            AND h.opens <= substr(s.local_start, 12) AND substr(s.local_end, 12) <= h.closes)`,
    );
    expect(outside).toEqual([]);
  });

  it('has bookings in every state, whose slots count what they take and whose seats make their totals', async () => {
    const states = await rows<{ status: number; reason: number | null }>(
      'SELECT DISTINCT status, cancel_reason AS reason FROM bookings ORDER BY 1, 2',
    );
    expect(states.map(({ status, reason }) => [status, reason])).toEqual([
      [1, null],
      [2, null],
      [3, 1],
      [3, 3],
    ]);
    expect(await count('bookings')).toBe(400);
    expect(await count('bookings WHERE team_name IS NOT NULL')).toBe(6);
    expect(await rows('SELECT DISTINCT state FROM squad_players ORDER BY 1')).toEqual(
      [1, 2, 3].map((state) => ({ state })),
    );
    expect(await count('bookings WHERE forfeit_cents > 0')).toBeGreaterThan(2);
    expect(
      await count('booking_seats s JOIN bookings b ON b.id = s.booking_id WHERE b.status = 2 AND s.state = 2'),
    ).toBeGreaterThan(2);
    const wrong = await rows(
      `SELECT s.id FROM class_slots s WHERE s.taken <>
         (SELECT COALESCE(sum(b.places), 0) FROM bookings b WHERE b.slot_id = s.id AND b.status <> 3)
       UNION ALL
       SELECT b.id FROM bookings b WHERE b.total_cents <>
         (SELECT sum(t.price_cents + t.tax_cents) FROM booking_seats t WHERE t.booking_id = b.id)`,
    );
    expect(wrong).toEqual([]);
  });

  it('has people who wait for slots that sold out, and one whose turn has come', async () => {
    expect(await count('waitlist_entries WHERE state = 1')).toBeGreaterThan(3);
    expect(
      await count('waitlist_entries w JOIN bookings b ON b.id = w.booking_id AND b.status = 1 WHERE w.state = 2'),
    ).toBe(1);
    expect(await count('waitlist_entries w JOIN class_slots s ON s.id = w.slot_id WHERE s.taken < s.capacity')).toBe(0);
    expect(await count("waitlist_entries WHERE locale = 'fr'")).toBeGreaterThan(0);
  });

  it('has a coach with slots around today, who agreed to be named', async () => {
    const ofCoach = `slot_coaches k JOIN users u ON u.id = k.user_id AND u.email = 'coach@dronesoccer.test'
      JOIN class_slots s ON s.id = k.slot_id`;
    expect(await count(`${ofCoach} WHERE s.starts_at < now() + interval '7 days'`)).toBeGreaterThan(3);
    expect(await count('coach_consents')).toBe(1);
  });

  it('announces events in the weeks to come, one of them outdoors, in both languages', async () => {
    const events = await rows<{ outdoor: boolean; texts: number; addresses: number; version: string | null }>(
      `SELECT v.is_outdoor AS outdoor, (SELECT count(*)::int FROM content_texts t WHERE t.entry_id = e.id) AS texts,
         (SELECT count(*)::int FROM content_slugs s WHERE s.entry_id = e.id) AS addresses,
         (SELECT r.content #>> '{event,venue}' FROM entry_versions r WHERE r.entry_id = e.id) AS version
       FROM announced_events v JOIN content_entries e ON e.id = v.entry_id
       WHERE v.starts_at BETWEEN now() + interval '7 days' AND now() + interval '30 days' ORDER BY v.is_outdoor`,
    );
    expect(events.map(({ outdoor }) => outdoor)).toEqual([false, false, false, true]);
    for (const event of events) expect(event).toMatchObject({ texts: 2, addresses: 2, version: expect.any(String) });
  });

  it('is the same in every demo', () => {
    const now = new Date('2026-11-20T12:00:00Z');
    expect(demoSlots(now)).toEqual(demoSlots(now));
    expect(orderPlans(now)).toEqual(orderPlans(now));
    expect(demoEvents(now)).toEqual(demoEvents(now));
  });

  it('has places across the country whose codes and zones exist', async () => {
    const places = await rows<{ province: string; postal_code: string; time_zone: string }>(
      'SELECT province, postal_code, time_zone FROM locations',
    );
    expect(places.length).toBeGreaterThanOrEqual(14);
    expect(new Set(places.map(({ province }) => province)).size).toBeGreaterThanOrEqual(7);
    for (const { postal_code, time_zone } of places) {
      expect(normalizePostalCode(postal_code)).toBe(postal_code);
      expect(() => offsetAt(time_zone, new Date(0))).not.toThrow();
    }
  });

  const folder = new URL('../../../apps/web/public/pictures/', import.meta.url);
  const manifest = JSON.parse(readFileSync(new URL('manifest.json', folder), 'utf8')) as {
    kind: string;
    name: string;
    width: number;
    height: number;
  }[];
  const addressOf = ({ kind, name }: { kind: string; name: string }) => `/pictures/${kind}/${name}.webp`;

  it('knows how large the products’ pictures are', async () => {
    const sizes = new Map(manifest.map((picture) => [addressOf(picture), `${picture.width}×${picture.height}`]));
    const shown = await rows<{ url: string; width: number; height: number }>(
      'SELECT url, width, height FROM product_images',
    );
    expect(shown.length).toBeGreaterThan(10);
    expect(shown.filter(({ url, width, height }) => sizes.get(url) !== `${width}×${height}`)).toEqual([]);
  });

  it('has subscribers in every state, each with what they agreed to, and topics in both languages', async () => {
    const found = await rows<{ state: number; missing: number }>(
      `SELECT s.state, count(*) FILTER (WHERE NOT EXISTS (SELECT 1 FROM newsletter_consents c
         WHERE c.subscription_id = s.id AND c.kind = CASE s.state WHEN 1 THEN 1 WHEN 2 THEN 2 WHEN 3 THEN 3 ELSE 4 END
       ))::int AS missing FROM newsletter_subscriptions s GROUP BY s.state ORDER BY s.state`,
    );
    expect(found).toEqual([1, 2, 3, 4].map((state) => ({ state, missing: 0 })));
    const topics = await rows<{ locale: string; count: number }>(
      'SELECT locale, count(*)::int AS count FROM newsletter_tag_translations GROUP BY locale ORDER BY locale',
    );
    expect(topics).toEqual(['en', 'fr'].map((locale) => ({ locale, count: 5 })));
  });

  it('has letters in every state, and those that were sent reached who was subscribed then', async () => {
    const found = await rows<{ status: number; count: number }>(
      'SELECT status, count(*)::int AS count FROM campaigns GROUP BY status ORDER BY status',
    );
    expect(found).toEqual([1, 2, 3].map((status) => ({ status, count: [2, 1, 3][status - 1] })));
    const sent = await rows<{ readers: number; people: number; early: number }>(
      `SELECT (SELECT count(*)::int FROM campaign_deliveries d WHERE d.campaign_id = c.id) AS readers,
         (SELECT count(*)::int FROM campaign_visits v WHERE v.campaign_id = c.id AND v.kind = 1) AS people,
         (SELECT count(*)::int FROM campaign_deliveries d JOIN newsletter_subscriptions s ON s.id = d.subscription_id
          WHERE d.campaign_id = c.id AND s.confirmed_at > d.at) AS early
       FROM campaigns c WHERE c.status = 3`,
    );
    for (const { readers, people, early } of sent) {
      expect(readers).toBeGreaterThan(10);
      expect(people).toBeGreaterThan(3);
      expect(early).toBe(0);
    }
    const covers = await rows<{ url: string }>('SELECT cover_url AS url FROM campaigns');
    for (const { url } of covers) expect(existsSync(`apps/web/public${url}`), url).toBe(true);
  });

  it('has partners in every state, whose logos the site has', async () => {
    const partners = await rows<{ state: number; logo: string | null }>('SELECT state, logo_url AS logo FROM partners');
    expect(new Set(partners.map(({ state }) => state))).toEqual(new Set([1, 2, 3]));
    const logos = partners.flatMap(({ logo }) => logo ?? []);
    expect(logos.length).toBeGreaterThan(3);
    expect(logos.filter((logo) => !existsSync(new URL(`../../../apps/web/public${logo}`, import.meta.url)))).toEqual(
      [],
    );
  });

  it('shows only pictures that the site has', async () => {
    const known = new Set(manifest.map(addressOf));
    const used = await rows<{ url: string }>(
      'SELECT url FROM product_images UNION ALL SELECT image_url FROM locations WHERE image_url IS NOT NULL UNION ALL SELECT picture_url FROM content_entries WHERE picture_url IS NOT NULL',
    );
    expect(used.map(({ url }) => url).filter((url) => !known.has(url))).toEqual([]);
  });
});
