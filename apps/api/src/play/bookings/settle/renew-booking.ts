import { Injectable } from '@nestjs/common';
import { BookingEventKind, BookingStatus, limits } from '@dronesoccer/contracts';
import type { Visitor } from '../../../platform/access/index.js';
import { Clock } from '../../../platform/clock/index.js';
import { Database } from '../../../platform/database/index.js';
import { AppError } from '../../../platform/errors/index.js';
import { Jobs } from '../../../platform/jobs/index.js';
import { bookingJobs } from '../bookings.jobs.js';
import { addEvent, lockBooking, renewHold } from '../bookings.queries.js';
import { ReadBookings } from '../show/read-bookings.js';

/** Extends the hold of an unpaid booking once, by the original duration but never beyond the start. */
@Injectable()
export class RenewBooking {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly jobs: Jobs,
    private readonly bookings: ReadBookings,
  ) {}

  /** @throws AppError BOOK_001 for a stranger's booking, BOOK_004 if the hold has ended or was already extended */
  async renew(id: string, visitor: Visitor): Promise<void> {
    await this.bookings.view(id, visitor, null);
    await this.database.transaction(async (tx) => {
      const booking = await lockBooking(tx, id);
      if (booking === null) throw new AppError('BOOK_001');
      const now = this.clock.now();
      const waits = booking.status === BookingStatus.PENDING && now < booking.holdExpiresAt;
      const until = new Date(Math.min(now.getTime() + limits.bookingHoldMinutes * 60_000, booking.startsAt.getTime()));
      if (!waits || !(await renewHold(tx, id, until))) throw new AppError('BOOK_004');
      await this.jobs.enqueue(tx, bookingJobs.expire, { bookingId: id }, { startAfter: until });
      await addEvent(tx, id, BookingEventKind.RENEWED, now, visitor.userId);
    });
  }
}
