// `npm run bench`: what the product costs beside the least that the same work can cost, in one run on one machine.
// Both servers stand on the same embedded Postgres and answer the same questions, one after the other; CPU is counted for
// the server and for Postgres together. `--products 50000`, `--locations 1000000` and `--count 2000` change the size;
// `--only product` measures what has that in its name.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startPostgres, type RunningPostgres } from '@dronesoccer/devkit';
import { migrate, urlFromConnection } from '@dronesoccer/prisma/migrate';
import { seedReference } from '@dronesoccer/prisma/seed';
import pg from 'pg';
import { buildApi } from '../build/api.ts';
import { cpuSeconds } from './cpu.ts';
import { makeBenchData, type BenchData } from './data.ts';
import { callerOf, runLoad } from './load.ts';
import { peakMb, residentMb } from './memory.ts';
import { tableOf, type Measured, type Row } from './report.ts';
import type { Operation } from './scenario.ts';
import { peopleNeeded, scenariosOf } from './scenarios.ts';
import { makeSecrets, startBare, startOurs, type RunningServer } from './servers.ts';

const { values } = parseArgs({
  options: {
    products: { type: 'string', default: '300' },
    locations: { type: 'string', default: '500' },
    count: { type: 'string', default: '1500' },
    connections: { type: 'string', default: '10' },
    only: { type: 'string', default: '' },
  },
});
const size = {
  products: Number(values.products),
  locations: Number(values.locations),
  count: Number(values.count),
  connections: Number(values.connections),
};

/** A database of its own for each server, so that neither works on rows the other left behind; the second is a copy. */
const makeDatabases = async (postgres: RunningPostgres): Promise<{ ours: string; bare: string; data: BenchData }> => {
  const { host, port, user, password } = postgres;
  const connectionTo = (database: string) => ({ host, port, user, password, database });
  const admin = new pg.Client(connectionTo('postgres'));
  await admin.connect();
  await admin.query('CREATE DATABASE ours');
  await migrate(connectionTo('ours'));
  const client = new pg.Client(connectionTo('ours'));
  await client.connect();
  await seedReference(client);
  const data = await makeBenchData(client, { ...size, people: peopleNeeded(size.count) });
  await client.end();
  await admin.query('CREATE DATABASE bare TEMPLATE ours');
  await admin.end();
  return { ours: urlFromConnection(connectionTo('ours')), bare: urlFromConnection(connectionTo('bare')), data };
};

const measure = async (
  count: number,
  server: RunningServer,
  postgres: RunningPostgres,
  operation: Operation,
): Promise<Measured> => {
  const before = cpuSeconds(server.pid) + cpuSeconds(postgres.pid);
  const load = await runLoad(count, size.connections, operation);
  return { load, cpuSeconds: cpuSeconds(server.pid) + cpuSeconds(postgres.pid) - before };
};

const main = async (): Promise<void> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'dronesoccer-bench-'));
  await buildApi();
  const postgres = await startPostgres({ folder: path.join(folder, 'postgres'), password: 'bench', durable: true });
  const running: RunningServer[] = [];
  try {
    const secrets = makeSecrets();
    const databases = await makeDatabases(postgres);
    const ours = await startOurs(databases.ours, secrets, path.join(folder, 'uploads'));
    running.push(ours);
    const atRest = residentMb(ours.pid);
    const bare = await startBare(databases.bare);
    running.push(bare);
    const oursCaller = callerOf(ours.port, size.connections);
    const bareCaller = callerOf(bare.port, size.connections);
    const scenarios = scenariosOf({
      data: databases.data,
      secrets,
      ours: oursCaller.call,
      bare: bareCaller.call,
      count: size.count,
    }).filter(({ name }) => name.includes(values.only));
    const rows: Row[] = [];
    for (const scenario of scenarios) {
      await scenario.prepareBare?.();
      await scenario.prepareOurs?.();
      // reads are warmed up; writes cannot be done twice, their code is warm from what was prepared
      if (scenario.prepareOurs === undefined) {
        await runLoad(500, size.connections, scenario.bare);
        await runLoad(500, size.connections, scenario.ours);
      }
      rows.push({
        name: scenario.name,
        bare: await measure(scenario.count, bare, postgres, scenario.bare),
        ours: await measure(scenario.count, ours, postgres, scenario.ours),
      });
      process.stdout.write(`measured: ${scenario.name}\n`);
    }
    oursCaller.close();
    bareCaller.close();
    process.stdout.write(
      `\n${size.products} products, ${size.locations} locations, ${size.connections} connections\n\n${tableOf(rows)}\n\n` +
        `memory of the product's process: ${atRest} MB at rest, ${peakMb(ours.pid)} MB at most, ${residentMb(ours.pid)} MB at the end\n`,
    );
  } finally {
    for (const server of running) await server.stop();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
};

await main();
