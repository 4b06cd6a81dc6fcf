import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../platform/database/index.js';
import { Jobs } from '../../platform/jobs/index.js';
import type { SlotMoved } from '../slots/index.js';
import { followMoveOfSlot, mailWaiting } from './waitlist.jobs.js';
import { markToldOfMove } from './waitlist.queries.js';

/**
 * Emails the people who wait for a slot that was moved. They keep their place in line, because most moves are small, and
 * the email says how to leave. A person with an offer gets the email about that booking instead.
 */
@Injectable()
export class TellOfMoves implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly jobs: Jobs,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(followMoveOfSlot, (moved) => this.tell(moved));
  }

  private async tell(moved: SlotMoved): Promise<void> {
    await this.database.transaction(async (tx) => {
      for (const entryId of await markToldOfMove(tx, moved.slotId, moved.at)) {
        await this.jobs.enqueue(tx, mailWaiting, { entryId, moved });
      }
    });
  }
}
