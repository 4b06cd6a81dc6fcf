import { UserAccounts } from '../../people/users/index.js';
import type { Tx } from '../../platform/database/index.js';
import { AppError } from '../../platform/errors/index.js';
import { adultsOf, childrenOf, invitationsOf } from './families.queries.js';
import { placesLeft } from './read-family.js';

/**
 * Locks an account until the transaction ends. Every change of a family locks its holder first, so that two changes wait
 * for each other.
 */
export async function lockAccount(accounts: UserAccounts, tx: Tx, id: string): Promise<void> {
  if ((await accounts.lock(tx, id, 'exclusive')) === null) throw new AppError('AUTH_002');
}

/**
 * The caller must hold the lock of the holder.
 *
 * @throws AppError FAMI_005 if the family has too many people after a change
 */
export async function assertNotTooMany(tx: Tx, holderId: string): Promise<void> {
  const [children, adults] = [await childrenOf(tx, holderId), await adultsOf(tx, holderId)];
  if (placesLeft(children, adults, await invitationsOf(tx, holderId)) < 0) throw new AppError('FAMI_005');
}
