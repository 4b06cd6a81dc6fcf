import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { at } from '../workspace.ts';

const isInstalled = spawnSync('promtool', ['--version']).status === 0;
/** The pipeline sets it, so that the check cannot be skipped everywhere. */
const isExpected = process.env['EXPECT_PROMTOOL'] === '1';
if (!isInstalled) console.log('deploy/monitoring is not tested, because Prometheus is not installed here.');

/** Prometheus is optional on a developer's machine; the distribution has it. */
describe.runIf(isInstalled || isExpected)('the files for Prometheus', () => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'prometheus-'));
    cpSync(at('deploy/monitoring'), folder, { recursive: true });
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const promtool = (...parameters: string[]): { status: number | null; output: string } => {
    const { status, stdout, stderr } = spawnSync('promtool', parameters, { cwd: folder, encoding: 'utf8' });
    return { status, output: stdout + stderr };
  };

  it('are valid', () => {
    writeFileSync(path.join(folder, 'metrics-token'), 'token');
    const { status, output } = promtool('check', 'config', 'prometheus.yml');
    expect(output).toContain('rules found');
    expect({ status, output }).toEqual({ status: 0, output });
  });

  it('fire each tested alert at its time, and no other', () => {
    const { status, output } = promtool('test', 'rules', 'alerts.test.yml', 'restores.test.yml');
    expect({ status, output }).toEqual({ status: 0, output });
  });

  it('fail their tests if an alert looks for a label that does not exist', () => {
    const file = path.join(folder, 'alerts.yml');
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll('outcome="failed"', 'state="failed"'));
    const { status, output } = promtool('test', 'rules', 'alerts.test.yml');
    expect(status).not.toBe(0);
    expect(output).toContain('PaymentsFail');
  });
});
