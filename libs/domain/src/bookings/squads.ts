import { limits, PlayerState } from '@dronesoccer/contracts';

/** A player as entered by the captain. */
export interface NamedPlayer {
  readonly name: string;
  /** The address of the captain for a child of the captain. */
  readonly email: string;
  /** A child of the captain's account. Absent or null for a player who is invited by email. */
  readonly childId?: string | null | undefined;
  readonly isStriker: boolean;
  /** Absent means that the player flies. */
  readonly isReserve?: boolean | undefined;
}

type Role = Pick<NamedPlayer, 'isStriker' | 'isReserve'>;

const isFlying = ({ isReserve = false }: Role): boolean => !isReserve;

/** Returns BOOK_018 unless 3 to 5 players fly, exactly one of them is the striker, and at most 5 more are reserves. */
export function squadProblem(players: readonly Role[]): 'BOOK_018' | null {
  const { min, max } = limits.squad;
  const flying = players.filter(isFlying);
  const strikers = players.filter(({ isStriker }) => isStriker);
  const isRightSize =
    flying.length >= min && flying.length <= max && players.length - flying.length <= limits.squadReserves;
  return isRightSize && strikers.length === 1 && strikers.every(isFlying) ? null : 'BOOK_018';
}

/** Returns whether a team can play: at least three of its flying players have confirmed, including the striker. */
export function isTeamComplete(players: readonly (Role & { state: PlayerState })[]): boolean {
  const coming = players.filter((player) => isFlying(player) && player.state === PlayerState.CONFIRMED);
  return coming.length >= limits.squad.min && coming.some(({ isStriker }) => isStriker);
}

type Identity = Pick<NamedPlayer, 'email' | 'childId'>;

/** Returns the indexes of players whom the squad already contains. An address and a child may each occur only once. */
export const repeatedPlayers = (players: readonly Identity[]): number[] =>
  players.flatMap((player, index) =>
    players.slice(0, index).some((earlier) => isSamePlayer(earlier, player)) ? [index] : [],
  );

/** The captain's children share the captain's address, so their profiles tell them apart. */
const isSamePlayer = (one: Identity, other: Identity): boolean => identityOf(one) === identityOf(other);

const identityOf = ({ email, childId }: Identity): string => childId ?? email.trim().toLowerCase();

export interface SquadChange<Player> {
  /** The players who stay, with their current name, position and role. They need not confirm again. */
  readonly kept: readonly { readonly player: Player; readonly named: NamedPlayer; readonly position: number }[];
  readonly added: readonly { readonly named: NamedPlayer; readonly position: number }[];
  readonly removed: readonly Player[];
}

/**
 * Returns the changes that turn one squad into another. The email address identifies an invited player, so another
 * address means another person.
 */
export function squadChange<Player extends Identity>(
  current: readonly Player[],
  wanted: readonly NamedPlayer[],
): SquadChange<Player> {
  const places = wanted.map((named, position) => ({
    named,
    position,
    player: current.find((player) => isSamePlayer(player, named)),
  }));
  const isWanted = new Set(places.map(({ player }) => player));
  return {
    kept: places.flatMap(({ player, ...place }) => (player === undefined ? [] : [{ player, ...place }])),
    added: places.flatMap(({ player, ...place }) => (player === undefined ? [place] : [])),
    removed: current.filter((player) => !isWanted.has(player)),
  };
}
