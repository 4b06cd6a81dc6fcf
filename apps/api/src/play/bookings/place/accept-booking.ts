import { Injectable } from '@nestjs/common';
import { BookingStatus, type ReceivedBody } from '@dronesoccer/contracts';
import type { Visitor } from '../../../platform/access/index.js';
import { Clock } from '../../../platform/clock/index.js';
import { Database } from '../../../platform/database/index.js';
import { AppError } from '../../../platform/errors/index.js';
import { lockBooking, recordGuardian } from '../bookings.queries.js';
import { guardianOf } from './guardian.js';
import { ReadBookings } from '../show/read-bookings.js';
import { SettleBooking } from '../settle/settle-booking.js';

/**
 * Records whether minors take part in a booking that was made without this question, such as an offer to a person who
 * joined a waitlist before the form asked it. The answer confirms free seats.
 */
@Injectable()
export class AcceptBooking {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly bookings: ReadBookings,
    private readonly settle: SettleBooking,
  ) {}

  /**
   * Records the answer. A booking that is already answered stays unchanged.
   *
   * @throws AppError BOOK_001 for a stranger's booking, BOOK_004 if the booking no longer waits for an answer
   */
  async accept(id: string, visitor: Visitor, { guardian }: ReceivedBody<'bookings.accept'>): Promise<void> {
    await this.bookings.view(id, visitor, null);
    await this.database.transaction(async (tx) => {
      const booking = await lockBooking(tx, id);
      if (booking === null) throw new AppError('BOOK_001');
      if (booking.hasGuardianAnswer && booking.status !== BookingStatus.CANCELLED) return;
      const now = this.clock.now();
      const waits = booking.status === BookingStatus.PENDING && now < booking.holdExpiresAt;
      if (!waits) throw new AppError('BOOK_004');
      await recordGuardian(tx, id, guardianOf(guardian, visitor.locale, now) ?? null);
      if (booking.totalCents === 0) await this.settle.accept(tx, booking, now, visitor.userId);
    });
  }
}
