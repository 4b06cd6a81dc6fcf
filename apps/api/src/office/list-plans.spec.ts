import { ContentKind, PlanKind } from '@dronesoccer/contracts';
import { givenArena, newRowId } from '@dronesoccer/devkit';
import { useApi } from '../../test/support/api.js';
import { vacuumTables } from '../../test/support/vacuum-tables.js';
import { membershipList } from '../club/memberships/admin/memberships.queries.js';
import { adminEntryList } from '../content/entries/admin/edited-entries.queries.js';
import { mediaList } from '../content/media/admin/media.queries.js';
import { contactList } from '../inbox/contacts/admin/contact-filter.js';
import { partnerList } from '../inbox/partners/admin/partners.queries.js';
import { disputeList } from '../money/payments/admin/find-disputes.queries.js';
import { paymentList } from '../money/payments/admin/find-payments.queries.js';
import { Payables } from '../money/payments/index.js';
import { subscriberList } from '../newsletter/subscribers/admin/subscribers.queries.js';
import { type Executor, readList } from '../platform/database/index.js';
import { FailedJobs } from '../platform/jobs/index.js';
import { waitingList } from '../play/waitlist/admin/list-waiting.js';
import { assignmentList } from '../shop/coupons/admin/assignments.queries.js';
import { accountList } from './accounts/admin/accounts.queries.js';
import { auditList } from './audit/admin/audit.queries.js';
import { mailList } from './mail-log/admin/mail-log.queries.js';

// Filling the tables takes longer than the default statement timeout.
const api = useApi({ ROLES: 'http', DATABASE_STATEMENT_TIMEOUT_MS: '300000' });

const rows = 20_000;
const couponId = newRowId();
const slotId = newRowId();

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
  'disputes',
  'content_entries',
  'content_texts',
  'content_slugs',
  'media_pictures',
  'uploaded_pictures',
  'text_pictures',
  'picture_references',
  'waitlist_entries',
  'pgboss.job_common',
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
  await createDisputes();
  await createContent();
  await createWaitingPeople();
  await createFailedJobs();
  await vacuumTables(database, ...tables);
});

/** Every payment is disputed, and one dispute in a thousand waits for evidence. */
async function createDisputes(): Promise<void> {
  await api.database.query(
    `INSERT INTO disputes (id, payment_id, provider, reference, status, is_inquiry, reason, amount_cents, withdrawn_cents,
       fee_cents, respond_by, opened_at, closed_at, reported_at, progress)
     SELECT md5('dispute' || n)::uuid, md5('payment' || n)::uuid, 'sandbox', 'dispute ' || n, status, false, 'fraudulent', 100, 0,
            0, at + interval '7 days', at, CASE WHEN status > 2 THEN at END, at, 1
       FROM generate_series(1, $1::int) n,
            LATERAL (SELECT CASE WHEN n % 1000 = 0 THEN 1 ELSE 3 + n % 2 END AS status, now() - n * interval '1 minute' AS at) s`,
    [rows],
  );
}

/**
 * Each entry shows a picture of the library, and one text in ten shows another. One picture in a hundred lacks its French text,
 * and nothing shows the last hundred.
 */
async function createContent(): Promise<void> {
  const { database } = api;
  const pictures = rows + 100;
  await database.query(
    `INSERT INTO uploaded_pictures (id, file_name, width, height, bytes, content_hash)
     SELECT md5('upload' || n)::uuid, md5('file' || n) || '.webp', 100, 100, 1000, decode(md5(n::text), 'hex')
       FROM generate_series(1, $1::int) n`,
    [pictures],
  );
  await database.query(
    `INSERT INTO media_pictures (id, url, name, alt_en, alt_fr, created_at)
     SELECT md5('media' || n)::uuid, '/uploads/' || md5('file' || n) || '.webp', md5(n::text) || '.webp', 'A drone',
            CASE WHEN n % 100 > 0 THEN 'Un drone' ELSE '' END, now() - n * interval '1 minute'
       FROM generate_series(1, $1::int) n`,
    [pictures],
  );
  await database.query(
    `INSERT INTO picture_references (subject_type, subject_id, picture_id)
     SELECT 'media', md5('media' || n)::uuid, md5('upload' || n)::uuid FROM generate_series(1, $1::int) n`,
    [pictures],
  );
  await database.query(
    `INSERT INTO content_entries (id, kind, position, picture_url, created_at, updated_at)
     SELECT md5('entry' || n)::uuid, $2, n, '/uploads/' || md5('file' || n) || '.webp', now() - n * interval '1 minute',
            now() - n * interval '1 minute'
       FROM generate_series(1, $1::int) n`,
    [rows, ContentKind.POST],
  );
  await database.query(
    `INSERT INTO content_texts (entry_id, locale, status, title, summary, body)
     SELECT md5('entry' || n)::uuid, locale, 2, 'Post ' || md5(n::text), 'A summary',
            'A text ' || CASE WHEN n % 10 = 0 THEN '![](/uploads/' || md5('file' || n + 1) || '.webp)' ELSE md5('text' || n) END
       FROM generate_series(1, $1::int) n, unnest(ARRAY['en', 'fr']) locale`,
    [rows],
  );
  await database.query(
    `INSERT INTO content_slugs (kind, locale, slug, entry_id)
     SELECT $2, locale, 'post-' || md5(n::text), md5('entry' || n)::uuid
       FROM generate_series(1, $1::int) n, unnest(ARRAY['en', 'fr']) locale`,
    [rows, ContentKind.POST],
  );
}

/** A twentieth of the entries is open. All are of one slot in turn, among a thousand. */
async function createWaitingPeople(): Promise<void> {
  const { database } = api;
  const { id: arenaId } = await givenArena(database);
  await database.query(
    `INSERT INTO class_slots (id, arena_id, type, starts_at, ends_at, local_start, local_end, time_zone, capacity)
     SELECT CASE n WHEN 0 THEN $2::uuid ELSE md5('slot' || n)::uuid END, $1, 1, at, at + interval '1 hour',
            to_char(at - interval '5 hours', 'YYYY-MM-DD"T"HH24:MI'), to_char(at - interval '4 hours', 'YYYY-MM-DD"T"HH24:MI'),
            'America/Toronto', 10
       FROM generate_series(0, 999) n, LATERAL (SELECT date_trunc('hour', now()) + n * interval '2 hours' AS at) t`,
    [arenaId, slotId],
  );
  await database.query(
    `INSERT INTO waitlist_entries (id, slot_id, name, email, seats, tier, state, joined_at, changed_at)
     SELECT md5('waiting' || n)::uuid, CASE n % 1000 WHEN 0 THEN $2::uuid ELSE md5('slot' || n % 1000)::uuid END, 'Person',
            'person' || n || '@example.test', 1, 1, CASE WHEN n % 20 = 0 THEN 1 ELSE 3 END, now() - n * interval '1 minute', now()
       FROM generate_series(1, $1::int) n`,
    [rows, slotId],
  );
}

/** The queue also holds jobs that did not fail, among which the list must find the others. */
async function createFailedJobs(): Promise<void> {
  await api.database.query(
    `INSERT INTO pgboss.job (name, data, state, source_name, source_created_on, source_retry_count, source_output, created_on)
     SELECT CASE WHEN is_failed THEN 'jobs.failed' ELSE 'mail.send' END,
            CASE WHEN n % 100 > 0 THEN jsonb_build_object('to', 'person' || n || '@example.test') ELSE '{}' END, 'completed',
            CASE WHEN is_failed THEN 'mail.send' END, now(), 3, jsonb_build_object('message', 'Refused ' || n),
            now() - n * interval '1 minute'
       FROM generate_series(1, $1::int) n, LATERAL (SELECT n % 10 = 0 AS is_failed) f`,
    [rows],
  );
}

/** Explains the statement that reads one page of a list, or the one that counts its rows. */
async function planOf(
  read: (executor: Executor) => Promise<unknown>,
  part: 'page' | 'count' = 'page',
): Promise<string> {
  const statements: [string, readonly unknown[]][] = [];
  const recording: Executor = {
    query: (text, values = []) => {
      statements.push([text, values]);
      return Promise.resolve([]);
    },
  };
  await read(recording);
  const [text = '', values = []] = statements.at(part === 'page' ? -1 : 0) ?? [];
  const plan = await api.database.query<{ 'QUERY PLAN': string }>(`EXPLAIN ${text}`, [...values]);
  return plan.map((row) => row['QUERY PLAN']).join('\n');
}

const slice = { limit: 25, offset: 0 };
const posts = { kind: ContentKind.POST, now: new Date() };
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
  disputes: (db) => readList(db, disputeList, { subjects: api.app.get(Payables).listed }, slice),
  'disputes that wait for evidence': (db) =>
    readList(db, disputeList, { subjects: api.app.get(Payables).listed, status: 1 }, slice),
  'posts, latest change first': (db) => readList(db, adminEntryList, { ...posts, sort: 'changed' }, slice),
  'posts by title': (db) => readList(db, adminEntryList, { ...posts, sort: 'title' }, slice),
  'posts by position': (db) => readList(db, adminEntryList, { ...posts, sort: 'position' }, slice),
  'posts by a part of a title': (db) =>
    readList(db, adminEntryList, { ...posts, sort: 'changed', search: 'ab12c' }, slice),
  'pictures by name': (db) => readList(db, mediaList, { sort: 'name' }, slice),
  'pictures by a part of a name': (db) => readList(db, mediaList, { sort: 'latest', search: 'ab12c' }, slice),
  'pictures that lack a French text': (db) => readList(db, mediaList, { sort: 'latest', lacks: 'fr' }, slice),
  'people who wait for a slot': (db) => readList(db, waitingList, { slotId }, slice),
  'failed jobs': (db) => api.app.get(FailedJobs).list(db, {}, slice),
  'people with a coupon': (db) => readList(db, assignmentList, { couponId }, slice),
  'people with a coupon by a part of an email': (db) =>
    readList(db, assignmentList, { couponId, search: 'rson17123@' }, slice),
  'the audit': (db) => readList(db, auditList, { seesSafeSport: true }, slice),
  'the audit of a record': (db) => readList(db, auditList, { seesSafeSport: false, subjectId: 'person17123' }, slice),
  'the audit of an action': (db) => readList(db, auditList, { seesSafeSport: true, action: 'user.enabled' }, slice),
};

it.each(Object.keys(lists))('of %s reads no whole table', async (name) => {
  const read = lists[name];
  const plan = read ? await planOf(read) : '';
  const names = tables.map((table) => table.replace('pgboss.', ''));
  expect(plan).not.toMatch(new RegExp(`Seq Scan on (?:${names.join('|')})\\b`));
  expect(plan).toMatch(/Index|Bitmap/);
});

it.each(['used', 'unused'] as const)('of the %s pictures looks for the places of all pictures at once', async (use) => {
  const plan = await planOf((db) => readList(db, mediaList, { sort: 'latest', use }, slice), 'count');
  expect(plan).toMatch(use === 'unused' ? /Anti Join/ : /hashed SubPlan/);
  expect(plan).not.toMatch(/Filter:.*(?<!hashed )SubPlan/);
});
