import { hash } from 'node:crypto';

/** An answer that is already JSON, with its ETag: made once, sent to everyone who asks until it is stale. */
export class PreparedReply {
  readonly body: Buffer;
  readonly etag: string;

  constructor(value: unknown) {
    this.body = Buffer.from(JSON.stringify(value));
    this.etag = `"${hash('sha1', this.body, 'base64url')}"`;
  }
}
