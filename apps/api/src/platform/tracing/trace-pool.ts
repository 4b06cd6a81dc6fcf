import { AsyncLocalStorage } from 'node:async_hooks';
import { types } from 'node:util';
import type pg from 'pg';
import { currentTrace, type EndStatement } from '../origin/index.js';

type Query = (...given: unknown[]) => unknown;
type ConnectCallback = Parameters<pg.Pool['connect']>[0];

/** Adds each statement of a pool to the trace that it belongs to. */
export function tracePool(pool: pg.Pool): void {
  const connect = pool.connect.bind(pool) as (connected?: ConnectCallback) => unknown;
  // A statement that waits for a connection would otherwise continue in the trace of the call that returns one.
  const connectInTrace = (connected?: ConnectCallback) =>
    connected === undefined ? connect() : connect(AsyncLocalStorage.bind(connected));
  Object.assign(pool, { connect: connectInTrace });
  pool.on('connect', traceClient);
}

function traceClient(client: pg.PoolClient): void {
  const query = client.query.bind(client) as Query;
  const traced: Query = (...given) => {
    const end = begin(given[0]);
    if (end === null) return query(...given);
    const callback = given.at(-1);
    if (isCallback(callback)) {
      return query(...given.slice(0, -1), (error: unknown, ...rest: unknown[]) => {
        end(error ?? null);
        callback(error, ...rest);
      });
    }
    const answer = query(...given);
    if (types.isPromise(answer)) answer.then(() => end(null), end);
    return answer;
  };
  Object.assign(client, { query: traced });
}

const isCallback = (value: unknown): value is Query => typeof value === 'function';

/** Returns null outside of traces. */
function begin(statement: unknown): EndStatement | null {
  const trace = currentTrace();
  if (trace === null) return null;
  if (typeof statement === 'string') return trace.statement(statement, undefined);
  const { text, name } = statement as { text?: unknown; name?: unknown };
  return typeof text === 'string' ? trace.statement(text, typeof name === 'string' ? name : undefined) : null;
}
