import { Role } from '@dronesoccer/contracts';
import { type MailSink, startMailSink, testDatabase, type TestDatabase } from '@dronesoccer/devkit';
import pg from 'pg';
import { testEnvironment } from './api.js';
import { type Client, clientOf } from './client.js';
import { patienceMs } from './eventually.js';
import { type ApiProcess, startApiProcess } from './processes.js';

interface KillableApi {
  readonly pool: pg.Pool;
  /** Calls the API as a SUPER_ADMIN, with a token that every process accepts. */
  readonly admin: Client;
  /** Kills the process as a power cut would, and starts it again. */
  kill(): Promise<void>;
}

/** Runs an API in a separate process, with its own database and mail server. */
export function useKillableApi(): KillableApi {
  let database: TestDatabase;
  let pool: pg.Pool;
  let mails: MailSink;
  let api: ApiProcess;
  let headers: { authorization: string };

  const start = (): Promise<ApiProcess> => startApiProcess(testEnvironment(database.url, mails.smtpUrl));

  beforeAll(async () => {
    database = await testDatabase();
    pool = new pg.Pool({ connectionString: database.url, max: 4 });
    pool.on('error', () => undefined);
    mails = await startMailSink({ patienceMs });
    api = await start();
    headers = await signIn(api, pool);
  });
  afterAll(async () => {
    await api.stop();
    await mails.stop();
    await pool.end();
    await database.drop();
  });

  return {
    get pool() {
      return pool;
    },
    get admin() {
      return clientOf(api.origin, headers);
    },
    kill: async () => {
      await api.kill();
      api = await start();
    },
  };
}

async function signIn({ origin }: ApiProcess, pool: pg.Pool): Promise<{ authorization: string }> {
  const body = { firstName: 'Ari', lastName: 'Roy', email: 'kill@dronesoccer.test', password: 'Night#Arena42' };
  const { accessToken, user } = await clientOf(origin).call('auth.register', { body });
  await pool.query('UPDATE user_roles SET role = $2 WHERE user_id = $1', [user.id, Role.SUPER_ADMIN]);
  return { authorization: `Bearer ${accessToken}` };
}
