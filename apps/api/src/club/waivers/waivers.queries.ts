import { waiversValidSince } from '@dronesoccer/domain';
import { type Executor, newId, type Tx } from '../../platform/database/index.js';

/** A person's ids. A waiver may be recorded under any of them. An account that was a child has two. */
export interface PersonIds {
  userId: string | null;
  childId: string | null;
  seatId: string | null;
  playerId: string | null;
}

/** A person with an account or a profile as a child. */
export interface PersonRow extends Pick<PersonIds, 'userId' | 'childId'> {
  name: string;
  /** `YYYY-MM-DD`, if it is known. */
  birthDate: string | null;
  /** The account that looks after the child. */
  guardianId: string | null;
  guardianEmail: string | null;
  /** True if the guardian has not confirmed the account of a person under age yet. */
  isUnconfirmed: boolean;
}

const personColumns = `u.id AS "userId", c.id AS "childId",
  COALESCE(c.first_name || ' ' || c.last_name, u.first_name || ' ' || u.last_name) AS name,
  to_char(COALESCE(m.birth_date, c.birth_date), 'YYYY-MM-DD') AS "birthDate", c.guardian_id AS "guardianId",
  m.guardian_email::text AS "guardianEmail", m.user_id IS NOT NULL AND m.confirmed_at IS NULL AS "isUnconfirmed"`;

export async function accountPerson(executor: Executor, userId: string): Promise<PersonRow | null> {
  const [row] = await executor.query<PersonRow>(
    `SELECT ${personColumns} FROM users u LEFT JOIN children c ON c.account_id = u.id LEFT JOIN minors m ON m.user_id = u.id
     WHERE u.id = $1::uuid`,
    [userId],
    'waiver-account',
  );
  return row ?? null;
}

const children = `SELECT ${personColumns} FROM children c LEFT JOIN users u ON u.id = c.account_id
  LEFT JOIN minors m ON m.user_id = c.account_id`;

export async function childPerson(executor: Executor, childId: string): Promise<PersonRow | null> {
  const [row] = await executor.query<PersonRow>(`${children} WHERE c.id = $1::uuid`, [childId], 'waiver-child');
  return row ?? null;
}

export const childrenOfGuardian = (executor: Executor, guardianId: string): Promise<PersonRow[]> =>
  executor.query(
    `${children} WHERE c.guardian_id = $1::uuid ORDER BY c.created_at, c.id`,
    [guardianId],
    'waiver-children',
  );

interface SignedRow {
  signer: string;
  signedAt: Date;
}

/** Returns the person's latest waiver that is valid at an instant. */
export async function validWaiver(
  executor: Executor,
  { userId, childId, seatId, playerId }: PersonIds,
  at: Date,
): Promise<SignedRow | null> {
  const [row] = await executor.query<SignedRow>(
    `SELECT w.signer_name AS signer, w.signed_at AS "signedAt" FROM waivers w
     WHERE (w.user_id = $1::uuid OR w.child_id = $2::uuid OR w.seat_id = $3::uuid OR w.player_id = $4::uuid)
       AND w.signed_at >= $5 ORDER BY w.signed_at DESC LIMIT 1`,
    [userId, childId, seatId, playerId, waiversValidSince(at)],
    'waiver-valid',
  );
  return row ?? null;
}

/**
 * Returns an SQL condition: the person of a row of `booking_seats` has a valid waiver. A seat of an account or a child
 * has the waivers of that person, under either id; any other seat has its own.
 *
 * @param seat the alias of the seat's row
 * @param since the parameter with `waiversValidSince`
 */
export const seatHasWaiver = (seat: string, since: string): string => `CASE
  WHEN ${seat}.user_id IS NOT NULL THEN ${accountHasWaiver(`${seat}.user_id`, since)}
  WHEN ${seat}.child_id IS NOT NULL THEN ${childHasWaiver(seat, since)}
  ELSE EXISTS (SELECT 1 FROM waivers w WHERE w.seat_id = ${seat}.id AND w.signed_at >= ${since}) END`;

/**
 * Returns an SQL condition like `seatHasWaiver`, for the alias of a row of `squad_players`. The waiver of an account counts
 * for a player who accepted the invitation at its confirmed address. The names must agree as well, because a parent may
 * enter a child with the own address.
 *
 * @param isAccepted an SQL condition: the owner of the row's address accepted
 */
export const playerHasWaiver = (player: string, since: string, isAccepted: string): string =>
  `(EXISTS (SELECT 1 FROM waivers w WHERE w.player_id = ${player}.id AND w.signed_at >= ${since})
    OR ${player}.child_id IS NOT NULL AND (${childHasWaiver(player, since)})
    OR ${isAccepted} AND NOT ${player}.is_family AND EXISTS (SELECT 1 FROM users u
      WHERE u.email = ${player}.email AND u.email_verified_at IS NOT NULL
        AND plain_text(u.first_name || ' ' || u.last_name) = plain_text(${player}.name)
        AND (${accountHasWaiver('u.id', since)})))`;

const accountHasWaiver = (id: string, since: string): string =>
  `EXISTS (SELECT 1 FROM waivers w WHERE w.user_id = ${id} AND w.signed_at >= ${since})
    OR EXISTS (SELECT 1 FROM children c JOIN waivers w ON w.child_id = c.id
      WHERE c.account_id = ${id} AND w.signed_at >= ${since})`;

const childHasWaiver = (row: string, since: string): string =>
  `EXISTS (SELECT 1 FROM waivers w WHERE w.child_id = ${row}.child_id AND w.signed_at >= ${since})
    OR EXISTS (SELECT 1 FROM children c JOIN waivers w ON w.user_id = c.account_id
      WHERE c.id = ${row}.child_id AND w.signed_at >= ${since})`;

/** Makes two signatures for the same person wait for each other until the transaction ends. */
export async function lockPerson(tx: Tx, { userId, childId, seatId, playerId }: PersonIds): Promise<void> {
  await tx.query(
    `SELECT pg_advisory_xact_lock(hashtextextended('waiver of ' || $1, 0))`,
    [userId ?? childId ?? seatId ?? playerId],
    'waiver-lock',
  );
}

interface NewWaiver {
  /** The one id under which the waiver is recorded. A waiver of a guest of a whole arena has the booking's id. */
  of: Partial<PersonIds & { bookingId: string }>;
  versionId: string;
  personName: string;
  signerName: string;
  isGuardian: boolean;
  locale: string;
  network: string;
  signedAt: Date;
}

export async function insertWaiver(tx: Tx, { of, ...waiver }: NewWaiver): Promise<void> {
  await tx.query(
    `INSERT INTO waivers (id, version_id, user_id, child_id, seat_id, player_id, booking_id, person_name, signer_name,
       is_guardian, locale, network, signed_at)
     VALUES ($1::uuid, $2::uuid, $3::uuid, $4::uuid, $5::uuid, $6::uuid, $7::uuid, $8, $9, $10, $11, $12, $13)`,
    [
      newId(),
      waiver.versionId,
      of.userId ?? null,
      of.childId ?? null,
      of.seatId ?? null,
      of.playerId ?? null,
      of.bookingId ?? null,
      waiver.personName,
      waiver.signerName,
      waiver.isGuardian,
      waiver.locale,
      waiver.network,
      waiver.signedAt,
    ],
    'waiver-insert',
  );
}

/** Records that the guardian of a person under age has confirmed the account. A first confirmation stays. */
export async function confirmMinor(tx: Tx, userId: string, at: Date): Promise<void> {
  await tx.query(
    'UPDATE minors SET confirmed_at = $2 WHERE user_id = $1::uuid AND confirmed_at IS NULL',
    [userId, at],
    'waiver-confirm-minor',
  );
}
