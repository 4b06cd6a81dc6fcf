// Which statements PostgreSQL spends its time on, as its own extension counts them.
import { startPostgres, type PostgresOptions, type RunningPostgres } from '@dronesoccer/devkit';
import pg from 'pg';

/** Statements of the table; the rest of a call is small beside them. */
const SHOWN = 40;
/** Enough of a statement to know it by. */
const RECOGNISABLE = 110;

/** A server that counts. The extension loads at a start alone, so the server is made, told, and started again. */
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
  /** How often PostgreSQL planned it: near `calls` for one whose plan it does not keep. */
  readonly plans: number;
  readonly ms: number;
  readonly planMs: number;
  readonly buffers: number;
  readonly wal: number;
}

export interface StatementCounts {
  reset(): Promise<void>;
  /** What came since, dearest first; everything per operation. */
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
