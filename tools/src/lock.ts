import { open, readFile, rm, stat } from 'node:fs/promises';
import { codeOf, isAlive } from '@dronesoccer/devkit';

/** The acquired lock, or the pid of its holder (0 while the holder is still writing its pid). */
export type Claim = { release: () => Promise<void> } | { holder: number };

/** A claim takes far less time; a file that stays empty for longer was left by a process that died. */
const WRITING_MS = 5000;

/**
 * Claims a lock file that contains the holder's pid. A killed process's lock counts as free, even if its pid was
 * reused.
 */
export async function claimLock(lock: string): Promise<Claim> {
  for (;;) {
    if (await write(lock)) return { release: () => rm(lock, { force: true }) };
    const holder = await holderOf(lock);
    if (holder !== undefined) return { holder };
    await rm(lock, { force: true });
  }
}

/** Returns false if the file already exists. */
async function write(lock: string): Promise<boolean> {
  const file = await open(lock, 'wx').catch((error: unknown) => {
    if (codeOf(error) === 'EEXIST') return undefined;
    throw error;
  });
  if (!file) return false;
  try {
    await file.writeFile(`${process.pid} ${(await bornAt(process.pid)) ?? ''}`);
    return true;
  } catch (error) {
    await rm(lock, { force: true }); // a full disk must not leave a lock without a holder
    throw error;
  } finally {
    await file.close();
  }
}

/** Returns undefined if no running process holds the lock. */
async function holderOf(lock: string): Promise<number | undefined> {
  const [pid = '', born = ''] = (await readFile(lock, 'utf8').catch(() => '')).split(' ');
  if (pid === '') {
    const written = await stat(lock).catch(() => undefined);
    return written && Date.now() - written.mtimeMs < WRITING_MS ? 0 : undefined;
  }
  const holder = Number(pid);
  return isAlive(holder) && ((await bornAt(holder)) ?? '') === born ? holder : undefined;
}

/**
 * Returns a process's start time in ticks since boot, which distinguishes it from a later process with the same pid.
 */
async function bornAt(pid: number): Promise<string | undefined> {
  const found = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  return found?.slice(found.lastIndexOf(')') + 2).split(' ')[19];
}
