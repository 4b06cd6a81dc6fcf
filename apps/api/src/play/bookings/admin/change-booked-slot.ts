import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  BookingEventKind,
  BookingStatus,
  CancelReason,
  type CancelSlotBody,
  type Impact,
  type MoveSlotBody,
  type SlotAdminWire,
  SlotState,
  SlotType,
} from '@dronesoccer/contracts';
import { assertRefundConfirmed } from '../../../money/payments/index.js';
import type { ConfirmedCaller } from '../../../people/auth/index.js';
import type { CompanyScope } from '../../../platform/access/index.js';
import { Clock } from '../../../platform/clock/index.js';
import { Database, type Executor, type Tx } from '../../../platform/database/index.js';
import { AppError } from '../../../platform/errors/index.js';
import { Jobs } from '../../../platform/jobs/index.js';
import {
  AdministeredSlots,
  presentAdminSlot,
  SlotEdits,
  type SlotRow,
  type SlotTimes,
  type SlotValues,
} from '../../slots/index.js';
import { mailAboutBooking } from '../bookings.jobs.js';
import { addEvent, lockBooking } from '../bookings.queries.js';
import { CancelBooking } from '../change/cancel-booking.js';
import { noRefund } from '../change/decide-cancellation.js';
import { SettleBooking } from '../settle/settle-booking.js';
import { SquadNotices } from '../../squads/index.js';
import { impactOf, refundOf, type SlotChange, type AffectedBookings } from './impact.presenter.js';
import { type ImpactedRow, moveBookings, activeBookings, endExpiredBookings, waitingFor } from './impact.queries.js';

interface RequestedChange {
  actorId: string;
  scope: CompanyScope;
}

/** Returns a slot's new times, or null if the slot already has them. */
export type MoveTarget = (executor: Executor, slot: SlotRow) => Promise<SlotTimes | null>;

/**
 * Cancels or moves a slot together with its bookings, after an administrator has reviewed the impact. Everything
 * happens in one transaction that locks the slot first, so that no one books, pays or cancels meanwhile. Refunds and
 * emails are queued as jobs.
 */
@Injectable()
export class ChangeBookedSlot implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly jobs: Jobs,
    private readonly slots: AdministeredSlots,
    private readonly cancelling: CancelBooking,
    private readonly settle: SettleBooking,
    private readonly squads: SquadNotices,
    private readonly edits: SlotEdits,
  ) {}

  onModuleInit(): void {
    this.edits.register(followEdit);
  }

  /**
   * @throws AppError BOOK_004 if the slot is cancelled or over, BOOK_007, BOOK_017, BOOK_021 also for another company's
   * slot
   */
  async impact(id: string, change: SlotChange, scope: CompanyScope): Promise<Impact> {
    const slot = await this.slots.get(this.database, id, scope);
    if (change === null) this.refuseCancelling(slot);
    const to = change === null ? null : await this.timesOf(this.database, slot, change);
    return impactOf(slot, to, await this.touched(this.database, id));
  }

  /**
   * Returns the impact of a move whose times `target` computes.
   *
   * @throws AppError BOOK_004 if there is no new time, BOOK_021
   */
  async impactOfMove(id: string, target: MoveTarget, scope: CompanyScope): Promise<Impact> {
    const slot = await this.slots.get(this.database, id, scope);
    const to = await target(this.database, slot);
    if (to === null) throw new AppError('BOOK_004');
    return impactOf(slot, to, await this.touched(this.database, id));
  }

  /**
   * Cancels the slot. The call is idempotent.
   *
   * @throws AppError as `impact`, BOOK_013 with the new impact if it differs from the one that was confirmed, and AUTH_019
   * if the refunds of all bookings together exceed the sum of the settings
   */
  cancel(
    id: string,
    { fingerprint, reason = {} }: CancelSlotBody,
    { caller, scope }: { caller: ConfirmedCaller; scope: CompanyScope },
  ): Promise<SlotAdminWire> {
    return this.database.transaction(async (tx) => {
      const slot = await this.slots.hold(tx, id, scope);
      if (slot.state === SlotState.CANCELLED) return presentAdminSlot(slot);
      this.refuseCancelling(slot);
      const rows = await this.assertImpactConfirmed(tx, slot, null, fingerprint);
      await assertRefundConfirmed(tx, caller, {
        subjectIds: rows.map((row) => row.id),
        amountCents: rows.reduce((sum, row) => sum + refundOf(row), 0),
      });
      await this.slots.cancel(tx, slot, reason, caller.id);
      for (const row of rows) await this.cancelBooking(tx, row, caller.id);
      return presentAdminSlot(await this.slots.get(tx, id, scope));
    });
  }

  /**
   * Moves the slot. The call is idempotent.
   *
   * @throws AppError as `cancel`
   */
  move(id: string, { fingerprint, ...to }: MoveSlotBody, asked: RequestedChange): Promise<SlotAdminWire> {
    const isThere = (slot: SlotRow): boolean => slot.localStart === to.localStart && slot.localEnd === to.localEnd;
    const target: MoveTarget = async (tx, slot) => (isThere(slot) ? null : this.timesOf(tx, slot, to));
    return this.moveTo(id, target, fingerprint, asked);
  }

  /**
   * @param fingerprint null if the impact was confirmed together with other moves
   * @throws AppError as `cancel`
   */
  moveTo(
    id: string,
    target: MoveTarget,
    fingerprint: string | null,
    { actorId, scope }: RequestedChange,
  ): Promise<SlotAdminWire> {
    return this.database.transaction(async (tx) => {
      const slot = await this.slots.hold(tx, id, scope);
      const times = await target(tx, slot);
      if (times === null) return presentAdminSlot(slot);
      const rows = await this.assertImpactConfirmed(tx, slot, times, fingerprint);
      await this.slots.move(tx, slot, times, actorId);
      await moveBookings(tx, slot, times);
      for (const row of rows) await this.announceMove(tx, row, { slot, times, actorId });
      return presentAdminSlot(await this.slots.get(tx, id, scope));
    });
  }

  private refuseCancelling({ state, endsAt }: SlotRow): void {
    if (state === SlotState.CANCELLED || new Date(endsAt) <= this.clock.now()) throw new AppError('BOOK_004');
  }

  private timesOf(executor: Executor, slot: SlotRow, to: { localStart: string; localEnd: string }): Promise<SlotTimes> {
    const hasStarted = new Date(slot.startsAt) <= this.clock.now();
    if (slot.state === SlotState.CANCELLED || hasStarted) throw new AppError('BOOK_004');
    return this.slots.placeMove(executor, slot, to);
  }

  private async assertImpactConfirmed(
    tx: Tx,
    slot: SlotRow,
    change: SlotChange,
    fingerprint: string | null,
  ): Promise<readonly ImpactedRow[]> {
    const readAffected = await this.touched(tx, slot.id);
    const impact = impactOf(slot, change, readAffected);
    if (fingerprint !== null && impact.fingerprint !== fingerprint) throw new AppError('BOOK_013', { data: impact });
    return readAffected.rows;
  }

  private async touched(executor: Executor, slotId: string): Promise<AffectedBookings> {
    return { rows: await activeBookings(executor, slotId), waiting: await waitingFor(executor, slotId) };
  }

  private async cancelBooking(tx: Tx, row: ImpactedRow, actorId: string): Promise<void> {
    const booking = await lockBooking(tx, row.id);
    if (booking === null) throw new AppError('BOOK_001');
    const worth = { ...noRefund, refund: refundOf(row) };
    await this.cancelling.cancelIn(tx, booking, { reason: CancelReason.ADMIN, actorId }, worth);
  }

  private async announceMove(
    tx: Tx,
    { id, status }: ImpactedRow,
    { slot, times, actorId }: { slot: SlotRow; times: SlotTimes; actorId: string },
  ): Promise<void> {
    const now = this.clock.now();
    await addEvent(tx, id, BookingEventKind.MOVED, now, actorId);
    const startsAt = times.startsAt.toISOString();
    await this.jobs.enqueue(tx, mailAboutBooking, { bookingId: id, kind: 'moved-by-us', startsAt });
    if (status !== BookingStatus.CONFIRMED) return;
    await this.settle.remind(tx, { id, ...times, timeZone: slot.timeZone }, now);
    if (slot.type === SlotType.TOURNAMENT) await this.squads.notifyMoved(tx, id, times.startsAt);
  }
}

/**
 * Lets the expired bookings of a slot follow an edit, because a late payment may still reinstate them. Their bookers may
 * decline another time, as after a move. Another arena or type is not what they booked, so such a payment is refunded.
 */
async function followEdit(executor: Executor, before: SlotRow, after: SlotValues): Promise<void> {
  if (after.arenaId !== before.arenaId || after.type !== before.type) await endExpiredBookings(executor, before.id);
  else await moveBookings(executor, before, after);
}
