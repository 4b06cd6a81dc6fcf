import { Injectable } from '@nestjs/common';
import {
  BookingEventKind,
  BookingStatus,
  type DayBookingWire,
  type ElsewhereWire,
  type Locale,
  type RefusedScanWire,
  type ScanBody,
  type ScanWire,
  type SeatStepBody,
} from '@dronesoccer/contracts';
import { type Attendance, attendanceRefusal, typedCode } from '@dronesoccer/domain';
import type { CompanyScope } from '../../../../platform/access/index.js';
import { Clock } from '../../../../platform/clock/index.js';
import { Database, type Executor, type Tx } from '../../../../platform/database/index.js';
import { AppError } from '../../../../platform/errors/index.js';
import { Idempotency, type Repeatable } from '../../../../platform/idempotency/index.js';
import { arenaSlot, type ArenaSlotRow, presentArenaSlot } from '../../../slots/index.js';
import { BookingLinks } from '../../show/booking-links.js';
import { addEvent, lockExistingBooking, type ScheduledBooking, seatsOf } from '../../bookings.queries.js';
import { chosenSeats } from '../../change/decide-cancellation.js';
import { attendedSlot } from './day.presenter.js';
import { bookingIdOfCode, dayBooking, type DaySeatRow, setAttendance } from './day.queries.js';
import { ReadDaySheet } from './read-day-sheet.js';

export interface AdminContext {
  actorId: string;
  scope: CompanyScope;
  locale: Locale;
}

/** An attendance step, which can also be undone. */
export type SeatStep = 'in' | 'noShow';

const events: Readonly<Record<SeatStep, Readonly<Record<'done' | 'undone', BookingEventKind>>>> = {
  in: { done: BookingEventKind.CHECKED_IN, undone: BookingEventKind.CHECK_IN_UNDONE },
  noShow: { done: BookingEventKind.NO_SHOW, undone: BookingEventKind.NO_SHOW_UNDONE },
};

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
    private readonly clock: Clock,
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
      const chosen = new Set(chosenSeats(await seatsOf(tx, id), seatIds).map((seat) => seat.id));
      if (booking.status !== BookingStatus.CONFIRMED) throw new AppError('BOOK_004');
      const seats = ((await dayBooking(tx, id, scope))?.seats ?? []).filter((seat) => chosen.has(seat.id));
      const moving = is ? seats : seats.filter((seat) => attendanceOf(seat) === step);
      const to = is ? step : 'taken';
      const slot = attendedSlot(await slotOf(tx, booking, locale));
      const at = this.clock.now();
      for (const seat of moving) refuse(attendanceRefusal({ from: attendanceOf(seat), to }, slot, at));
      await this.move(tx, id, { seatIds: moving.map((seat) => seat.id), to, step, actorId, at });
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
    const at = this.clock.now();
    const data: RefusedScanWire = { booking: await this.sheet.present(tx, booking) };
    if (status !== BookingStatus.CONFIRMED) throw new AppError('BOOK_004', { data });
    for (const seat of booking.seats) {
      refuse(attendanceRefusal({ from: attendanceOf(seat), to: 'in' }, attendedSlot(slot), at), data);
    }
    const seatIds = booking.seats.map((seat) => seat.id);
    return this.move(tx, id, { seatIds, to: 'in', step: 'in', actorId, at });
  }

  private async move(
    tx: Tx,
    bookingId: string,
    { step, actorId, ...change }: { seatIds: string[]; to: Attendance; step: SeatStep; actorId: string; at: Date },
  ): Promise<string[]> {
    const moved = await setAttendance(tx, bookingId, change);
    const kind = events[step][change.to === step ? 'done' : 'undone'];
    if (moved.length > 0) await addEvent(tx, bookingId, kind, change.at, actorId, { seats: moved.length });
    return moved;
  }
}

async function slotOf(executor: Executor, { slotId }: ScheduledBooking, locale: Locale): Promise<ArenaSlotRow> {
  const slot = await arenaSlot(executor, locale, slotId);
  if (slot === null) throw new AppError('BOOK_021');
  return slot;
}

function attendanceOf({ checkedInAt, noShowAt }: DaySeatRow): Attendance {
  if (checkedInAt !== null) return 'in';
  return noShowAt === null ? 'taken' : 'noShow';
}

function refuse(refusal: 'BOOK_004' | null, data?: RefusedScanWire): void {
  if (refusal !== null) throw new AppError(refusal, data && { data });
}
