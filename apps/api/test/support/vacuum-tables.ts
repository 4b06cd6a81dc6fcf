import type { Executor } from '../../src/platform/database/index.js';
import { eventually } from './eventually.js';

/**
 * Gives the tables the statistics of a long-running database: rows are counted, and every page is known to be visible
 * to all. A transaction that began earlier, such as PostgreSQL's own analysis of a newly filled table, prevents the
 * second, so this retries until it succeeds.
 */
export async function vacuumTables(database: Executor, ...tables: string[]): Promise<void> {
  await eventually(async () => {
    await database.query(`VACUUM ANALYZE ${tables.join(', ')}`);
    const [found] = await database.query<{ isWhole: boolean }>(
      'SELECT bool_and(relallvisible >= relpages) AS "isWhole" FROM pg_class WHERE oid = ANY ($1::regclass[])',
      [tables],
    );
    return found?.isWhole;
  });
}
