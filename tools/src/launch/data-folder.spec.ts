import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDataFolder } from './data-folder.ts';

describe('the data folder', () => {
  let home: string;
  beforeEach(async () => {
    home = await mkdtemp(path.join(tmpdir(), 'data folder '));
  });
  afterEach(() => rm(home, { recursive: true, force: true }));

  it('keeps its secrets from start to start, for its owner only', async () => {
    const first = await openDataFolder(home);
    await first.release();
    const second = await openDataFolder(home);
    await second.release();
    expect(second.secrets).toEqual(first.secrets);
    expect((await stat(path.join(home, 'secrets.json'))).mode & 0o777).toBe(0o600);
    expect(new Set(Object.values(first.secrets)).size).toBe(5);
  });

  it('belongs to one launcher at a time', async () => {
    const holder = await openDataFolder(home);
    await expect(openDataFolder(home)).rejects.toThrow(`in use by process ${process.pid}`);
    await holder.release();
    await (await openDataFolder(home)).release();
  });

  it('is taken over from a launcher that was killed, also when its number was given away', async () => {
    await (await openDataFolder(home)).release();
    await writeFile(path.join(home, 'launcher.pid'), `${process.pid} 1`); // this process started at another time
    await (await openDataFolder(home)).release();
  });

  it('is never a folder with other content', async () => {
    await writeFile(path.join(home, 'thesis.txt'), 'mine');
    await expect(openDataFolder(home)).rejects.toThrow('already holds something else');
    expect(await readFile(path.join(home, 'thesis.txt'), 'utf8')).toBe('mine');
  });

  it('is a folder', async () => {
    await writeFile(path.join(home, 'file'), '');
    await expect(openDataFolder(path.join(home, 'file/data'))).rejects.toThrow('is not a folder');
  });
});
