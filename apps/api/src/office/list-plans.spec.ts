import { PlanKind } from '@dronesoccer/contracts';
import { newRowId } from '@dronesoccer/devkit';
import { useApi } from '../../test/support/api.js';
import { vacuumed } from '../../test/support/vacuumed.js';
import { membershipList } from '../club/memberships/admin/memberships.queries.js';
import { contactList } from '../inbox/contacts/admin/contact-filter.js';
import { partnerList } from '../inbox/partners/admin/partners.queries.js';
import { paymentList } from '../money/payments/admin/find-payments.queries.js';
import { Payables } from '../money/payments/index.js';
import { subscriberList } from '../newsletter/subscribers/admin/subscribers.queries.js';
import { type Executor, readList } from '../platform/database/index.js';
import { assignmentList } from '../shop/coupons/admin/assignments.queries.js';
import { accountList } from './accounts/admin/accounts.queries.js';
import { auditList } from './audit/admin/audit.queries.js';
import { mailList } from './mail-log/admin/mail-log.queries.js';

// Filling the tables takes longer than the default statement timeout.
const api = useApi({ ROLES: 'http', DATABASE_STATEMENT_TIMEOUT_MS: '300000' });

const rows = 20_000;
const couponId = newRowId();

const tables = [
  'users',
  'memberships',
  'audit_entries',
  'payments',
  'contacts',
  'newsletter_subscriptions',
  'mail_log',
  'partners',
  'coupon_assignments',
];

/** Creates people and what each of them has in the lists of the dashboard. */
beforeAll(async () => {
  const { database } = api;
  const [plan] = await database.query<{ id: string }>('SELECT id FROM membership_plans WHERE kind = $1', [
    PlanKind.SINGLE,
  ]);
  await database.query(
    `INSERT INTO users (id, email, first_name, last_name, created_at)
     SELECT md5('person' || n)::uuid, 'person' || n || '@example.test', 'First' || md5(n::text), 'Last' || n,
            now() - n * interval '1 minute'
       FROM generate_series(1, $1::int) n`,
    [rows],
  );
  await database.query(
    `INSERT INTO memberships (id, number, plan_id, user_id, name, email, status, tax_province, time_zone, first_day, last_day,
       subtotal_cents, total_cents, hold_expires_at, placed_at)
     SELECT md5('membership' || n)::uuid, 'MB-2026-' || lpad(n::text, 6, '0'), $2, md5('person' || n)::uuid,
            'First' || md5(n::text) || ' Last' || n, 'person' || n || '@example.test', 2, 'QC', 'America/Toronto',
            current_date - n % 300, current_date - n % 300 + 364, 0, 0, now(), now() - n * interval '1 minute'
       FROM generate_series(1, $1::int) n`,
    [rows, plan?.id],
  );
  await database.query(
    `INSERT INTO audit_entries (id, at, actor_id, action, subject_type, subject_id)
     SELECT md5('entry' || n)::uuid, now() - n * interval '1 minute', md5('person' || n % 9)::uuid, 'user.disabled', 'user',
            md5('person' || n)
       FROM generate_series(9, $1::int) n`,
    [rows],
  );
  await database.query(
    `INSERT INTO payments (id, subject_id, provider, reference, status, amount_cents, created_at, paid_at)
     SELECT md5('payment' || n)::uuid, md5('membership' || n)::uuid, 'sandbox', 'list ' || n, 2, 100,
            now() - n * interval '1 minute', now() - n * interval '1 minute'
       FROM generate_series(1, $1::int) n`,
    [rows],
  );
  await database.query(
    `INSERT INTO contacts (id, number, type, state, full_name, email, message, digest, repeats_at, created_at)
     SELECT md5('contact' || n)::uuid, 'C-2026-' || lpad(n::text, 6, '0'), 1, 1 + n % 3, 'First' || md5(n::text),
            'person' || n || '@example.test', 'When do you open? ' || md5(n::text), decode(md5(n::text), 'hex'),
            now() - n * interval '1 minute' + interval '1 day', now() - n * interval '1 minute'
       FROM generate_series(1, $1::int) n`,
    [rows],
  );
  await database.query(
    `INSERT INTO newsletter_subscriptions (id, email, token, state, created_at, confirmed_at)
     SELECT md5('reader' || n)::uuid, 'person' || n || '@example.test', md5('token' || n), 2,
            now() - n * interval '1 minute', now()
       FROM generate_series(1, $1::int) n`,
    [rows],
  );
  await database.query(
    `INSERT INTO mail_log (id, job_id, job, email, template, subject, locale, outcome, first_at, at)
     SELECT md5('mail' || n)::uuid, md5('job' || n)::uuid, 'mail.send', 'person' || n || '@example.test', 'order', 'Order',
            'en', 1 + n % 3, now() - n * interval '1 minute', now() - n * interval '1 minute'
       FROM generate_series(1, $1::int) n`,
    [rows],
  );
  await database.query(
    `INSERT INTO partners (id, state, full_name, job_title, mobile_no, email, org_name, province, locale, created_at)
     SELECT md5('partner' || n)::uuid, 1 + n % 3, 'First' || md5(n::text), 'Coach', '6045550123',
            'person' || n || '@example.test', 'Club ' || md5('club' || n), 'BC', 'en', now() - n * interval '1 minute'
       FROM generate_series(1, $1::int) n`,
    [rows],
  );
  await database.query(`INSERT INTO coupons (id, code, kind, amount) VALUES ($1, 'EVERYONE', 1, 10)`, [couponId]);
  await database.query(
    `INSERT INTO coupon_assignments (coupon_id, email, created_at)
     SELECT $2, 'person' || n || '@example.test', now() - n * interval '1 minute' FROM generate_series(1, $1::int) n`,
    [rows, couponId],
  );
  await vacuumed(database, ...tables);
});

/** Explains each statement that reads one page of a list, without its count. */
async function pagePlan(read: (executor: Executor) => Promise<unknown>): Promise<string> {
  const statements: [string, readonly unknown[]][] = [];
  const recording: Executor = {
    query: (text, values = []) => {
      statements.push([text, values]);
      return Promise.resolve([]);
    },
  };
  await read(recording);
  const [text = '', values = []] = statements.at(-1) ?? [];
  const plan = await api.database.query<{ 'QUERY PLAN': string }>(`EXPLAIN ${text}`, [...values]);
  return plan.map((row) => row['QUERY PLAN']).join('\n');
}

const slice = { limit: 25, offset: 0 };
const lists: Record<string, (executor: Executor) => Promise<unknown>> = {
  'accounts, newest first': (db) => readList(db, accountList, { sort: 'newest' }, slice),
  'accounts by name': (db) => readList(db, accountList, { sort: 'name' }, slice),
  'accounts by a part of an email': (db) => readList(db, accountList, { sort: 'newest', search: 'rson17123@' }, slice),
  'memberships, newest first': (db) => readList(db, membershipList, { sort: 'newest' }, slice),
  'memberships by their last day': (db) => readList(db, membershipList, { sort: 'ending' }, slice),
  'memberships by a part of a number': (db) =>
    readList(db, membershipList, { sort: 'newest', search: '2026-017123' }, slice),
  payments: (db) => readList(db, paymentList, { subjects: api.app.get(Payables).listed, language: 'en' }, slice),
  'payments of a month': (db) =>
    readList(
      db,
      paymentList,
      { subjects: api.app.get(Payables).listed, language: 'en', from: '2026-01-01', to: '2026-01-31' },
      slice,
    ),
  contacts: (db) => readList(db, contactList, { callerId: couponId, now: new Date() }, slice),
  'contacts by a part of an email': (db) =>
    readList(db, contactList, { callerId: couponId, now: new Date(), search: 'rson17123@' }, slice),
  'subscribers, newest first': (db) => readList(db, subscriberList, { sort: 'newest' }, slice),
  'subscribers by email': (db) => readList(db, subscriberList, { sort: 'email' }, slice),
  'subscribers by a part of an email': (db) =>
    readList(db, subscriberList, { sort: 'newest', search: 'rson17123@' }, slice),
  'emails that were sent': (db) => readList(db, mailList, {}, slice),
  'emails to a person': (db) => readList(db, mailList, { search: 'person17123' }, slice),
  'partners, newest first': (db) => readList(db, partnerList, { sort: 'newest' }, slice),
  'partners by name': (db) => readList(db, partnerList, { sort: 'name' }, slice),
  'partners by a part of an email': (db) => readList(db, partnerList, { sort: 'newest', search: 'rson17123@' }, slice),
  'people with a coupon': (db) => readList(db, assignmentList, { couponId }, slice),
  'people with a coupon by a part of an email': (db) =>
    readList(db, assignmentList, { couponId, search: 'rson17123@' }, slice),
  'the audit': (db) => readList(db, auditList, { seesSafeSport: true }, slice),
  'the audit of a record': (db) => readList(db, auditList, { seesSafeSport: false, subjectId: 'person17123' }, slice),
  'the audit of an action': (db) => readList(db, auditList, { seesSafeSport: true, action: 'user.enabled' }, slice),
};

it.each(Object.keys(lists))('of %s reads no whole table', async (name) => {
  const read = lists[name];
  const plan = read ? await pagePlan(read) : '';
  expect(plan).not.toMatch(new RegExp(`Seq Scan on (?:${tables.join('|')})\\b`));
  expect(plan).toMatch(/Index|Bitmap/);
});
