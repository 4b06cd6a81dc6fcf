import { Injectable, type OnModuleInit } from '@nestjs/common';
import { BookingMode, BookingStatus, limits } from '@dronesoccer/contracts';
import { Config } from '../../../config/index.js';
import { Clock } from '../../../platform/clock/index.js';
import { Database, type Executor } from '../../../platform/database/index.js';
import { Jobs } from '../../../platform/jobs/index.js';
import { forgetNetworks } from '../bookings.jobs.js';

/** The number of bookings that one run updates. The next run follows an hour later. */
const batch = 5_000;

/** The person who takes free seats, and the network of their request. */
export interface SeatTaker {
  /** The account that takes the seats; null for a guest. */
  userId: string | null;
  email: string;
  /**
   * An IPv4 address, or the first 64 bits of an IPv6 address. Null if the network is unknown; the network limit then
   * does not apply.
   */
  network: string | null;
}

interface FreeSeats {
  slotId: string;
  /** The number of seats, or of teams in a tournament. */
  places: number;
  /** The booking that takes the seats. It is excluded from the count. */
  bookingId?: string;
}

interface FreeSeatUse {
  /** The account's seats, or for a guest the seats that guests took with the same inbox. */
  byPerson: number;
  /** The seats taken from this network: by accounts for an account, by guests for a guest. */
  byNetwork: number;
}

/**
 * Limits the free seats that one person and one network can take in a slot, because free seats cost nothing and never
 * expire. Accounts and guests are counted separately: the seats that strangers take under a person's email never limit
 * that person's account. A whole arena is one booking that leaves no seats to count.
 */
@Injectable()
export class LimitFreeSeats implements OnModuleInit {
  constructor(
    private readonly config: Config,
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly jobs: Jobs,
  ) {}

  onModuleInit(): void {
    this.jobs.repeat(forgetNetworks, '33 * * * *', () => this.forgetNetworks());
  }

  /**
   * Returns true if these seats are within the limits. The caller holds the lock of the slot's row, so concurrent calls
   * are counted one after the other. Without the lock, the answer is only an estimate.
   */
  async admits(executor: Executor, { userId, email, network }: SeatTaker, wanted: FreeSeats): Promise<boolean> {
    const { slotId, places, bookingId = null } = wanted;
    const isGuest = userId === null;
    const [taken] = await executor.query<FreeSeatUse>(
      `SELECT COALESCE(sum(places) FILTER (WHERE ${isGuest ? ofInbox : ofAccount}), 0)::int AS "byPerson",
         COALESCE(sum(places) FILTER (WHERE network = $3), 0)::int AS "byNetwork"
       FROM bookings
       WHERE slot_id = $1::uuid AND total_cents = 0 AND mode = ${BookingMode.SHARED}
         AND status <> ${BookingStatus.CANCELLED} AND id IS DISTINCT FROM $4::uuid
         AND (user_id IS NULL OR is_adopted) = ${isGuest}`,
      [slotId, isGuest ? email : userId, network, bookingId],
      `booking-free-seats-of-${isGuest ? 'guest' : 'account'}`,
    );
    const fits = (already = 0, most: number) => already + places <= Math.round(most * this.config.http.rateLimitFactor);
    const { person, network: most } = limits.freeSeats;
    return fits(taken?.byPerson, person) && (network === null || fits(taken?.byNetwork, most));
  }

  /** A slot that has begun takes no more bookings, so the networks of its free bookings are no longer needed. */
  async forgetNetworks(): Promise<void> {
    await this.database.query(
      `UPDATE bookings SET network = NULL WHERE id IN (
         SELECT id FROM bookings
         WHERE network IS NOT NULL AND status = ${BookingStatus.CONFIRMED} AND starts_at <= $1::timestamptz
         LIMIT ${batch} FOR NO KEY UPDATE SKIP LOCKED)`,
      [this.clock.now()],
      'booking-forget-networks',
    );
  }
}

const ofAccount = 'user_id = $2::uuid';
// The subquery computes the taker's mailbox once. A plain function call would be planned again for each taker.
const ofInbox = 'mailbox_of(email::text) = (SELECT mailbox_of($2))';
