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
import { type DriftingSlot, driftingSlots } from './slot-drift.queries.js';

/** Applies an administrator's decision about drifted slots. Each slot moves with its bookings, as in any other move. */
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

  /** @throws AppError BOOK_004 if the slot has no drift to settle, BOOK_007, BOOK_017, BOOK_021 */
  impact(id: string, keep: DriftDecision): Promise<Impact> {
    return this.changes.impactOfMove(id, this.targetOf(keep), 'all');
  }

  /**
   * The call is idempotent.
   * @throws AppError BOOK_007, BOOK_017, BOOK_021, and BOOK_013 with the new impact
   */
  settle(id: string, { keep, fingerprint }: SettleDriftBody, actorId: string): Promise<SlotAdminWire> {
    return this.changes.moveTo(id, this.targetOf(keep), fingerprint, { actorId, scope: 'all' });
  }

  async impactOfAll(keep: DriftDecision): Promise<DriftImpactWire> {
    return impactOf(keep, await driftingSlots(this.database, this.clock.now()));
  }

  /**
   * Enqueues one job per arena.
   * @throws AppError BOOK_013 with the current impact if it differs from the confirmed one
   */
  settleAll({ keep, fingerprint }: SettleDriftBody, actorId: string): Promise<DriftImpactWire> {
    return this.database.transaction(async (tx) => {
      const all = await driftingSlots(tx, this.clock.now());
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

  /** If something is in a slot's way, the slot stays where it is and remains on the list. */
  private async settleArena(arenaId: string, keep: DriftDecision, actorId: string): Promise<void> {
    const all = await driftingSlots(this.database, this.clock.now(), arenaId);
    // The first pass moves slots to earlier times, front to back; the second moves slots to later times, back to front.
    // So no slot is in the way of the next.
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
      // The instants do not change, so nothing can be in the way.
      if (keep === 'instant') return drift.keepInstant;
      return this.slots.placeMove(executor, slot, { localStart, localEnd });
    };
  }
}

/** The errors for a move that another slot blocks, or whose time has passed. */
const inTheWay: ReadonlySet<string> = new Set(['BOOK_007', 'BOOK_017', 'BOOK_021']);

const impactOf = (keep: DriftDecision, all: readonly DriftingSlot[]): DriftImpactWire => ({
  slots: all.length,
  bookings: all.reduce((sum, { bookings }) => sum + bookings, 0),
  fingerprint: hash('sha256', JSON.stringify([keep, all]), 'base64url'),
});
