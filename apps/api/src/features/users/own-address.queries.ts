import type { Executor } from '../../platform/database/index.js';

/**
 * Whether an e-mail is the asker's own: that of their account, proved by a link that was mailed to it. What they ask to be
 * mailed there needs no cap, and no second proof.
 */
export async function isOwnAddress(executor: Executor, userId: string | null, email: string): Promise<boolean> {
  if (userId === null) return false;
  const rows = await executor.query(
    'SELECT 1 FROM users WHERE id = $1::uuid AND email = $2::citext AND email_verified_at IS NOT NULL',
    [userId, email],
    'user-own-address',
  );
  return rows.length > 0;
}
