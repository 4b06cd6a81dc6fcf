import { databaseFailure } from '../database/index.js';

/**
 * Does the work of a sweep for each row. A row that fails does not keep the sweep from the rows behind it; the sweep
 * fails afterwards, so that it is reported. Without a database all rows would fail, so the sweep ends at once.
 *
 * @throws the error of the first row that failed
 */
export async function sweepEach<Row>(rows: readonly Row[], work: (row: Row) => Promise<void>): Promise<void> {
  const failures: unknown[] = [];
  for (const row of rows) {
    try {
      await work(row);
    } catch (error) {
      if (databaseFailure(error)?.kind === 'unavailable') throw error;
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
}
