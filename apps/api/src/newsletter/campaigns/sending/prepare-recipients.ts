import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/index.js';
import { Database } from '../../../platform/database/index.js';
import { holdForStep, writeStep } from './recipients.queries.js';

/** Subscriptions per transaction: a crash loses one step at most, and no statement runs long. */
export const stepSize = 5_000;

/** Writes down who gets a campaign, step by step in the order of the subscriptions, so that any process can go on. */
@Injectable()
export class PrepareRecipients {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** One step; false when another process is at it, or there is nothing left to prepare. */
  step(id: string): Promise<boolean> {
    return this.database.transaction(async (tx) => {
      const campaign = await holdForStep(tx, id);
      if (campaign === null) return false;
      await writeStep(tx, campaign, stepSize, this.clock.now());
      return true;
    });
  }
}
