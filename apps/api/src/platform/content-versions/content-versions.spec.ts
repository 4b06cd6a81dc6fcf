import { setTimeout as sleep } from 'node:timers/promises';
import { ContentKind, Role } from '@dronesoccer/contracts';
import {
  givenArena,
  givenCompany,
  givenContent,
  givenEvent,
  givenLocation,
  givenPartner,
  givenPolicyVersion,
  givenProduct,
  givenReaders,
  givenSentCampaign,
  givenSlot,
  insertRow,
} from '@dronesoccer/devkit';
import { useApi } from '../../../test/support/api.js';
import { inDays, paidBooking } from '../../../test/support/booking.js';
import { assignCoaches } from '../../../test/support/coaches.js';
import { registered, withRoles } from '../../../test/support/people.js';
import { placeOrder } from '../../../test/support/shopping.js';
import { Database, executorOf } from '../database/index.js';
import { ContentVersions } from './content-versions.js';

describe('the versions of the content', () => {
  const api = useApi({ ROLES: 'http' });
  const other = useApi({ ROLES: 'http' }, { sharing: api });

  // The caches' clock is stopped, however long the tests take.
  let now = performance.now();
  beforeEach(() => void jest.spyOn(performance, 'now').mockImplementation(() => now));
  afterEach(() => jest.restoreAllMocks());

  const versionsOf = (process: { app: typeof api.app }) => process.app.get(ContentVersions).current();
  const passHalfASecond = async () => {
    now += 501;
    // The cache reads the clock at most once per millisecond.
    await sleep(2);
  };
  /** Returns the versions as read half a second later. */
  const currentOf = async (process: { app: typeof api.app }) => {
    await passHalfASecond();
    return versionsOf(process);
  };
  /** Returns the topics with a new version after the change. */
  const changedBy = async (change: () => Promise<unknown>): Promise<string[]> => {
    const before = await currentOf(api);
    await change();
    const after = await currentOf(api);
    return [...after].flatMap(([topic, version]) => (before.get(topic) === version ? [] : [topic]));
  };
  const sql = (text: string, ...params: unknown[]) => api.database.query(text, params);

  it('change with products, their texts, prices and pictures', async () => {
    const { id } = await givenProduct(api.database);
    const picture = { id, product_id: id, position: 0, url: '/pictures/kit.webp', alt: '{"en":"Kit","fr":"Trousse"}' };
    for (const change of [
      () => sql('UPDATE products SET price_cents = 1 WHERE id = $1', id),
      () => sql(`UPDATE product_translations SET name = 'New' WHERE product_id = $1`, id),
      () => insertRow(api.database, 'product_images', picture),
      () => sql('DELETE FROM product_images WHERE product_id = $1', id),
    ])
      expect(await changedBy(change)).toEqual(['products']);
  });

  it('change when a product sells out or arrives, and not with each piece that is sold', async () => {
    const { id } = await givenProduct(api.database, { stock: 5 });
    const order = (quantity: number) => placeOrder(api.origin, { items: [{ productId: id, quantity }] });
    expect(await changedBy(() => order(4))).toEqual([]);
    expect(await changedBy(() => order(1))).toEqual(['products']);
    const restock = () => sql('UPDATE stock_levels SET quantity = 5 WHERE product_id = $1', id);
    expect(await changedBy(restock)).toEqual(['products']);
  });

  it('change with places, and with the company that runs them', async () => {
    const { id: companyId, name } = await givenCompany(api.database);
    const { id: locationId } = await givenLocation(api.database, { companyId });
    const { id } = await givenArena(api.database, { locationId });
    const admin = await withRoles(api, Role.SUPER_ADMIN);
    const params = { id: companyId };
    const rename = () =>
      api.as(admin).call('companies.admin.update', { params, body: { name: `${name} Ltd.`, version: 1 } });
    for (const change of [
      rename,
      () => sql(`UPDATE locations SET address = 'Elsewhere' WHERE id = $1`, locationId),
      () => sql(`UPDATE location_translations SET name = 'New' WHERE location_id = $1`, locationId),
      () => sql(`UPDATE arenas SET hours = '[{"day":1,"opens":"09:00","closes":"21:30"}]' WHERE id = $1`, id),
      () => sql(`UPDATE arena_translations SET rules = 'New' WHERE arena_id = $1`, id),
    ])
      expect(await changedBy(change)).toEqual(['arenas']);
  });

  it('change with slots, and not with each seat that is booked', async () => {
    const { id: arenaId } = await givenArena(api.database);
    let slotId = '';
    const open = async () => (slotId = (await givenSlot(api.database, { arenaId, startsAt: inDays(20) })).id);
    expect(await changedBy(open)).toEqual(['slots']);
    expect(await changedBy(() => paidBooking(api.origin, { slotId, seats: 2 }))).toEqual([]);
    const price = () => sql('UPDATE class_slots SET guest_standard_cents = 1 WHERE id = $1', slotId);
    expect(await changedBy(price)).toEqual(['slots']);
  });

  it('change with the coaches of a slot, and with a coach’s consent to be named', async () => {
    const coach = await withRoles(api, Role.COACH);
    const slot = await givenSlot(api.database);
    for (const change of [
      () => assignCoaches(api.database, slot.id, coach),
      () => api.as(coach).call('coaching.setConsent', { body: { isNamed: true } }),
      () => sql('DELETE FROM user_roles WHERE user_id = $1', coach.user.id),
    ])
      expect(await changedBy(change)).toEqual(['slots']);
  });

  it('leave out only those columns of a slot that no page shows', async () => {
    const unwatched = await sql(
      `SELECT a.attname::text AS name FROM pg_attribute a
        WHERE a.attrelid = 'class_slots'::regclass AND a.attnum > 0 AND NOT a.attisdropped AND NOT EXISTS (
          SELECT FROM pg_trigger t WHERE t.tgname = 'class_slots_change_content' AND a.attnum = ANY (t.tgattr::int2[]))
        ORDER BY a.attname`,
    );
    const names = ['created_at', 'id', 'pattern_id', 'taken', 'updated_at', 'version'];
    expect(unwatched).toEqual(names.map((name) => ({ name })));
  });

  it('change with published content, newsletter issues, settings and partners', async () => {
    const kind = ContentKind.POST;
    const { id } = await givenContent(api.database, { kind });
    const startsAt = inDays(9);
    const issue = await givenSentCampaign(api.database);
    const changes: Record<string, (() => Promise<unknown>)[]> = {
      content: [
        () => givenEvent(api.database, { localStart: '2027-02-20T10:00', startsAt }),
        () => sql('UPDATE content_entries SET is_active = false WHERE id = $1', id),
        () => sql(`UPDATE content_texts SET title = 'New' WHERE entry_id = $1`, id),
        () => sql('UPDATE content_slugs SET is_current = false WHERE entry_id = $1', id),
        () => sql('UPDATE announced_events SET is_outdoor = true'),
        () => givenPolicyVersion(api.database, { policy: 'terms', number: 9, validFrom: startsAt }),
        () => sql(`UPDATE policy_texts SET title = 'New'`),
      ],
      issues: [
        () => sql('UPDATE campaigns SET send_started_at = now() WHERE id = $1', issue.id),
        () => givenReaders(api.database, 1),
      ],
      settings: [() => sql(`UPDATE settings SET value = value WHERE key = 'organisation'`)],
      partners: [() => givenPartner(api.database)],
    };
    for (const [topic, all] of Object.entries(changes)) {
      for (const change of all) expect(await changedBy(change)).toEqual([topic]);
    }
  });

  it('do not change while a campaign is sent, with a cart, or with a statement that finds nothing', async () => {
    const issue = await givenSentCampaign(api.database);
    const { id: productId } = await givenProduct(api.database);
    const person = await registered(api);
    for (const change of [
      () => sql('UPDATE campaigns SET handed_over = handed_over + 1, next_at = now() WHERE id = $1', issue.id),
      () => api.as(person).call('cart.add', { body: { productId, quantity: 1 } }),
      () => sql('UPDATE products SET price_cents = 1 WHERE false'),
      () => sql('DELETE FROM content_entries WHERE false'),
    ])
      expect(await changedBy(change)).toEqual([]);
  });

  it('are read by every process within half a second, and not more often', async () => {
    const [own, others] = [await currentOf(api), await currentOf(other)];
    expect([...others]).toEqual([...own]);
    const read = jest.spyOn(other.app.get(Database), 'query');
    await givenProduct(api.database);
    expect(await versionsOf(other)).toBe(others);
    expect(read).not.toHaveBeenCalled();
    await passHalfASecond();
    const [next, same] = await Promise.all([versionsOf(other), versionsOf(other)]);
    expect(next.get('products')).not.toBe(own.get('products'));
    expect(next).toBe(same);
    expect(read).toHaveBeenCalledTimes(1);
  });

  it('clear cached reads before a page is rendered for a new version', async () => {
    const { id } = await givenArena(api.database, { name: { en: 'Old name', fr: 'Ancien nom' } });
    const nameIn = async (process: typeof api) => (await process.guest.call('arenas.get', { params: { id } })).name;
    await currentOf(other);
    expect(await nameIn(other)).toBe('Old name');
    await sql(`UPDATE arena_translations SET name = 'New name' WHERE arena_id = $1`, id);
    expect(await nameIn(other)).toBe('Old name');
    await currentOf(other);
    expect(await nameIn(other)).toBe('New name');
  });

  it('count each transaction that commits, in whatever order transactions commit, and none that is rolled back', async () => {
    const [first, second] = [await givenProduct(api.database), await givenProduct(api.database)];
    const numberOf = async () => Number((await currentOf(api)).get('products'));
    const before = await numberOf();
    const price = 'UPDATE products SET price_cents = price_cents + 1 WHERE id = $1';
    await api.database.transaction(async (tx) => {
      await executorOf(tx).query(price, [first.id]);
      await executorOf(tx).query(price, [first.id]);
      // The second transaction begins later and commits while the first is open.
      await api.database.query(price, [second.id]);
      expect(await numberOf()).toBe(before + 1);
    });
    expect(await numberOf()).toBe(before + 2);
    const failed = api.database.transaction(async (tx) => {
      await executorOf(tx).query(price, [first.id]);
      throw new Error('rolled back');
    });
    await expect(failed).rejects.toThrow('rolled back');
    expect(await numberOf()).toBe(before + 2);
  });

  it('stay the same when the changes are merged, also by two processes at once', async () => {
    await givenProduct(api.database);
    await givenArena(api.database);
    const merge = () => Promise.all([api, other].map(({ app }) => app.get(ContentVersions).merge()));
    expect(await changedBy(merge)).toEqual([]);
    const rows = await sql('SELECT topic FROM content_changes GROUP BY topic HAVING count(*) > 1');
    expect(rows).toEqual([]);
  });

  it('remain known while the database cannot be read', async () => {
    const known = await currentOf(api);
    const read = jest.spyOn(api.app.get(Database), 'query').mockRejectedValue(new Error('down'));
    expect(await currentOf(api)).toBe(known);
    read.mockRestore();
    await givenProduct(api.database);
    expect((await currentOf(api)).get('products')).not.toBe(known.get('products'));
  });
});
