import { Injectable } from '@nestjs/common';
import { BookingEventKind, BookingStatus, type RefusedScanWire, type SeatStepBody } from '@dronesoccer/contracts';
import { type Attendance, attendanceRefusal } from '@dronesoccer/domain';
import { Audit } from '../../../../platform/audit/index.js';
import { Clock } from '../../../../platform/clock/index.js';
import type { Tx } from '../../../../platform/database/index.js';
import { AppError } from '../../../../platform/errors/index.js';
import { addEvent, type ScheduledBooking, seatsOf } from '../../bookings.queries.js';
import { chosenSeats } from '../../change/decide-cancellation.js';
import { attendedSlot } from './day.presenter.js';
import { dayBooking, type DaySeatRow, setAttendance } from './day.queries.js';

/** An attendance step, which can also be undone. */
export type SeatStep = 'in' | 'noShow';

const events = {
  in: { done: BookingEventKind.CHECKED_IN, undone: BookingEventKind.CHECK_IN_UNDONE },
  noShow: { done: BookingEventKind.NO_SHOW, undone: BookingEventKind.NO_SHOW_UNDONE },
} as const satisfies Record<SeatStep, Record<'done' | 'undone', BookingEventKind>>;

const auditActions = {
  [BookingEventKind.CHECKED_IN]: 'booking.checked-in',
  [BookingEventKind.CHECK_IN_UNDONE]: 'booking.check-in-undone',
  [BookingEventKind.NO_SHOW]: 'booking.no-show',
  [BookingEventKind.NO_SHOW_UNDONE]: 'booking.no-show-undone',
} as const;

/** The times of a slot that decide when its attendance can change. */
type SlotTimesRow = Parameters<typeof attendedSlot>[0];

/** Changes the attendance of seats, for the staff at the door and for coaches. */
@Injectable()
export class AttendanceSteps {
  constructor(
    private readonly clock: Clock,
    private readonly audit: Audit,
  ) {}

  /**
   * Sets or undoes a step for some seats of a booking, whose lock the caller holds. A repeated step changes nothing.
   *
   * @throws AppError BOOK_004 if the step is not possible now, BOOK_007, BOOK_009
   */
  async set(
    tx: Tx,
    { id, status }: Pick<ScheduledBooking, 'id' | 'status'>,
    slot: SlotTimesRow,
    { step, seatIds, is, actorId }: SeatStepBody & { step: SeatStep; actorId: string },
  ): Promise<void> {
    const chosen = new Set(chosenSeats(await seatsOf(tx, id), seatIds).map((seat) => seat.id));
    if (status !== BookingStatus.CONFIRMED) throw new AppError('BOOK_004');
    const seats = ((await dayBooking(tx, id, 'all'))?.seats ?? []).filter((seat) => chosen.has(seat.id));
    const moving = is ? seats : seats.filter((seat) => attendanceOf(seat) === step);
    await this.move(tx, id, slot, { seats: moving, to: is ? step : 'taken', step, actorId });
  }

  /**
   * Moves these seats of a booking, whose lock the caller holds, and returns the ids of those that were not there yet.
   *
   * @throws AppError BOOK_004 with `refused` if the step is not possible now for one of them
   */
  async move(
    tx: Tx,
    bookingId: string,
    slot: SlotTimesRow,
    change: {
      seats: readonly DaySeatRow[];
      to: Attendance;
      step: SeatStep;
      actorId: string;
      refused?: RefusedScanWire;
    },
  ): Promise<string[]> {
    const { seats, to, step, actorId, refused } = change;
    const at = this.clock.now();
    for (const seat of seats) {
      const refusal = attendanceRefusal({ from: attendanceOf(seat), to }, attendedSlot(slot), at);
      if (refusal !== null) throw new AppError(refusal, refused && { data: refused });
    }
    const moved = await setAttendance(tx, bookingId, { seatIds: seats.map(({ id }) => id), to, at });
    const kind = events[step][to === step ? 'done' : 'undone'];
    if (moved.length > 0) {
      await addEvent(tx, bookingId, kind, at, actorId, { seats: moved.length });
      await this.audit.write(tx, {
        ...{ actorId, action: auditActions[kind], subjectType: 'booking', subjectId: bookingId },
        after: { seatIds: moved },
      });
    }
    return moved;
  }
}

function attendanceOf({ checkedInAt, noShowAt }: DaySeatRow): Attendance {
  if (checkedInAt !== null) return 'in';
  return noShowAt === null ? 'taken' : 'noShow';
}
