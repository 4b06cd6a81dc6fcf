import { settingsProblems } from '@dronesoccer/contracts';
import type { Executor, Tx } from '../../platform/database/index.js';
import { AppError } from '../../platform/errors/index.js';
import { type SuperAdmin, superAdmins } from './people.queries.js';
import { holdSettings, readSettings } from '../../platform/settings/index.js';

interface SafeSportReaders {
  /**
   * False if no reader is named, or if none of the named readers is still an active super administrator. In that case,
   * all active super administrators are readers.
   */
  isNamed: boolean;
  people: SuperAdmin[];
}

/** Returns the current readers of safe-sport reports. */
export async function safeSportReaders(executor: Executor): Promise<SafeSportReaders> {
  const { safeSport } = await readSettings(executor);
  return readersAmong(await superAdmins(executor), safeSport.readers);
}

/**
 * Refuses to end the access of the last named reader, because all super administrators would become readers: one who may
 * not read reports could let themselves in. Call this before you lock an account, because a save of the settings locks
 * them first.
 *
 * @throws AppError USER_018 if the account `id` is the only named reader who is active, and the caller is another person
 */
export async function assertMayEndReader(tx: Tx, callerId: string, id: string): Promise<void> {
  // A reader who saves a shorter list at this moment could make this account the last one.
  await holdSettings(tx);
  const { isNamed, people } = await safeSportReaders(tx);
  if (isNamed && callerId !== id && people.every((reader) => reader.id === id)) throw new AppError('USER_018');
}

function readersAmong(everyone: SuperAdmin[], readers: readonly string[]): SafeSportReaders {
  const named = everyone.filter(({ id }) => readers.includes(id));
  return { isNamed: named.length > 0, people: named.length > 0 ? named : everyone };
}

/**
 * Only readers may name the readers: a super administrator who may not read reports cannot let themselves in.
 *
 * @throws AppError SET_002 if the caller is not a reader, or if a new reader is not an active super administrator
 */
export async function assertMayChangeReaders(
  executor: Executor,
  callerId: string,
  before: readonly string[],
  after: readonly string[],
): Promise<void> {
  const isSame = after.length === before.length && after.every((id) => before.includes(id));
  if (isSame) return;
  const everyone = await superAdmins(executor);
  const refuse = (message: (typeof settingsProblems)[keyof typeof settingsProblems]): never => {
    throw new AppError('SET_002', { errors: [{ field: 'safeSport.readers', message }] });
  };
  if (!readersAmong(everyone, before).people.some(({ id }) => id === callerId)) refuse(settingsProblems.readersDecide);
  // A reader who has left since may stay on the list but has no effect.
  const isKnown = (id: string): boolean => before.includes(id) || everyone.some((person) => person.id === id);
  if (!after.every(isKnown)) refuse(settingsProblems.unknownReader);
}
