import { AppError } from '../errors/index.js';

/**
 * Lets a bounded number of runs through at once and a bounded number wait, in the order they came; the rest are refused at
 * once. For work that takes a processor's whole attention, so that a flood of it leaves room for everything else.
 */
export class ConcurrencyLimit {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(private readonly options: { atOnce: number; maxWaiting: number }) {}

  /** @throws AppError COMMON_009 when too many wait already; what `work` throws is passed on */
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
      // The place is handed on rather than given up, so that no newcomer can slip in between; the event loop turns first,
      // so that requests get their answers between two runs that hold this thread.
      const next = this.waiting.shift();
      if (next) setImmediate(next);
      else this.running--;
    }
  }
}
