import { BookingStatus } from '@dronesoccer/contracts';
import type { Tx } from '../../../platform/database/index.js';
import { constraintMeans } from '../../../platform/errors/index.js';

constraintMeans({ bookings_team_name_once: 'BOOK_023' });

/** Renames a team by compare-and-set. The caller has locked the booking. Returns false if the team has another version. */
export async function nameTeam(
  tx: Tx,
  bookingId: string,
  { name, version }: { name: string; version: number },
): Promise<boolean> {
  const named = await tx.query(
    `UPDATE bookings SET team_name = $3, team_version = team_version + 1
     WHERE id = $1::uuid AND team_version = $2 RETURNING id`,
    [bookingId, version, name],
    'booking-name-team',
  );
  return named.length === 1;
}

/**
 * Appends a number to the name of a team that takes its place again while another team has its name. The caller has locked
 * the slot.
 */
export async function renameRepeatedTeam(tx: Tx, bookingId: string): Promise<void> {
  const taken = (name: string): string => `EXISTS (SELECT 1 FROM bookings o WHERE o.slot_id = b.slot_id AND o.id <> b.id
    AND o.status <> ${BookingStatus.CANCELLED} AND o.team_name = ${name})`;
  const numbered = `(left(b.team_name::text, 55) || ' ' || n.number)`;
  await tx.query(
    `UPDATE bookings b SET team_version = b.team_version + 1, team_name = (
       SELECT ${numbered} FROM generate_series(2, 1000) AS n (number) WHERE NOT ${taken(`${numbered}::citext`)}
       ORDER BY n.number LIMIT 1)
     WHERE b.id = $1::uuid AND ${taken('b.team_name')}`,
    [bookingId],
    'booking-rename-team',
  );
}
