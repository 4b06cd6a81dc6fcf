import type pg from 'pg';

type Row = Readonly<Record<string, unknown>>;

/**
 * Inserts many rows with one statement. Existing rows (by any unique key) are left unchanged, so that a seed never
 * reverts an editor's change. All rows must have the columns of the first.
 */
export async function insertMissing(client: pg.Client, table: string, rows: readonly Row[]): Promise<number> {
  const [first] = rows;
  if (first === undefined) return 0;
  const columns = Object.keys(first)
    .map((column) => `"${column}"`)
    .join(', ');
  const result = await client.query(
    `INSERT INTO ${table} (${columns})
     SELECT ${columns} FROM jsonb_populate_recordset(NULL::${table}, $1::jsonb)
     ON CONFLICT DO NOTHING`,
    [JSON.stringify(rows)],
  );
  return result.rowCount ?? 0;
}

/** An arbitrary number that no other advisory lock of the product uses. */
const SEED_LOCK = 7_203_118_403;

/**
 * Runs the work in a transaction with a lock: of two processes that start at once, the second waits and finds nothing
 * to do.
 */
export async function inSeedTransaction<Result>(client: pg.Client, work: () => Promise<Result>): Promise<Result> {
  await client.query('BEGIN');
  try {
    await client.query('SELECT pg_advisory_xact_lock($1)', [SEED_LOCK]);
    const result = await work();
    await client.query('COMMIT');
    return result;
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
}
