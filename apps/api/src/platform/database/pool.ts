import { databasePlanSettings, databaseTimeoutSettings } from '@dronesoccer/domain';
import pg from 'pg';
import type { Config } from '../../config/index.js';

/** Counts and sums are parsed as numbers; no column comes near 2^53. */
const types = new pg.TypeOverrides();
types.setTypeParser(pg.types.builtins.INT8, Number);

const planOptions = Object.entries(databasePlanSettings)
  .map(([name, value]) => `-c ${name}=${value}`)
  .join(' ');

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
    // A pooler refuses settings at the start of a connection, so the database's account has them there (deploy.ts).
    ...(database.pooler === 'none' && { ...databaseTimeoutSettings(database.timeouts), options: planOptions }),
    types,
  });
  // If Postgres goes away, idle connections emit errors too. Without listeners, each error would end the process; with
  // them, the pool drops the connection and opens another for the next query.
  pool.on('error', onLostConnection);
  pool.on('connect', (client) => client.on('error', onLostConnection));
  return pool;
}
