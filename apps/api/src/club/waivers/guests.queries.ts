import { waiversValidSince } from '@dronesoccer/domain';
import type { Executor, Tx } from '../../platform/database/index.js';

/** A guest of a whole arena who has signed, with the id of the waiver that counts. */
export interface SignedGuest {
  id: string;
  name: string;
}

/** An SQL condition: staff have not removed the guest's name from the booking. */
const isListed = 'removed_at IS NULL';

/**
 * Returns an SQL expression: the guests of a booking of a whole arena who have signed, as JSON of `SignedGuest`, sorted by
 * name.
 *
 * @param booking the alias of the booking's row
 * @param since an SQL expression: the first instant whose signature counts
 */
export const signedGuests = (booking: string, since: string): string =>
  `(SELECT COALESCE(json_agg(json_build_object('id', g.id, 'name', g.person_name) ORDER BY g.plain), '[]')
     FROM (SELECT DISTINCT ON (plain_text(w.person_name)) w.id, w.person_name, plain_text(w.person_name) AS plain
       FROM waivers w WHERE w.booking_id = ${booking}.id AND w.signed_at >= ${since} AND w.${isListed}
       ORDER BY plain_text(w.person_name), w.is_guardian DESC, w.id DESC) g)`;

interface GroupSignatures {
  /** The number of guests with a valid waiver. */
  signed: number;
  /** The time of the last signature for this name, or null. */
  signedAt: Date | null;
  /** True if a guardian signed for this name. */
  isByGuardian: boolean;
}

/** Returns the valid waivers of the guests of a booking. Names are compared without regard to case and accents. */
export async function groupSignatures(
  executor: Executor,
  { bookingId, name }: { bookingId: string; name: string },
  at: Date,
): Promise<GroupSignatures> {
  const [row] = await executor.query<GroupSignatures>(
    `SELECT count(DISTINCT plain_text(person_name))::int AS signed,
       max(signed_at) FILTER (WHERE plain_text(person_name) = plain_text($2)) AS "signedAt",
       COALESCE(bool_or(is_guardian) FILTER (WHERE plain_text(person_name) = plain_text($2)), false) AS "isByGuardian"
     FROM waivers WHERE booking_id = $1::uuid AND signed_at >= $3 AND ${isListed}`,
    [bookingId, name, waiversValidSince(at)],
    'waiver-group',
  );
  return row ?? { signed: 0, signedAt: null, isByGuardian: false };
}

/**
 * Removes a guest's name from a booking of a whole arena: the signature with this id and the earlier ones for the same
 * name no longer count, and stay as evidence. A later signature for the name still counts, because the caller has not
 * seen it. The update itself looks for signatures that still count, so that if two people remove a name at once, only one
 * of them gets the ids.
 *
 * @returns the ids of the removed signatures, or null if the booking never had a guest with this id
 */
export async function removeGuest(
  tx: Tx,
  { bookingId, id }: { bookingId: string; id: string },
  at: Date,
): Promise<string[] | null> {
  const [seen] = await tx.query<{ name: string; signedAt: Date }>(
    `SELECT person_name AS name, signed_at AS "signedAt" FROM waivers WHERE id = $2::uuid AND booking_id = $1::uuid`,
    [bookingId, id],
    'waiver-seen-guest',
  );
  if (seen === undefined) return null;
  const removed = await tx.query<{ id: string }>(
    `UPDATE waivers SET removed_at = $4 WHERE booking_id = $1::uuid AND ${isListed} AND signed_at <= $3
       AND plain_text(person_name) = plain_text($2) RETURNING id`,
    [bookingId, seen.name, seen.signedAt, at],
    'waiver-remove-guest',
  );
  return removed.map((waiver) => waiver.id);
}

/** Makes the guests of a booking sign one after the other. The lock ends with the transaction. */
export async function lockGroup(tx: Tx, bookingId: string): Promise<void> {
  await tx.query(
    `SELECT pg_advisory_xact_lock(hashtextextended('waivers of group ' || $1, 0))`,
    [bookingId],
    'waiver-group-lock',
  );
}
