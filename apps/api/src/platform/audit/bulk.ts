import type { BulkRefusal } from '@dronesoccer/contracts';
import { type Executor, inSavepoint } from '../database/index.js';
import { AppError } from '../errors/index.js';

interface BulkResult<Done> {
  done: Done[];
  refused: BulkRefusal[];
}

/**
 * Applies `change` to each record, in the caller's transaction. A record that `change` refuses with an `AppError` stays
 * as it is and does not affect the others. The records are handled in the order of their ids, so that two bulk calls
 * lock them in the same order.
 *
 * @param change returns null if the record needs no change
 */
export async function applyToEach<Asked extends { id: string }, Done>(
  executor: Executor,
  records: readonly Asked[],
  change: (record: Asked) => Promise<Done | null>,
): Promise<BulkResult<Done>> {
  const result: BulkResult<Done> = { done: [], refused: [] };
  for (const record of records.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    try {
      const done = await inSavepoint(executor, () => change(record));
      if (done !== null) result.done.push(done);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      result.refused.push({ id: record.id, errorCode: error.code });
    }
  }
  return result;
}

/** Returns the values that differ, so that an entry about many records stays small. A deleted record keeps them all. */
export function changedValues(before: object, after: object | null): { before: object; after: object } {
  if (after === null) return { before, after: {} };
  const [was, is] = [new Map(Object.entries(before)), new Map(Object.entries(after))];
  const isChanged = (key: string): boolean => JSON.stringify(was.get(key)) !== JSON.stringify(is.get(key));
  const changed = [...was.keys()].filter((key) => key !== 'version' && isChanged(key));
  const only = (values: Map<string, unknown>) => Object.fromEntries(changed.map((key) => [key, values.get(key)]));
  return { before: only(was), after: only(is) };
}
