import { hash } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  type DriftDecision,
  type DriftImpactWire,
  type Impact,
  type SettleDriftBody,
  type SlotAdminWire,
  SlotState,
} from '@dronesoccer/contracts';
import { Clock } from '../../../platform/clock/index.js';
import { Database } from '../../../platform/database/index.js';
import { AppError } from '../../../platform/errors/index.js';
import { Jobs } from '../../../platform/jobs/index.js';
import { ChangeBookedSlot, type MoveTarget } from '../../bookings/index.js';
import { AdministeredSlots } from '../../slots/index.js';
import { driftOfSlot } from './find-drift.js';
import { settleArena } from '../slot-drift.jobs.js';
import { type DriftingSlot, everyDrift } from './slot-drift.queries.js';

/** What an administrator decides about slots that have drifted; each moves as any slot does, with its bookings. */
@Injectable()
export class SettleDrift implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly jobs: Jobs,
    private readonly slots: AdministeredSlots,
    private readonly changes: ChangeBookedSlot,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(settleArena, ({ arenaId, keep, actorId }) => this.settleArena(arenaId, keep, actorId));
  }

  /** @throws AppError BOOK_004 for a slot that clocks show rightly, BOOK_007, BOOK_017, BOOK_021 */
  impact(id: string, keep: DriftDecision): Promise<Impact> {
    return this.changes.impactOfMove(id, this.targetOf(keep), 'all');
  }

  /** Twice is once. @throws AppError BOOK_007, BOOK_017, BOOK_021, and BOOK_013 with the new impact */
  settle(id: string, { keep, fingerprint }: SettleDriftBody, actorId: string): Promise<SlotAdminWire> {
    return this.changes.moveTo(id, this.targetOf(keep), fingerprint, { actorId, scope: 'all' });
  }

  async impactOfAll(keep: DriftDecision): Promise<DriftImpactWire> {
    return impactOf(keep, await everyDrift(this.database, this.clock.now()));
  }

  /** One job for each arena does it. @throws AppError BOOK_013 with what it touches now, if that was not agreed to */
  settleAll({ keep, fingerprint }: SettleDriftBody, actorId: string): Promise<DriftImpactWire> {
    return this.database.transaction(async (tx) => {
      const all = await everyDrift(tx, this.clock.now());
      const impact = impactOf(keep, all);
      if (impact.fingerprint !== fingerprint) throw new AppError('BOOK_013', { data: impact });
      const arenas = [...new Set(all.map(({ arenaId }) => arenaId))];
      await this.jobs.enqueueMany(
        tx,
        settleArena,
        arenas.map((arenaId) => ({ arenaId, keep, actorId })),
      );
      return impact;
    });
  }

  /** Whatever is in the way of a slot stays, and so does the slot on the list. */
  private async settleArena(arenaId: string, keep: DriftDecision, actorId: string): Promise<void> {
    const all = await everyDrift(this.database, this.clock.now(), arenaId);
    // The first pass moves what becomes earlier, from the front; the second what becomes later, from the back. So none
    // is in the way of the next.
    for (const { id } of all) await this.moveInTurn(id, { keep, actorId, isLater: false });
    for (const { id } of all.toReversed()) await this.moveInTurn(id, { keep, actorId, isLater: true });
  }

  private async moveInTurn(
    id: string,
    { keep, actorId, isLater }: { keep: DriftDecision; actorId: string; isLater: boolean },
  ): Promise<void> {
    const target = this.targetOf(keep);
    const inTurn: MoveTarget = (executor, slot) =>
      (driftOfSlot(slot)?.minutes ?? 0) > 0 === isLater ? target(executor, slot) : Promise.resolve(null);
    try {
      await this.changes.moveTo(id, inTurn, null, { actorId, scope: 'all' });
    } catch (error) {
      if (!(error instanceof AppError && inTheWay.has(error.code))) throw error;
    }
  }

  private targetOf(keep: DriftDecision): MoveTarget {
    return async (executor, slot) => {
      const { state, startsAt, localStart, localEnd } = slot;
      const drift = driftOfSlot(slot);
      const isOver = state === SlotState.CANCELLED || new Date(startsAt) <= this.clock.now();
      if (drift === null || isOver) return null;
      // Its instants are not touched, so nothing can be in its way.
      if (keep === 'instant') return drift.keepInstant;
      return this.slots.placeMove(executor, slot, { localStart, localEnd });
    };
  }
}

/** Another slot, or that the time has passed by now. */
const inTheWay: ReadonlySet<string> = new Set(['BOOK_007', 'BOOK_017', 'BOOK_021']);

const impactOf = (keep: DriftDecision, all: readonly DriftingSlot[]): DriftImpactWire => ({
  slots: all.length,
  bookings: all.reduce((sum, { bookings }) => sum + bookings, 0),
  fingerprint: hash('sha256', JSON.stringify([keep, all]), 'base64url'),
});
