import type { PlayerState } from '../../common/enums.ts';
import type { ArenaSlotWire } from '../slots/wire.ts';

export interface SquadPlayerWire {
  id: string;
  name: string;
  email: string;
  isStriker: boolean;
  /** A reserve replaces a player who cannot fly, and does not count towards a complete team. */
  isReserve: boolean;
  state: PlayerState;
}

/** The team that a booking enters in a tournament. */
export interface TeamWire {
  name: string;
  /** Goes up with every change by the captain; a change carries it. */
  version: number;
  /** Three or more of those who fly have confirmed, the striker among them. */
  isComplete: boolean;
  /** Empty: not named yet. */
  players: SquadPlayerWire[];
}

/** What an invited player reads: names alone, no addresses. */
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
  /** The team stands and it has not begun. */
  canAnswer: boolean;
  isCancelled: boolean;
}
