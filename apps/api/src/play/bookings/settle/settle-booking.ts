import { Injectable } from '@nestjs/common';
import { BookingEventKind, BookingMode, BookingStatus } from '@dronesoccer/contracts';
import { addDays, bookingTransition } from '@dronesoccer/domain';
import { instantOf } from '@dronesoccer/domain/calendar';
import type { Tx } from '../../../platform/database/index.js';
import { AppError } from '../../../platform/errors/index.js';
import { Jobs } from '../../../platform/jobs/index.js';
import { takeSeats } from '../../slots/index.js';
import { mailAboutBooking } from '../bookings.jobs.js';
import { addEvent, confirmBooking, type ScheduledBooking } from '../bookings.queries.js';
import { renameRepeatedTeam } from '../change/teams.queries.js';
import { SquadNotices } from '../../squads/index.js';

/** The local time of the reminder on the evening before the slot. */
const reminderTime = '18:00';

/** The parts of a booking that tell when it takes place. */
type BookingTime = Pick<ScheduledBooking, 'id' | 'startsAt' | 'localStart' | 'timeZone'>;

/** Applies received payments to bookings. */
@Injectable()
export class SettleBooking {
  constructor(
    private readonly jobs: Jobs,
    private readonly squads: SquadNotices,
  ) {}

  /**
   * Confirms a booking that was paid. Returns false if the payment must be refunded, because the booking is already
   * confirmed, was cancelled by someone, or has expired and lost its seats.
   *
   * @param booking the booking, locked by the caller
   */
  async pay(tx: Tx, booking: ScheduledBooking, at: Date): Promise<boolean> {
    const { id: bookingId } = booking;
    const transition = bookingTransition(
      { from: booking.status, to: BookingStatus.CONFIRMED, who: 'payment' },
      booking,
    );
    if (transition === null) return this.decline(tx, booking, 'paid-in-vain');
    const again = transition.effects.includes('reserveAgain');
    const places = again ? await this.retakeSeats(tx, booking, at) : booking.places;
    if (places === null) return this.decline(tx, booking, 'paid-too-late');
    if (again && booking.teamName !== null) await renameRepeatedTeam(tx, bookingId);
    if (!(await confirmBooking(tx, booking, places, at))) throw new AppError('BOOK_004');
    if (again) await addEvent(tx, bookingId, BookingEventKind.REINSTATED, at);
    await this.confirmed(tx, booking, at, null, again ? 'again' : 'confirmed');
    return true;
  }

  /** Queues the email about a payment that is refunded because the booking cannot use it. Returns false. */
  private async decline(
    tx: Tx,
    { id: bookingId, totalCents: refundCents }: ScheduledBooking,
    kind: 'paid-too-late' | 'paid-in-vain',
  ): Promise<false> {
    await this.jobs.enqueue(tx, mailAboutBooking, { bookingId, kind, refundCents });
    return false;
  }

  /**
   * Confirms a free booking that its booker accepts.
   *
   * @param booking the booking, locked by the caller
   * @throws AppError BOOK_004 if the booking's status has changed
   */
  async accept(tx: Tx, booking: ScheduledBooking, at: Date, actorId: string | null): Promise<void> {
    if (!(await confirmBooking(tx, booking, booking.places, at))) throw new AppError('BOOK_004');
    await this.confirmed(tx, booking, at, actorId, 'confirmed');
  }

  private async confirmed(
    tx: Tx,
    booking: ScheduledBooking,
    at: Date,
    actorId: string | null,
    why: 'confirmed' | 'again',
  ): Promise<void> {
    await addEvent(tx, booking.id, BookingEventKind.CONFIRMED, at, actorId);
    await this.enqueueConfirmation(tx, booking, at, why);
    if (booking.teamName !== null) await this.squads.inviteAll(tx, booking.id, at);
  }

  /** Queues the confirmation or the move notice, and a reminder unless its time has passed. */
  async enqueueConfirmation(
    tx: Tx,
    booking: BookingTime,
    now: Date,
    why: 'confirmed' | 'again' | 'moved' = 'confirmed',
  ): Promise<void> {
    const kind = why === 'moved' ? 'moved' : 'confirmed';
    await this.jobs.enqueue(tx, mailAboutBooking, { bookingId: booking.id, kind });
    await this.remind(tx, booking, now, why === 'confirmed');
  }

  /**
   * Queues the reminder for the evening before the start, unless that time has passed. Reminders for another start are
   * discarded when they are due.
   *
   * @param isFirst true if this booking cannot have a queued reminder yet, so that none is looked up
   */
  async remind(tx: Tx, { id, startsAt, localStart, timeZone }: BookingTime, now: Date, isFirst = false): Promise<void> {
    const startAfter = instantOf(timeZone, `${addDays(localStart.slice(0, 10), -1)}T${reminderTime}`);
    if (startAfter <= now) return;
    const reminder = { bookingId: id, kind: 'reminder', startsAt: startsAt.toISOString() } as const;
    const about = `${id} ${reminder.startsAt}`;
    // The booking has moved back to an earlier start, whose reminder is still queued.
    if (!isFirst && (await this.jobs.isPending(tx, mailAboutBooking, about))) return;
    await this.jobs.enqueue(tx, mailAboutBooking, reminder, { startAfter, about });
  }

  private retakeSeats(tx: Tx, { slotId, mode, places }: ScheduledBooking, now: Date): Promise<number | null> {
    return takeSeats(tx, { slotId, places: mode === BookingMode.FULL ? 'all' : places, now });
  }
}
