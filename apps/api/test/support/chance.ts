/**
 * The seed of all random values in tests. Each UTC day has its own, for example 20261124, so a year of runs tries 365
 * sequences. Each run prints its seed, and `TEST_SEED=20261124` repeats it.
 */
export const seed = Number(process.env['TEST_SEED'] ?? new Date().toISOString().slice(0, 10).replaceAll('-', ''));

export const printSeed = (): void => {
  process.stdout.write(`TEST_SEED=${seed} repeats what this file draws by chance.\n`);
};

/** Returns a generator of numbers from 0 up to 1 (Mulberry32), and prints its seed before the file's tests. */
export function useChance(): () => number {
  let state = seed;
  beforeAll(printSeed);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Returns the items in an order that the generator draws. */
export function shuffle<Item>(items: readonly Item[], draw: () => number): Item[] {
  return items
    .map((item) => ({ item, at: draw() }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ item }) => item);
}
