import { testDatabase, type TestDatabase } from '@dronesoccer/devkit';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { limitSessions, withoutLimits } from './session-limits.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database?.drop());

async function inSession<Result>(options: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: database.url, options });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const limits = async (client: pg.Client): Promise<string[]> => {
  const names = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout', 'jit'];
  const { rows } = await client.query<{ value: string }>(
    'SELECT current_setting(name) AS value FROM unnest($1::text[]) name',
    [names],
  );
  return rows.map(({ value }) => value);
};

it('limits every later session of the account, but not those that lift the limits', async () => {
  await inSession('', (client) => limitSessions(client, { statementMs: 9_000, lockMs: 4_000 }));
  expect(await inSession('', limits)).toEqual(['9s', '4s', '18s', 'off']);
  expect(await inSession(withoutLimits, limits)).toEqual(['0', '0', '0', 'off']);
});

it('replaces earlier limits', async () => {
  await inSession(withoutLimits, (client) => limitSessions(client, { statementMs: 2_000, lockMs: 1_000 }));
  expect(await inSession('', limits)).toEqual(['2s', '1s', '4s', 'off']);
});
