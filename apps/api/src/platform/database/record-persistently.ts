import { setTimeout as sleep } from 'node:timers/promises';

const mostTries = 20;

/**
 * Records the outcome of something that cannot be undone, such as a sent email. It tries again each second, so that a
 * short database outage does not lose the outcome.
 *
 * @throws the error of the last attempt
 */
export async function recordPersistently(record: () => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return await record();
    } catch (error) {
      if (tries === mostTries) throw error;
      await sleep(1_000);
    }
  }
}
