import { BookingStatus, serverLimits } from '@dronesoccer/contracts';
import type { Tx } from '../../../platform/database/index.js';
import { AppError } from '../../../platform/errors/index.js';

/** The person who holds seats with a booking, and the network of their request. */
interface Holder {
  /** The account that books; null for a guest. */
  userId: string | null;
  email: string;
  /** An IPv4 address, or the first 64 bits of an IPv6 address. */
  network: string;
}

interface UnpaidUse {
  /** The account's bookings, or for a guest the bookings under this email from this network. */
  byPerson: number;
  /** The bookings from this network: of accounts for an account, of guests for a guest. */
  byNetwork: number;
  /** The bookings under a guest's email from all networks; 0 for an account. */
  byEmail: number;
}

/**
 * Limits the unpaid bookings of one person and one network. A booking holds its seats before it is paid, so without a
 * limit anyone could block an arena for a quarter of an hour at no cost. Bookings of one person or network wait for
 * each other here. Bookings that strangers place under a person's email never limit that person's account.
 *
 * @throws AppError BOOK_010 for both the person and the network, so that the error does not reveal who has open
 * bookings
 */
export async function limitUnpaidBookings(
  tx: Tx,
  { userId, email, network }: Holder,
  now: Date,
  rateLimitFactor: number,
): Promise<void> {
  // The locks are always taken in this order, which prevents deadlocks. A separate statement counts under the locks,
  // so that it sees what other transactions have committed. Both are sent at once: PostgreSQL runs the second
  // statement after the first.
  const locked = tx.query(
    `SELECT pg_advisory_xact_lock(hashtextextended('unpaid bookings of ' || COALESCE($3::uuid::text, mailbox_of($1)), 0)),
       pg_advisory_xact_lock(hashtextextended('unpaid bookings from ' || $2, 0))`,
    [email, network, userId],
    'booking-unpaid-locks',
  );
  const counted = userId === null ? heldByGuest(tx, email, network, now) : heldByAccount(tx, userId, network, now);
  const [[held]] = await Promise.all([counted, locked]);
  const isFull = (already: number, bookings: number) => already >= Math.round(bookings * rateLimitFactor);
  const most = serverLimits.unpaidBookings;
  if (
    held === undefined ||
    isFull(held.byPerson, most.person) ||
    isFull(held.byNetwork, most.network) ||
    isFull(held.byEmail, most.email)
  ) {
    throw new AppError('BOOK_010');
  }
}

function heldByAccount(tx: Tx, userId: string, network: string, now: Date): Promise<UnpaidUse[]> {
  return tx.query(
    `SELECT count(*) FILTER (WHERE user_id = $1::uuid)::int AS "byPerson",
       count(*) FILTER (WHERE network = $2)::int AS "byNetwork", 0 AS "byEmail"
     FROM bookings WHERE ${isHeld} AND user_id IS NOT NULL AND NOT is_adopted`,
    [userId, network, now],
    'booking-unpaid-of-account',
  );
}

function heldByGuest(tx: Tx, email: string, network: string, now: Date): Promise<UnpaidUse[]> {
  // The subquery computes the buyer's mailbox once. A plain function call would be planned again for each buyer, at
  // ten times the cost.
  const isTheirs = 'mailbox_of(email::text) = (SELECT mailbox_of($1))';
  return tx.query(
    `SELECT count(*) FILTER (WHERE network = $2 AND ${isTheirs})::int AS "byPerson",
       count(*) FILTER (WHERE network = $2)::int AS "byNetwork", count(*) FILTER (WHERE ${isTheirs})::int AS "byEmail"
     FROM bookings WHERE ${isHeld} AND (user_id IS NULL OR is_adopted)`,
    [email, network, now],
    'booking-unpaid-of-guest',
  );
}

// A free offer that waits for its answer holds no unpaid seats.
const isHeld = `status = ${BookingStatus.PENDING} AND total_cents > 0 AND hold_expires_at > (SELECT $3::timestamptz)`;
