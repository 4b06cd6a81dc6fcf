import { AppError } from '../../../platform/http/index.js';

/** How many may wait for their document; who comes after that is asked to come back. */
const waitingAtMost = 50;

/** Prints one document after the other: drawing takes the processor, and calls that do not draw must not wait for many. */
export class Press {
  private last: Promise<unknown> = Promise.resolve();
  private waiting = 0;

  async print(draw: () => Promise<Buffer>): Promise<Buffer> {
    if (this.waiting >= waitingAtMost) throw new AppError('COMMON_009', { retryAfter: 2 });
    this.waiting++;
    // The loop turns between two documents, so that others get their answers.
    const printed = this.last.then(() => new Promise(setImmediate)).then(draw);
    this.last = printed.catch(() => undefined);
    try {
      return await printed;
    } finally {
      this.waiting--;
    }
  }
}
