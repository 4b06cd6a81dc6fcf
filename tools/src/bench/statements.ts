// The statements on which PostgreSQL spends its time, counted by pg_stat_statements.
import { startPostgres, type PostgresOptions, type RunningPostgres } from '@dronesoccer/devkit';
import pg from 'pg';

/** The number of statements in the table; the others are negligible. */
const SHOWN = 40;
/** The number of characters that identify a statement. */
const RECOGNISABLE = 110;

/**
 * Starts a server that counts statements. The extension loads only at startup, so the server is created, configured and
 * restarted.
 */
export const startCounting = async (options: PostgresOptions): Promise<RunningPostgres> => {
  const first = await startPostgres(options);
  const { host, port, user, password } = first;
  const client = new pg.Client({ host, port, user, password, database: 'postgres' });
  await client.connect();
  await client.query("ALTER SYSTEM SET shared_preload_libraries = 'pg_stat_statements'");
  await client.query("ALTER SYSTEM SET pg_stat_statements.track = 'all'");
  await client.query("ALTER SYSTEM SET pg_stat_statements.track_planning = 'on'");
  await client.end();
  await first.stop();
  return startPostgres(options);
};

interface StatementRow {
  readonly query: string;
  readonly calls: number;
  /** The number of times PostgreSQL planned the statement: near `calls` if it does not cache the plan. */
  readonly plans: number;
  readonly ms: number;
  readonly planMs: number;
  readonly buffers: number;
  readonly wal: number;
}

interface StatementCounts {
  reset(): Promise<void>;
  /** Returns the statements since the last reset, the most expensive first, with values per operation. */
  table(database: string, operations: number): Promise<string>;
  close(): Promise<void>;
}

export const countStatements = async ({ host, port, user, password }: RunningPostgres): Promise<StatementCounts> => {
  const client = new pg.Client({ host, port, user, password, database: 'postgres' });
  await client.connect();
  await client.query('CREATE EXTENSION IF NOT EXISTS pg_stat_statements');
  return {
    reset: async () => void (await client.query('SELECT pg_stat_statements_reset()')),
    table: async (database, operations) => {
      const { rows } = await client.query<StatementRow>(
        `SELECT regexp_replace(query, '\\s+', ' ', 'g') AS query, calls::int, plans::int, total_exec_time AS ms, total_plan_time AS "planMs",
                (shared_blks_hit + shared_blks_read)::int AS buffers, wal_bytes::int AS wal
           FROM pg_stat_statements s JOIN pg_database d ON d.oid = s.dbid WHERE d.datname = $1
          ORDER BY total_exec_time + total_plan_time DESC LIMIT $2`,
        [database, SHOWN],
      );
      const per = (value: number, digits: number): string => (value / operations).toFixed(digits).padStart(8);
      const lines = rows.map(
        ({ query, calls, plans, ms, planMs, buffers, wal }) =>
          `${per(calls, 1)}${per(plans, 1)}${per(ms, 3)}${per(planMs, 3)}${per(buffers, 0)}${per(wal, 0)}  ${query.slice(0, RECOGNISABLE)}`,
      );
      return ['   calls   plans  run ms plan ms buffers     WAL  (per operation)', ...lines].join('\n');
    },
    close: () => client.end(),
  };
};
