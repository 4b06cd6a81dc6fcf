import type { PlayerState } from '../../common/enums.ts';
import type { ArenaSlotWire } from '../slots/wire.ts';

export interface SquadPlayerWire {
  id: string;
  name: string;
  /** A child of the captain has the captain's address. */
  email: string;
  /** The child of the captain's account, or null for an invited player. */
  childId: string | null;
  isStriker: boolean;
  /** A reserve replaces a player who cannot fly and does not count towards a complete team. */
  isReserve: boolean;
  state: PlayerState;
}

/** The team that a booking enters in a tournament. */
export interface TeamWire {
  name: string;
  /** Increases with every change by the captain. A change request carries the version. */
  version: number;
  /** At least three flying players, including the striker, have confirmed. */
  isComplete: boolean;
  /** Empty until the captain names the players. */
  players: SquadPlayerWire[];
}

/** The invitation that an invited player reads. It contains names only, no addresses. */
export interface SquadInvitationWire {
  id: string;
  state: PlayerState;
  name: string;
  isStriker: boolean;
  isReserve: boolean;
  team: string;
  captain: string;
  others: Pick<SquadPlayerWire, 'name' | 'isStriker' | 'isReserve'>[];
  slot: ArenaSlotWire;
  /** The address at which the player signs the waiver; null if a valid one exists or the player is not coming. */
  waiver: string | null;
  /** The team is still entered and the slot has not begun. */
  canAnswer: boolean;
  isCancelled: boolean;
}
