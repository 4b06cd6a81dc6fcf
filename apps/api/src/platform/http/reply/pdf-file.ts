import { StreamableFile } from '@nestjs/common';

/**
 * What a call marked `pdf` answers with: `new PdfFile('invoice-DS-2026-000123.pdf', content)`. A browser shows it and saves it
 * under that name, which is plain ASCII.
 */
export class PdfFile extends StreamableFile {
  constructor(
    readonly fileName: string,
    content: Buffer,
  ) {
    super(content, {
      type: 'application/pdf',
      disposition: `inline; filename="${fileName}"`,
      length: content.length,
    });
  }
}
