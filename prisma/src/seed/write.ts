import type pg from 'pg';

/**
 * Rows by table. Their keys are the columns in camelCase; a column that only some rows have is null in the others. Falsy
 * rows are left out.
 */
export type Tables = Readonly<Record<string, readonly (object | null | undefined | false)[]>>;

/**
 * Inserts many rows with one statement for each table, in the order of the tables. Existing rows (by any unique key) are
 * left unchanged, so that a seed never reverts an editor's change.
 */
export async function insertMissing(client: pg.Client, tables: Tables): Promise<void> {
  for (const [table, rows] of Object.entries(tables)) {
    const named = rows.flatMap((row) =>
      row ? [Object.fromEntries(Object.entries(row).map(([key, value]) => [columnOf(key), value as unknown]))] : [],
    );
    if (named.length === 0) continue;
    const columns = [...new Set(named.flatMap(Object.keys))].map((column) => `"${column}"`).join(', ');
    await client.query(
      `INSERT INTO ${table} (${columns})
       SELECT ${columns} FROM jsonb_populate_recordset(NULL::${table}, $1::jsonb)
       ON CONFLICT DO NOTHING`,
      [JSON.stringify(named)],
    );
  }
}

const columnOf = (key: string): string => key.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Combines sets of the same tables. */
export const mergeTables = (sets: readonly Tables[]): Tables =>
  Object.fromEntries(Object.keys(sets[0] ?? {}).map((name) => [name, sets.flatMap((set) => set[name] ?? [])]));

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
