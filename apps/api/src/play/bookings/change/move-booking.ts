import { Injectable } from '@nestjs/common';
import {
  type ArenaSlotWire,
  BookingEventKind,
  BookingMode,
  limits,
  type Locale,
  SlotType,
  type ReceivedBody,
} from '@dronesoccer/contracts';
import { bookingProblem, moveRefusal, msPerHour, slotPrice } from '@dronesoccer/domain';
import type { CompanyScope, Visitor } from '../../../platform/access/index.js';
import { Clock } from '../../../platform/clock/index.js';
import { Database, type Executor, Outrun, type Tx } from '../../../platform/database/index.js';
import { AppError } from '../../../platform/errors/index.js';
import { Jobs } from '../../../platform/jobs/index.js';
import {
  arenaSlot,
  type ArenaSlotRow,
  giveBackSeats,
  lockSlots,
  presentArenaSlot,
  takeSeats,
} from '../../slots/index.js';
import type { BookingView } from '../show/booking-view.queries.js';
import { seatsGivenBack } from '../bookings.jobs.js';
import { takenSeats } from '../bookings.presenter.js';
import { addEvent, bookingById, type BookingRow, lockBooking, moveBooking } from '../bookings.queries.js';
import { LimitFreeSeats } from '../place/limit-free-seats.js';
import { possibleMoves } from './moves.queries.js';
import { ReadBookings } from '../show/read-bookings.js';
import { SettleBooking } from '../settle/settle-booking.js';
import { SquadNotices } from '../../squads/index.js';

/** The person who moves a booking, and the rules that apply to them. */
export interface Mover {
  locale: Locale;
  actorId: string | null;
  /** The scope of the target arenas. */
  scope: CompanyScope;
  /** True if moves are possible until the start instead of until 48 hours before it. */
  mayBeLate: boolean;
  /** True if the limit on free seats does not apply. */
  isStaff: boolean;
  /** The administrator's reason, which the booker does not see. */
  reason?: string | undefined;
}

/**
 * Moves a confirmed booking to another slot at the same price. The booker may move it until 48 hours before both
 * starts.
 */
@Injectable()
export class MoveBooking {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly jobs: Jobs,
    private readonly settle: SettleBooking,
    private readonly bookings: ReadBookings,
    private readonly squads: SquadNotices,
    private readonly freeSeats: LimitFreeSeats,
  ) {}

  /** @throws AppError BOOK_001, BOOK_004 if the booking is not confirmed, BOOK_008 if it is too late */
  async list(id: string, visitor: Visitor): Promise<ArenaSlotWire[]> {
    return this.movesOf(await this.bookings.view(id, visitor, visitor.locale), asBooker(visitor));
  }

  /**
   * @throws AppError as `list`, BOOK_002 and BOOK_003 with the remaining slots, BOOK_006, BOOK_011, BOOK_021, BOOK_024
   */
  async move(id: string, visitor: Visitor, { slotId }: ReceivedBody<'bookings.move'>): Promise<void> {
    // A visitor who may not see the booking learns nothing about it.
    const seen = await this.bookings.view(id, visitor, visitor.locale);
    await this.database.transaction((tx) => this.moveIn(tx, seen, slotId.toLowerCase(), asBooker(visitor)));
  }

  /**
   * Returns the slots that a booking could move to now.
   *
   * @throws AppError BOOK_004, BOOK_008
   */
  movesOf(booking: BookingView, mover: Mover): Promise<ArenaSlotWire[]> {
    const now = this.clock.now();
    assertMovable(booking, booking.slot, now, mover);
    return this.others(this.database, booking, mover, now);
  }

  /**
   * Returns the previous slot's id, or null if the booking is already in the slot. `slotId` is in lower case.
   *
   * @throws AppError as `move`
   */
  async moveIn(tx: Tx, seen: BookingView, slotId: string, mover: Mover): Promise<string | null> {
    const { id } = seen;
    const { slotId: oldSlotId } = (await bookingById(tx, id)) ?? seen;
    await lockSlots(tx, [oldSlotId, slotId]);
    const booking = await lockBooking(tx, id);
    if (booking === null) throw new AppError('BOOK_001');
    // The booking moved before both locks were taken. Its current slot is not locked, or was locked in the wrong order.
    if (booking.slotId !== oldSlotId) throw new Outrun('The slot of a booking');
    const now = this.clock.now();
    assertMovable(booking, booking, now, mover);
    if (slotId === oldSlotId) return null;
    const to = await arenaSlot(tx, mover.locale, slotId);
    if (to === null || !to.arena.isShown) throw new AppError('BOOK_021');
    const current = { ...seen, ...booking };
    await this.assertTargetAllowed(tx, current, to, mover, now);
    const isFull = booking.mode === BookingMode.FULL;
    const isOwners = booking.userId !== null && booking.userId === mover.actorId;
    if (booking.totalCents === 0 && !isFull && !mover.isStaff) await this.limit(tx, booking, slotId, isOwners);
    const places = await takeSeats(tx, { slotId, places: isFull ? 'all' : booking.places, now });
    if (places === null || !(await moveBooking(tx, booking, { slotId, places, isOwners }))) throw new Outrun('A slot');
    await giveBackSeats(tx, oldSlotId, booking.places);
    await this.jobs.publish(tx, seatsGivenBack, { slotId: oldSlotId });
    const { actorId, reason } = mover;
    const data = { fromSlotId: oldSlotId, toSlotId: slotId, ...(reason !== undefined && { reason }) };
    await addEvent(tx, id, BookingEventKind.MOVED, now, actorId, data);
    const startsAt = new Date(to.startsAt);
    await this.settle.enqueueConfirmation(tx, { ...to, id, startsAt }, now, 'moved');
    if (booking.teamName !== null) await this.squads.notifyMoved(tx, id, startsAt);
    return oldSlotId;
  }

  /**
   * Checks the limit on free seats in the target slot, under its lock. A booking that its own account moves counts as
   * the account's.
   *
   * @throws AppError BOOK_024
   */
  private async limit(tx: Tx, booking: BookingRow, slotId: string, isOwners: boolean): Promise<void> {
    const { id, userId, isAdopted, email, network, places } = booking;
    const taker = { userId: isAdopted && !isOwners ? null : userId, email, network };
    if (!(await this.freeSeats.admits(tx, taker, { slotId, places, bookingId: id }))) throw new AppError('BOOK_024');
  }

  private async assertTargetAllowed(
    tx: Tx,
    booking: BookingView,
    to: ArenaSlotRow,
    mover: Mover,
    now: Date,
  ): Promise<void> {
    const { slot, places } = booking;
    const startsAt = new Date(to.startsAt);
    const problem = bookingProblem({ ...to, bookableUntil: startsAt }, booking, places, now);
    const isAlike =
      to.class === slot.class &&
      isTournament(to) === isTournament(slot) &&
      to.arena.place.province === slot.arena.place.province &&
      slotPrice(to, booking) === unitPriceOf(booking);
    if (problem === 'BOOK_006') throw new AppError(problem);
    if (!isAlike) throw new AppError('BOOK_011');
    if (problem !== null) throw new AppError(problem, { data: { others: await this.others(tx, booking, mover, now) } });
    assertMovable(booking, to, now, mover);
  }

  private async others(
    executor: Executor,
    booking: BookingView,
    { locale, scope, mayBeLate }: Mover,
    now: Date,
  ): Promise<ArenaSlotWire[]> {
    const { slot, places } = booking;
    const from = mayBeLate ? now : new Date(now.getTime() + limits.bookingChangeHours * msPerHour);
    const rows = await possibleMoves(executor, locale, {
      choice: booking,
      unitPrice: unitPriceOf(booking),
      places,
      class: slot.class,
      isTournament: isTournament(slot),
      province: slot.arena.place.province,
      arenaId: slot.arenaId,
      from,
      notSlotId: booking.slotId,
      scope,
    });
    return rows.map(presentArenaSlot);
  }
}

const asBooker = ({ locale, userId }: Visitor): Mover => ({
  ...{ locale, actorId: userId, scope: 'all', mayBeLate: false, isStaff: false },
});

function assertMovable(
  { status }: Pick<BookingView, 'status'>,
  { startsAt }: { startsAt: Date | string },
  now: Date,
  mover: Mover,
): void {
  const refusal = moveRefusal(status, new Date(startsAt), now, mover);
  if (refusal !== null) throw new AppError(refusal);
}

/** A team moves only to a tournament, and only teams do. */
const isTournament = ({ type }: ArenaSlotRow): boolean => type === SlotType.TOURNAMENT;

/** Cents before tax. All seats of a booking have the same price. */
const unitPriceOf = (booking: BookingView): number => takenSeats(booking)[0]?.priceCents ?? 0;
