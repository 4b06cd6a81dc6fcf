import type { ErrorCode, LocalText } from '@dronesoccer/contracts';
import { type NamedPlayer, repeatedPlayers, squadProblem } from '@dronesoccer/domain';
import { AppError } from '../../platform/errors/index.js';

/** A team as its captain enters it. */
export interface WantedTeam {
  name: string;
  /** Empty: the players are named later. */
  squad: readonly NamedPlayer[];
}

/** The team of someone who waited for a place: it is named, and its players too, once there is one. */
export const namedLater = { name: null, squad: [] } as const;

/** What a booking says of a team; null: nothing. */
export type BookingTeam = WantedTeam | typeof namedLater | null;

const repeated: LocalText = {
  en: 'Another player of the squad has this email',
  fr: 'Un autre joueur de l’équipe a cette adresse courriel',
};

/** What prevents a team from entering: none is named, or its squad does not make one. */
export function teamProblem(team: BookingTeam): Extract<ErrorCode, 'BOOK_018'> | null {
  if (team === null) return 'BOOK_018';
  return team.squad.length === 0 ? null : squadProblem(team.squad);
}

/** @throws AppError BOOK_007 for an address that stands twice */
export function refuseRepeated(squad: readonly NamedPlayer[], path: string): void {
  const errors = repeatedPlayers(squad).map((index) => ({ field: `${path}.${index}.email`, message: repeated }));
  if (errors.length > 0) throw new AppError('BOOK_007', { errors });
}

/**
 * @param isNamedLater a squad that has no players yet may stay without
 * @throws AppError BOOK_007 for an address that stands twice, BOOK_018
 */
export function refuseSquad(
  squad: readonly NamedPlayer[],
  { isNamedLater, path }: { isNamedLater: boolean; path: string },
): void {
  refuseRepeated(squad, path);
  const problem = squad.length === 0 && isNamedLater ? null : squadProblem(squad);
  if (problem !== null) throw new AppError(problem);
}
