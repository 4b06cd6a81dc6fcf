import { Injectable } from '@nestjs/common';
import type { AdminMoveBookingBody, AdminMoveWire, Locale } from '@dronesoccer/contracts';
import { isInTime } from '@dronesoccer/domain';
import type { CompanyScope } from '../../../platform/access/index.js';
import { Audit } from '../../../platform/audit/index.js';
import { Clock } from '../../../platform/clock/index.js';
import { Database, type Executor } from '../../../platform/database/index.js';
import { AppError } from '../../../platform/errors/index.js';
import { AdministeredSlots } from '../../slots/index.js';
import { type BookingView, bookingView } from '../show/booking-view.queries.js';
import { MoveBooking, type Mover } from '../change/move-booking.js';
import { bookingDetails } from './booking-details.queries.js';
import { isAttended } from './bookings-admin.presenter.js';

interface MoveRequest {
  actorId: string;
  scope: CompanyScope;
  locale: Locale;
}

/** Moves a booking for a customer who calls, by the customer's rules but without the customer's deadline. */
@Injectable()
export class MoveForBooker {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly slots: AdministeredSlots,
    private readonly moving: MoveBooking,
  ) {}

  /**
   * @throws AppError BOOK_001, BOOK_004 if the booking is not confirmed or already checked in, BOOK_008 if it has
   * started
   */
  async list(id: string, asked: MoveRequest): Promise<AdminMoveWire[]> {
    const booking = await this.find(this.database, id, asked);
    assertNotCheckedIn(booking);
    const moves = await this.moving.movesOf(booking, moverOf(asked));
    const now = this.clock.now();
    return moves.map((slot) => ({ ...slot, isLate: !isInTime(new Date(slot.startsAt), now) }));
  }

  /**
   * Moves the booking. The call is idempotent.
   *
   * @throws AppError as `list` and `MoveBooking.move`; BOOK_008 also if the customer's deadline has passed and no
   * reason is given, BOOK_021 for another company's slot
   */
  async move(id: string, { slotId: wanted, reason = '' }: AdminMoveBookingBody, asked: MoveRequest): Promise<void> {
    const slotId = wanted.toLowerCase();
    await this.database.transaction(async (tx) => {
      const seen = await this.find(tx, id, asked);
      await this.slots.get(tx, slotId, asked.scope);
      const mover = { ...moverOf(asked), mayBeLate: reason !== '', ...(reason !== '' && { reason }) };
      const from = await this.moving.moveIn(tx, seen, slotId, mover);
      if (from === null) return;
      // The transaction now holds the locks of both slots and the booking, so no one can check in meanwhile.
      assertNotCheckedIn(await this.find(tx, id, asked));
      await this.audit.write(tx, {
        ...{ actorId: asked.actorId, action: 'booking.moved', subjectType: 'booking', subjectId: id },
        before: { slotId: from },
        after: { slotId, reason },
      });
    });
  }

  private async find(executor: Executor, id: string, { scope, locale }: MoveRequest): Promise<BookingView> {
    const isTheirs = (await bookingDetails(executor, id, scope)) !== null;
    const booking = isTheirs ? await bookingView(executor, id, { userId: null, hasLink: true }, locale) : null;
    if (booking === null) throw new AppError('BOOK_001');
    return booking;
  }
}

/** A check-in belongs to the current slot, so it must be undone before the booking moves. */
function assertNotCheckedIn(booking: BookingView): void {
  if (isAttended(booking)) throw new AppError('BOOK_004');
}

const moverOf = ({ actorId, scope, locale }: MoveRequest): Mover => ({
  locale,
  actorId,
  scope,
  mayBeLate: true,
  isStaff: true,
});
