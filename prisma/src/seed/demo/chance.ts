/** A random generator with the same results on every machine, so each demo shows the same sales (mulberry32). */
export class Chance {
  private state: number;

  constructor(seed: number) {
    this.state = seed >>> 0;
  }

  /** Returns a number from 0 up to, but not including, 1. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let bits = this.state;
    bits = Math.imul(bits ^ (bits >>> 15), bits | 1);
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
    return ((bits ^ (bits >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** Returns an integer in the range, both ends included. */
  whole(min: number, max: number): number {
    return min + Math.floor(this.next() * (max - min + 1));
  }

  pick<T>(from: readonly T[]): T {
    const found = from[this.whole(0, from.length - 1)];
    if (found === undefined) throw new RangeError('There is nothing to pick from');
    return found;
  }

  /** Returns one of several values with a probability proportional to its weight. */
  weighed<T>(from: readonly (readonly [weight: number, value: T])[]): T {
    let at = this.next() * from.reduce((sum, [weight]) => sum + weight, 0);
    for (const [weight, value] of from) {
      at -= weight;
      if (at < 0) return value;
    }
    return this.pick(from.map(([, value]) => value));
  }

  /** Returns one of the keys with a probability proportional to its weight. */
  weighedKey<Key extends string>(weights: Readonly<Record<Key, number>>): Key {
    return this.weighed((Object.keys(weights) as Key[]).map((key) => [weights[key], key]));
  }
}
