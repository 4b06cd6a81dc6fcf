// The cost of `nearby` by the number of results: with any number of locations, it reads only the nearest ones.
import type { RunningPostgres } from '@dronesoccer/devkit';
import { cpuSeconds } from './cpu.ts';
import { quantile, runLoad, type Caller } from './load.ts';
import { columnsOf } from './report.ts';
import type { RunningServer } from './servers.ts';

interface Nearby {
  readonly call: Caller;
  readonly server: RunningServer;
  readonly postgres: RunningPostgres;
  readonly count: number;
  readonly connections: number;
}

const RADII_KM = [2, 10, 50, 200, 1_000] as const;
const HEADINGS = ['nearby', 'radius', 'answers', 'CPU-s/1,000', 'p50 ms', 'p99 ms'];

/**
 * Returns a point that never repeats, so that no response comes from the cache; the points cover the inhabited south.
 */
const pointOf = (index: number): string => `lat=${43 + (index % 997) / 100}&lng=${-125 + (index % 1_009) / 16}`;

/**
 * Measures each radius with the same number of points, for locations and for arenas, always reading from the database.
 */
export const nearbyByAnswer = async (how: Nearby): Promise<string> => {
  const lines: string[][] = [HEADINGS];
  let asked = 0;
  for (const what of ['locations', 'arenas']) {
    for (const radius of RADII_KM) {
      let answers = 0;
      const operation = async (): Promise<void> => {
        const { json } = await how.call({
          method: 'GET',
          path: `/api/${what}/nearby?${pointOf(asked++)}&radius=${radius}`,
        });
        const list = Array.isArray(json) ? json : (json as { data: unknown[] }).data;
        answers += list.length;
      };
      await runLoad(50, how.connections, operation);
      answers = 0;
      const used = (): number => cpuSeconds(how.server.pid) + cpuSeconds(how.postgres.pid);
      const before = used();
      const load = await runLoad(how.count, how.connections, operation);
      const cpu = used() - before;
      lines.push([
        ...[what, `${radius} km`, (answers / load.count).toFixed(1), ((cpu / load.count) * 1_000).toFixed(2)],
        ...[quantile(load, 0.5).toFixed(1), quantile(load, 0.99).toFixed(1)],
      ]);
    }
  }
  return `\n${columnsOf(lines, 1)}\n`;
};
