/** The copies of the repository in which mutations are tried, each with its process of API tests. */
import { msPerMinute } from '@dronesoccer/domain';
import { generateDatabaseClient } from '../build/generate.ts';
import { generateReplySchemas } from '../build/reply-schemas.ts';
import { print } from '../launch/screen.ts';
import { cpuSeconds } from '../test/cpu.ts';
import { startDatabaseServer } from '../test/start-database-server.mjs';
import { copyRepository } from './copy.ts';
import type { Place } from './red-tests.ts';
import { WarmApi } from './warm-api.ts';

/**
 * The number of places that work in parallel. Four fit on two cores, because a mutation that is noticed often makes a test
 * wait until its time is over.
 */
export const placesAtOnce = 4;

/** Gives each place the next item as soon as it is free, and prints what all of them cost. */
export async function inPlaces<T>(
  items: readonly T[],
  work: (item: T, place: Place, server: string) => Promise<void>,
): Promise<void> {
  const started = performance.now();
  // The copies receive the generated code. In a new checkout there would be none.
  await Promise.all([generateDatabaseClient(), generateReplySchemas()]);
  const database = await startDatabaseServer();
  const places: Place[] = [];
  try {
    while (places.length < Math.min(placesAtOnce, items.length)) {
      const copy = await copyRepository();
      places.push({ copy, api: new WarmApi(copy) });
    }
    const waiting = [...items];
    const workers = places.map(async (place) => {
      for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) {
        await work(item, place, database.server);
      }
    });
    // All must end, because the copies are removed afterwards.
    const failed = (await Promise.allSettled(workers)).find((result) => result.status === 'rejected');
    if (failed !== undefined) throw failed.reason;
    const cpu = ((await cpuSeconds()) ?? 0) / 60;
    print(`${((performance.now() - started) / msPerMinute).toFixed(1)} minutes, ${cpu.toFixed(1)} CPU-minutes`);
  } finally {
    for (const { copy, api } of places) {
      await api.stop();
      await copy.remove();
    }
    await database.stop();
  }
}
