import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { testDatabase, type TestDatabase } from '@dronesoccer/devkit';
import { testEnvironment } from '../test/support/api.js';
import { eventually } from '../test/support/eventually.js';
import { builtApi, startApiProcess } from '../test/support/processes.js';

describe('a process that is asked to stop (R16)', () => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await testDatabase();
  });
  afterAll(() => database.drop());

  it('is not ready any more, still answers, and ends in order', async () => {
    // Long enough for three requests, however busy the machine is.
    const settings = { SHUTDOWN_DRAIN_SECONDS: '10', ROLES: 'http' };
    const api = await startApiProcess({ ...testEnvironment(database.url, 'smtp://127.0.0.1:1'), ...settings });
    const status = async (where: string): Promise<number> =>
      (await fetch(`${api.origin}${where}`).catch(() => null))?.status ?? 0;

    const stopped = api.stop();
    await eventually(
      () => status('/health/ready'),
      (found) => found !== 200,
    );
    expect([await status('/health/ready'), await status('/api/me'), await status('/api/me')]).toEqual([503, 401, 401]);
    expect(await stopped).toBe(0);
    expect(await status('/health/live')).toBe(0);
  });

  it('names what is wrong with its configuration, without the values, and does not start', async () => {
    const child = spawn(process.execPath, [await builtApi()], {
      env: { NODE_ENV: 'production', DATABASE_URL: 'mysql://canary', JWT_SECRET: 'canary', PORT: '99999' },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const words: string[] = [];
    child.stderr.setEncoding('utf8').on('data', (text: string) => words.push(text));
    const [code] = (await once(child, 'close')) as [number | null];
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
