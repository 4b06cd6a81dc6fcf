import { Injectable } from '@nestjs/common';
import type { Executor } from '../../../platform/database/index.js';
import type { SlotRow } from '../slots.queries.js';
import type { SlotValues } from './slots.queries.js';

type FollowEdit = (executor: Executor, before: SlotRow, after: SlotValues) => Promise<void>;

/** The feature with the bookings registers here how its expired bookings follow the edit of a slot. */
@Injectable()
export class SlotEdits {
  private followEdit: FollowEdit = () => Promise.resolve();

  register(follow: FollowEdit): void {
    this.followEdit = follow;
  }

  /** Follows a new time, arena or type in the transaction of the edit, which holds the lock on the slot's row. */
  follow(executor: Executor, before: SlotRow, after: SlotValues): Promise<void> {
    return this.followEdit(executor, before, after);
  }
}
