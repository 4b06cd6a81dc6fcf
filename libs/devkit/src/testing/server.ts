import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { isAlive, recover } from '../postgres/postmaster.ts';
import { startPostgres, syncCluster, type RunningPostgres } from '../postgres/server.ts';
import { startContainer } from './container.ts';

const PREFIX = 'dronesoccer-test-';

export type TestPostgres = Omit<RunningPostgres, 'pid' | 'ended'>;

/** Starts a PostgreSQL for one test run: embedded by default, in a container with `TEST_DATABASE=container`. */
export async function startTestPostgres(): Promise<TestPostgres> {
  if (usesContainer()) return startContainer();
  return startInTestFolder(randomBytes(12).toString('hex'), () => Promise.resolve());
}

/** Returns whether the tests use a PostgreSQL in a container, which has no data folder to copy. */
export const usesContainer = (): boolean => process.env['TEST_DATABASE'] === 'container';

/**
 * Starts a PostgreSQL for one test run on a copy of the cluster from `keepCluster`. The run cannot change the original.
 */
export async function startOnCopyOf(kept: string): Promise<TestPostgres> {
  const password = await readFile(path.join(kept, 'password'), 'utf8');
  return startInTestFolder(password, (folder) => copyCluster(path.join(kept, 'postgres'), folder));
}

/**
 * Keeps the data folder of a PostgreSQL that `prepare` has filled. The folder is moved into place once it is complete
 * and flushed to disk, so a killed run leaves nothing half-made.
 */
export async function keepCluster(kept: string, prepare: (server: TestPostgres) => Promise<void>): Promise<void> {
  const draft = `${kept}.new`;
  const folder = path.join(draft, 'postgres');
  const password = randomBytes(12).toString('hex');
  await recover(folder);
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true });
  const server = await startPostgres({ folder, password, durable: false });
  try {
    await prepare(server);
  } finally {
    await server.stop();
  }
  await syncCluster(folder);
  await writeFile(path.join(draft, 'password'), password, { mode: 0o600 });
  await rm(kept, { recursive: true, force: true });
  await rename(draft, kept);
}

async function startInTestFolder(password: string, fill: (folder: string) => Promise<void>): Promise<TestPostgres> {
  const home = await openTestFolder();
  try {
    const folder = path.join(home.path, 'postgres');
    await fill(folder);
    const server = await startPostgres({ folder, password, durable: false });
    return {
      ...server,
      stop: async () => {
        await server.stop();
        await home.remove();
      },
    };
  } catch (error) {
    await home.remove();
    throw error;
  }
}

/** Preserves the owner and permissions, because PostgreSQL runs under another account if started by root. */
async function copyCluster(from: string, to: string): Promise<void> {
  if (process.platform === 'win32') await cp(from, to, { recursive: true });
  else await promisify(execFile)('cp', ['-a', from, to]);
}

/** Creates a folder for one test run's files, and first removes the leftovers of killed runs. */
export async function openTestFolder(): Promise<{ path: string; remove: () => Promise<void> }> {
  await sweep();
  const home = await mkdtemp(path.join(tmpdir(), PREFIX));
  // If root runs the tests, PostgreSQL runs under another account, which must be able to enter the folder.
  await chmod(home, 0o755);
  await writeFile(path.join(home, 'owner.pid'), String(process.pid));
  return { path: home, remove: () => rm(home, { recursive: true, force: true }) };
}

/** Stops and removes the leftovers of killed runs. */
async function sweep(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith(PREFIX)) continue;
    const home = path.join(tmpdir(), name);
    const owner = Number(await readFile(path.join(home, 'owner.pid'), 'utf8').catch(() => '0'));
    if (owner === 0 || isAlive(owner)) continue;
    await recover(path.join(home, 'postgres')).catch(() => undefined);
    await rm(home, { recursive: true, force: true }).catch(() => undefined); // the folder belongs to another user, who must clear it
  }
}
