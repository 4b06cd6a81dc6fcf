// `npm run bench` compares the product's cost with the minimum cost of the same work, in one run on one machine. Both
// servers use the same embedded Postgres and answer the same requests in turns; CPU time is counted for the server and
// Postgres together. `--products 50000`, `--locations 1000000` and `--count 2000` change the size.
//
// - `--only product` measures the scenarios with that word in their names, `--only campaign` emails to 10,000
// subscribers, `--only year` a year of slots, `--only reports` the reports over 100,000 order lines, and `--only guesses`
// what guessed logins tell and cost; it exits with 1 if that is more than promised.
// - `--profile <folder>` writes each operation's PostgreSQL costs per statement and a CPU profile of the product's
// process to the folder, which slows both down.
// - `--minutes 10` then runs everything at once for ten minutes and prints the memory after each minute.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startPostgres, type RunningPostgres } from '@dronesoccer/devkit';
import { migrate, urlFromConnection } from '@dronesoccer/prisma/migrate';
import { seedReference } from '@dronesoccer/prisma/seed';
import pg from 'pg';
import { buildApi } from '../build/api.ts';
import { campaignFigures } from './campaign.ts';
import { cpuSeconds } from './cpu.ts';
import { makeBenchData, type BenchData } from './data.ts';
import { guessFigures } from './guesses.ts';
import { callerOf, runLoad } from './load.ts';
import { forgetPeak, peakMb, residentMb } from './memory.ts';
import { sumOf, tableOf, type Measurement, type Row } from './report.ts';
import type { Operation, Scenario } from './scenario.ts';
import { nearbyByAnswer } from './nearby.ts';
import { peopleNeeded, scenariosOf } from './scenarios.ts';
import { makeSecrets, startBare, startOurs, type RunningServer } from './servers.ts';
import { reportFigures } from './reports.ts';
import { soak } from './soak.ts';
import { countStatements, startCounting } from './statements.ts';
import { yearFigures } from './year.ts';

const { values } = parseArgs({
  options: {
    products: { type: 'string', default: '300' },
    locations: { type: 'string', default: '500' },
    count: { type: 'string', default: '1500' },
    connections: { type: 'string', default: '10' },
    only: { type: 'string', default: '' },
    profile: { type: 'string' },
    minutes: { type: 'string', default: '0' },
  },
});
const size = {
  products: Number(values.products),
  locations: Number(values.locations),
  count: Number(values.count),
  connections: Number(values.connections),
};

const TURNS = 5;

/**
 * Creates a separate database for each server, so that neither works on the other's leftover rows. The second is a
 * copy.
 */
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
  // Copy the files and flush them to disk before the measurement, so that no server pays for writing back a million
  // rows.
  await admin.query('CREATE DATABASE bare TEMPLATE ours STRATEGY FILE_COPY');
  await admin.query('CHECKPOINT');
  await admin.end();
  return { ours: urlFromConnection(connectionTo('ours')), bare: urlFromConnection(connectionTo('bare')), data };
};

const measure = async (
  from: number,
  to: number,
  server: RunningServer,
  postgres: RunningPostgres,
  operation: Operation,
): Promise<Measurement> => {
  const before = cpuSeconds(server.pid) + cpuSeconds(postgres.pid);
  const load = await runLoad(to - from, size.connections, (index) => operation(from + index));
  return { load, cpuSeconds: cpuSeconds(server.pid) + cpuSeconds(postgres.pid) - before };
};

/** Measures the two servers in turns, so that other load on the machine affects both equally. */
const measureInTurns = async (
  { count, ...operations }: Scenario,
  servers: { readonly ours: RunningServer; readonly bare: RunningServer; readonly postgres: RunningPostgres },
): Promise<{ readonly ours: Measurement; readonly bare: Measurement }> => {
  const turns: { ours: Measurement; bare: Measurement }[] = [];
  for (let turn = 0; turn < TURNS; turn++) {
    const [from, to] = [Math.floor((count * turn) / TURNS), Math.floor((count * (turn + 1)) / TURNS)];
    const bare = await measure(from, to, servers.bare, servers.postgres, operations.bare);
    turns.push({ bare, ours: await measure(from, to, servers.ours, servers.postgres, operations.ours) });
  }
  return { ours: sumOf(turns.map(({ ours }) => ours)), bare: sumOf(turns.map(({ bare }) => bare)) };
};

const main = async (): Promise<void> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'dronesoccer-bench-'));
  await buildApi();
  const profile = values.profile === undefined ? null : path.resolve(values.profile);
  if (profile !== null) await mkdir(profile, { recursive: true });
  const postgres = await (profile === null ? startPostgres : startCounting)({
    folder: path.join(folder, 'postgres'),
    password: 'bench',
    durable: true,
  });
  const statements = profile === null ? null : await countStatements(postgres);
  const running: RunningServer[] = [];
  try {
    const secrets = makeSecrets();
    const databases = await makeDatabases(postgres);
    if (values.only === 'campaign') {
      process.stdout.write(await campaignFigures(databases.ours, secrets, path.join(folder, 'uploads')));
      return;
    }
    if (values.only === 'year') {
      process.stdout.write(await yearFigures(databases.ours, secrets, path.join(folder, 'uploads'), databases.data));
      return;
    }
    if (values.only === 'reports') {
      const uploads = path.join(folder, 'uploads');
      process.stdout.write(await reportFigures(databases.ours, secrets, uploads, databases.data, postgres));
      return;
    }
    if (values.only === 'guesses') {
      const table = await guessFigures(databases.ours, secrets, path.join(folder, 'uploads'));
      process.stdout.write(`${table}\n`);
      return;
    }
    const ours = await startOurs(databases.ours, secrets, path.join(folder, 'uploads'), profile);
    running.push(ours);
    process.stdout.write(`the product was ready after ${ours.readySeconds.toFixed(1)} s\n`);
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
      // reads are warmed up; writes cannot be repeated, but their preparation warms up the code
      if (scenario.prepareOurs === undefined) {
        await runLoad(500, size.connections, scenario.bare);
        await runLoad(500, size.connections, scenario.ours);
      }
      await statements?.reset();
      forgetPeak(ours.pid);
      const measured = await measureInTurns(scenario, { ours, bare, postgres });
      rows.push({ name: scenario.name, ...measured, peakMb: peakMb(ours.pid) });
      if (profile !== null && statements !== null) {
        const table = await statements.table('ours', scenario.count);
        await writeFile(path.join(profile, `${scenario.name.replace(/\W+/g, '-')}.txt`), table);
      }
      process.stdout.write(`measured: ${scenario.name}\n`);
    }
    const byAnswer = 'nearby by answer'.includes(values.only)
      ? await nearbyByAnswer({ call: oursCaller.call, server: ours, postgres, ...size })
      : '';
    await soak({
      data: databases.data,
      secrets,
      call: oursCaller.call,
      server: ours,
      connections: size.connections,
      minutes: Number(values.minutes),
    });
    oursCaller.close();
    bareCaller.close();
    const peak = rows.length === 0 ? '' : `${Math.max(...rows.map((row) => row.peakMb))} MB at most, `;
    process.stdout.write(
      `\n${size.products} products, ${size.locations} locations, ${size.connections} connections\n\n${tableOf(rows)}\n${byAnswer}\n` +
        `memory of the product's process: ${atRest} MB at rest, ${peak}${residentMb(ours.pid)} MB at the end\n`,
    );
  } finally {
    for (const server of running) await server.stop();
    await statements?.close();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
};

await main();
