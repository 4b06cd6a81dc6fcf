import { setTimeout as sleep } from 'node:timers/promises';
import { Role, SubscriberImportStatus, type SubscriberImportWire } from '@dronesoccer/contracts';
import { startMailSink, type MailSink, testDatabase, type TestDatabase } from '@dronesoccer/devkit';
import pg from 'pg';
import { testEnvironment } from '../../../../test/support/api.js';
import { type ApiProcess, startApiProcess } from '../../../../test/support/processes.js';
import { isFull } from '../../../../test/support/two-processes.js';

const rows = 10_000;
/** Those of them whose words are not known: each gets one mail. */
const asked = 500;
const kills = isFull ? 10 : 3;

describe('an API that is killed while it imports subscribers', () => {
  let database: TestDatabase;
  let pool: pg.Pool;
  let mails: MailSink;
  let api: ApiProcess;

  beforeAll(async () => {
    database = await testDatabase();
    pool = new pg.Pool({ connectionString: database.url, max: 4 });
    pool.on('error', () => undefined);
    mails = await startMailSink();
    api = await start();
  });
  afterAll(async () => {
    await api.stop();
    await mails.stop();
    await pool.end();
    await database.drop();
  });

  const start = (): Promise<ApiProcess> => startApiProcess(testEnvironment(database.url, mails.smtpUrl));

  /** Someone who writes the newsletter, by a token that every process takes. */
  async function signIn(): Promise<{ authorization: string }> {
    const body = { firstName: 'Ari', lastName: 'Roy', email: 'kill@dronesoccer.test', password: 'Night#Arena42' };
    const reply = await fetch(`${api.origin}/api/auth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const { accessToken, user } = (await reply.json()) as { accessToken: string; user: { id: string } };
    await pool.query('UPDATE user_roles SET role = $2 WHERE user_id = $1', [user.id, Role.SUPER_ADMIN]);
    return { authorization: `Bearer ${accessToken}` };
  }

  it(`adds each of ${rows} addresses once, through ${kills} kills`, async () => {
    const headers = await signIn();
    const ask = async (path: string, init: RequestInit = {}): Promise<SubscriberImportWire> => {
      const reply = await fetch(`${api.origin}/api/admin/subscriber-imports${path}`, { ...init, headers });
      const { data } = (await reply.json()) as { data: SubscriberImportWire };
      return data;
    };
    const lines = Array.from(
      { length: rows },
      (_, n) => `reader${n}@list.test,express,2025-01-01,Form,${n % (rows / asked) === 0 ? '' : 'Send me news'}`,
    );
    const file = new FormData();
    const heading = 'email,consent,consent_date,consent_source,consent_wording';
    file.append('file', new Blob([`${heading}\n${lines.join('\n')}\n`]), 'many.csv');
    await pool.query(`UPDATE settings SET value = value || '{"line1": "1 Test Street"}' WHERE key = 'organisation'`);
    const { id } = await ask('', { method: 'POST', body: file });
    await ask(`/${id}/confirm`, { method: 'POST' });
    const until = async (isSo: (found: SubscriberImportWire) => boolean): Promise<SubscriberImportWire> => {
      for (;;) {
        const found = await ask(`/${id}`);
        if (isSo(found)) return found;
        await sleep(5);
      }
    };

    const { DONE } = SubscriberImportStatus;
    for (let kill = 0, seen = 0; kill < kills; kill++) {
      const found = await until(({ status, doneRows }) => status === DONE || doneRows > seen);
      seen = found.doneRows;
      await api.kill();
      api = await start();
    }

    const done = await until(({ status }) => status === DONE);
    const counts = { added: rows - asked, asked, confirmed: 0, kept: 0, refused: 0 };
    expect(done).toMatchObject({ doneRows: rows, counts });
    const found = await pool.query<{ subscribers: number; entries: number; mails: number }>(
      `SELECT (SELECT count(*)::int FROM newsletter_subscriptions WHERE state = 2) AS subscribers,
              (SELECT count(*)::int FROM newsletter_consents) AS entries,
              (SELECT count(DISTINCT data ->> 'subscriptionId')::int FROM pgboss.job
                WHERE name = 'newsletter.imported-confirmation' HAVING count(*) = count(DISTINCT data)) AS mails`,
    );
    expect(found.rows[0]).toEqual({ subscribers: rows - asked, entries: rows, mails: asked });
  });
});
