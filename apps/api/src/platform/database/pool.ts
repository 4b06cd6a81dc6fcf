import pg from 'pg';
import type { Config } from '../../config/index.js';

/** Counts and sums are parsed as numbers; no column comes near 2^53. */
const types = new pg.TypeOverrides();
types.setTypeParser(pg.types.builtins.INT8, Number);

export function createPool({ database }: Config, onLostConnection: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool({
    connectionString: database.url,
    max: database.poolSize,
    application_name: 'dronesoccer-api',
    connectionTimeoutMillis: database.connectTimeoutMs,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    // A transaction sends statements that need no answer together with the next one.
    pipeline: true,
    statement_timeout: database.statementTimeoutMs,
    lock_timeout: database.lockTimeoutMs,
    // A process that hangs inside a transaction must not hold its locks for ever.
    idle_in_transaction_session_timeout: 2 * database.statementTimeoutMs,
    types,
  });
  // If Postgres goes away, idle connections emit errors too. Without listeners, each error would end the process; with
  // them, the pool drops the connection and opens another for the next query.
  pool.on('error', onLostConnection);
  pool.on('connect', (client) => client.on('error', onLostConnection));
  return pool;
}
