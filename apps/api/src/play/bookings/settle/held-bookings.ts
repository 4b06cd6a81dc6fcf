import { msPerMinute } from '@dronesoccer/domain';
import { Injectable } from '@nestjs/common';
import { BookingEventKind, BookingStatus, type ReceivedBody, serverLimits } from '@dronesoccer/contracts';
import type { Visitor } from '../../../platform/access/index.js';
import { Clock } from '../../../platform/clock/index.js';
import { Database, type Tx } from '../../../platform/database/index.js';
import { AppError } from '../../../platform/errors/index.js';
import { Jobs } from '../../../platform/jobs/index.js';
import { bookingJobs } from '../bookings.jobs.js';
import {
  addEvent,
  lockExistingBooking,
  recordGuardian,
  renewHold,
  type ScheduledBooking,
} from '../bookings.queries.js';
import { guardianOf } from '../place/guardian.js';
import { ReadBookings } from '../show/read-bookings.js';
import { SettleBooking } from './settle-booking.js';

/** Lets customers answer for a booking that holds its seats, or extend its hold. */
@Injectable()
export class HeldBookings {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly jobs: Jobs,
    private readonly bookings: ReadBookings,
    private readonly settle: SettleBooking,
  ) {}

  /**
   * Records whether minors take part in a booking that was made without this question, such as an offer to a person who
   * joined a waitlist before the form asked it. The answer confirms free seats. A booking that is already answered
   * stays unchanged.
   *
   * @throws AppError BOOK_001 for a stranger's booking, BOOK_004 if the booking no longer waits for an answer
   */
  async accept(id: string, visitor: Visitor, { guardian }: ReceivedBody<'bookings.accept'>): Promise<void> {
    await this.change(id, visitor, async (tx, booking, now) => {
      if (booking.hasGuardianAnswer && booking.status !== BookingStatus.CANCELLED) return;
      assertHeld(booking, now);
      await recordGuardian(tx, id, guardianOf(guardian, visitor.locale, now) ?? null);
      if (booking.totalCents === 0) await this.settle.accept(tx, booking, now, visitor.userId);
    });
  }

  /**
   * Extends the hold of an unpaid booking once, by the original duration but never beyond the start.
   *
   * @throws AppError BOOK_001 for a stranger's booking, BOOK_004 if the hold has ended or was already extended
   */
  async renew(id: string, visitor: Visitor): Promise<void> {
    await this.change(id, visitor, async (tx, booking, now) => {
      assertHeld(booking, now);
      const until = new Date(
        Math.min(now.getTime() + serverLimits.bookingHoldMinutes * msPerMinute, booking.startsAt.getTime()),
      );
      if (!(await renewHold(tx, id, until))) throw new AppError('BOOK_004');
      await this.jobs.enqueue(tx, bookingJobs.expire, { bookingId: id }, { startAfter: until });
      await addEvent(tx, id, BookingEventKind.RENEWED, now, visitor.userId);
    });
  }

  private async change(
    id: string,
    visitor: Visitor,
    work: (tx: Tx, booking: ScheduledBooking, now: Date) => Promise<void>,
  ): Promise<void> {
    await this.bookings.view(id, visitor, null);
    await this.database.transaction(async (tx) => {
      const booking = await lockExistingBooking(tx, id);
      await work(tx, booking, this.clock.now());
    });
  }
}

function assertHeld(booking: ScheduledBooking, now: Date): void {
  const isHeld = booking.status === BookingStatus.PENDING && now < booking.holdExpiresAt;
  if (!isHeld) throw new AppError('BOOK_004');
}
