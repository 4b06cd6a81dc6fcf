import { Global, Injectable, Module } from '@nestjs/common';
import { ConcurrencyLimit } from '../concurrency/index.js';

/**
 * Draws one document after the other, whatever feature asks for it: drawing takes the processor, and calls that do not draw
 * must not wait for many.
 */
@Injectable()
export class PdfQueue {
  private readonly limit = new ConcurrencyLimit({ atOnce: 1, maxWaiting: 49 });

  /** @throws AppError COMMON_009 when too many wait already */
  draw(document: () => Promise<Buffer>): Promise<Buffer> {
    return this.limit.run(document);
  }
}

@Global()
@Module({ providers: [PdfQueue], exports: [PdfQueue] })
export class DocumentsModule {}
