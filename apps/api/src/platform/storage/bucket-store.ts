import { Readable } from 'node:stream';
import { AwsClient } from 'aws4fetch';
import type { BucketConfig } from '../../config/index.js';
import { FileStore, type StoredFile } from './file-store.js';
import { assertStoredName, isStoredName } from './stored-name.js';

/**
 * A request that is not answered by then fails, and so does the reading of a whole file (ms). The largest files have a few
 * megabytes.
 */
const timeoutMs = 60_000;

/** Keeps files in a bucket of any store that speaks the protocol of S3, so that machines need no shared folder. */
export class BucketStore extends FileStore {
  private readonly client: AwsClient;

  constructor(
    private readonly bucket: BucketConfig,
    private readonly patienceMs = timeoutMs,
  ) {
    super();
    const { keyId, secret, region } = bucket;
    // A failed attempt (5xx, 429) is repeated twice, after up to 50 and 100 ms.
    this.client = new AwsClient({ accessKeyId: keyId, secretAccessKey: secret, region, service: 's3', retries: 2 });
  }

  async put(name: string, content: Buffer): Promise<void> {
    assertStoredName(name);
    const answer = await this.send(name, { method: 'PUT', body: new Uint8Array(content) });
    await answer.body?.cancel();
    if (!answer.ok) throw this.failureOf('put', name, answer);
  }

  async open(name: string): Promise<StoredFile | null> {
    if (!isStoredName(name)) return null;
    const late = new AbortController();
    const answer = await this.send(name, { method: 'GET' }, late);
    if (answer.ok && answer.body !== null) return this.fileOf(answer, answer.body, late);
    await answer.body?.cancel();
    if (answer.status === 404) return null;
    throw this.failureOf('get', name, answer);
  }

  async remove(name: string): Promise<void> {
    assertStoredName(name);
    const answer = await this.send(name, { method: 'DELETE' });
    await answer.body?.cancel();
    if (!answer.ok && answer.status !== 404) throw this.failureOf('delete', name, answer);
  }

  private fileOf(answer: Response, body: NonNullable<Response['body']>, late: AbortController): StoredFile {
    return {
      bytes: Number(answer.headers.get('content-length')),
      content: () => this.inTime(late, async () => Buffer.from(await answer.arrayBuffer())),
      stream: () => Readable.fromWeb(body),
      close: () => body.cancel(),
    };
  }

  /** The limit ends with the headers of the answer, because a slow visitor may read the stream for longer. */
  private send(name: string, request: RequestInit, late = new AbortController()): Promise<Response> {
    return this.inTime(late, () => this.client.fetch(this.bucket.url + name, { ...request, signal: late.signal }));
  }

  /** Aborts the request of `late` if `work`, which waits for it, takes too long. */
  private async inTime<Result>(late: AbortController, work: () => Promise<Result>): Promise<Result> {
    const timer = setTimeout(() => late.abort(new Error('The bucket does not answer')), this.patienceMs);
    try {
      return await work();
    } finally {
      clearTimeout(timer);
    }
  }

  private failureOf(what: string, name: string, { status }: Response): Error {
    return new Error(`The bucket answered ${status} to ${what} ${name}`);
  }
}
