import { msPerDay } from '@dronesoccer/domain';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { serverLimits, SlotState, WaitlistState } from '@dronesoccer/contracts';
import { Clock } from '../../platform/clock/index.js';
import { Database, Outrun, type Tx } from '../../platform/database/index.js';
import { Housekeeping } from '../../platform/housekeeping/index.js';
import { Jobs, sweepEach } from '../../platform/jobs/index.js';
import { OfferSeats } from '../bookings/index.js';
import { SettingsReader } from '../../money/taxes/index.js';
import { arenaSlot, lockSlot } from '../slots/index.js';
import type { TaxTables } from '../../money/taxes/index.js';
import { offerSeatsOfSlot, sweepWaitlists } from './waitlist.jobs.js';
import { settleOffers } from './offer-expiry.js';
import { changeState, isOffered, nextWaiting, offersEnd, slotsToOffer } from './waitlist.queries.js';

const { WAITING, OFFERED, PASSED } = WaitlistState;
/** The number of slots that one sweep processes. The next sweep follows a minute later. */
const sweepSize = 100;

/** The settings that apply to an offer when it is made. */
interface Terms {
  taxes: TaxTables;
  holdMinutes: number;
}

/** Books freed seats for the first person on the waitlist whose requested number of seats fits. */
@Injectable()
export class OfferFreedSeats implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly housekeeping: Housekeeping,
    private readonly jobs: Jobs,
    private readonly offers: OfferSeats,
    private readonly settings: SettingsReader,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(offerSeatsOfSlot, ({ slotId }) => this.offer(slotId));
    this.jobs.repeat(sweepWaitlists, '* * * * *', () => this.sweep());
    this.housekeeping.add({
      table: 'waitlist_entries',
      column: 'changed_at',
      olderThanMs: serverLimits.waitlistDays * msPerDay,
    });
  }

  async sweep(): Promise<void> {
    const slotIds = await slotsToOffer(this.database, offersEnd(this.clock.now()), sweepSize);
    await sweepEach(slotIds, (slotId) => this.offer(slotId));
  }

  async offer(slotId: string): Promise<void> {
    const { taxes, settings } = await this.settings.current();
    const terms = { taxes, holdMinutes: settings.bookings.waitlistHoldMinutes };
    while (await this.database.transaction((tx) => this.offerNext(tx, slotId, terms)));
  }

  /**
   * Processes one entry per transaction under the slot's lock, so that two processes never offer the same seats, or
   * seats to the same person.
   */
  private async offerNext(tx: Tx, slotId: string, terms: Terms): Promise<boolean> {
    const now = this.clock.now();
    const slot = await lockSlot(tx, slotId);
    if (slot === null) return false;
    await settleOffers(tx, slotId, now);
    if (slot.state !== SlotState.OPEN || !isOffered(slot.startsAt, now)) return false;
    const entry = await nextWaiting(tx, slotId, slot.capacity - slot.taken);
    if (entry === null || !(await arenaSlot(tx, 'en', slotId))?.arena.isShown) return false;
    const bookingId = await this.offers.offer(tx, entry, { ...terms, now });
    // A person who can no longer book the slot, for example because it is now for members only, is passed over.
    const to = bookingId === null ? PASSED : OFFERED;
    if (!(await changeState(tx, entry.id, { from: WAITING, to, bookingId, at: now })))
      throw new Outrun('A waitlist entry');
    return true;
  }
}
