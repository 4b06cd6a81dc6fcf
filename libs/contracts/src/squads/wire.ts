import type { PlayerState } from '../common/enums.ts';
import type { ArenaSlotWire } from '../slots/wire.ts';

export interface SquadPlayerWire {
  id: string;
  name: string;
  email: string;
  isStriker: boolean;
  state: PlayerState;
}

/** The team that a booking enters in a tournament. */
export interface TeamWire {
  name: string;
  /** Goes up with every change by the captain; a change carries it. */
  version: number;
  /** Three or more have confirmed, the striker among them. */
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
  team: string;
  captain: string;
  others: { name: string; isStriker: boolean }[];
  slot: ArenaSlotWire;
  /** The team stands and it has not begun. */
  canAnswer: boolean;
  isCancelled: boolean;
}
