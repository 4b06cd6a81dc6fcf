import type { Executor } from '../../platform/database/index.js';
import { hasGuardian, isUnderAge } from './find-signer.js';
import { accountPerson, childPerson, type PersonIds, validWaiver } from './waivers.queries.js';

/** A waiver that is missing for a member. */
export interface MissingWaiver {
  /** The page on which the account signs it; null if a guardian has to sign for the account, or a former child signs. */
  path: `/${string}` | null;
}

/**
 * Returns the waiver that is missing for an account at an instant, or for its child if `childId` is given. Returns null if a
 * waiver is valid, and for a person who was erased.
 */
export async function missingWaiver(
  executor: Executor,
  { userId, childId }: Pick<PersonIds, 'userId' | 'childId'>,
  at: Date,
): Promise<MissingWaiver | null> {
  const id = childId ?? userId;
  if (id === null) return null;
  const row = await (childId === null ? accountPerson(executor, id) : childPerson(executor, id));
  if (row === null) return null;
  const ids = { userId: row.userId, childId: row.childId, seatId: null, playerId: null };
  if ((await validWaiver(executor, ids, at)) !== null) return null;
  const isMinor = isUnderAge(row, at.toISOString().slice(0, 10));
  const canSign = childId === null ? !isMinor : hasGuardian(row, isMinor);
  return { path: canSign ? `/waiver/${childId === null ? 'account' : 'child'}/${id}` : null };
}
