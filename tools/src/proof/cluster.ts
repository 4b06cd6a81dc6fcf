// Several processes of the API that share PostgreSQL through PgBouncer, on loopback.
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { isAlive, type MailSink, startMailSink, startPostgres } from '@dronesoccer/devkit';
import { defaultDatabaseTimeouts } from '@dronesoccer/domain';
import { limitSessions, migrate, urlFromConnection } from '@dronesoccer/prisma/migrate';
import { seedReference } from '@dronesoccer/prisma/seed';
import pg from 'pg';
import { type BenchSecrets, makeSecrets, type RunningServer, startOurs } from '../bench/servers.ts';
import { buildApi } from '../build/api.ts';
import { type Pooler, startPooler } from './front.ts';

export interface Cluster {
  readonly folder: string;
  /** Reads and prepares data without the pooler. */
  readonly client: pg.Client;
  readonly secrets: BenchSecrets;
  readonly mails: MailSink;
  readonly pooler: Pooler;
  /** Kills PostgreSQL like a power cut and starts it again on the same port. */
  restartDatabase: () => Promise<void>;
  /** The processes that serve; each keeps its port when it starts again. */
  readonly servers: readonly Member[];
  readonly workers: readonly Member[];
  close: () => Promise<void>;
}

interface Member {
  readonly pid: number;
  readonly port: number;
  isRunning: () => boolean;
  kill: () => Promise<void>;
  /** Stops the process in order. */
  stop: () => Promise<void>;
  startAgain: () => Promise<void>;
}

/** Fewer connections than the processes open together, so that the pooler really shares them. */
const POOLED_CONNECTIONS = 20;

export async function openCluster(size: { servers: number; workers: number }): Promise<Cluster> {
  await buildApi();
  const folder = await mkdtemp(path.join(tmpdir(), 'dronesoccer-cluster-'));
  const closing: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true, force: true })];
  const close = async (): Promise<void> => {
    for (const each of closing.reverse()) await each();
  };
  try {
    // Durable, so that committed data survives a kill as in production.
    const cluster = { folder: path.join(folder, 'postgres'), password: 'cluster', durable: true };
    let postgres = await startPostgres(cluster);
    closing.push(() => postgres.stop());
    const { host, port, user, password } = postgres;
    const direct = { host, port, user, password, database: 'postgres' };
    const mails = await startMailSink();
    closing.push(mails.stop);
    await migrate(direct);
    const client = new pg.Client(direct);
    // It prepares the data before the database is ever killed, and is lost with it then.
    client.on('error', () => undefined);
    await client.connect();
    closing.push(() => client.end());
    await limitSessions(client, defaultDatabaseTimeouts);
    await seedReference(client);
    const pooler = await startPooler(folder, direct, POOLED_CONNECTIONS);
    closing.push(pooler.stop);

    const secrets = makeSecrets();
    const start = async (settings: Readonly<Record<string, string>>): Promise<Member> => {
      const run = (port?: number): Promise<RunningServer> =>
        startOurs(pooler.url, secrets, path.join(folder, 'uploads'), null, {
          DATABASE_DIRECT_URL: urlFromConnection(direct),
          DATABASE_POOLER: 'transaction-unnamed',
          SMTP_URL: mails.smtpUrl,
          ...(port !== undefined && { PORT: String(port) }),
          ...settings,
        });
      let running = await run();
      const { port } = running;
      closing.push(() => running.kill());
      return {
        get pid() {
          return running.pid;
        },
        port,
        isRunning: () => isAlive(running.pid),
        kill: () => running.kill(),
        stop: () => running.stop(),
        startAgain: async () => void (running = await run(port)),
      };
    };
    const servers: Member[] = [];
    const workers: Member[] = [];
    // One after the other, because each creates the queues that are missing.
    for (let count = 0; count < size.servers; count++) servers.push(await start({ ROLES: 'http' }));
    for (let count = 0; count < size.workers; count++) workers.push(await start({ ROLES: 'worker' }));
    const restartDatabase = async (): Promise<void> => {
      await cutPower(postgres.pid);
      await postgres.ended;
      postgres = await startPostgres({ ...cluster, port });
    };
    return { restartDatabase, folder, client, secrets, mails, pooler, servers, workers, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/**
 * Kills a server and all its processes. Killed alone, the server would leave processes behind that keep its memory, and a
 * busy machine lets them go on for so long that the next server refuses to start.
 */
async function cutPower(server: number): Promise<void> {
  const { stdout } = await promisify(execFile)('pgrep', ['-P', String(server)]);
  const pids = [server, ...stdout.trim().split('\n').map(Number)];
  for (const pid of pids) if (isAlive(pid)) process.kill(pid, 'SIGKILL');
}
