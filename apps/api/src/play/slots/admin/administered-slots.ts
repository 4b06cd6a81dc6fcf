import { Injectable } from '@nestjs/common';
import { slotProblems } from '@dronesoccer/domain';
import { placeSpan } from '@dronesoccer/domain/calendar';
import type { CompanyScope } from '../../../platform/access/index.js';
import { Audit } from '../../../platform/audit/index.js';
import { Clock } from '../../../platform/clock/index.js';
import type { Executor, Tx } from '../../../platform/database/index.js';
import { AppError } from '../../../platform/errors/index.js';
import { Jobs } from '../../../platform/jobs/index.js';
import { moveOf, slotCancelled, slotMoved } from '../slots.jobs.js';
import type { SlotRow } from '../slots.queries.js';
import { lockSlot } from '../take-seats.js';
import { refusals, assertValidFields, slotProblemTexts } from './refusals.js';
import { auditedSlot, presentAdminSlot } from './slots.presenter.js';
import {
  cancelSlot,
  moveSlot,
  overlapsAnother,
  type SlotCancelReason,
  slotOfScope,
  type SlotTimes,
} from './slots.queries.js';

/** The wall times to which a slot is moved. */
export interface SlotMove {
  localStart: string;
  localEnd: string;
}

/** Lets the bookings feature change a slot together with its bookings. */
@Injectable()
export class AdministeredSlots {
  constructor(
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly jobs: Jobs,
  ) {}

  /** @throws AppError BOOK_021 if the slot does not exist or belongs to another company */
  async get(executor: Executor, id: string, scope: CompanyScope): Promise<SlotRow> {
    const slot = await slotOfScope(executor, id, scope);
    if (slot === null) throw new AppError('BOOK_021');
    return slot;
  }

  /** Reads a slot like `get`, and locks it until the transaction ends. Lock a slot before its bookings. */
  async hold(tx: Tx, id: string, scope: CompanyScope): Promise<SlotRow> {
    await lockSlot(tx, id);
    return this.get(tx, id, scope);
  }

  /**
   * Returns the slot's times after a move.
   * @throws AppError BOOK_007 if the times are invalid or have passed, BOOK_017 if another slot overlaps them
   */
  async placeMove(executor: Executor, slot: SlotRow, move: SlotMove): Promise<SlotTimes> {
    const { type, prices } = presentAdminSlot(slot);
    const problems = slotProblems({ type, prices, ...move });
    assertValidFields(problems.map(({ field, problem }) => ({ field, message: slotProblemTexts[problem] })));
    const { isShifted: _, ...times } = placeSpan(slot.timeZone, move);
    if (times.startsAt <= this.clock.now()) assertValidFields([{ field: 'localStart', message: refusals.past }]);
    if (await overlapsAnother(executor, slot, times)) throw new AppError('BOOK_017');
    return times;
  }

  /** The caller must hold the lock on the slot. */
  async cancel(tx: Tx, slot: SlotRow, reason: SlotCancelReason, actorId: string): Promise<void> {
    await cancelSlot(tx, slot.id, reason, this.clock.now());
    await this.jobs.publish(tx, slotCancelled, { slotId: slot.id });
    await this.record(tx, slot, actorId, 'slot.cancelled');
  }

  /** The caller must hold the lock on the slot. */
  async move(tx: Tx, slot: SlotRow, times: SlotTimes, actorId: string): Promise<void> {
    const now = this.clock.now();
    await moveSlot(tx, slot.id, times, now);
    // New rules of its time zone change a slot's instants only.
    const isMoved = times.localStart !== slot.localStart || times.localEnd !== slot.localEnd;
    if (isMoved) await this.jobs.publish(tx, slotMoved, moveOf(slot, now));
    await this.record(tx, slot, actorId, 'slot.moved');
  }

  private async record(tx: Tx, before: SlotRow, actorId: string, action: string): Promise<void> {
    const after = await this.get(tx, before.id, 'all');
    await this.audit.write(tx, {
      ...{ actorId, action, subjectType: 'slot', subjectId: before.id },
      before: auditedSlot(before),
      after: auditedSlot(after),
    });
  }
}
