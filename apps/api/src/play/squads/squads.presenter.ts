import { BookingStatus, SlotType, type SquadInvitationWire, type TeamWire } from '@dronesoccer/contracts';
import { isTeamComplete } from '@dronesoccer/domain';
import { type ArenaSlotRow, presentArenaSlot } from '../slots/index.js';
import type { PlayerRow, PlayerView } from './squads.queries.js';

export interface TeamView {
  teamName: string | null;
  teamVersion: number;
  squad: readonly PlayerRow[];
}

/** Returns null if the booking has no team, or if the captain has not named it yet. */
export const presentTeam = ({ teamName, teamVersion, squad }: TeamView): TeamWire | null =>
  teamName === null
    ? null
    : { name: teamName, version: teamVersion, isComplete: isTeamComplete(squad), players: [...squad] };

/**
 * Returns true if the captain may still name the team and its players: until the start, unless the booking is
 * cancelled.
 */
export const mayEditSquad = (
  { status, slot }: { status: BookingStatus; slot: Pick<ArenaSlotRow, 'type' | 'startsAt'> },
  now: Date,
): boolean => slot.type === SlotType.TOURNAMENT && status !== BookingStatus.CANCELLED && now < new Date(slot.startsAt);

/**
 * Presents an invitation to its player, with names but without email addresses. `now` decides whether the player can
 * answer.
 *
 * @param waiver the address at which the player signs the waiver, or null
 */
export const presentInvitation = (player: PlayerView, waiver: string | null, now: Date): SquadInvitationWire => ({
  id: player.id,
  state: player.state,
  name: player.name,
  isStriker: player.isStriker,
  isReserve: player.isReserve,
  team: player.teamName ?? '',
  captain: player.captain,
  others: player.others,
  slot: presentArenaSlot(player.slot),
  waiver,
  canAnswer: player.status === BookingStatus.CONFIRMED && now < new Date(player.slot.startsAt),
  isCancelled: player.status === BookingStatus.CANCELLED,
});
