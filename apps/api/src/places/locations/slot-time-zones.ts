import { Injectable } from '@nestjs/common';
import type { Executor } from '../../platform/database/index.js';

type HasOtherZone = (executor: Executor, locationId: string, at: { timeZone: string; now: Date }) => Promise<boolean>;

/** The feature with the slots registers here how to find slots that another time zone would misplace. */
@Injectable()
export class SlotTimeZones {
  private find: HasOtherZone = () => Promise.resolve(false);

  register(find: HasOtherZone): void {
    this.find = find;
  }

  /** Returns whether a running or upcoming slot of the location has a time zone other than the given one. */
  hasOther(executor: Executor, locationId: string, at: { timeZone: string; now: Date }): Promise<boolean> {
    return this.find(executor, locationId, at);
  }
}
