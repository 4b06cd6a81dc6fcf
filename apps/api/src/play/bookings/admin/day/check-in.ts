import { Injectable } from '@nestjs/common';
import {
  BookingStatus,
  type DayBookingWire,
  type ElsewhereWire,
  type Locale,
  type RefusedScanWire,
  type ScanBody,
  type ScanWire,
  type SeatStepBody,
} from '@dronesoccer/contracts';
import { typedCode } from '@dronesoccer/domain';
import type { CompanyScope } from '../../../../platform/access/index.js';
import { Database, type Executor, type Tx } from '../../../../platform/database/index.js';
import { AppError } from '../../../../platform/errors/index.js';
import { Idempotency, type Repeatable } from '../../../../platform/idempotency/index.js';
import { arenaSlot, type ArenaSlotRow, presentArenaSlot } from '../../../slots/index.js';
import { BookingLinks } from '../../show/booking-links.js';
import { lockExistingBooking, type ScheduledBooking } from '../../bookings.queries.js';
import { AttendanceSteps, type SeatStep } from './attendance-steps.js';
import { bookingIdOfCode, dayBooking } from './day.queries.js';
import { ReadDaySheet } from './read-day-sheet.js';

export interface AdminContext {
  actorId: string;
  scope: CompanyScope;
  locale: Locale;
}

/** Matches the content of a ticket's QR code: the booking's address with its signed token. */
const ticketAddress = /\/bookings\/([\da-f-]{36})\?(?:.*&)?token=([\w-]{43})(?:&|$)/i;

/**
 * Checks people in at the door. If two people arrive with the same ticket, the second call waits for the booking's lock
 * and then sees who is already checked in.
 */
@Injectable()
export class CheckIn {
  constructor(
    private readonly database: Database,
    private readonly attendance: AttendanceSteps,
    private readonly idempotency: Idempotency,
    private readonly links: BookingLinks,
    private readonly sheet: ReadDaySheet,
  ) {}

  /**
   * Checks in every seat that is not checked in yet. The call is idempotent: a retry returns the same seats.
   *
   * @throws AppError BOOK_001 if the code matches no booking in this scope, BOOK_016 with the time and place if the
   * booking is for another arena or day, BOOK_004 with the booking if it is cancelled, unpaid or outside the check-in
   * hours
   */
  async scan(body: ScanBody, { actorId, scope, locale }: AdminContext, repeat: Repeatable): Promise<ScanWire> {
    const id = await this.bookingOf(body.code, scope);
    const booking = id === null ? null : await dayBooking(this.database, id, scope);
    if (booking === null) throw new AppError('BOOK_001');
    const { now } = await this.database.transaction((tx) =>
      this.idempotency.run(tx, repeat, async () => {
        const locked = await lockExistingBooking(tx, booking.id);
        const slot = await slotOf(tx, locked, locale);
        if (slot.arenaId !== body.arenaId.toLowerCase() || slot.localStart.slice(0, 10) !== body.day) {
          const data: ElsewhereWire = { number: booking.number, slot: presentArenaSlot(slot) };
          throw new AppError('BOOK_016', { data });
        }
        return { now: await this.checkInAll(tx, locked, slot, { actorId, scope }) };
      }),
    );
    return { booking: await this.sheet.booking(booking.id, scope), now };
  }

  /**
   * Sets or undoes a step for some seats of a booking. A repeated step changes nothing.
   *
   * @throws AppError BOOK_001 also for another company's booking, BOOK_004 if the step is not possible now, BOOK_007,
   * BOOK_009
   */
  async step(
    id: string,
    step: SeatStep,
    { seatIds, is }: SeatStepBody,
    { actorId, scope, locale }: AdminContext,
  ): Promise<DayBookingWire> {
    await this.sheet.booking(id, scope);
    await this.database.transaction(async (tx) => {
      const booking = await lockExistingBooking(tx, id);
      const slot = await slotOf(tx, booking, locale);
      await this.attendance.set(tx, booking, slot, { seatIds, is, step, actorId });
    });
    return this.sheet.booking(id, scope);
  }

  private async bookingOf(code: string, scope: CompanyScope): Promise<string | null> {
    const [, id, token] = ticketAddress.exec(code) ?? [];
    if (id !== undefined && token !== undefined) return this.links.opens(id, token) ? id : null;
    return bookingIdOfCode(this.database, typedCode(code), scope);
  }

  /** Returns the ids of the seats that this call checked in. */
  private async checkInAll(
    tx: Tx,
    { id, status }: ScheduledBooking,
    slot: ArenaSlotRow,
    { actorId, scope }: Pick<AdminContext, 'actorId' | 'scope'>,
  ): Promise<string[]> {
    const booking = await dayBooking(tx, id, scope);
    if (booking === null) throw new AppError('BOOK_001');
    const refused: RefusedScanWire = { booking: await this.sheet.present(tx, booking) };
    if (status !== BookingStatus.CONFIRMED) throw new AppError('BOOK_004', { data: refused });
    return this.attendance.move(tx, id, slot, { seats: booking.seats, to: 'in', step: 'in', actorId, refused });
  }
}

async function slotOf(executor: Executor, { slotId }: ScheduledBooking, locale: Locale): Promise<ArenaSlotRow> {
  const slot = await arenaSlot(executor, locale, slotId);
  if (slot === null) throw new AppError('BOOK_021');
  return slot;
}
