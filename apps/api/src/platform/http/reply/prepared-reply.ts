import { hash } from 'node:crypto';

/**
 * A serialised reply with its ETag: made once and sent to every caller until it is stale. `new PreparedReply(data)` is a
 * reply without an envelope.
 */
export class PreparedReply<Value = unknown> {
  /** The type of the serialised value; exists only for the compiler. */
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
