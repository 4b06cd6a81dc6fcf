// `npm run races`: 200 callers book 30 slots at once through two API processes, seats and whole arenas mixed, pay twice
// and cancel, over and over; the figures of each run are printed. `--runs 20`, `--callers 200` and `--slots 30` change
// the size. It exits with 1 if a seat was sold twice, a deadlock occurred, a caller got an unexpected response, or the
// books do not balance.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startPostgres } from '@dronesoccer/devkit';
import { migrate, urlFromConnection } from '@dronesoccer/prisma/migrate';
import { seedReference } from '@dronesoccer/prisma/seed';
import pg from 'pg';
import { columnsOf } from '../bench/report.ts';
import { makeSecrets, startOurs, type RunningServer } from '../bench/servers.ts';
import { buildApi } from '../build/api.ts';
import { openWorld, raceHeadings, runRace } from './race.ts';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '20' },
    callers: { type: 'string', default: '200' },
    slots: { type: 'string', default: '30' },
  },
});
const runs = Number(values.runs);
const size = { callers: Number(values.callers), slots: Number(values.slots) };

const main = async (): Promise<void> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'dronesoccer-races-'));
  await buildApi();
  const postgres = await startPostgres({ folder: path.join(folder, 'postgres'), password: 'races', durable: false });
  const { host, port, user, password } = postgres;
  const connection = { host, port, user, password, database: 'postgres' };
  const client = new pg.Client(connection);
  const servers: RunningServer[] = [];
  try {
    await migrate(connection);
    await client.connect();
    await seedReference(client);
    const secrets = makeSecrets();
    const url = urlFromConnection(connection);
    // Start the processes one after the other, because both would create the queues.
    for (let server = 0; server < 2; server++) {
      servers.push(await startOurs(url, secrets, path.join(folder, 'uploads')));
    }
    const origins = servers.map((server) => `http://127.0.0.1:${server.port}`);
    const world = await openWorld(client, origins, secrets);
    const rows: string[][] = [raceHeadings];
    for (let number = 1; number <= runs; number++) {
      const { cells, isGood } = await runRace(number, size, world);
      rows.push(cells);
      if (!isGood) process.exitCode = 1;
    }
    process.stdout.write(
      `${runs} runs of ${size.callers} callers and ${size.slots} slots, two processes\n\n${columnsOf(rows, 0)}\n`,
    );
  } finally {
    for (const server of servers) await server.stop();
    await client.end();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
};

await main();
