/** A database of its own for each test file: a copy of the migrated template, made in some 50 ms. */
import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

export interface TestServer {
  host: string;
  port: number;
  user: string;
  password: string;
  /** The migrated database with reference data that the copies are made from. */
  template: string;
}

/** How a test run tells its workers where the server is; set by the test command. */
export const TEST_SERVER_VARIABLE = 'TEST_DATABASE_SERVER';

export interface TestDatabase {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly password: string;
  readonly database: string;
  readonly url: string;
  drop: () => Promise<void>;
}

/** @throws outside `npm test`, when no server was started for the run. */
export async function testDatabase(): Promise<TestDatabase> {
  return createDatabase(`TEMPLATE ${readServer().template}`);
}

/**
 * A database without a single table.
 *
 * @throws outside `npm test`, when no server was started for the run.
 */
export async function emptyTestDatabase(): Promise<TestDatabase> {
  return createDatabase('');
}

async function createDatabase(options: string): Promise<TestDatabase> {
  const { template: _, ...server } = readServer();
  const worker = process.env['JEST_WORKER_ID'] ?? process.env['VITEST_POOL_ID'] ?? '0';
  const database = `test_${worker}_${randomBytes(6).toString('hex')}`;
  await administer(server, `CREATE DATABASE ${database} ${options}`);
  const { host, port, user, password } = server;
  return {
    ...server,
    database,
    url: `postgresql://${user}:${encodeURIComponent(password)}@${host}:${port}/${database}`,
    drop: () => dropDatabase(server, database),
  };
}

interface Hooks {
  beforeAll: (work: () => Promise<void>) => void;
  afterAll: (work: () => Promise<void>) => void;
}

/**
 * Gives the test file (or `describe` block) that calls it a database, and drops it afterwards. The parts can be read
 * from the first `beforeAll` on. Close the connections first where that matters; what is left open is cut.
 */
export function useTestDatabase(): TestDatabase {
  let current: TestDatabase | undefined;
  const { beforeAll, afterAll } = globalThis as unknown as Hooks;
  beforeAll(async () => {
    current = await testDatabase();
  });
  afterAll(async () => {
    await current?.drop();
  });
  const opened = () => {
    if (!current) throw new Error('The test database exists from beforeAll on, not earlier.');
    return current;
  };
  return {
    get host() {
      return opened().host;
    },
    get port() {
      return opened().port;
    },
    get user() {
      return opened().user;
    },
    get password() {
      return opened().password;
    },
    get database() {
      return opened().database;
    },
    get url() {
      return opened().url;
    },
    drop: () => opened().drop(),
  };
}

function readServer(): TestServer {
  const text = process.env[TEST_SERVER_VARIABLE];
  if (!text)
    throw new Error('No test server: run the tests through "npm test" or the project\'s own test configuration.');
  return JSON.parse(text) as TestServer;
}

async function administer(server: Omit<TestServer, 'template'>, statement: string): Promise<void> {
  await asAdministrator(server, async (client) => void (await client.query(statement)));
}

/**
 * A pool calls itself ended before its last connections are: cut then, they would break whatever test runs next. So
 * they get a moment to leave, and only what stays is cut.
 */
async function dropDatabase(server: Omit<TestServer, 'template'>, database: string): Promise<void> {
  await asAdministrator(server, async (client) => {
    for (const end = Date.now() + 20_000; Date.now() < end; await pause(25)) {
      const { rowCount } = await client.query('SELECT 1 FROM pg_stat_activity WHERE datname = $1', [database]);
      if (rowCount === 0) break;
    }
    await client.query(`DROP DATABASE IF EXISTS ${database} WITH (FORCE)`);
  });
}

async function asAdministrator(
  server: Omit<TestServer, 'template'>,
  work: (client: pg.Client) => Promise<void>,
): Promise<void> {
  const client = new pg.Client({ ...server, database: 'postgres' });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
