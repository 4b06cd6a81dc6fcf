import { open, readFile, rm, stat } from 'node:fs/promises';
import { codeOf, isAlive } from '@dronesoccer/devkit';

/** Having it, or the number of the process that has it (0 while that one is still writing its number). */
export type Claim = { release: () => Promise<void> } | { holder: number };

/** A claim takes far less; a file that stays empty for longer was left by a process that could not finish it. */
const WRITING_MS = 5000;

/** Asks for a lock that is a file naming its process. What a killed process held is free, also when its number was given away. */
export async function claimLock(lock: string): Promise<Claim> {
  for (;;) {
    if (await write(lock)) return { release: () => rm(lock, { force: true }) };
    const holder = await holderOf(lock);
    if (holder !== undefined) return { holder };
    await rm(lock, { force: true });
  }
}

/** False when the file is there already. */
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

/** Undefined when no running process holds it. */
async function holderOf(lock: string): Promise<number | undefined> {
  const [pid = '', born = ''] = (await readFile(lock, 'utf8').catch(() => '')).split(' ');
  if (pid === '') {
    const written = await stat(lock).catch(() => undefined);
    return written && Date.now() - written.mtimeMs < WRITING_MS ? 0 : undefined;
  }
  const holder = Number(pid);
  return isAlive(holder) && ((await bornAt(holder)) ?? '') === born ? holder : undefined;
}

/** When a process began, in ticks since boot: distinguishes it from a later one with the same pid. */
async function bornAt(pid: number): Promise<string | undefined> {
  const found = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  return found?.slice(found.lastIndexOf(')') + 2).split(' ')[19];
}
