import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../../platform/clock/index.js';
import { Database } from '../../../platform/database/index.js';
import { JobRefused, Jobs } from '../../../platform/jobs/index.js';
import { makeSlots } from '../slots.jobs.js';
import { type PlannedSlot, plannedSlots, type SlotPlan } from './planned-slots.js';
import { insertPlanned, lockProgress, moveProgress, planOf } from './slot-patterns.queries.js';

/** The number of slots per statement and transaction, and so the most that a crash can undo. */
const batch = 500;

/**
 * Makes the slots of a pattern, except those that have started by then. The slots and the progress commit together, so the
 * job resumes where it stopped.
 */
@Injectable()
export class MakeSlots implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly jobs: Jobs,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(makeSlots, ({ patternId }) => this.make(patternId));
  }

  async make(patternId: string): Promise<void> {
    const plan = await planOf(this.database, patternId);
    if (plan === null) throw new JobRefused('there is no such pattern');
    const { slots } = plannedSlots(plan);
    while (await this.makeNext(patternId, plan, slots));
  }

  /** Returns false if nothing is left. */
  private makeNext(patternId: string, plan: SlotPlan, slots: readonly PlannedSlot[]): Promise<boolean> {
    return this.database.transaction(async (tx) => {
      const progress = await lockProgress(tx, patternId);
      if (progress === null || progress.done >= progress.total) return false;
      const next = slots.slice(progress.done, progress.done + batch);
      const now = this.clock.now();
      const ahead = next.filter(({ startsAt }) => startsAt > now);
      const made = await insertPlanned(tx, { patternId, plan }, ahead);
      const isLast = progress.done + next.length >= slots.length;
      await moveProgress(tx, patternId, { decided: next.length, made, isLast });
      return !isLast;
    });
  }
}
