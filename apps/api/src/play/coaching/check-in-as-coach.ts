import { Injectable } from '@nestjs/common';
import type { CoachCheckInBody, CoachSessionDetailWire, Locale } from '@dronesoccer/contracts';
import { Clock } from '../../platform/clock/index.js';
import { Database } from '../../platform/database/index.js';
import { AppError } from '../../platform/errors/index.js';
import { AttendanceSteps, lockExistingBooking } from '../bookings/index.js';
import { CoachSessions } from './coach-sessions.js';
import { bookingOfSeat, coachSession, lockAssignment } from './coaching.queries.js';

/** Checks people in at the net, by the rules of the door. */
@Injectable()
export class CheckInAsCoach {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly attendance: AttendanceSteps,
    private readonly sessions: CoachSessions,
  ) {}

  /**
   * Checks a seat in, or takes the check-in back. The call is idempotent.
   *
   * Staff who remove the coach lock the slot, as does `lockExistingBooking`. The assignment is locked too, because it
   * also ends with the role. Afterwards the slot is read again.
   *
   * @throws AppError BOOK_021 if the slot is not the coach's or not visible now, BOOK_001 if the seat is not in the slot,
   * BOOK_004 if the step is not possible now, BOOK_009 if the seat was cancelled
   */
  checkIn(
    slotId: string,
    { seatId, is }: CoachCheckInBody,
    coachId: string,
    locale: Locale,
  ): Promise<CoachSessionDetailWire> {
    return this.database.transaction(async (tx) => {
      const view = { coachId, locale, now: this.clock.now() };
      const seen = await coachSession(tx, slotId, view);
      if (seen === null) throw new AppError('BOOK_021');
      const bookingId = await bookingOfSeat(tx, slotId, seatId);
      if (bookingId === null) throw new AppError('BOOK_001');
      const booking = await lockExistingBooking(tx, bookingId);
      await lockAssignment(tx, slotId, coachId);
      const slot = await coachSession(tx, slotId, view);
      if (slot === null || booking.slotId !== slot.id) throw new AppError('BOOK_021');
      await this.attendance.set(tx, booking, slot, { step: 'in', seatIds: [seatId], is, actorId: coachId });
      return this.sessions.get(slotId, coachId, locale, tx);
    });
  }
}
