import { Global, Injectable, Module } from '@nestjs/common';
import { ConcurrencyLimit } from '../concurrency/index.js';

/**
 * Draws one document at a time for all features, because drawing is CPU-bound and other calls must not wait for many
 * documents: `queue.draw(() => drawInvoice(data))`. A feature maps its own view to the document's data.
 */
@Injectable()
export class PdfQueue {
  private readonly limit = new ConcurrencyLimit({ atOnce: 1, maxWaiting: 49 });

  /** @throws AppError COMMON_009 if the queue is full */
  draw(document: () => Promise<Buffer>): Promise<Buffer> {
    return this.limit.run(document);
  }
}

@Global()
@Module({ providers: [PdfQueue], exports: [PdfQueue] })
export class DocumentsModule {}
