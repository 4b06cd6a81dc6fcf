import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { cpuSeconds, processOf } from './cpu.ts';

const busy = 'const end = process.cpuUsage().user + 300_000; while (process.cpuUsage().user < end);';

describe.runIf(process.platform === 'linux')('CPU time of a family of processes', () => {
  it('counts children that have ended, and theirs', async () => {
    const before = (await cpuSeconds()) ?? 0;
    const grandchild = `require('node:child_process').execFileSync(process.execPath, ['-e', ${JSON.stringify(busy)}])`;
    execFileSync(process.execPath, ['-e', `${busy}${grandchild}`]);
    expect(((await cpuSeconds()) ?? 0) - before).toBeGreaterThanOrEqual(0.6);
  });

  it('counts children that still run', async () => {
    const before = (await cpuSeconds()) ?? 0;
    const child = spawn(process.execPath, ['-e', `${busy} console.log('done'); setInterval(() => {}, 1e6);`]);
    await once(child.stdout, 'data');
    expect(((await cpuSeconds()) ?? 0) - before).toBeGreaterThanOrEqual(0.3);
    child.kill();
    await once(child, 'exit');
  });

  it('reads past a name with spaces and brackets', () => {
    const stat = '17 (a) b (c) S 5 17 17 0 -1 4194304 1 2 3 4 10 20 30 40 20 0 1 0 100';
    expect(processOf(stat)).toEqual({ parent: 5, ticks: 100 });
  });
});
