import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { claimLock } from '../lock.ts';
import { at } from '../workspace.ts';

const notes = at('node_modules/.cache/dronesoccer');

interface Build {
  name: string;
  /** Returns a fingerprint of the sources. */
  fingerprint: () => Promise<string>;
  /** A file of the result: if it is missing, the result must be rebuilt. */
  result: string;
  make: () => Promise<void>;
}

/** Rebuilds the result if its sources have changed. Returns true if it did. */
export async function makeWhenStale(build: Build): Promise<boolean> {
  if (await isCurrent(build)) return false;
  return withBuildLock(build.name, async () => {
    if (await isCurrent(build)) return false; // another process has built it in the meantime
    const fingerprint = await build.fingerprint();
    await build.make();
    await writeFile(`${notes}/${build.name}`, fingerprint);
    return true;
  });
}

async function isCurrent(build: Build): Promise<boolean> {
  const noted = await readFile(`${notes}/${build.name}`, 'utf8').catch(() => undefined);
  if (noted === undefined || !(await stat(build.result).catch(() => undefined))) return false;
  return noted === (await build.fingerprint());
}

/** Runs one process at a time, because `npm start` and `npm test` may build concurrently. */
async function withBuildLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  await mkdir(notes, { recursive: true });
  let claim = await claimLock(`${notes}/${name}.lock`);
  for (; 'holder' in claim; claim = await claimLock(`${notes}/${name}.lock`)) await pause(100);
  try {
    return await work();
  } finally {
    await claim.release();
  }
}
