import type { Executor } from '../../src/platform/database/index.js';

/** Assigns coaches to a slot, as staff do. */
export async function assignCoaches(
  database: Executor,
  slotId: string,
  ...coaches: readonly { user: { id: string } }[]
): Promise<void> {
  await database.query(
    'INSERT INTO slot_coaches (slot_id, user_id, assigned_at) SELECT $1, unnest($2::uuid[]), now()',
    [slotId, coaches.map(({ user }) => user.id)],
  );
}
