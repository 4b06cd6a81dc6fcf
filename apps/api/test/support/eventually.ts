import { setTimeout as sleep } from 'node:timers/promises';

/**
 * The time to wait: far longer than anything takes, even on a busy machine. `npm run mutate` uses a shorter time,
 * because mutants often wait for something that never happens.
 */
export const patienceMs = Number(process.env['TEST_PATIENCE_MS'] ?? 120_000);

/** Waits until a condition on a background result holds, and returns the result. */
export async function eventually<Value>(
  look: () => Promise<Value> | Value,
  holds: (value: Value) => boolean = Boolean,
): Promise<Value> {
  for (const end = Date.now() + patienceMs; ; await sleep(50)) {
    const value = await look();
    if (holds(value)) return value;
    if (Date.now() > end) throw new Error(`It did not come to pass: ${JSON.stringify(value)}`);
  }
}
