// `npm run chaos -- campaign` kills every process with `kill -9` 20 times while a campaign goes out to 10,000
// subscribers. It prints each email's state in the database beside the emails that the mail server received. `--readers
// 10000`, `--kills 20`, `--processes 2` and `--pace 50` change the size. It exits with 1 if anyone got a duplicate, or
// an email is lost or unaccounted for.
//
// `npm run chaos -- orders` kills two processes that serve, one that works, and PostgreSQL while customers buy and book, and
// deploys while they do. `--kills 20` changes the size. It exits with 1 if an acknowledged purchase is lost, a process ends
// because of it, or an attempt fails during a deployment. It needs HAProxy and PgBouncer.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startPostgres } from '@dronesoccer/devkit';
import { migrate, urlFromConnection } from '@dronesoccer/prisma/migrate';
import { seedReference } from '@dronesoccer/prisma/seed';
import pg from 'pg';
import { columnsOf } from '../bench/report.ts';
import { makeSecrets, startOurs } from '../bench/servers.ts';
import { buildApi } from '../build/api.ts';
import { isAsPromised, killWhileSending } from './campaign.ts';
import { disturbOrders } from './orders.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    readers: { type: 'string', default: '10000' },
    kills: { type: 'string', default: '20' },
    processes: { type: 'string', default: '2' },
    pace: { type: 'string', default: '50' },
  },
});
const size = {
  readers: Number(values.readers),
  kills: Number(values.kills),
  processes: Number(values.processes),
  pace: Number(values.pace),
};

const main = async (): Promise<void> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'dronesoccer-chaos-'));
  await buildApi();
  // Durable, so that committed data survives a kill as in production.
  const postgres = await startPostgres({ folder: path.join(folder, 'postgres'), password: 'chaos', durable: true });
  const { host, port, user, password } = postgres;
  const connection = { host, port, user, password, database: 'postgres' };
  const client = new pg.Client(connection);
  try {
    await migrate(connection);
    await client.connect();
    await seedReference(client);
    const secrets = makeSecrets();
    const start = (smtpUrl: string) =>
      startOurs(urlFromConnection(connection), secrets, path.join(folder, 'uploads'), null, {
        ROLES: 'http,worker',
        SMTP_URL: smtpUrl,
      });
    const figures = await killWhileSending(client, size, start, (text) => process.stdout.write(`${text}\n`));
    const rows = Object.entries(figures).map(([name, value]) => [name, String(value)]);
    process.stdout.write(
      `${size.readers} readers, ${size.kills} kills of ${size.processes} processes\n\n${columnsOf(rows, 0)}\n`,
    );
    if (!isAsPromised(figures)) process.exitCode = 1;
  } finally {
    await client.end();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
};

if (positionals[0] === 'campaign') {
  await main();
} else if (positionals[0] === 'orders') {
  await disturbOrders(size.kills);
} else {
  process.stderr.write('What is to be tried? npm run chaos -- campaign, or npm run chaos -- orders\n');
  process.exitCode = 2;
}
