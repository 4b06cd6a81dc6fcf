import { databaseFailure } from '../database/index.js';

/**
 * Does the work of a sweep for each row. A row that fails does not keep the sweep from the rows behind it; the sweep
 * fails afterwards, so that it is reported. One row may be locked for too long; if the database does not answer for two
 * consecutive rows, the sweep ends.
 *
 * @throws the error of the row that failed, or an AggregateError of several
 */
export async function sweepEach<Row>(rows: readonly Row[], work: (row: Row) => Promise<void>): Promise<void> {
  const failures: unknown[] = [];
  let isUnanswered = false;
  for (const row of rows) {
    try {
      await work(row);
      isUnanswered = false;
    } catch (error) {
      failures.push(error);
      const isDown = databaseFailure(error)?.kind === 'unavailable';
      if (isDown && isUnanswered) break;
      isUnanswered = isDown;
    }
  }
  if (failures.length === 1) throw failures[0];
  if (failures.length > 1) throw new AggregateError(failures, `${failures.length} rows of a sweep failed`);
}
