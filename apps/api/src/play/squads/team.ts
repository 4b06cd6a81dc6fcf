import type { ErrorCode, LocalText } from '@dronesoccer/contracts';
import { type NamedPlayer, repeatedPlayers, squadProblem } from '@dronesoccer/domain';
import { AppError } from '../../platform/errors/index.js';

/** A team as its captain enters it. */
export interface RequestedTeam {
  name: string;
  /** Empty if the players are named later. */
  squad: readonly NamedPlayer[];
}

/** The team of a person on the waitlist, who names the team and its players after they get a place. */
export const namedLater = { name: null, squad: [] } as const;

/** The booking's team, or null. */
export type BookingTeam = RequestedTeam | typeof namedLater | null;

const repeatedEmail: LocalText = {
  en: 'Another player of the team has this email',
  fr: 'Un autre joueur de l’équipe a cette adresse courriel',
};

/** Returns the problem that keeps a team from entering: there is no team, or its squad is not valid. */
export function teamProblem(team: BookingTeam): Extract<ErrorCode, 'BOOK_018'> | null {
  if (team === null) return 'BOOK_018';
  return team.squad.length === 0 ? null : squadProblem(team.squad);
}

/** @throws AppError BOOK_007 if an address appears twice */
export function assertUniquePlayers(squad: readonly NamedPlayer[], path: string): void {
  const errors = repeatedPlayers(squad).map((index) => ({ field: `${path}.${index}.email`, message: repeatedEmail }));
  if (errors.length > 0) throw new AppError('BOOK_007', { errors });
}

/**
 * @param isNamedLater true if an empty squad may stay empty
 * @throws AppError BOOK_007 if an address appears twice, BOOK_018
 */
export function assertValidSquad(
  squad: readonly NamedPlayer[],
  { isNamedLater, path }: { isNamedLater: boolean; path: string },
): void {
  assertUniquePlayers(squad, path);
  const problem = squad.length === 0 && isNamedLater ? null : squadProblem(squad);
  if (problem !== null) throw new AppError(problem);
}
