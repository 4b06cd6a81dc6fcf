import { randomUUID } from 'node:crypto';
import { OrderStatus, Role, SubscriptionState } from '@dronesoccer/contracts';
import { givenProduct, givenSlot, insertRow, newRowId } from '@dronesoccer/devkit';
import { useApi } from '../../../test/support/api.js';
import { bookingBody, paidBooking, placeBooking } from '../../../test/support/booking.js';
import { dataOf, outcomeOf } from '../../../test/support/client.js';
import { someContact } from '../../../test/support/contacts.js';
import { takesPlaceIn } from '../../../test/support/day.js';
import { meetAt, untilLocked } from '../../../test/support/gate.js';
import { join, offeredPlans } from '../../../test/support/memberships.js';
import { goodPassword, type Person, registered, signedIn, withRoles } from '../../../test/support/people.js';
import { address, orderBody, placeOrder } from '../../../test/support/shopping.js';
import { Database } from '../../platform/database/index.js';
import { otherTables } from './other-tables.js';
import { personalTables } from './personal-data.js';

const stayingEmails = [
  'campaign_deliveries',
  'email_tokens',
  'identities',
  'mail_log',
  'newsletter_subscriptions',
  'partners',
  'users',
];

/** The texts that erasing an account leaves in rows that are kept, by table. */
const stayingTexts: Readonly<Record<string, string>> = {
  audit_entries: 'action after before network request_id subject_id subject_ids subject_type',
  bookings:
    'check_in_code currency email guardian locale moved_from_end moved_from_start name number tax_province team_name',
  campaign_deliveries: 'locale refusal_code',
  coupon_redemptions: 'email',
  first_order_offers: 'email',
  memberships: 'locale name number tax_province time_zone',
  newsletter_consents: 'basis cause network reason source wording',
  newsletter_subscriptions: 'email locale token',
  order_lines: 'image_url name slug',
  orders: 'coupon_code currency email locale number pickup_name shipping_rate tax_province',
  partners: 'email full_name job_title locale logo_url mobile_no org_name province website',
  payments: 'currency method provider redirect_url reference',
  policy_acceptances: 'locale subject_type',
  uploaded_pictures: 'file_name',
  waivers: 'locale network person_name signer_name',
};

const tellingName = /^(?:email|user_id|first_name|last_name|full_name|network|pickup_name)$/;

describe('the register of personal data', () => {
  const api = useApi({ ROLES: 'http' });
  const columns = () =>
    api.database.query<{ table: string; column: string; type: string }>(
      `SELECT c.table_name AS table, c.column_name AS column, c.udt_name AS type FROM information_schema.columns c
         JOIN information_schema.tables t USING (table_schema, table_name)
        WHERE c.table_schema = 'public' AND t.table_type = 'BASE TABLE' AND c.table_name <> '_prisma_migrations'`,
    );

  it('names every table once', async () => {
    const tables = [...new Set((await columns()).map(({ table }) => table))];
    expect([...Object.keys(personalTables), ...otherTables].sort()).toEqual(tables.sort());
  });

  it('says of no table with a name or an address that it holds nothing personal', async () => {
    const telling = (await columns()).filter(
      ({ table, column }) => otherTables.includes(table) && tellingName.test(column),
    );
    expect(telling).toEqual([]);
  });

  it('clears every text of a row that is kept, or the text is listed here as one that may stay', async () => {
    const staying = (await columns()).flatMap(({ table, column, type }) => {
      const erasure = personalTables[table]?.erasure;
      if (typeof erasure !== 'object' || 'expiresAfterDays' in erasure) return [];
      const isCleared = new RegExp(`(?:^|, )${column} = `).test(erasure.set ?? '');
      return /text|char|json/.test(type) && !isCleared ? [`${table}.${column}`] : [];
    });
    const listed = Object.entries(stayingTexts).flatMap(([table, names]) =>
      names.split(' ').map((name) => `${table}.${name}`),
    );
    expect(staying.sort()).toEqual(listed.sort());
  });

  it('says of few tables with an address that it stays when the person changes it', async () => {
    const withAddress = (await columns()).flatMap(({ table, column }) => (column === 'email' ? [table] : []));
    const staying = withAddress.filter((table) => personalTables[table]?.followsEmail === undefined);
    expect(staying.sort()).toEqual(stayingEmails);
  });
});

describe('erasing an account', () => {
  const api = useApi({ ROLES: 'http' });

  const verified = async (): Promise<Person> => {
    const person = await registered(api, { lastName: `Canary${randomUUID().replaceAll(/[^a-f]/g, '')}`, locale: 'fr' });
    await api.database.query('UPDATE users SET email_verified_at = now() WHERE id = $1', [person.user.id]);
    return person;
  };
  const erase = (person: Person, password = goodPassword) =>
    api.as(person).answer('privacy.erase', { body: { password } });

  /** Leaves traces in as many tables as everyday use does, with nothing unfinished. */
  const live = async ({ email, user, bearer }: Person): Promise<void> => {
    const { id: productId } = await givenProduct(api.database, { stock: 10 });
    const { id: soldOut } = await givenProduct(api.database, { stock: 0 });
    const me = api.as({ bearer });
    await me.call('me.addresses.create', { body: { ...address, fullName: user.name } });
    await me.call('cart.add', { body: { productId, quantity: 1 } });
    await me.call('wishlist.put', { params: { productId } });
    await me.call('restockNotices.ask', { params: { id: soldOut }, body: { email, consent: true } });
    await me.call('newsletter.subscribe', { body: { email, source: 'profile' } });
    await me.call('contacts.send', { body: { ...someContact(), fullName: user.name, email } });
    const order = await placeOrder(api.origin, { items: [{ productId, quantity: 1 }], email });
    await api.database.query(
      `UPDATE orders SET status = ${OrderStatus.SHIPPED}, paid_at = now(), shipped_at = now(), user_id = $2, address = address || $3 WHERE id = $1`,
      [order.id, user.id, { fullName: user.name, phone: '+16045550199' }],
    );
    const { id: slotId } = await givenSlot(api.database);
    const booking = await paidBooking(api.origin, { slotId, email });
    const named = [booking.id, user.name];
    await api.database.query('UPDATE bookings SET user_id = $3, name = $2 WHERE id = $1', [...named, user.id]);
    await api.database.query('UPDATE booking_seats SET name = $2 WHERE booking_id = $1', named);
    await takesPlaceIn(api.database, slotId, -3_000);
    await insertRow(api.database, 'mail_log', {
      ...{ id: newRowId(), job_id: newRowId(), job: 'mail', email, template: 'paid', subject: user.name, locale: 'en' },
      ...{ outcome: 1, first_at: new Date(), at: new Date() },
    });
  };

  /** Returns the tables with a row that contains the text. */
  const tablesWith = async (text: string): Promise<string[]> => {
    const found: string[] = [];
    for (const table of [...Object.keys(personalTables), ...otherTables]) {
      const rows = await api.database.query(`SELECT 1 FROM ${table} t WHERE t::text ILIKE $1 LIMIT 1`, [`%${text}%`]);
      if (rows.length > 0) found.push(table);
    }
    return found.sort();
  };

  it('leaves the person’s name only where it must be kept, and the export has shown every place', async () => {
    const person = await verified();
    await live(person);
    const traces = new Set([...(await tablesWith(person.email)), ...(await tablesWith(person.user.name))]);
    expect(traces.size).toBeGreaterThan(8);
    const { tables } = await api.as(person).call('privacy.export');
    expect(Object.keys(tables)).toEqual(expect.arrayContaining([...traces]));
    expect(Object.keys(tables)).toEqual(expect.arrayContaining(['cart_items', 'wishlist_items', 'sessions']));
    expect(JSON.stringify(tables)).not.toMatch(/password_hash|token_hash|check_in_code/);
    dataOf(await erase(person));
    expect(await tablesWith(person.email)).toEqual(['bookings', 'newsletter_subscriptions', 'orders']);
    expect(await tablesWith(person.user.name)).toEqual(['bookings', 'orders']);
    expect(await tablesWith('+16045550199')).toEqual([]);
    const [{ state } = { state: 0 }] = await api.database.query<{ state: number }>(
      'SELECT state FROM newsletter_subscriptions WHERE email = $1',
      [person.email],
    );
    expect(state).toBe(SubscriptionState.UNSUBSCRIBED);
  });

  it('follows an export that shows the policies accepted with a membership', async () => {
    const person = await verified();
    await offeredPlans(api);
    const { id } = await join(api, person);
    const { tables } = await api.as(person).call('privacy.export');
    const accepted = tables['policy_acceptances']?.rows.map((row) => row['subject_id']);
    expect(accepted).toContain(id);
  });

  it('ends every session and frees the address for a new account', async () => {
    const person = await verified();
    const { email } = person;
    const other = await signedIn(api, { email, password: goodPassword });
    dataOf(await erase(person));
    for (const each of [person, other]) expect(await api.as(each).refused('me.get')).toEqual([401, 'AUTH_002']);
    const { user } = await registered(api, { email });
    expect(user.id).not.toBe(person.user.id);
  });

  it('needs the password', async () => {
    const person = await verified();
    expect(outcomeOf(await erase(person, 'Wrong#Arena42'))).toEqual([400, 'USER_005']);
    expect(await api.as(person).call('me.get')).toMatchObject({ email: person.email });
  });

  it('waits for what is unfinished, and says what that is', async () => {
    const person = await verified();
    const { id: slotId } = await givenSlot(api.database);
    await placeBooking(api.origin, { slotId }, person.bearer);
    const { obstacles, kept } = await api.as(person).call('privacy.preview');
    expect(obstacles).toEqual([{ kind: 'bookings', count: 1 }]);
    expect(kept.map(({ what }) => what)).toContain('Orders');
    const refused = await erase(person);
    expect(outcomeOf(refused)).toEqual([409, 'USER_012']);
    expect(refused.body).toMatchObject({ data: { obstacles: [{ kind: 'bookings', count: 1 }] } });
    await takesPlaceIn(api.database, slotId, -3_000);
    dataOf(await erase(person));
  });

  it('is not for staff', async () => {
    const admin = await withRoles(api, Role.ADMIN);
    expect((await api.as(admin).call('privacy.preview')).obstacles).toEqual([{ kind: 'staff', count: 1 }]);
    expect(outcomeOf(await erase(admin))).toEqual([409, 'USER_012']);
  });

  it('leaves alone what others wrote under an address that the account never confirmed', async () => {
    const person = await registered(api);
    const { id: productId } = await givenProduct(api.database, { stock: 3 });
    const order = await placeOrder(api.origin, { items: [{ productId, quantity: 1 }], email: person.email });
    expect((await api.as(person).call('privacy.export')).tables).not.toHaveProperty('orders');
    dataOf(await erase(person));
    const [kept] = await api.database.query('SELECT 1 FROM orders WHERE id = $1 AND network IS NOT NULL', [order.id]);
    expect(kept).toBeDefined();
  });

  it('waits for an order that is being placed, which then keeps the account', async () => {
    const person = await verified();
    const { id: productId } = await givenProduct(api.database);
    await api.database.query(
      `INSERT INTO coupons (id, code, kind, amount, categories) VALUES (gen_random_uuid(), 'GATE', 1, 10, '{}')`,
    );
    const wish = { items: [{ productId, quantity: 1 }], couponCode: 'GATE', email: person.email };
    const body = await orderBody(api.origin, wish);
    // The order refers to the account before it redeems its coupon.
    const [ordered, erased] = await meetAt(
      api.databaseUrl,
      'coupon_redemptions',
      () => api.as(person).answer('orders.place', { body }),
      () => erase(person),
    );
    expect(ordered.status).toBe(201);
    expect(outcomeOf(erased)).toEqual([409, 'USER_012']);
  });

  const givenBooking = async (person: Person) => {
    const { id: slotId } = await givenSlot(api.database);
    const body = await bookingBody(api.origin, { slotId, email: person.email }, person.bearer);
    return { slotId, book: () => api.as(person).answer('bookings.place', { body }) };
  };

  it('waits for a booking that is being placed, which then keeps the account', async () => {
    const person = await verified();
    const { slotId, book } = await givenBooking(person);
    const { booking, erasing } = await api.app.get(Database).transaction(async (tx) => {
      await tx.query('SELECT 1 FROM class_slots WHERE id = $1 FOR UPDATE', [slotId], 'hold-slot');
      const first = { booking: book() };
      await untilLocked(api.database, 1);
      const calls = { ...first, erasing: erase(person) };
      // Without the lock of the account, the erasure does not wait.
      await Promise.race([untilLocked(api.database, 2), calls.erasing]);
      return calls;
    });
    expect((await booking).status).toBe(201);
    expect(outcomeOf(await erasing)).toEqual([409, 'USER_012']);
  });

  it('is not held up by a booking that is placed meanwhile, which is refused', async () => {
    const person = await verified();
    await api.as(person).call('newsletter.subscribe', { body: { email: person.email, source: 'profile' } });
    const { slotId, book } = await givenBooking(person);
    // The erasure withdraws the consent after it has locked the account.
    const [erased, booked] = await meetAt(api.databaseUrl, 'newsletter_consents', () => erase(person), book);
    expect(erased.status).toBe(200);
    expect(outcomeOf(booked)).toEqual([401, 'AUTH_002']);
    expect(await api.database.query('SELECT 1 FROM bookings WHERE slot_id = $1', [slotId])).toEqual([]);
  });
});
