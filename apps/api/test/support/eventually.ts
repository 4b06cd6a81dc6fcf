import { setTimeout as sleep } from 'node:timers/promises';

/** Far longer than anything takes, also on a machine that has much else to do; `npm run mutate` waits less for what never comes. */
const patienceMs = Number(process.env['TEST_PATIENCE_MS'] ?? 120_000);

/** Waits until something that happens in the background has come to pass, and gives what was seen then. */
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
