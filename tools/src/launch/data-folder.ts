/** The folder for everything that the launcher keeps between starts: database, pictures, emails, secrets, logs. */
import { randomBytes } from 'node:crypto';
import { chmod, mkdir, readFile, readdir, statfs, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { codeOf, explainFileError, StartFailure } from '@dronesoccer/devkit';
import { claimLock } from '../lock.ts';

export interface Secrets {
  databasePassword: string;
  jwtSecret: string;
  tokenPepper: string;
  passwordPeppers: string;
  sandboxWebhookSecret: string;
}

export interface DataFolder {
  path: string;
  file(...parts: string[]): string;
  secrets: Secrets;
  /** Releases the folder for the next start. */
  release: () => Promise<void>;
}

const MARK = 'about-this-folder.txt';
const ABOUT =
  'Database, pictures, mails, secrets and logs of the drone-soccer site as started by "npm start". Delete it to start afresh.\n';
const NEEDED_BYTES = 64 * 1024 * 1024; // a new cluster takes about 40 MB

/** @throws StartFailure if the folder contains something else, is in use or not writable, or its disk is full */
export async function openDataFolder(folder: string): Promise<DataFolder> {
  const home = path.resolve(folder);
  try {
    await mkdir(home, { recursive: true });
    await claim(home);
    const disk = await statfs(home);
    if (disk.bavail * disk.bsize < NEEDED_BYTES) {
      throw new StartFailure(`The disk that holds ${home} is full: free 64 MB, or set DATA_DIR to another disk.`);
    }
    await mkdir(path.join(home, 'logs'), { recursive: true });
    const release = await takeLock(home);
    return { path: home, file: (...parts) => path.join(home, ...parts), secrets: await readSecrets(home), release };
  } catch (error) {
    throw explainFileError(error, home);
  }
}

/** Accepts only an empty folder or one with our mark, because DATA_DIR=/home/me must not fill a home folder. */
async function claim(home: string): Promise<void> {
  const names = await readdir(home);
  if (names.includes(MARK)) return;
  if (names.length > 0) {
    throw new StartFailure(`${home} already holds something else: set DATA_DIR to a new or empty folder.`);
  }
  await writeFile(path.join(home, MARK), ABOUT);
}

async function takeLock(home: string): Promise<() => Promise<void>> {
  const claim = await claimLock(path.join(home, 'launcher.pid'));
  if ('release' in claim) return claim.release;
  if (claim.holder === 0) throw new StartFailure(`${home} is being taken by another start: try again.`);
  throw new StartFailure(
    `${home} is in use by process ${claim.holder}: stop it (kill ${claim.holder}), or set DATA_DIR to another folder.`,
  );
}

/** The secrets are generated once and kept: a new secret would log everyone out and invalidate every password. */
async function readSecrets(home: string): Promise<Secrets> {
  const file = path.join(home, 'secrets.json');
  const known = await readFile(file, 'utf8').catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return '{}';
    throw error;
  });
  const secret = () => randomBytes(32).toString('base64url');
  const fresh: Secrets = {
    databasePassword: secret(),
    jwtSecret: secret(),
    tokenPepper: secret(),
    passwordPeppers: `1:${secret()}`,
    sandboxWebhookSecret: secret(),
  };
  const secrets = { ...fresh, ...parseSecrets(known, file) };
  await writeFile(file, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  await chmod(file, 0o600);
  return secrets;
}

function parseSecrets(text: string, file: string): Partial<Secrets> {
  try {
    return JSON.parse(text) as Partial<Secrets>;
  } catch {
    throw new StartFailure(`${file} is damaged: put it back from a copy, or delete its folder to start afresh.`);
  }
}
