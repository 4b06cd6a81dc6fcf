// Owns: squad_players. Reads: bookings (bookings), users (users).
export { withCaptainsChildren } from './captains-children.js';
export { squadProgress } from './mails/squads.mails.js';
export { SquadNotices } from './squad-notices.js';
export { SquadsModule } from './squads.module.js';
export { squadPlayerHasWaiver } from './player-waiver.js';
export { mayEditSquad, presentTeam, type TeamView } from './squads.presenter.js';
export { addedPlayer, insertPlayers, type PlayerRow, squadJson } from './squads.queries.js';
export { type BookingTeam, namedLater, assertUniquePlayers, teamProblem } from './team.js';
export { TeamBookings, type TeamBookingSource } from './team-bookings.js';
