import { Injectable } from '@nestjs/common';
import { BookingStatus, serverLimits } from '@dronesoccer/contracts';
import { Config } from '../../../config/index.js';
import type { Tx } from '../../../platform/database/index.js';
import { AppError } from '../../../platform/errors/index.js';

/** Who holds seats with a booking, and from where. */
interface Holder {
  /** The account that books; null for a guest. */
  userId: string | null;
  email: string;
  /** An IPv4 address, or the first 64 bits of an IPv6 one. */
  network: string;
}

interface Held {
  /** The account's own; for a guest, those under this email from this network. */
  byPerson: number;
  /** From this network: the accounts' for an account, the guests' for a guest. */
  byNetwork: number;
  /** Under a guest's email from all networks; 0 for an account. */
  byEmail: number;
}

/**
 * A booking holds its seats before it is paid, so how many one person and one network hold is limited: no one empties an arena
 * for a quarter of an hour at no cost. Bookings of one person or network wait for each other here. What strangers book under
 * a person's email never limits that person's account.
 */
@Injectable()
export class LimitUnpaidBookings {
  constructor(private readonly config: Config) {}

  /** @throws AppError BOOK_010, the same for person and network, so that it does not reveal who has open bookings */
  async admit(tx: Tx, { userId, email, network }: Holder, now: Date): Promise<void> {
    // Always in this order, so that no two wait for each other; counted behind the locks, by a statement of its own, which
    // sees what was committed meanwhile. Both are sent at once: PostgreSQL begins the second when the first is done.
    const locked = tx.query(
      `SELECT pg_advisory_xact_lock(hashtextextended('unpaid bookings of ' || COALESCE($3::uuid::text, mailbox_of($1)), 0)),
         pg_advisory_xact_lock(hashtextextended('unpaid bookings from ' || $2, 0))`,
      [email, network, userId],
      'booking-unpaid-locks',
    );
    const counted =
      userId === null ? this.heldByGuest(tx, email, network, now) : this.heldByAccount(tx, userId, network, now);
    const [[held]] = await Promise.all([counted, locked]);
    const isFull = (already: number, bookings: number) =>
      already >= Math.round(bookings * this.config.http.rateLimitFactor);
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

  private heldByAccount(tx: Tx, userId: string, network: string, now: Date): Promise<Held[]> {
    return tx.query(
      `SELECT count(*) FILTER (WHERE user_id = $1::uuid)::int AS "byPerson",
         count(*) FILTER (WHERE network = $2)::int AS "byNetwork", 0 AS "byEmail"
       FROM bookings WHERE ${isHeld} AND user_id IS NOT NULL AND NOT is_adopted`,
      [userId, network, now],
      'booking-unpaid-of-account',
    );
  }

  private heldByGuest(tx: Tx, email: string, network: string, now: Date): Promise<Held[]> {
    // The buyer's mailbox is worked out once: written plainly it would be planned anew for each buyer, at ten times the cost.
    const isTheirs = 'mailbox_of(email::text) = (SELECT mailbox_of($1))';
    return tx.query(
      `SELECT count(*) FILTER (WHERE network = $2 AND ${isTheirs})::int AS "byPerson",
         count(*) FILTER (WHERE network = $2)::int AS "byNetwork", count(*) FILTER (WHERE ${isTheirs})::int AS "byEmail"
       FROM bookings WHERE ${isHeld} AND (user_id IS NULL OR is_adopted)`,
      [email, network, now],
      'booking-unpaid-of-guest',
    );
  }
}

// A free offer that waits for its answer holds nothing unpaid.
const isHeld = `status = ${BookingStatus.PENDING} AND total_cents > 0 AND hold_expires_at > (SELECT $3::timestamptz)`;
