import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** The encodings that clients accept, the best one first, with the file extensions that the build uses for them. */
export const encodings = [
  { name: 'br', extension: '.br' },
  { name: 'gzip', extension: '.gz' },
] as const;

export type Encoding = (typeof encodings)[number];

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Brotli's highest quality takes a hundred times longer and saves about a tenth. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Returns the encodings that the client accepts, the best one first. */
export function acceptedEncodings(header = ''): Encoding[] {
  return encodings.filter(({ name }) => header.includes(name));
}

/** A page as it is sent. It is compressed once per encoding; it holds nothing secret that its length could reveal. */
export class PackedPage {
  readonly etag: string;
  private readonly packed = new Map<Encoding, Promise<Buffer>>();

  constructor(readonly html: Buffer) {
    this.etag = `W/"${createHash('sha256').update(html).digest('base64url')}"`;
  }

  as(encoding: Encoding): Promise<Buffer> {
    const packed =
      this.packed.get(encoding) ?? (encoding.name === 'br' ? toBrotli(this.html, quality) : toGzip(this.html));
    this.packed.set(encoding, packed);
    return packed;
  }
}
