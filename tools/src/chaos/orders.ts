// Customers buy and book while processes and PostgreSQL are killed and new versions are deployed.
import { openCluster } from '../proof/cluster.ts';
import { deploy, killDatabase, killEach, whileCustomersShop } from '../proof/disturb.ts';

/**
 * Promises R11, R12 and R16, with two processes that serve and one that works, through a balancer and a pooler. It sets
 * the exit code if one of them breaks.
 */
export async function disturbOrders(kills: number): Promise<void> {
  const cluster = await openCluster({ servers: 2, workers: 1 });
  try {
    await whileCustomersShop(cluster, async (disturbed) => {
      for (let round = 0; round < kills; round += cluster.servers.length) await killEach(cluster, disturbed);
      await killDatabase(cluster, Math.ceil(kills / 2), disturbed);
      await deploy(cluster, kills, disturbed);
    });
  } finally {
    await cluster.close();
  }
}
