import { Global, Injectable, Module } from '@nestjs/common';
import { ConcurrencyLimit } from '../concurrency/index.js';

/**
 * Draws one document at a time for all features: drawing is CPU-bound, and other calls must not wait behind many of them.
 */
@Injectable()
export class PdfQueue {
  private readonly limit = new ConcurrencyLimit({ atOnce: 1, maxWaiting: 49 });

  /** @throws AppError COMMON_009 when the queue is full */
  draw(document: () => Promise<Buffer>): Promise<Buffer> {
    return this.limit.run(document);
  }
}

@Global()
@Module({ providers: [PdfQueue], exports: [PdfQueue] })
export class DocumentsModule {}
