import { msPerMinute } from '@dronesoccer/domain';
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { claimLock, type Claim } from './lock.ts';

describe('a lock file', () => {
  let folder: string;
  let lock: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'lock '));
    lock = path.join(folder, 'build.lock');
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  const release = async (claim: Claim) => {
    if (!('release' in claim)) throw new Error(`held by ${claim.holder}`);
    await claim.release();
  };

  it('is had by one at a time, and names who has it', async () => {
    const first = await claimLock(lock);
    expect(await claimLock(lock)).toEqual({ holder: process.pid });
    await release(first);
    await release(await claimLock(lock));
    expect(await readdir(folder)).toEqual([]);
  });

  it('is free when its process is gone, also when another one has got its number', async () => {
    await writeFile(lock, `${process.pid} 1`); // this process started at another time
    await release(await claimLock(lock));
  });

  it('is left alone while its holder is still writing, and free when the holder never could', async () => {
    await writeFile(lock, '');
    expect(await claimLock(lock)).toEqual({ holder: 0 });
    const longAgo = new Date(Date.now() - msPerMinute);
    await utimes(lock, longAgo, longAgo);
    await release(await claimLock(lock));
  });
});
