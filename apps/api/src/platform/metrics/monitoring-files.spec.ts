import { readFileSync } from 'node:fs';
import path from 'node:path';
import { useApi } from '../../../test/support/api.js';
import { MetricsServer } from './metrics-server.js';

const read = (file: string): string => readFileSync(path.join(process.cwd(), '../..', file), 'utf8');

const alerts = read('deploy/monitoring/alerts.yml');
const runbook = read('docs/runbook.md');
const dashboard = JSON.parse(read('deploy/monitoring/dashboard.json')) as {
  panels: { targets?: { expr: string }[] }[];
};

const found = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, name = '']) => name);

/** The names of metrics in PromQL. A histogram's series have suffixes. */
const metricsIn = (text: string): string[] => [
  ...new Set(
    found(text, /\b((?:dronesoccer|http|process|nodejs)_\w+)/g).map((name) =>
      name.replace(/_(?:bucket|count|sum)$/, ''),
    ),
  ),
];

const queries = dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr)).join('\n');

describe('the files for monitoring', () => {
  const api = useApi({ ROLES: 'http', METRICS_PORT: '0' });
  const served = async (): Promise<string[]> => {
    const text = await (await fetch(`http://127.0.0.1:${api.app.get(MetricsServer).port}/metrics`)).text();
    return found(text, /^# TYPE (\w+)/gm);
  };

  it.each([
    ['the alerts', alerts],
    ['the dashboard', queries],
  ])('name only metrics that exist: %s', async (_file, text) => {
    const known = new Set(await served());
    const named = metricsIn(text);
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((name) => !known.has(name))).toEqual([]);
  });

  it('show each of our own metrics on the dashboard', async () => {
    const shown = new Set(metricsIn(queries));
    const own = (await served()).filter((name) => /^(?:dronesoccer|http)_/.test(name));
    expect(own.filter((name) => !shown.has(name))).toEqual([]);
  });

  it('have a section in the runbook for each alert, and no other', () => {
    const sections = runbook.split(/^## /m).slice(1);
    const names = sections.map((section) => /^\w+/.exec(section)?.[0]);
    expect(names).toEqual(found(alerts, /- alert: (\w+)/g));
    for (const section of sections) expect(section).toMatch(/\*\*Meaning\.\*\*[^]+\*\*Look\.\*\*[^]+\*\*Act\.\*\*/);
    expect(found(alerts, /runbook: docs\/runbook\.md#(\w+)/g)).toEqual(names.map((name) => name?.toLowerCase()));
  });
});
