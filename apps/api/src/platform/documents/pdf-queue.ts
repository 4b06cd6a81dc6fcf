import { Global, Injectable, Module } from '@nestjs/common';
import { AppError } from '../http/index.js';

/** How many may wait for their document; who comes after that is asked to come back. */
const waitingAtMost = 50;

/**
 * Draws one document after the other, whatever feature asks for it: drawing takes the processor, and calls that do not draw
 * must not wait for many.
 */
@Injectable()
export class PdfQueue {
  private last: Promise<unknown> = Promise.resolve();
  private waiting = 0;

  /** @throws AppError COMMON_009 when too many wait already */
  async draw(document: () => Promise<Buffer>): Promise<Buffer> {
    if (this.waiting >= waitingAtMost) throw new AppError('COMMON_009', { retryAfter: 2 });
    this.waiting++;
    // The loop turns between two documents, so that others get their answers.
    const drawn = this.last.then(() => new Promise(setImmediate)).then(document);
    this.last = drawn.catch(() => undefined);
    try {
      return await drawn;
    } finally {
      this.waiting--;
    }
  }
}

@Global()
@Module({ providers: [PdfQueue], exports: [PdfQueue] })
export class DocumentsModule {}
