import { hash } from 'node:crypto';
import { StreamableFile } from '@nestjs/common';

/**
 * The result of a call marked `pdf`: `new PdfFile('invoice-DS-2026-000123.pdf', content)`. A browser shows the file and
 * saves it under that name, which must be plain ASCII.
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
 * The result of a call marked `ics`: `new IcsFile('BK-2026-000123.ics', content)`. Browsers hand the file to the
 * calendar application, which finds the method in the content.
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
