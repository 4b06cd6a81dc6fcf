import { AppError } from '../http/index.js';

/**
 * Lets a bounded number of runs through at once and a bounded number wait; the rest are told at once that the service
 * is busy. For work that takes a processor's whole attention, so that a flood of it leaves room for everything else.
 */
export class Turnstile {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(private readonly options: { atOnce: number; maxWaiting: number }) {}

  /** @throws COMMON_009 when too many wait already */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.running >= this.options.atOnce) {
      if (this.waiting.length >= this.options.maxWaiting) throw new AppError('COMMON_009', { retryAfter: 2 });
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    } else {
      this.running++;
    }
    try {
      return await work();
    } finally {
      // The place is handed on rather than given up, so that nobody can slip in between.
      const next = this.waiting.shift();
      if (next) next();
      else this.running--;
    }
  }
}
