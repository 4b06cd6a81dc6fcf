import { PlanKind } from '@dronesoccer/contracts';
import { useApi } from '../../test/support/api.js';
import { vacuumed } from '../../test/support/vacuumed.js';
import { membershipList } from '../club/memberships/admin/memberships.queries.js';
import { type Executor, readList } from '../platform/database/index.js';
import { accountList } from './accounts/admin/accounts.queries.js';
import { auditList } from './audit/admin/audit.queries.js';

// Filling the tables takes longer than the default statement timeout.
const api = useApi({ ROLES: 'http', DATABASE_STATEMENT_TIMEOUT_MS: '300000' });

const rows = 20_000;

/** Creates people, their memberships, and an audit entry about each person. */
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
  await vacuumed(database, 'users', 'memberships', 'audit_entries');
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
  'the audit': (db) => readList(db, auditList, { seesSafeSport: true }, slice),
  'the audit of a record': (db) => readList(db, auditList, { seesSafeSport: false, subjectId: 'person17123' }, slice),
  'the audit of an action': (db) => readList(db, auditList, { seesSafeSport: true, action: 'user.enabled' }, slice),
};

it.each(Object.keys(lists))('of %s reads no whole table', async (name) => {
  const read = lists[name];
  const plan = read ? await pagePlan(read) : '';
  expect(plan).not.toMatch(/Seq Scan on (?:users|memberships|audit_entries)\b/);
  expect(plan).toMatch(/Index|Bitmap/);
});
