import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import aws4 from 'aws4';

interface BucketKey {
  region: string;
  keyId: string;
  secret: string;
}

export interface BucketStandIn {
  /** The address of the bucket, for BUCKET_URL. */
  url: string;
  readonly files: ReadonlyMap<string, Buffer>;
  /** Answers the next requests with this status, whatever they ask. */
  fail(status: number, times: number): void;
  /** Sends the headers of each answer this late, and its content after another delay, which is as long by default. */
  delay(headersMs: number, contentMs?: number): void;
  stop: () => Promise<void>;
}

/**
 * Speaks as much of the protocol of S3 as a store of files needs: objects are put, read and deleted, and each request
 * must be signed. Another implementation than the product's checks the signatures.
 */
export async function startBucket(key: BucketKey): Promise<BucketStandIn> {
  const files = new Map<string, Buffer>();
  let failure = { status: 500, times: 0 };
  let late = { headersMs: 0, contentMs: 0 };
  const server = createServer((request, response) => {
    void contentOf(request).then((content) => {
      const answer = async (status: number, body: Buffer = Buffer.alloc(0)) => {
        if (late.headersMs > 0) await pause(late.headersMs);
        response.writeHead(status, { 'content-length': body.length }).flushHeaders();
        if (late.contentMs > 0) await pause(late.contentMs);
        response.end(body);
      };
      if (failure.times-- > 0) return answer(failure.status);
      if (request.headers.authorization !== expectedSignature(request, key)) return answer(403);
      const name = request.url ?? '';
      if (request.method === 'PUT') {
        files.set(name, content);
        return answer(200);
      }
      if (request.method === 'DELETE') {
        files.delete(name);
        return answer(204);
      }
      const found = files.get(name);
      return found === undefined ? answer(404) : answer(200, found);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/files`,
    files,
    fail: (status, times) => (failure = { status, times }),
    delay: (headersMs, contentMs = headersMs) => (late = { headersMs, contentMs }),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function contentOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** Signs the same request with the headers that its sender says it signed. */
function expectedSignature({ method = '', url = '', headers }: IncomingMessage, key: BucketKey): string {
  const names = /SignedHeaders=([^,]+)/.exec(headers.authorization ?? '')?.[1]?.split(';') ?? [];
  const signed = Object.fromEntries(names.map((name) => [name, String(headers[name] ?? '')]));
  const request = { method, path: url, service: 's3', region: key.region, headers: signed };
  const { headers: made } = aws4.sign(request, { accessKeyId: key.keyId, secretAccessKey: key.secret });
  return String(made?.['Authorization'] ?? '');
}
