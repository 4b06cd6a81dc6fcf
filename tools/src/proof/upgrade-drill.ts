// `npm run upgrade-drill` (promise R18) builds the version before the newest migrations, starts it on a database with the
// demo and a year of orders, and upgrades it while customers buy and book: the new version migrates, its processes run
// beside the previous ones, and the previous ones stop. Some customers keep the tabs that they opened before: they call
// every process with the contract of the previous version until the end. Others load the new version as soon as it
// serves. `-- --from <commit>` upgrades from another version. It exits with 1 if something is lost or a call is refused.
// It needs the history of git and the packages of the previous version.
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import type * as contracts from '@dronesoccer/contracts';
import * as devkit from '@dronesoccer/devkit';
import { startMailSink, startPostgres } from '@dronesoccer/devkit';
import { urlFromConnection } from '@dronesoccer/prisma/migrate';
import pg from 'pg';
import { makeYearOfOrders } from '../bench/reports.ts';
import { makeSecrets, type RunningServer, startOurs } from '../bench/servers.ts';
import { buildApi } from '../build/api.ts';
import { at } from '../workspace.ts';
import { type Customers, customersOf, noteFigures, signIn, type Visits } from './customers.ts';
import { givenWares } from './disturb.ts';
import { note } from './report.ts';

const run = promisify(execFile);
const PATIENCE_MS = 60_000;

async function git(...args: readonly string[]): Promise<string> {
  return (await run('git', args, { cwd: at() })).stdout.trim();
}

/** Checks out and builds a version in a folder of its own. */
async function buildVersion(folder: string, commit: string): Promise<void> {
  await git('worktree', 'add', '--detach', folder, commit);
  const options = { cwd: folder, maxBuffer: 64 * 1024 * 1024 };
  await run('npm', ['ci', '--no-audit', '--no-fund'], options);
  await run('node', ['tools/setup.cjs'], options);
  await run('node', ['tools/src/build/build.ts', 'api'], options);
}

const load = (root: string, file: string): Promise<unknown> => import(pathToFileURL(path.join(root, file)).href);

/** Returns the functions, and with them the contract, that a browser has loaded from this checkout. */
const visitsOf = async (root: string): Promise<Visits> => (await load(root, 'libs/devkit/src/index.ts')) as Visits;

/** Returns the method and path of each call that a checkout serves. */
async function servedBy(root: string): Promise<Set<string>> {
  const { calls } = (await load(root, 'libs/contracts/src/index.ts')) as Pick<typeof contracts, 'calls'>;
  return new Set(
    Object.values(calls).map(({ method, path: address }) => `${method} ${address.replaceAll(/:\w+/g, '…')}`),
  );
}

const migrationFiles = ':(glob)prisma/migrations/*/migration.sql';

/**
 * Returns the newest version with fewer migrations than this one. A migration may be corrected until it is released, so
 * versions that hold one in an earlier form are skipped: this version refuses their databases.
 */
async function versionBefore(): Promise<string> {
  const changes = await git('log', '--diff-filter=A', '--format=%H', '--', migrationFiles);
  for (const change of changes.split('\n')) {
    const edited = await git('diff', '--name-only', '--diff-filter=a', `${change}^`, 'HEAD', '--', migrationFiles);
    if (edited === '') return `${change}^`;
  }
  throw new Error('No earlier version can be upgraded to this one.');
}

const { values } = parseArgs({ options: { from: { type: 'string' } } });
const from = await git('rev-parse', '--short', values.from ?? (await versionBefore()));
const folder = await mkdtemp(path.join(tmpdir(), 'dronesoccer-upgrade-'));
const previous = path.join(folder, 'previous');
const cleanups: (() => Promise<unknown>)[] = [
  () => rm(folder, { recursive: true, force: true }),
  () => git('worktree', 'remove', '--force', previous),
];
try {
  await buildVersion(previous, from);
  note('upgraded from', from);
  const served = await servedBy(at());
  const unserved = [...(await servedBy(previous))].filter((address) => !served.has(address));
  note('calls of the previous version that are not served any more', unserved.join(', ') || 0, unserved.length === 0);
  await buildApi();

  const postgres = await startPostgres({ folder: path.join(folder, 'postgres'), password: 'upgrade', durable: true });
  cleanups.push(postgres.stop);
  const { host, port, user, password } = postgres;
  const connection = { host, port, user, password, database: 'postgres' };
  const url = urlFromConnection(connection);
  const mails = await startMailSink();
  cleanups.push(mails.stop);
  const secrets = makeSecrets();
  const deploy = async (root: string, SEED_DEMO: string): Promise<string> => {
    const settings = { DATABASE_URL: url, SEED_DEMO, PASSWORD_PEPPERS: `bench:${secrets.passwordPepper}` };
    const env = { PATH: process.env['PATH'], WEB_ORIGIN: 'http://localhost:3000', ...settings };
    return (await run('node', ['tools/src/migrate/deploy.ts'], { cwd: root, env })).stdout;
  };
  const start = async (root: string, ROLES: string): Promise<RunningServer> => {
    const settings = { ROLES, SMTP_URL: mails.smtpUrl, SHUTDOWN_DRAIN_SECONDS: '1' };
    const server = await startOurs(url, secrets, path.join(folder, 'uploads'), null, settings, root);
    cleanups.push(() => server.kill());
    return server;
  };

  await deploy(previous, '1');
  const client = new pg.Client(connection);
  await client.connect();
  cleanups.push(() => client.end());
  await makeYearOfOrders(client);
  const wares = await givenWares(client);

  const old = { server: await start(previous, 'http'), worker: await start(previous, 'worker') };
  let serving = [old.server];
  let turn = 0;
  let retries = 0;
  const browserOf = (visits: Visits): devkit.Caller =>
    visits.callerOf(() => `http://127.0.0.1:${serving[turn++ % serving.length]?.port ?? 0}`, {
      patienceMs: PATIENCE_MS,
      onRetry: () => retries++,
    });
  const customersWith = (visits: Visits): Customers =>
    customersOf(browserOf(visits), { ...wares, pauseMs: 20 }, () => retries, visits);
  const previousVisits = await visitsOf(previous);
  const oldTabs = customersWith(previousVisits);
  const newTabs = customersWith(devkit);
  const staysSignedIn = await signIn(browserOf(previousVisits));
  let boughtBefore = 0;
  await oldTabs.during(async () => {
    await pause(2_000);
    const since = performance.now();
    const applied = (await deploy(at(), '0')).match(/applied\./g)?.length ?? 0;
    note('migrations applied while customers buy', applied, applied > 0);
    note('seconds for them', ((performance.now() - since) / 1_000).toFixed(1));
    await pause(2_000);
    note('purchases acknowledged by the previous version', oldTabs.purchases.length);
    const server = await start(at(), 'http');
    await start(at(), 'worker');
    serving = [old.server, server];
    await newTabs.during(async () => {
      await pause(4_000);
      serving = [server];
      boughtBefore = oldTabs.purchases.length;
      await old.server.stop();
      await old.worker.stop();
      await pause(4_000);
    });
  });
  const boughtAfter = oldTabs.purchases.length - boughtBefore;
  note('purchases in tabs of the previous version after it ended', boughtAfter, boughtAfter > 0);
  const isSignedIn = await staysSignedIn();
  note('a member of such a tab is still signed in', isSignedIn ? 'yes' : 'no', isSignedIn);
  for (const [tabs, customers] of [
    ['in tabs of the previous version', oldTabs],
    ['in tabs of the new version', newTabs],
  ] as const) {
    note('purchases', tabs);
    await noteFigures(customers, () => Promise.resolve(mails.mails()));
  }
  note('every attempt succeeded at once', retries === 0 ? 'yes' : 'no', retries === 0);
} finally {
  for (const close of cleanups.reverse()) await close().catch((error: unknown) => console.error(error));
}
