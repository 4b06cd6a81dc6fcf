import { AppError } from '../../../platform/http/index.js';

/** Lets a few through at once and a bounded line wait; who comes after that is sent away to try again shortly. */
export class Turnstile {
  private inside = 0;
  private readonly line: (() => void)[] = [];

  constructor(private readonly limits: { atOnce: number; waiting: number }) {}

  async pass<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.inside >= this.limits.atOnce) {
      if (this.line.length >= this.limits.waiting) throw new AppError('COMMON_009', { retryAfter: 2 });
      // Whoever leaves hands over the place, so `inside` does not change in between.
      await new Promise<void>((resolve) => this.line.push(resolve));
    } else {
      this.inside++;
    }
    try {
      return await work();
    } finally {
      const next = this.line.shift();
      if (next === undefined) this.inside--;
      else next();
    }
  }
}
