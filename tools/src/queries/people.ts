// The people of the dashboard's lists, each with a membership, a message, a subscription and so on, generated in the
// database and identical in every run.
import type { Client } from 'pg';

const everyone = 'generate_series(1, $1::int) n';
const ago = `now() - n * interval '5 minutes'`;

/** The statements by table; `$1` is the number of people. The first 2,000 people have placed the orders. */
const statements: readonly string[] = [
  `INSERT INTO users (id, email, first_name, last_name, created_at)
   SELECT md5('person' || n)::uuid, 'person' || n || '@queries.test', 'Person', 'Number ' || n, ${ago} FROM ${everyone}
   ON CONFLICT DO NOTHING`,
  `INSERT INTO memberships (id, number, plan_id, user_id, name, email, status, tax_province, time_zone, first_day, last_day,
     subtotal_cents, total_cents, hold_expires_at, placed_at)
   SELECT md5('membership' || n)::uuid, 'MB-2026-' || lpad(n::text, 6, '0'), p.id, md5('person' || n)::uuid, 'Person Number ' || n,
          'person' || n || '@queries.test', 2, 'QC', 'America/Toronto', current_date - n % 300, current_date - n % 300 + 364,
          0, 0, now(), ${ago}
     FROM ${everyone}, (SELECT id FROM membership_plans ORDER BY kind LIMIT 1) p`,
  `INSERT INTO audit_entries (id, at, actor_id, action, subject_type, subject_id)
   SELECT md5('entry' || n)::uuid, ${ago}, md5('person' || n % 9)::uuid, 'user.disabled', 'user', md5('person' || n)
     FROM ${everyone}`,
  `INSERT INTO contacts (id, number, type, state, full_name, email, message, digest, repeats_at, created_at)
   SELECT md5('contact' || n)::uuid, 'C-2026-' || lpad(n::text, 6, '0'), 1 + n % 3, 1 + n / 3 % 3, 'Person Number ' || n,
          'person' || n || '@queries.test', 'When does the arena open? ' || md5(n::text), decode(md5(n::text), 'hex'),
          ${ago} + interval '1 day', ${ago}
     FROM ${everyone}`,
  `INSERT INTO partners (id, state, full_name, job_title, mobile_no, email, org_name, province, locale, created_at)
   SELECT md5('partner' || n)::uuid, 1 + n % 3, 'Person Number ' || n, 'Coach', '6045550123', 'person' || n || '@queries.test',
          'Club ' || md5('club' || n), 'BC', 'en', ${ago}
     FROM ${everyone}`,
  `INSERT INTO newsletter_subscriptions (id, email, token, state, created_at, confirmed_at)
   SELECT md5('subscription' || n)::uuid, 'person' || n || '@queries.test', md5('token' || n), 2, ${ago}, ${ago}
     FROM ${everyone}`,
  `INSERT INTO mail_log (id, job_id, job, email, template, subject, locale, outcome, first_at, at)
   SELECT md5('mail' || n)::uuid, md5('job' || n)::uuid, 'mail.send', 'person' || n || '@queries.test', 'order', 'Your order',
          'en', CASE WHEN n % 50 = 0 THEN 3 ELSE 1 END, ${ago}, ${ago}
     FROM ${everyone}`,
  `INSERT INTO coupons (id, code, kind, amount, ends_at, used_count, created_at)
   SELECT md5('coupon' || n)::uuid, 'FIRST-' || n, 1, 10, CASE WHEN n % 2 = 0 THEN now() + n * interval '1 minute' END, n % 7, ${ago}
     FROM ${everyone}`,
  `INSERT INTO disputes (id, payment_id, provider, reference, status, is_inquiry, reason, amount_cents, withdrawn_cents, fee_cents,
     respond_by, opened_at, closed_at, reported_at, progress)
   SELECT md5('dispute' || n)::uuid, id, 'sandbox', 'dispute ' || n, status, false, 'fraudulent', 100, 0, 0, at + interval '7 days', at,
          CASE WHEN status > 2 THEN at END, at, 1
     FROM (SELECT id, row_number() OVER (ORDER BY id) AS n FROM payments LIMIT $1::int) p,
          LATERAL (SELECT CASE WHEN n % 1000 = 0 THEN 1 ELSE 3 + n % 2 END AS status, ${ago} AS at) s`,
  `INSERT INTO waitlist_entries (id, slot_id, name, email, seats, tier, state, joined_at, changed_at)
   SELECT md5('waiting' || n)::uuid, md5('slot' || n % 1000)::uuid, 'Person', 'person' || n || '@queries.test', 1, 1,
          CASE WHEN n % 20 = 0 THEN 1 ELSE 3 END, ${ago}, ${ago}
     FROM ${everyone}`,
  // The first coupon is everyone's; each other coupon is one person's, as the first-order offers are.
  `INSERT INTO coupon_assignments (coupon_id, email, created_at)
   SELECT md5('coupon' || coupon)::uuid, 'person' || n || '@queries.test', ${ago}
     FROM ${everyone}, unnest(ARRAY[1, n]) coupon ON CONFLICT DO NOTHING`,
];

/** Creates the people after those who have placed the orders. Returns the id of a coupon that all of them have. */
export const makePeople = async (client: Client, count: number): Promise<string> => {
  for (const sql of statements) await client.query(sql, [count]);
  const { rows } = await client.query<{ id: string }>(`SELECT md5('coupon1')::uuid AS id`);
  return rows[0]?.id ?? '';
};
