import { settingsProblems } from '@dronesoccer/contracts';
import type { Executor } from '../../platform/database/index.js';
import { AppError } from '../../platform/errors/index.js';
import { type SuperAdmin, superAdmins } from './people.queries.js';
import { readSettings } from '../../platform/settings/index.js';

export interface SafeSportReaders {
  /** False: no one is named, or no one of them is an active super administrator any more; then all of these are. */
  isNamed: boolean;
  people: SuperAdmin[];
}

/** Who reads safe-sport reports now. */
export async function safeSportReaders(executor: Executor): Promise<SafeSportReaders> {
  const { safeSport } = await readSettings(executor);
  return readersAmong(await superAdmins(executor), safeSport.readers);
}

function readersAmong(everyone: SuperAdmin[], readers: readonly string[]): SafeSportReaders {
  const named = everyone.filter(({ id }) => readers.includes(id));
  return { isNamed: named.length > 0, people: named.length > 0 ? named : everyone };
}

/**
 * Naming the readers is up to the readers: a super administrator who may not read reports cannot let themselves in.
 *
 * @throws AppError SET_002 when someone else changes them, or when one is no active super administrator
 */
export async function refuseReaders(
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
  // Someone who left since they were named may stay on the list, where they count for nothing.
  const isKnown = (id: string): boolean => before.includes(id) || everyone.some((person) => person.id === id);
  if (!after.every(isKnown)) refuse(settingsProblems.unknownReader);
}
