import { hash } from 'node:crypto';
import { StreamableFile } from '@nestjs/common';

/**
 * What a call marked `pdf` answers with: `new PdfFile('invoice-DS-2026-000123.pdf', content)`. A browser shows it and saves it
 * under that name, which is plain ASCII.
 */
export class PdfFile extends StreamableFile {
  readonly format = 'pdf';

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

/**
 * What a call marked `ics` answers with: `new IcsFile('BK-2026-000123.ics', content)`. Browsers hand it to the calendar
 * application, which finds the method in the content.
 */
export class IcsFile extends StreamableFile {
  readonly format = 'ics';
  readonly etag: string;

  constructor(
    readonly fileName: string,
    content: string,
  ) {
    const bytes = Buffer.from(content);
    super(bytes, {
      type: 'text/calendar; charset=utf-8',
      disposition: `attachment; filename="${fileName}"`,
      length: bytes.length,
    });
    this.etag = `"${hash('sha1', bytes, 'base64url')}"`;
  }
}
