const quickMs = 1_500;
const slowMs = 6_000;
/** The provider usually confirms within seconds. After this time, polling slows down. */
const quickForMs = 30_000;
const giveUpMs = 10 * 60_000;

/** Returns the milliseconds until the next check of a payment, or false to stop polling. */
export function pollInterval(isWaiting: boolean, waitedMs: number): number | false {
  if (!isWaiting || waitedMs > giveUpMs) return false;
  return waitedMs < quickForMs ? quickMs : slowMs;
}
