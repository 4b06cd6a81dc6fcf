import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { chooseAccount, spawnAs } from './account.ts';

const isRoot = process.getuid?.() === 0;

describe('the account that PostgreSQL runs under', () => {
  it.runIf(!isRoot)('is our own, unless we are root', async () => {
    expect(await chooseAccount(tmpdir())).toBeUndefined();
  });

  it.runIf(isRoot)('is an ordinary one when we are root, and reaches a project that only root may enter', async () => {
    const closed = await mkdtemp(path.join(tmpdir(), 'closed ')); // mkdtemp makes it 0700, like /root
    try {
      const account = await chooseAccount(path.join(closed, 'postgres'));
      expect(account?.uid).toBeGreaterThan(0);
      const program = path.join(closed, 'test');
      await copyFile(execFileSync('which', ['test'], { encoding: 'utf8' }).trim(), program);
      await writeFile(path.join(closed, 'file'), '');
      // `test -r` calls access(2), as initdb does for its neighbouring programs.
      const child = await spawnAs(account, [program], program, ['-r', path.join(closed, 'file')], { stdio: 'ignore' });
      expect(await once(child, 'exit')).toEqual([0, null]);
    } finally {
      await rm(closed, { recursive: true });
    }
  });
});
