import { type BodyOf, boolean, integer, list, optional, ruled } from '../../common/body.ts';
import { limits } from '../../common/limits.ts';
import { userFields } from '../../people/users/fields.ts';
import { squadFields } from './fields.ts';

export const squadPlayerBody = {
  name: ruled(squadFields.playerName),
  email: ruled(userFields.email),
  isStriker: boolean(),
  // Absent: the player flies. Clients from before this field do not send it.
  isReserve: optional(boolean()),
};

/** A team that enters a tournament. How many players make a squad is BOOK_018's to judge; empty: they are named later. */
export const teamBody = {
  name: ruled(squadFields.teamName),
  squad: list(squadPlayerBody, { max: limits.squadListMax }),
};

export const squadBodies = {
  // The version the squad was read with; 0 for a team that has no name yet.
  'squads.change': { ...teamBody, version: integer() },
  'squads.answer': { isComing: boolean() },
};

export type TeamBody = BodyOf<typeof teamBody>;
export type SquadPlayerBody = BodyOf<typeof squadPlayerBody>;
export type ChangeSquadBody = BodyOf<(typeof squadBodies)['squads.change']>;
export type AnswerSquadBody = BodyOf<(typeof squadBodies)['squads.answer']>;
