const quickMs = 1_500;
const slowMs = 6_000;
/** The provider's word mostly comes within seconds; after this long it is only looked for now and then. */
const quickForMs = 30_000;
const giveUpMs = 10 * 60_000;

/** Milliseconds until the next look whether a payment has arrived; false: no more automatically. */
export function pollInterval(isWaiting: boolean, waitedMs: number): number | false {
  if (!isWaiting || waitedMs > giveUpMs) return false;
  return waitedMs < quickForMs ? quickMs : slowMs;
}
