import { Injectable } from '@nestjs/common';
import { type WaitlistEntryWire, WaitlistState } from '@dronesoccer/contracts';
import type { Visitor } from '../../platform/access/index.js';
import { Clock } from '../../platform/clock/index.js';
import { Database, Outrun, type Tx } from '../../platform/database/index.js';
import { CancelBooking } from '../bookings/index.js';
import { ReadWaitlist } from './read-waitlist.js';
import { changeState, entryView } from './waitlist.queries.js';

const { WAITING, OFFERED, LEFT } = WaitlistState;

/** Ends a person's wait. Seats that are held for them as an offer go to the next person. */
@Injectable()
export class LeaveWaitlist {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly cancelling: CancelBooking,
    private readonly waitlist: ReadWaitlist,
  ) {}

  /**
   * Leaves the waitlist. An entry that has already ended stays unchanged.
   *
   * @throws AppError BOOK_022
   */
  async leave(id: string, visitor: Visitor): Promise<WaitlistEntryWire> {
    await this.waitlist.view(id, visitor);
    await this.database.transaction((tx) => this.leaveIn(tx, id, visitor));
    return this.waitlist.get(id, visitor);
  }

  private async leaveIn(tx: Tx, id: string, visitor: Visitor): Promise<void> {
    const entry = await entryView(tx, id, { userId: null, hasLink: true }, null);
    if (entry?.state !== WAITING && entry?.state !== OFFERED) return;
    if (entry.state === OFFERED && entry.bookingId !== null) {
      // Locks the slot first, like every change of a booking. While this waits for the lock, the offer may be paid or
      // expire, which ends the entry.
      if (!(await this.cancelling.abandon(tx, entry.bookingId, visitor.userId))) return;
    }
    const at = this.clock.now();
    if (!(await changeState(tx, id, { from: entry.state, to: LEFT, at }))) throw new Outrun('A waitlist entry');
  }
}
