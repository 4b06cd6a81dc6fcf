import { Injectable } from '@nestjs/common';
import { slotProblems } from '@dronesoccer/domain';
import { placeSpan } from '@dronesoccer/domain/calendar';
import type { CompanyScope } from '../../../platform/access/index.js';
import { Audit } from '../../../platform/audit/index.js';
import { Clock } from '../../../platform/clock/index.js';
import type { Executor, Tx } from '../../../platform/database/index.js';
import { AppError } from '../../../platform/errors/index.js';
import { Jobs } from '../../../platform/jobs/index.js';
import { slotCancelled } from '../slots.jobs.js';
import type { SlotRow } from '../slots.queries.js';
import { lockSlot } from '../take-seats.js';
import { refusals, refuseFields, slotProblemTexts } from './refusals.js';
import { presentAdminSlot } from './slots.presenter.js';
import {
  cancelSlot,
  moveSlot,
  overlapsAnother,
  type SlotCancelReason,
  slotOfScope,
  type SlotTimes,
} from './slots.queries.js';

/** To which wall times a slot is to be moved. */
export interface SlotMove {
  localStart: string;
  localEnd: string;
}

/** A slot as the feature of its bookings changes it, together with them. */
@Injectable()
export class AdministeredSlots {
  constructor(
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly jobs: Jobs,
  ) {}

  /** @throws AppError BOOK_021 also for another company's */
  async get(executor: Executor, id: string, scope: CompanyScope): Promise<SlotRow> {
    const slot = await slotOfScope(executor, id, scope);
    if (slot === null) throw new AppError('BOOK_021');
    return slot;
  }

  /** The same, held until the transaction ends: before its bookings are. */
  async hold(tx: Tx, id: string, scope: CompanyScope): Promise<SlotRow> {
    await lockSlot(tx, id);
    return this.get(tx, id, scope);
  }

  /** Where a move leads. @throws AppError BOOK_007 for times that make no slot or have passed, BOOK_017 for another slot there */
  async placeMove(executor: Executor, slot: SlotRow, move: SlotMove): Promise<SlotTimes> {
    const { type, prices } = presentAdminSlot(slot);
    const problems = slotProblems({ type, prices, ...move });
    refuseFields(problems.map(({ field, problem }) => ({ field, message: slotProblemTexts[problem] })));
    const { isShifted: _, ...times } = placeSpan(slot.timeZone, move);
    if (times.startsAt <= this.clock.now()) refuseFields([{ field: 'localStart', message: refusals.past }]);
    if (await overlapsAnother(executor, slot, times)) throw new AppError('BOOK_017');
    return times;
  }

  /** Of a slot that the caller holds. */
  async cancel(tx: Tx, slot: SlotRow, reason: SlotCancelReason, actorId: string): Promise<void> {
    await cancelSlot(tx, slot.id, reason, this.clock.now());
    await this.jobs.publish(tx, slotCancelled, { slotId: slot.id });
    await this.record(tx, slot, actorId, 'slot.cancelled');
  }

  /** Of a slot that the caller holds. */
  async move(tx: Tx, slot: SlotRow, times: SlotTimes, actorId: string): Promise<void> {
    await moveSlot(tx, slot.id, times, this.clock.now());
    await this.record(tx, slot, actorId, 'slot.moved');
  }

  private async record(tx: Tx, before: SlotRow, actorId: string, action: string): Promise<void> {
    const after = await this.get(tx, before.id, 'all');
    await this.audit.write(tx, {
      ...{ actorId, action, subjectType: 'slot', subjectId: before.id },
      before: presentAdminSlot(before),
      after: presentAdminSlot(after),
    });
  }
}
