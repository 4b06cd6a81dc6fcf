import { type BodyOf, boolean, id, integer, list, nullable, optional, ruledText } from '../../common/body.ts';
import { limits } from '../../common/limits.ts';
import { userFields } from '../../people/users/fields.ts';
import { squadFields } from './fields.ts';

const squadPlayerBody = {
  name: ruledText(squadFields.playerName),
  email: ruledText(userFields.email),
  isStriker: boolean(),
  // If absent, the player flies. Older clients do not send this field.
  isReserve: optional(boolean()),
  // A child of the captain's account. The child's name and the captain's address replace those of the request.
  childId: optional(nullable(id())),
};

/**
 * A team that enters a tournament. BOOK_018 reports a wrong squad size. An empty squad means that the captain names the
 * players later.
 */
export const teamBody = {
  name: ruledText(squadFields.teamName),
  squad: list(squadPlayerBody, { max: limits.squadListMax }),
};

export const squadBodies = {
  // The squad's version that the caller read; 0 for a team without a name.
  'squads.change': { ...teamBody, version: integer() },
  'squads.answer': { isComing: boolean() },
};

export type TeamBody = BodyOf<typeof teamBody>;
export type ChangeSquadBody = BodyOf<(typeof squadBodies)['squads.change']>;
