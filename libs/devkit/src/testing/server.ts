import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isAlive, recover } from '../postgres/postmaster.ts';
import { startPostgres, type RunningPostgres } from '../postgres/server.ts';
import { startContainer } from './container.ts';

const PREFIX = 'dronesoccer-test-';

export type TestPostgres = Omit<RunningPostgres, 'pid' | 'ended'>;

/** A PostgreSQL for one test run: embedded by default, in a container with `TEST_DATABASE=container`. */
export async function startTestPostgres(): Promise<TestPostgres> {
  if (process.env['TEST_DATABASE'] === 'container') return startContainer();
  const home = await openTestFolder();
  try {
    const server = await startPostgres({
      folder: path.join(home.path, 'postgres'),
      password: randomBytes(12).toString('hex'),
      durable: false,
    });
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

/** A folder for one test run's files; first removes what killed runs left behind. */
export async function openTestFolder(): Promise<{ path: string; remove: () => Promise<void> }> {
  await sweep();
  const home = await mkdtemp(path.join(tmpdir(), PREFIX));
  await chmod(home, 0o755); // as root, PostgreSQL runs under another account and has to enter
  await writeFile(path.join(home, 'owner.pid'), String(process.pid));
  return { path: home, remove: () => rm(home, { recursive: true, force: true }) };
}

/** Stops and removes what killed runs left behind. */
async function sweep(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith(PREFIX)) continue;
    const home = path.join(tmpdir(), name);
    const owner = Number(await readFile(path.join(home, 'owner.pid'), 'utf8').catch(() => '0'));
    if (owner === 0 || isAlive(owner)) continue;
    await recover(path.join(home, 'postgres')).catch(() => undefined);
    await rm(home, { recursive: true, force: true }).catch(() => undefined); // another user's: theirs to clear
  }
}
