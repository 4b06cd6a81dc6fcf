import type { Executor } from '../../platform/database/index.js';
import { commitmentColumns } from './commitments.queries.js';

/** Returns the commitments in the upcoming slots of the locations' arenas. */
export async function closingImpact(
  executor: Executor,
  locationIds: readonly string[],
  now: Date,
): Promise<{ waiting: number; paidCents: number }> {
  const arenas = 'SELECT a.id FROM arenas a WHERE a.location_id = ANY ($1::uuid[])';
  const [row] = await executor.query<{ waiting: number; paidCents: number }>(
    `SELECT ${commitmentColumns({ arenas, now: '$2' })}`,
    [locationIds, now],
    'arenas-closing-impact',
  );
  return row ?? { waiting: 0, paidCents: 0 };
}
