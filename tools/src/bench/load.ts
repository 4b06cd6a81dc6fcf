// A closed loop of callers on loopback: each waits for its response before its next request. Bounded in count and time.
import { Agent, request } from 'node:http';

export interface Request {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

export interface Answer {
  readonly status: number;
  readonly json: unknown;
}

export type Caller = (request: Request) => Promise<Answer>;

/**
 * Returns a caller with at most one keep-alive connection per concurrent call. Responses of 400 and above are errors,
 * because a benchmark of failures is meaningless.
 */
export const callerOf = (port: number, connections: number): { call: Caller; close: () => void } => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const call: Caller = (asked) =>
    new Promise((resolve, reject) => {
      const { method, path, headers, body } = asked;
      const payload = body === undefined ? undefined : JSON.stringify(body);
      const outgoing = request(
        {
          host: '127.0.0.1',
          port,
          method,
          path,
          agent,
          timeout: 20_000,
          headers: {
            ...headers,
            ...(payload === undefined
              ? {}
              : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(payload)) }),
          },
        },
        (incoming) => {
          const chunks: Buffer[] = [];
          incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
          incoming.on('error', reject);
          incoming.on('end', () => {
            const text = Buffer.concat(chunks).toString('utf8');
            const status = incoming.statusCode ?? 0;
            if (status >= 400) reject(new Error(`${method} ${path} answered ${status}: ${text.slice(0, 300)}`));
            else resolve({ status, json: text === '' ? null : JSON.parse(text) });
          });
        },
      );
      outgoing.on('timeout', () => outgoing.destroy(new Error(`${method} ${path} took longer than 20 s`)));
      // A connection that was idle while the other server was measured may be closed just as it is reused.
      outgoing.on('error', (error: NodeJS.ErrnoException) => {
        if (outgoing.reusedSocket && error.code === 'ECONNRESET') resolve(call(asked));
        else reject(error);
      });
      outgoing.end(payload);
    });
  return { call, close: () => agent.destroy() };
};

export const get = (caller: Caller, path: string): Promise<unknown> => caller({ method: 'GET', path });

export interface Load {
  /** the number of completed operations */
  readonly count: number;
  readonly seconds: number;
  /** in milliseconds, ascending */
  readonly latencies: readonly number[];
}

/**
 * Runs `operation` for each number below `count`, `connections` at a time, and starts none after `end` (a
 * `performance.now` time).
 */
export const runLoad = async (
  count: number,
  connections: number,
  operation: (index: number) => Promise<void>,
  end = Infinity,
): Promise<Load> => {
  const latencies: number[] = [];
  let next = 0;
  const started = performance.now();
  const caller = async (): Promise<void> => {
    while (next < count && performance.now() < end) {
      const index = next++;
      const before = performance.now();
      await operation(index);
      latencies.push(performance.now() - before);
    }
  };
  await Promise.all(Array.from({ length: connections }, caller));
  const seconds = (performance.now() - started) / 1000;
  return { count: latencies.length, seconds, latencies: latencies.sort((a, b) => a - b) };
};

/** Returns the latency in ms that the given share of operations does not exceed. */
export const quantile = (load: Load, share: number): number =>
  load.latencies[Math.min(load.latencies.length - 1, Math.floor(load.latencies.length * share))] ?? 0;
