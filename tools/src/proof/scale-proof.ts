// `npm run scale-proof` runs three processes that serve and two that work behind HAProxy and PgBouncer, on loopback. A
// table shows the throughput with one, two and three processes, the promises about races must hold through both engines,
// and each process and engine is killed while customers buy and book. It exits with 1 if a promise breaks or something is
// lost. `--callers 200`, `--slots 30` and `--seconds 8` change the size.
import { parseArgs } from 'node:util';
import { callerOf, givenProduct, placeOrder } from '@dronesoccer/devkit';
import { cpuSeconds } from '../bench/cpu.ts';
import { callerOf as connectionsTo, get, quantile, runLoad } from '../bench/load.ts';
import { columnsOf } from '../bench/report.ts';
import { openWorld, raceHeadings, runRace } from '../races/race.ts';
import { type Cluster, openCluster } from './cluster.ts';
import { killEach, whileCustomersShop } from './disturb.ts';
import { startBalancer } from './front.ts';
import { note } from './report.ts';

const { values } = parseArgs({
  options: {
    callers: { type: 'string', default: '200' },
    slots: { type: 'string', default: '30' },
    seconds: { type: 'string', default: '8' },
  },
});
const size = { callers: Number(values.callers), slots: Number(values.slots) };
const CONNECTIONS = 32;
const PIECES_LEFT = 10;
const PATIENCE_MS = 60_000;

const print = (text: string): void => void process.stdout.write(`${text}\n`);

/** Measures the list of products with one process, then with two, and so on. */
async function throughput({ folder, servers }: Cluster): Promise<string> {
  const rows = [['processes', 'answers/s', 'CPU-s/1,000', 'p50-ms', 'p99-ms']];
  for (let count = 1; count <= servers.length; count++) {
    const some = servers.slice(0, count);
    const ports = some.map(({ port }) => port);
    const balancer = await startBalancer(folder, ports);
    const { call, close } = connectionsTo(Number(new URL(balancer.origin).port), CONNECTIONS);
    const list = async (): Promise<void> => void (await get(call, '/api/products?page=1'));
    await runLoad(200 * count, CONNECTIONS, list);
    const cpu = (): number => some.reduce((sum, { pid }) => sum + cpuSeconds(pid), 0);
    const before = cpu();
    const load = await runLoad(Infinity, CONNECTIONS, list, performance.now() + Number(values.seconds) * 1_000);
    rows.push([
      ...[String(count), (load.count / load.seconds).toFixed(0), (((cpu() - before) / load.count) * 1_000).toFixed(2)],
      ...[0.5, 0.99].map((share) => quantile(load, share).toFixed(0)),
    ]);
    close();
    await balancer.stop();
  }
  return columnsOf(rows, 0);
}

/** Promise R7 and R1 through the balancer and the pooler: many callers for few seats, and for the last pieces. */
async function race({ client, secrets }: Cluster, origin: string): Promise<void> {
  const world = await openWorld(client, [origin], secrets);
  const { cells, isGood } = await runRace(1, size, world);
  print(`\n${size.callers} callers, ${size.slots} slots\n${columnsOf([raceHeadings, cells], 0)}\n`);
  note('seats: none sold twice, no deadlock, the books balance', isGood ? 'yes' : 'no', isGood);

  const { id: productId } = await givenProduct(client, { stock: PIECES_LEFT });
  const caller = callerOf(() => origin, { patienceMs: PATIENCE_MS });
  const outcomes = await Promise.allSettled(
    Array.from({ length: size.callers }, (_, index) =>
      placeOrder(caller, { productId, email: `buyer${index}@scale.test` }),
    ),
  );
  const sold = outcomes.filter(({ status }) => status === 'fulfilled').length;
  const strange = outcomes.filter((each) => each.status === 'rejected' && !/ORD_010/.test(String(each.reason)));
  note(`orders by ${size.callers} buyers of the last ${PIECES_LEFT}`, sold, sold === PIECES_LEFT);
  note('buyers refused for another reason than the stock', strange.length, strange.length === 0);
}

const cluster = await openCluster({ servers: 3, workers: 2 });
try {
  await givenProduct(cluster.client, { stock: 1 });
  print(`\nThe list of products over ${CONNECTIONS} connections\n${await throughput(cluster)}`);
  const balancer = await startBalancer(
    cluster.folder,
    cluster.servers.map(({ port }) => port),
  );
  await race(cluster, balancer.origin);
  await balancer.stop();
  await whileCustomersShop(cluster, (disturbed) => killEach(cluster, disturbed));
} finally {
  await cluster.close();
}
