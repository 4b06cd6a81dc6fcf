// Each function here disturbs a cluster while customers buy and book: by kills of its parts, and by deployments.
import { msPerHour } from '@dronesoccer/domain';
import { setTimeout as pause } from 'node:timers/promises';
import { callerOf, givenArena, givenProduct, givenSlot } from '@dronesoccer/devkit';
import type pg from 'pg';
import type { Cluster } from './cluster.ts';
import { type Customers, customersOf, noteFigures, signIn } from './customers.ts';
import { type Balancer, startBalancer } from './front.ts';
import { note, until } from './report.ts';

const PATIENCE_MS = 60_000;
const SLOTS = 40;
/** The limit of promise R12. */
const READY_WITHIN_SECONDS = 5;

/** Prepares a product and slots that customers cannot use up. */
export async function givenWares(client: pg.Client): Promise<{ productId: string; slotIds: string[] }> {
  const { id: productId } = await givenProduct(client, { stock: 100_000 });
  const { id: arenaId } = await givenArena(client);
  const slotIds: string[] = [];
  for (let hour = 0; hour < SLOTS; hour++) {
    const startsAt = new Date((Math.floor(Date.now() / msPerHour) + 24 * 20 + hour) * msPerHour);
    slotIds.push((await givenSlot(client, { arenaId, capacity: 200, startsAt })).id);
  }
  return { productId, slotIds };
}

interface DisturbedProduct {
  readonly balancer: Balancer;
  readonly customers: Customers;
  readonly retries: () => number;
}

/** Lets customers shop through a balancer during `disturb`, and prints what became of their purchases. */
export async function whileCustomersShop(
  cluster: Cluster,
  disturb: (disturbed: DisturbedProduct) => Promise<void>,
): Promise<void> {
  const balancer = await startBalancer(
    cluster.folder,
    cluster.servers.map(({ port }) => port),
  );
  let retries = 0;
  const caller = callerOf(() => balancer.origin, { patienceMs: PATIENCE_MS, onRetry: () => retries++ });
  const wares = await givenWares(cluster.client);
  const customers = customersOf(caller, { ...wares, pauseMs: 50 }, () => retries);
  await disturb({ balancer, customers, retries: () => retries });
  await noteFigures(customers, () => Promise.resolve(cluster.mails.mails()));
  await balancer.stop();
}

/** Kills each process and engine in turn and starts it again a second later. */
export async function killEach(
  { servers, workers, pooler }: Cluster,
  { balancer, customers }: DisturbedProduct,
): Promise<void> {
  const members = [...servers, ...workers].map((member) => async () => {
    await member.kill();
    await pause(1_000);
    await member.startAgain();
  });
  for (const killAndStart of [...members, pooler.restart, balancer.restart]) {
    await customers.during(async () => {
      await pause(1_000);
      await killAndStart();
      await pause(1_000);
    });
  }
  note('processes and engines killed', members.length + 2);
}

/**
 * Promise R12: kills PostgreSQL like a power cut, again and again. No process may end because of it, each must be ready
 * soon after PostgreSQL, and no member may have to sign in again.
 */
export async function killDatabase(
  cluster: Cluster,
  times: number,
  { balancer, customers }: DisturbedProduct,
): Promise<void> {
  const survives = await signIn(callerOf(() => balancer.origin, { patienceMs: PATIENCE_MS }));
  const seconds: number[] = [];
  let survived = 0;
  for (let kill = 0; kill < times; kill++) {
    await customers.during(async () => {
      await pause(1_000);
      await cluster.restartDatabase();
      seconds.push(await secondsUntilReady(cluster));
      if (await survives()) survived++;
      await pause(2_000);
    });
  }
  note('times that PostgreSQL was killed', times);
  const longest = Math.max(...seconds);
  const each = seconds.map((count) => count.toFixed(1)).join(' ');
  note('seconds from PostgreSQL’s return until every process is ready', each, longest < READY_WITHIN_SECONDS);
  note('times that a member stayed signed in', survived, survived === times);
  const ended = [...cluster.servers, ...cluster.workers].filter(({ isRunning }) => !isRunning()).length;
  note('processes that ended because of it', ended, ended === 0);
}

async function secondsUntilReady({ servers }: Cluster): Promise<number> {
  const since = performance.now();
  for (const { port } of servers) {
    const isReady = async (): Promise<boolean> => (await fetch(`http://127.0.0.1:${port}/health/ready`)).ok;
    await until('readiness', isReady, 50);
  }
  return (performance.now() - since) / 1_000;
}

/** Promise R16: each serving process stops in order and starts again, again and again. No attempt may fail. */
export async function deploy(
  { servers }: Cluster,
  times: number,
  { customers, retries }: DisturbedProduct,
): Promise<void> {
  const before = retries();
  for (let turn = 0; turn < times; turn++) {
    const server = servers[turn % servers.length];
    await customers.during(async () => {
      await server?.stop();
      await server?.startAgain();
      // The balancer has to notice that the process is back before the next one stops.
      await pause(1_500);
    });
  }
  note('deployments under load', times);
  note('attempts that failed during them', retries() - before, retries() === before);
}
