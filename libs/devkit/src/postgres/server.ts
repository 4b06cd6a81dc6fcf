/** Creates, starts and stops an embedded PostgreSQL, and recovers it after a crash. */
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdir, open, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { codeOf, explainFileError, StartFailure } from '../failure.ts';
import { freePort } from '../ports.ts';
import { chooseAccount, spawnAs, type Account } from './account.ts';
import { findBinaries, type Binaries } from './binaries.ts';
import { explainRefusal } from './explain.ts';
import { readPostmaster, recover, stopServer } from './postmaster.ts';

const POSTGRES_MAJOR = '17';
const SUPERUSER = 'dronesoccer';

export interface PostgresOptions {
  /** The data folder, created if it is missing. Its parent folder also holds `postgres.log`. */
  folder: string;
  password: string;
  /** The preferred port; another one is used if it is taken. */
  port?: number | undefined;
  /** False only for databases that can be lost, such as test databases: faster, but a power cut destroys them. */
  durable: boolean;
}

export interface RunningPostgres {
  host: string;
  port: number;
  user: string;
  password: string;
  pid: number;
  /** Aborts open transactions and stops the server. */
  stop: () => Promise<void>;
  /** Resolves when the server ends, for any reason. */
  readonly ended: Promise<void>;
}

const durableSettings = { max_connections: '100', shared_buffers: '128MB' };
const throwAwaySettings = {
  max_connections: '300',
  shared_buffers: '96MB',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  // Autovacuum runs at unpredictable times, takes locks and changes query plans. Tests run it explicitly.
  autovacuum: 'off',
};

/**
 * @throws StartFailure for a problem that the developer can fix: disk, permissions, another version, another server's
 * folder
 */
export async function startPostgres(options: PostgresOptions): Promise<RunningPostgres> {
  const folder = path.resolve(options.folder);
  try {
    const binaries = await findBinaries();
    const account = await chooseAccount(folder);
    await recover(folder);
    if (!(await isPrepared(folder))) await createCluster(binaries, account, { ...options, folder });
    return await startServer(binaries, account, { ...options, folder });
  } catch (error) {
    throw explainFileError(error, path.dirname(folder));
  }
}

/** Returns true for a data folder of our version, false for a missing or empty one. */
async function isPrepared(folder: string): Promise<boolean> {
  const names = await readdir(folder).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  });
  if (names.length === 0) return false;
  const version = (await readFile(path.join(folder, 'PG_VERSION'), 'utf8').catch(() => '')).trim();
  if (version === POSTGRES_MAJOR) return true;
  throw new StartFailure(
    version
      ? `${folder} was made by PostgreSQL ${version}, this is ${POSTGRES_MAJOR}: set DATA_DIR to another folder, or move this one away.`
      : `${folder} holds something else than a PostgreSQL database: set DATA_DIR to another folder.`,
  );
}

/**
 * Builds the cluster in a temporary folder and moves it when it is complete, so that a killed start leaves nothing
 * half-made.
 */
async function createCluster(
  binaries: Binaries,
  account: Account | undefined,
  options: PostgresOptions,
): Promise<void> {
  const draft = `${options.folder}.new`;
  const passwordFile = `${options.folder}.password`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(path.dirname(draft), { recursive: true });
  await mkdir(draft, { mode: 0o700 });
  await writeFile(passwordFile, options.password, { mode: 0o600 });
  try {
    if (account) for (const file of [draft, passwordFile]) await chown(file, account.uid, account.gid);
    const args = [
      ...[`--pgdata=${draft}`, `--username=${SUPERUSER}`, `--pwfile=${passwordFile}`, '--auth=scram-sha-256'],
      // Gives the same collation and character classes on every machine, whatever its locales.
      ...['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--lc-collate=C'],
      `--lc-ctype=${process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8'}`,
      ...['--lc-messages=C', ...(options.durable ? [] : ['--no-sync'])],
    ];
    await runInitdb(binaries, account, draft, args);
    await rm(options.folder, { recursive: true, force: true });
    await rename(draft, options.folder);
  } finally {
    await rm(passwordFile, { force: true });
    await rm(draft, { recursive: true, force: true });
  }
}

/** Flushes a stopped server's folder to disk, so that it survives a power cut although the server ran without fsync. */
export async function syncCluster(folder: string): Promise<void> {
  const args = ['--sync-only', `--pgdata=${folder}`];
  await runInitdb(await findBinaries(), await chooseAccount(folder), folder, args);
}

async function runInitdb(
  binaries: Binaries,
  account: Account | undefined,
  folder: string,
  args: readonly string[],
): Promise<void> {
  const child = await spawnAs(account, [binaries.initdb, folder], binaries.initdb, args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    cwd: '/',
  });
  let output = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (output += text));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw explainRefusal(output, folder);
}

async function startServer(
  binaries: Binaries,
  account: Account | undefined,
  options: PostgresOptions,
): Promise<RunningPostgres> {
  const port = await freePort(options.port);
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    timezone: 'UTC',
    log_timezone: 'UTC',
    ...(options.durable ? durableSettings : throwAwaySettings),
  };
  const args = ['-D', options.folder, '-p', String(port)];
  for (const [name, value] of Object.entries(settings)) args.push('-c', `${name}=${value}`);

  const logFile = path.join(path.dirname(options.folder), 'postgres.log');
  const log = await open(logFile, 'w');
  // A separate process group: Ctrl-C in the terminal must reach the API first, and the database last.
  let child: ChildProcess;
  try {
    child = await spawnAs(account, [binaries.postgres, options.folder], binaries.postgres, args, {
      stdio: ['ignore', log.fd, log.fd],
      detached: true,
      cwd: '/',
    });
  } finally {
    await log.close();
  }
  const ended = once(child, 'exit').then(() => undefined);
  await waitUntilReady(child, options.folder, logFile);
  const { pid = 0 } = child;
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) await stopServer(pid);
    await ended;
  };
  return { host: '127.0.0.1', port, user: SUPERUSER, password: options.password, pid, stop, ended };
}

async function waitUntilReady(child: ChildProcess, folder: string, logFile: string): Promise<void> {
  let failure: Error | undefined;
  child.once('error', (error) => (failure = error));
  for (;;) {
    if (failure) throw failure;
    if (child.exitCode !== null || child.signalCode !== null) {
      throw explainRefusal(await readFile(logFile, 'utf8'), folder);
    }
    const postmaster = await readPostmaster(folder);
    if (postmaster?.ready && postmaster.pid === child.pid) return;
    await pause(10);
  }
}
