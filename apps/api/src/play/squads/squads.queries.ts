import { BookingStatus, type Locale, PlayerState } from '@dronesoccer/contracts';
import { type NamedPlayer, type SquadChange, waiversValidSince } from '@dronesoccer/domain';
import { type Executor, newId, type Tx } from '../../platform/database/index.js';
import { type ArenaSlotRow, slotJson } from '../slots/index.js';
import { squadPlayerHasWaiver } from './player-waiver.js';

/** A player as the captain and the organisation see them. */
export interface PlayerRow extends NamedPlayer {
  id: string;
  childId: string | null;
  isReserve: boolean;
  state: PlayerState;
}

const playerJson = `json_build_object('id', p.id, 'name', p.name, 'email', p.email, 'childId', p.child_id, 'isStriker', p.is_striker, 'isReserve', p.is_reserve, 'state', p.state)`;

const squadJsonOf = (bookingId: string): string => `COALESCE((SELECT json_agg(${playerJson} ORDER BY p.position)
  FROM squad_players p WHERE p.booking_id = ${bookingId}), '[]')`;

/** The squad of the booking `b` as a JSON list of `PlayerRow`, in the captain's order. */
export const squadJson = squadJsonOf('b.id');

export async function squadOf(executor: Executor, bookingId: string): Promise<PlayerRow[]> {
  const [row] = await executor.query<{ squad: PlayerRow[] }>(
    `SELECT ${squadJsonOf('$1::uuid')} AS squad`,
    [bookingId],
    'squad-of-booking',
  );
  return row?.squad ?? [];
}

/** Returns whether a player has the captain's address, as the captain and the captain's children do. */
export const isCaptains = (email: string, captainEmail: string): boolean =>
  email.toLowerCase() === captainEmail.toLowerCase();

interface AddedPlayer extends PlayerRow {
  position: number;
}

export const addedPlayer = (named: NamedPlayer, position: number, captainEmail: string): AddedPlayer => ({
  id: newId(),
  ...named,
  childId: named.childId ?? null,
  isReserve: named.isReserve ?? false,
  position,
  // The captain answers for this address.
  state: isCaptains(named.email, captainEmail) ? PlayerState.CONFIRMED : PlayerState.INVITED,
});

/** Changes a squad and keeps the answers of players who stay. The caller has locked the booking. */
export async function changeSquad(
  tx: Tx,
  bookingId: string,
  { kept, removed, added }: Omit<SquadChange<PlayerRow>, 'added'> & { added: readonly AddedPlayer[] },
  at: Date,
): Promise<void> {
  await tx.query(
    `WITH gone AS (DELETE FROM squad_players WHERE booking_id = $1::uuid AND id = ANY ($2::uuid[]))
     UPDATE squad_players p SET name = k.name, email = k.email, is_striker = k.is_striker, is_reserve = k.is_reserve,
       position = k.position, changed_at = $9::timestamptz
     FROM unnest($3::uuid[], $4::text[], $5::citext[], $6::boolean[], $7::boolean[], $8::smallint[])
       AS k (id, name, email, is_striker, is_reserve, position)
     WHERE p.id = k.id AND p.booking_id = $1::uuid`,
    [
      bookingId,
      removed.map(({ id }) => id),
      kept.map(({ player }) => player.id),
      kept.map(({ named }) => named.name),
      kept.map(({ named }) => named.email),
      kept.map(({ named }) => named.isStriker),
      kept.map(({ named }) => named.isReserve ?? false),
      kept.map(({ position }) => position),
      at,
    ],
    'squad-change',
  );
  await insertPlayers(tx, bookingId, added, at);
}

/** Inserts players. The booking exists and is locked or new. */
export async function insertPlayers(
  tx: Tx,
  bookingId: string,
  players: readonly AddedPlayer[],
  at: Date,
): Promise<void> {
  if (players.length === 0) return;
  await tx.query(
    `INSERT INTO squad_players (id, booking_id, name, email, is_striker, is_reserve, state, position, changed_at, child_id, is_family)
     SELECT p.id, $1::uuid, p.name, p.email, p.is_striker, p.is_reserve, p.state, p.position, $9::timestamptz, p.child_id, p.child_id IS NOT NULL
     FROM unnest($2::uuid[], $3::text[], $4::citext[], $5::boolean[], $6::boolean[], $7::smallint[], $8::smallint[], $10::uuid[])
       AS p (id, name, email, is_striker, is_reserve, state, position, child_id)`,
    [
      bookingId,
      players.map(({ id }) => id),
      players.map(({ name }) => name),
      players.map(({ email }) => email),
      players.map(({ isStriker }) => isStriker),
      players.map(({ isReserve }) => isReserve),
      players.map(({ state }) => state),
      players.map(({ position }) => position),
      at,
      players.map(({ childId }) => childId),
    ],
    'squad-insert-players',
  );
}

/** Records a player's answer. Returns false if the answer is unchanged or the player is no longer in the squad. */
export async function answerAs(tx: Tx, playerId: string, state: PlayerState, at: Date): Promise<boolean> {
  const changed = await tx.query(
    `UPDATE squad_players SET state = $2, changed_at = $3::timestamptz WHERE id = $1::uuid AND state <> $2 RETURNING id`,
    [playerId, state, at],
    'squad-answer',
  );
  return changed.length === 1;
}

/** Returns whether a player has a waiver that is valid at an instant. */
export async function hasWaiver(executor: Executor, playerId: string, at: Date): Promise<boolean> {
  const signed = await executor.query(
    `SELECT 1 FROM squad_players p WHERE p.id = $1::uuid AND ${squadPlayerHasWaiver('p', '$2')}`,
    [playerId, waiversValidSince(at)],
    'squad-player-waiver',
  );
  return signed.length > 0;
}

export async function markInvited(executor: Executor, playerId: string, at: Date): Promise<void> {
  const sql = 'UPDATE squad_players SET invited_at = $2::timestamptz WHERE id = $1::uuid';
  await executor.query(sql, [playerId, at], 'squad-mark-invited');
}

/** A player with the data for their page and emails. */
export interface PlayerView extends PlayerRow {
  bookingId: string;
  invitedAt: Date | null;
  /** Null if the captain has not named the team; there are no players then either. */
  teamName: string | null;
  status: BookingStatus;
  captain: string;
  captainEmail: string;
  /** A child of the captain, whose waiver belongs to the child. */
  childId: string | null;
  locale: Locale;
  slot: ArenaSlotRow;
  others: Pick<PlayerRow, 'name' | 'isStriker' | 'isReserve'>[];
}

/** @param locale the reader's language; null for the booking's own language, for the emails */
export async function playerView(executor: Executor, id: string, locale: Locale | null): Promise<PlayerView | null> {
  const [row] = await executor.query<PlayerView>(
    `SELECT p.id, p.name, p.email, p.child_id AS "childId", p.is_striker AS "isStriker", p.is_reserve AS "isReserve", p.state, p.invited_at AS "invitedAt",
       b.id AS "bookingId", b.team_name AS "teamName", b.status, b.name AS captain, b.email AS "captainEmail", b.locale,
       ${slotJson('b.slot_id', 'COALESCE($2, b.locale)')} AS slot,
       (SELECT COALESCE(json_agg(json_build_object('name', o.name, 'isStriker', o.is_striker, 'isReserve', o.is_reserve) ORDER BY o.position), '[]')
        FROM squad_players o WHERE o.booking_id = b.id AND o.id <> p.id) AS others
     FROM squad_players p JOIN bookings b ON b.id = p.booking_id WHERE p.id = $1::uuid`,
    [id, locale],
    'squad-player',
  );
  return row ?? null;
}

/**
 * Returns the players to notify: the confirmed players if the time changes, and also the invited players if the team is
 * no longer coming. The captain receives a separate email.
 */
export async function playersToTell(tx: Tx, bookingId: string, kind: 'moved' | 'cancelled'): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(
    `SELECT p.id FROM squad_players p JOIN bookings b ON b.id = p.booking_id
     WHERE p.booking_id = $1::uuid AND p.email <> b.email
       AND (p.state = ${PlayerState.CONFIRMED} OR p.state = ${PlayerState.INVITED} AND p.invited_at IS NOT NULL AND $2)
     ORDER BY p.position`,
    [bookingId, kind === 'cancelled'],
    'squad-players-to-tell',
  );
  return rows.map(({ id }) => id);
}
