import { connectionFromUrl, migrate, urlFromConnection, type Connection } from '@dronesoccer/prisma/migrate';
import { codeOf, StartFailure, startPostgres } from '@dronesoccer/devkit';
import pg from 'pg';
import type { DataFolder } from './data-folder.ts';

export interface Database {
  connection: Connection;
  url: string;
  /** Resolves when our own server ends; never for a server from `DATABASE_URL`. */
  ended: Promise<void>;
  stop: () => Promise<void>;
}

const NAME = 'dronesoccer';

/** Opens the server at `url`, or our own server in the data folder. */
export async function openDatabase(folder: DataFolder, url: string | undefined): Promise<Database> {
  if (url) {
    const connection = connectionFromUrl(url);
    await checkConnection(connection);
    return { connection, url, ended: new Promise(() => undefined), stop: () => Promise.resolve() };
  }
  const server = await startPostgres({
    folder: folder.file('postgres'),
    password: folder.secrets.databasePassword,
    durable: true,
  });
  try {
    const { host, port, user, password, ended, stop } = server;
    const connection = { host, port, user, password, database: NAME };
    await createMissing({ ...connection, database: 'postgres' }, folder.path);
    return { connection, url: urlFromConnection(connection), ended, stop };
  } catch (error) {
    await server.stop();
    throw error;
  }
}

export async function migrateDatabase(database: Database, print: (line: string) => void): Promise<void> {
  const applied = await migrate(database.connection);
  if (applied.length > 0)
    print(`Database brought up to date (${applied.length} migrations, the last is ${applied.at(-1)})`);
}

async function createMissing(connection: Connection, folder: string): Promise<void> {
  await withClient(connection, async (client) => {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [NAME]);
    if (rowCount === 0) await client.query(`CREATE DATABASE ${NAME}`);
  }).catch((error: unknown) => {
    if (codeOf(error) !== '28P01') throw error;
    throw new StartFailure(
      `The database in ${folder} does not take the password in ${folder}/secrets.json: put the matching file back, or delete the folder to start afresh.`,
    );
  });
}

async function checkConnection(connection: Connection): Promise<void> {
  const { host, port, database } = connection;
  await withClient(connection, (client) => client.query('SELECT 1')).catch((error: unknown) => {
    const reason =
      error instanceof AggregateError ? String(codeOf(error)) : error instanceof Error ? error.message : String(error);
    throw new StartFailure(`DATABASE_URL: no connection to database ${database} at ${host}:${port} (${reason}).`);
  });
}

export async function withClient<T>(connection: Connection, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
