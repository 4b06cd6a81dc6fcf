import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/index.js';
import { Database } from '../../../platform/database/index.js';
import { holdForStep, writeStep } from './recipients.queries.js';

/** Subscriptions per transaction. A crash loses at most one step, and no statement runs long. */
const stepSize = 5_000;

/**
 * Writes the recipients of a campaign step by step, in the order of the subscriptions, so that any process can
 * continue.
 */
@Injectable()
export class PrepareRecipients {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Runs one step. Returns false if another process is running one, or nothing is left to prepare. */
  step(id: string): Promise<boolean> {
    return this.database.transaction(async (tx) => {
      const campaign = await holdForStep(tx, id);
      if (campaign === null) return false;
      await writeStep(tx, campaign, stepSize, this.clock.now());
      return true;
    });
  }
}
