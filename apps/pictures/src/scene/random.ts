/** A repeatable random generator: the same name always gives the same picture. */
export type Random = () => number;

export function seededRandom(seed: string): Random {
  let state = 2166136261;
  for (let i = 0; i < seed.length; i++) {
    state = Math.imul(state ^ seed.charCodeAt(i), 16777619);
  }
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export function between(random: Random, low: number, high: number): number {
  return low + (high - low) * random();
}

/**
 * Returns an element of the Halton sequence, which covers a range evenly with few samples. With it, 16 exposures look
 * like soft light.
 */
export function halton(index: number, base: number): number {
  let result = 0;
  let fraction = 1 / base;
  for (let i = index; i > 0; i = Math.floor(i / base)) {
    result += fraction * (i % base);
    fraction /= base;
  }
  return result;
}

/** Maps two numbers in 0..1 to a point in the unit disc. */
export function onDisc(u: number, v: number): { x: number; y: number } {
  const radius = Math.sqrt(u);
  return { x: radius * Math.cos(2 * Math.PI * v), y: radius * Math.sin(2 * Math.PI * v) };
}
