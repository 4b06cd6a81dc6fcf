import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { isAlive } from './postmaster.ts';

it('takes a killed process for dead while its parent has not taken note of it', async () => {
  // The parent starts a child, prints its pid, and becomes a program that never reaps its children.
  const parent = spawn('sh', ['-c', 'sleep 60 & echo $!; exec sleep 60'], { stdio: ['ignore', 'pipe', 'ignore'] });
  try {
    const [said] = (await once(parent.stdout, 'data')) as [Buffer];
    const child = Number(said.toString());
    expect(isAlive(child)).toBe(true);
    await pause(100); // wait until the parent has become the other program
    process.kill(child, 'SIGKILL');
    await expect.poll(() => isAlive(child), { timeout: 60_000 }).toBe(false);
  } finally {
    parent.kill('SIGKILL');
  }
});
