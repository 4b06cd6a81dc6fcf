import { PlayerState } from '@dronesoccer/contracts';
import { playerHasWaiver } from '../../club/waivers/index.js';

/**
 * Returns an SQL condition: a row of `squad_players` was confirmed by the owner of its address. The contact of a booking
 * plays without an invitation, and anyone can type an address, so the account with this address must have placed the
 * booking.
 */
const isConfirmedByOwner = (player: string): string =>
  `${player}.state = ${PlayerState.CONFIRMED} AND EXISTS (SELECT 1 FROM bookings o WHERE o.id = ${player}.booking_id
     AND (o.email <> ${player}.email OR NOT o.is_adopted AND o.user_id = (SELECT a.id FROM users a WHERE a.email = ${player}.email)))`;

/**
 * Returns an SQL condition: the person of a row of `squad_players` has a valid waiver.
 *
 * @param since the parameter with `waiversValidSince`
 */
export const squadPlayerHasWaiver = (player: string, since: string): string =>
  playerHasWaiver(player, since, isConfirmedByOwner(player));
