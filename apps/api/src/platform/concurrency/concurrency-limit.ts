import { AppError } from '../errors/index.js';

/**
 * Runs a bounded number of tasks at once and queues a bounded number, first come, first served. The rest are rejected
 * immediately with COMMON_009. For CPU-bound work, so that a flood of it leaves room for everything else.
 */
export class ConcurrencyLimit {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(private readonly options: { atOnce: number; maxWaiting: number }) {}

  /** @throws AppError COMMON_009 if the queue is full; errors of `work` are passed on */
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
      // The slot is handed to the next task rather than freed, so no newcomer can take it. The event loop turns first,
      // so that requests are answered between two tasks that block this thread.
      const next = this.waiting.shift();
      if (next) setImmediate(next);
      else this.running--;
    }
  }
}
