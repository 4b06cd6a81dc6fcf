import { waiversValidSince } from '@dronesoccer/domain';
import type { Executor, Tx } from '../../platform/database/index.js';

/**
 * Returns an SQL expression: the names of the guests of a booking of a whole arena who have signed, sorted.
 *
 * @param booking the alias of the booking's row
 * @param since an SQL expression: the first instant whose signature counts
 */
export const signedGuests = (booking: string, since: string): string =>
  `ARRAY(SELECT DISTINCT ON (plain_text(w.person_name)) w.person_name FROM waivers w
     WHERE w.booking_id = ${booking}.id AND w.signed_at >= ${since}
     ORDER BY plain_text(w.person_name), w.is_guardian DESC, w.id)`;

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
     FROM waivers WHERE booking_id = $1::uuid AND signed_at >= $3`,
    [bookingId, name, waiversValidSince(at)],
    'waiver-group',
  );
  return row ?? { signed: 0, signedAt: null, isByGuardian: false };
}

/** Makes the guests of a booking sign one after the other. The lock ends with the transaction. */
export async function lockGroup(tx: Tx, bookingId: string): Promise<void> {
  await tx.query(
    `SELECT pg_advisory_xact_lock(hashtextextended('waivers of group ' || $1, 0))`,
    [bookingId],
    'waiver-group-lock',
  );
}
