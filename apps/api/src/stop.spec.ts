import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort, useTestDatabase } from '@dronesoccer/devkit';
import { testEnvironment } from '../test/support/api.js';

const entry = path.join(process.cwd(), 'dist/main.js');

describe('a process that is told to stop (R16)', () => {
  const database = useTestDatabase();

  it('is not ready any more, still answers, and ends in order', async () => {
    expect(existsSync(entry)).toBe(true);
    const port = await freePort();
    const env = { ...testEnvironment(database.url, 'smtp://127.0.0.1:1'), PORT: String(port), HOST: '127.0.0.1' };
    const child = spawn(process.execPath, [entry], {
      env: { ...env, SHUTDOWN_DRAIN_SECONDS: '1', ROLES: 'http' },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const ended = once(child, 'exit');
    const status = async (where: string): Promise<number> =>
      (await fetch(`http://127.0.0.1:${port}${where}`).catch(() => null))?.status ?? 0;
    while ((await status('/health/ready')) !== 200) await sleep(50);

    child.kill('SIGTERM');
    await sleep(200);
    expect(await status('/health/ready')).toBe(503);
    expect(await status('/api/me')).toBe(401);
    expect(await status('/api/me')).toBe(401);
    const [code] = (await ended) as [number | null];
    expect(code).toBe(0);
    expect(await status('/health/live')).toBe(0);
  });

  it('names what is wrong with its configuration, without the values, and does not start', async () => {
    const child = spawn(process.execPath, [entry], {
      env: { NODE_ENV: 'production', DATABASE_URL: 'mysql://canary', JWT_SECRET: 'canary', PORT: '99999' },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const words: string[] = [];
    child.stderr.setEncoding('utf8').on('data', (text: string) => words.push(text));
    const [code] = (await once(child, 'exit')) as [number | null];
    expect(code).toBe(1);
    for (const name of [
      'DATABASE_URL',
      'JWT_SECRET',
      'PORT',
      'TOKEN_PEPPER',
      'PASSWORD_PEPPERS',
      'WEB_ORIGIN',
      'SMTP_URL',
    ]) {
      expect(words.join('')).toContain(name);
    }
    expect(words.join('')).not.toContain('canary');
  });
});
