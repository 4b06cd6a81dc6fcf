import type { Executor } from '../../src/platform/database/index.js';
import { eventually } from './eventually.js';

/**
 * Makes plans what they are in the long run: rows counted, and every page known to be visible to all. A transaction that began
 * earlier prevents the latter, such as PostgreSQL's own analysis of a table that was just filled; so it is tried until it is so.
 */
export async function vacuumed(database: Executor, ...tables: string[]): Promise<void> {
  await eventually(async () => {
    await database.query(`VACUUM ANALYZE ${tables.join(', ')}`);
    const [found] = await database.query<{ isWhole: boolean }>(
      'SELECT bool_and(relallvisible >= relpages) AS "isWhole" FROM pg_class WHERE oid = ANY ($1::regclass[])',
      [tables],
    );
    return found?.isWhole;
  });
}
