import type { LocalText } from '@dronesoccer/contracts';
import type { NamedPlayer } from '@dronesoccer/domain';
import { childrenOf, fullNameOf } from '../../club/families/index.js';
import type { Executor } from '../../platform/database/index.js';
import { AppError } from '../../platform/errors/index.js';

const notYours: LocalText = {
  en: 'Sign in to enter your children',
  fr: 'Connectez-vous pour inscrire vos enfants',
};

interface Captain {
  userId: string | null;
  email: string;
}

/**
 * Gives the players who are children of the captain their own names and the captain's address. A child who is already in
 * the squad stays, even if the captain no longer looks after it.
 *
 * @param path the field of the request that contains the squad
 * @throws AppError BOOK_007 if the captain may not enter one of the children
 */
export async function withCaptainsChildren(
  executor: Executor,
  squad: readonly NamedPlayer[],
  { captain, current = [], path }: { captain: Captain; current?: readonly NamedPlayer[]; path: string },
): Promise<NamedPlayer[]> {
  const { userId, email } = captain;
  const isNeeded = userId !== null && squad.some(({ childId }) => childId);
  const children = isNeeded ? await childrenOf(executor, userId) : [];
  return squad.map((player, index) => {
    const { childId } = player;
    if (!childId) return player;
    const child = children.find(({ id }) => id === childId);
    const name = child ? fullNameOf(child) : current.find((one) => one.childId === childId)?.name;
    if (name === undefined) {
      throw new AppError('BOOK_007', { errors: [{ field: `${path}.${index}.childId`, message: notYours }] });
    }
    return { ...player, name, email };
  });
}
