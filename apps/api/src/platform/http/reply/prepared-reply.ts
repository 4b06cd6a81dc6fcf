import { hash } from 'node:crypto';

/** An answer that is already JSON, with its ETag: made once, sent to everyone who asks until it is stale. */
export class PreparedReply<Value = unknown> {
  /** What it was made from, for the compiler alone. */
  declare readonly value?: Value;
  readonly text: string;
  readonly bytes: number;
  readonly etag: string;

  constructor(value: Value) {
    this.text = JSON.stringify(value);
    this.bytes = Buffer.byteLength(this.text);
    this.etag = `"${hash('sha1', this.text, 'base64url')}"`;
  }
}
