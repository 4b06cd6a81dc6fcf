import { Role } from '@dronesoccer/contracts';
import { openConnection } from '@dronesoccer/devkit';
import { useApi } from '../../../../../test/support/api.js';
import { eventually } from '../../../../../test/support/eventually.js';
import { withRoles } from '../../../../../test/support/people.js';

const connections = 3;

describe('as many exports of personal data as the pool has connections', () => {
  const api = useApi({
    ...{ ROLES: 'http', DATABASE_POOL_SIZE: String(connections), DATABASE_CONNECT_TIMEOUT_MS: '2000' },
  });

  it('arrive whole, and each of them is in the audit', async () => {
    const admin = await withRoles(api, Role.SUPER_ADMIN);
    await api.database.query(
      `INSERT INTO newsletter_subscriptions (id, email, token, state, created_at, confirmed_at)
       SELECT md5('reader' || n)::uuid, 'reader' || n || '@example.test', md5('token' || n), 2, now(), now()
         FROM generate_series(1, 20) n`,
    );
    // The lock holds the exports back until each of them has a connection.
    const locker = await openConnection(api.databaseUrl);
    // A transaction sees the activity of its first look again and again.
    const watcher = await openConnection(api.databaseUrl);
    api.onClose(async () => void (await Promise.all([locker.close(), watcher.close()])));
    await locker.query('BEGIN');
    await locker.query('LOCK TABLE newsletter_subscriptions IN ACCESS EXCLUSIVE MODE');
    const exports = Array.from({ length: connections }, () =>
      api.as(admin).answer('newsletter.subscribers.admin.export', { query: {} }),
    );
    await eventually(
      () =>
        watcher.rows<{ pid: number }>(
          `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
        ),
      (waiting) => waiting.length === connections,
    );
    await locker.query('COMMIT');
    const answers = await Promise.all(exports);
    expect(answers.map(({ status, headers }) => [status, headers.get('x-total-rows')])).toEqual(
      Array.from({ length: connections }, () => [200, '20']),
    );
    const entries = await api.database.query<{ rows: number }>(
      `SELECT (after ->> 'rows')::int AS rows FROM audit_entries WHERE action = 'list.exported'`,
    );
    expect(entries).toEqual(Array.from({ length: connections }, () => ({ rows: 20 })));
  });
});
