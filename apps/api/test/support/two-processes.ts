import { startMailSink, type MailSink, testDatabase, type TestDatabase } from '@dronesoccer/devkit';
import pg from 'pg';
import type { Executor } from '../../src/platform/database/index.js';
import { testEnvironment } from './api.js';
import { patienceMs } from './eventually.js';
import { type ApiProcess, startApiProcess } from './processes.js';

/** Long repetitions belong to `npm run test:full`. */
export const isFull = process.env['TEST_FULL'] === '1';

type Settings = Readonly<Record<string, string>>;

interface Processes {
  /** The addresses of the two processes. */
  readonly origins: readonly [string, string];
  /** Returns the addresses of the two processes in turn. */
  next(): string;
  /** The database, accessed without going through the processes. */
  readonly database: Executor;
  readonly databaseUrl: string;
  readonly mails: MailSink;
}

/**
 * Runs two built APIs on one database, to test guarantees that must hold across processes.
 *
 * @param settings the settings of both
 * @param own the settings of each
 */
export function useTwoProcesses(settings: Settings = {}, own: readonly [Settings, Settings] = [{}, {}]): Processes {
  let world: { database: TestDatabase; pool: pg.Pool; mails: MailSink; processes: ApiProcess[] } | undefined;
  let turn = 0;
  beforeAll(async () => {
    const database = await testDatabase();
    const mails = await startMailSink({ patienceMs });
    const pool = new pg.Pool({ connectionString: database.url, max: 4 });
    // A dropped idle connection is not a failure: the next query opens another connection.
    pool.on('error', () => undefined);
    world = { database, pool, mails, processes: [] };
    const environment = { ...testEnvironment(database.url, mails.smtpUrl), DATABASE_POOL_SIZE: '16', ...settings };
    world.processes.push(...(await Promise.all(own.map((each) => startApiProcess({ ...environment, ...each })))));
  });
  afterAll(async () => {
    await Promise.all(world?.processes.map((running) => running.stop()) ?? []);
    await world?.mails.stop();
    await world?.pool.end();
    await world?.database.drop();
  });
  const opened = () => {
    if (world === undefined) throw new Error('The processes run from beforeAll on, not earlier.');
    return world;
  };
  const origins = (): readonly [string, string] => {
    const [first, second] = opened().processes;
    if (first === undefined || second === undefined) throw new Error('Two processes should run.');
    return [first.origin, second.origin];
  };
  return {
    get origins() {
      return origins();
    },
    next() {
      const [first, second] = origins();
      return turn++ % 2 === 0 ? first : second;
    },
    get database(): Executor {
      const { pool } = opened();
      return {
        query: async <Row>(text: string, params: readonly unknown[] = []) =>
          (await pool.query(text, [...params])).rows as Row[],
      };
    },
    get databaseUrl() {
      return opened().database.url;
    },
    get mails() {
      return opened().mails;
    },
  };
}
