import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { at } from '../workspace.ts';

const isInstalled = spawnSync('caddy', ['version']).status === 0;
/** The pipeline sets it, so that the check cannot be skipped everywhere. */
const isExpected = process.env['EXPECT_CADDY'] === '1';
if (!isInstalled) console.log('deploy/caddy/Caddyfile is not validated, because Caddy is not installed here.');

/** Caddy is optional on a developer's machine; the distribution has it. */
describe.runIf(isInstalled || isExpected)('the configuration of Caddy', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'caddy-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  const validated = (file: string): { status: number | null; output: string } => {
    const { status, stderr } = spawnSync('caddy', ['validate', '--adapter', 'caddyfile', '--config', file], {
      encoding: 'utf8',
      // Caddy creates the folder of its certificates below the home.
      env: { PATH: process.env['PATH'], HOME: folder, WEB_ORIGIN: 'https://dronesoccer.test', UPSTREAM: 'api:3000' },
    });
    return { status, output: stderr };
  };

  it('is valid', () => {
    const { status, output } = validated(at('deploy/caddy/Caddyfile'));
    expect({ status, output: status === 0 ? '' : output }).toEqual({ status: 0, output: '' });
  });

  it('is refused if it has an unknown directive', () => {
    const file = path.join(folder, 'Caddyfile');
    const text = readFileSync(at('deploy/caddy/Caddyfile'), 'utf8');
    writeFileSync(file, text.replace('health_uri', 'health_address'));
    expect(validated(file).status).not.toBe(0);
  });
});
