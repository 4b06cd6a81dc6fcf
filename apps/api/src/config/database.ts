import { type DatabaseTimeouts, defaultDatabaseTimeouts } from '@dronesoccer/domain';
import type { EnvironmentReader } from './reader.js';

export interface DatabaseConfig {
  readonly url: string;
  /** The address without a pooler, for the job queue, whose notifications need a session of their own. */
  readonly directUrl: string;
  /**
   * The mode of a pooler in front of PostgreSQL: `none` for no pooler, `transaction` for one that keeps
   * prepared statements, and `transaction-unnamed` for one that does not.
   */
  readonly pooler: 'none' | 'transaction' | 'transaction-unnamed';
  readonly poolSize: number;
  /** The time that a call waits for a connection, either a new one or one from the pool. */
  readonly connectTimeoutMs: number;
  readonly timeouts: DatabaseTimeouts;
}

const protocols = ['postgres:', 'postgresql:'];

export function readDatabase(read: EnvironmentReader): DatabaseConfig {
  const url = read.url('DATABASE_URL', protocols);
  const hasDirectUrl = read.optional('DATABASE_DIRECT_URL') !== null;
  const pooler = read.choice('DATABASE_POOLER', ['none', 'transaction', 'transaction-unnamed'], 'none');
  if (pooler !== 'none' && !hasDirectUrl) read.problems.push('DATABASE_POOLER needs DATABASE_DIRECT_URL');
  return {
    url,
    directUrl: hasDirectUrl ? read.url('DATABASE_DIRECT_URL', protocols) : url,
    pooler,
    poolSize: read.integer('DATABASE_POOL_SIZE', 16, { min: 2, max: 200 }),
    connectTimeoutMs: read.integer('DATABASE_CONNECT_TIMEOUT_MS', 5_000, { min: 100 }),
    timeouts: {
      statementMs: read.integer('DATABASE_STATEMENT_TIMEOUT_MS', defaultDatabaseTimeouts.statementMs, { min: 100 }),
      lockMs: read.integer('DATABASE_LOCK_TIMEOUT_MS', defaultDatabaseTimeouts.lockMs, { min: 100 }),
    },
  };
}
