import { msPerDay, msPerHour } from '@dronesoccer/domain';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { useApi } from '../../../test/support/api.js';
import { registered } from '../../../test/support/people.js';
import { Clock } from '../clock/index.js';
import { Housekeeping } from './housekeeping.js';

/** The columns of the tables in a section of docs/retention.md. */
function sectionOf(title: string): string[][] {
  const text = readFileSync(path.join(process.cwd(), '../../docs/retention.md'), 'utf8');
  const section = text.split('\n## ').find((part) => part.startsWith(title)) ?? '';
  return section
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split('|').map((cell) => cell.trim()));
}

const namesIn = (cell = ''): string[] => [...cell.matchAll(/`(\w+)`/g)].map(([, name = '']) => name);

describe('housekeeping', () => {
  const api = useApi();

  it('deletes what docs/retention.md says, which names every table', async () => {
    const rules = api.app.get(Housekeeping).retention.map(({ table, column, olderThanMs }) => {
      const days = Math.round(olderThanMs / msPerDay);
      return `${table}: ${days.toLocaleString('en')} ${days === 1 ? 'day' : 'days'} after ${column}`;
    });
    const deleted = sectionOf('Deleted by age');
    const described = deleted.map(([, table = '', after = '']) => `${table}: ${after}`.replaceAll('`', ''));
    expect([...new Set(rules)].toSorted()).toEqual(described.toSorted());
    const tables = await api.database.query<{ name: string }>(
      `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> '_prisma_migrations'`,
    );
    const named = [...deleted, ...sectionOf('Kept')].flatMap(([, cell]) => namesIn(cell));
    expect(named.toSorted()).toEqual(tables.map(({ name }) => name).toSorted());
  });

  it('leaves the rest of a large backlog to the next run', async () => {
    await api.database.query(
      `INSERT INTO idempotency_keys (scope, key, body_hash, status, response, created_at)
       SELECT 'backlog', n::text, '', 1, '{}', now() - interval '3 days' FROM generate_series(1, 100100) n`,
    );
    const left = async () =>
      (await api.database.query(`SELECT 1 FROM idempotency_keys WHERE scope = 'backlog'`)).length;
    await api.app.get(Housekeeping).sweep();
    expect(await left()).toBe(100);
    await api.app.get(Housekeeping).sweep();
    expect(await left()).toBe(0);
  });

  it('goes on after a rule that fails, and reports the failure at the end', async () => {
    await api.database.query(
      `INSERT INTO idempotency_keys (scope, key, body_hash, status, response, created_at)
       VALUES ('after-failure', 'old', '', 1, '{}', now() - interval '3 days')`,
    );
    const housekeeping = api.app.get(Housekeeping);
    const [first] = housekeeping.retention;
    const column = jest.replaceProperty(first as { column: string }, 'column', 'no_such_column');
    const good = { table: 'idempotency_keys', column: 'created_at', olderThanMs: 172_800_000 };
    (housekeeping.retention as (typeof good)[]).splice(1, 0, good);
    await expect(housekeeping.sweep()).rejects.toThrow('rules of housekeeping failed: ');
    column.restore();
    (housekeeping.retention as (typeof good)[]).splice(1, 1);
    expect(await api.database.query(`SELECT 1 FROM idempotency_keys WHERE scope = 'after-failure'`)).toEqual([]);
  });

  afterEach(() => jest.restoreAllMocks());

  it('clears away what has outlived its use and keeps what has not', async () => {
    const { refreshToken } = await registered(api);
    await api.database.query(
      `INSERT INTO idempotency_keys (scope, key, body_hash, status, response, created_at)
       VALUES ('x', 'old', '', 1, '{}', now() - interval '3 days'), ('x', 'new', '', 1, '{}', now())`,
    );
    await api.database.query(
      `INSERT INTO rate_limits (key, points, expire) VALUES ('old', 1, $1), ('new', 1, $2)
       ON CONFLICT (key) DO NOTHING`,
      [Date.now() - 1_000, Date.now() + msPerHour],
    );
    await api.app.get(Housekeeping).sweep();
    expect(await api.database.query('SELECT key FROM idempotency_keys')).toEqual([{ key: 'new' }]);
    const keys = await api.database.query<{ key: string }>('SELECT key FROM rate_limits');
    expect(keys.map(({ key }) => key)).toContain('new');
    expect(keys.map(({ key }) => key)).not.toContain('old');
    await api.guest.call('auth.refresh', { body: { refreshToken } });
  });

  it('keeps a session alive that is older than its first refresh tokens', async () => {
    const person = await registered(api);
    const next = await api.guest.call('auth.refresh', { body: { refreshToken: person.refreshToken } });
    await api.database.query(
      `UPDATE refresh_tokens SET expires_at = now() - interval '31 days'
        WHERE used_at IS NOT NULL AND session_id IN (SELECT id FROM sessions WHERE user_id = $1)`,
      [person.user.id],
    );
    await api.app.get(Housekeeping).sweep();
    await api.guest.call('auth.refresh', { body: { refreshToken: next.refreshToken } });
  });

  it('forgets sessions, refresh tokens and mailed links long after their end', async () => {
    const person = await registered(api);
    // The email job writes the link; a job still running would write it after the sweep.
    await api.mails.waitFor({ to: person.email, subject: /Confirm your email/ });
    const left = async () => {
      const [row] = await api.database.query<{ rows: number }>(
        `SELECT (SELECT count(*) FROM sessions WHERE user_id = $1)
              + (SELECT count(*) FROM refresh_tokens t JOIN sessions s ON s.id = t.session_id WHERE s.user_id = $1)
              + (SELECT count(*) FROM email_tokens WHERE user_id = $1) AS rows`,
        [person.user.id],
      );
      return row?.rows;
    };
    expect(await left()).toBe(3);
    const inAYear = Date.now() + 365 * msPerDay;
    jest.spyOn(api.app.get(Clock), 'now').mockImplementation(() => new Date(inAYear));
    await api.app.get(Housekeeping).sweep();
    expect(await left()).toBe(0);
  });
});
