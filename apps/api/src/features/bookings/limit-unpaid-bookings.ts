import { Injectable } from '@nestjs/common';
import { BookingStatus, serverLimits } from '@dronesoccer/contracts';
import { Config } from '../../config/index.js';
import type { Tx } from '../../platform/database/index.js';
import { AppError } from '../../platform/errors/index.js';

/** Who holds seats with a booking, and from where. */
interface Holder {
  email: string;
  /** An IPv4 address, or the first 64 bits of an IPv6 one. */
  network: string;
}

/**
 * A booking holds its seats before it is paid, so how many one person and one network hold is limited: no one empties an arena
 * for a quarter of an hour at no cost. Bookings of one person or network wait for each other here.
 */
@Injectable()
export class LimitUnpaidBookings {
  constructor(private readonly config: Config) {}

  /** @throws AppError BOOK_010, the same for person and network, so that it does not reveal who has open bookings */
  async admit(tx: Tx, { email, network }: Holder, now: Date): Promise<void> {
    // Always in this order, so that no two wait for each other; counted behind the locks, by a statement of its own, which
    // sees what was committed meanwhile. Both are sent at once: PostgreSQL begins the second when the first is done.
    const locked = tx.query(
      `SELECT pg_advisory_xact_lock(hashtextextended('unpaid bookings of ' || mailbox_of($1), 0)),
         pg_advisory_xact_lock(hashtextextended('unpaid bookings from ' || $2, 0))`,
      [email, network],
      'booking-unpaid-locks',
    );
    // The buyer's mailbox is worked out once: written plainly it would be planned anew for each buyer, at ten times the cost.
    const counted = tx.query<{ byBuyer: number; byNetwork: number }>(
      `SELECT count(*) FILTER (WHERE mailbox_of(email::text) = (SELECT mailbox_of($1)))::int AS "byBuyer",
         count(*) FILTER (WHERE network = $2)::int AS "byNetwork"
       FROM bookings WHERE status = ${BookingStatus.PENDING} AND hold_expires_at > (SELECT $3::timestamptz)`,
      [email, network, now],
      'booking-unpaid-count',
    );
    const [[held]] = await Promise.all([counted, locked]);
    const most = (bookings: number) => Math.round(bookings * this.config.http.rateLimitFactor);
    const { buyer, network: fromNetwork } = serverLimits.unpaidBookings;
    if (held === undefined || held.byBuyer >= most(buyer) || held.byNetwork >= most(fromNetwork)) {
      throw new AppError('BOOK_010');
    }
  }
}
