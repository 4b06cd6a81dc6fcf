/** PostgreSQL's default limits for running a statement and for waiting for a lock, in milliseconds. */
export const defaultDatabaseTimeouts = { statementMs: 15_000, lockMs: 8_000 };

export type DatabaseTimeouts = typeof defaultDatabaseTimeouts;

/** Turns off JIT compilation, which costs more than it saves in our statements. */
export const databasePlanSettings = { jit: 'off' };

/** Returns PostgreSQL's settings that limit the sessions of the API, in milliseconds. */
export const databaseTimeoutSettings = ({ statementMs, lockMs }: DatabaseTimeouts) => ({
  statement_timeout: statementMs,
  lock_timeout: lockMs,
  // A process that hangs inside a transaction must not hold its locks for ever.
  idle_in_transaction_session_timeout: 2 * statementMs,
});
