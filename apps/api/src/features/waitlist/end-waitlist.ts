import { Injectable, type OnModuleInit } from '@nestjs/common';
import { locales, SlotState } from '@dronesoccer/contracts';
import { Config } from '../../config/index.js';
import { Clock } from '../../platform/clock/index.js';
import { Database, type Tx } from '../../platform/database/index.js';
import { Jobs } from '../../platform/jobs/index.js';
import { Mail, siteLink } from '../../platform/mail/index.js';
import { arenaSlot, lockSlot } from '../slots/index.js';
import { waitlistCancelled } from './mails/waitlist-cancelled.js';
import { endWaitlistOfSlot } from './waitlist.jobs.js';
import { passAllWaiting, settleOffers } from './waitlist.queries.js';

/**
 * Those who wait for a slot that was cancelled wait no longer, and one mail says so. Who had an offer is written to about its
 * booking, which was cancelled with the slot.
 */
@Injectable()
export class EndWaitlist implements OnModuleInit {
  constructor(
    private readonly config: Config,
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly jobs: Jobs,
    private readonly mail: Mail,
  ) {}

  onModuleInit(): void {
    this.mail.use(waitlistCancelled);
    this.jobs.handle(endWaitlistOfSlot, ({ slotId }) => this.database.transaction((tx) => this.end(tx, slotId)));
  }

  /** Who was passed over once is not written to again, however often it runs. */
  private async end(tx: Tx, slotId: string): Promise<void> {
    const now = this.clock.now();
    const locked = await lockSlot(tx, slotId);
    if (locked?.state !== SlotState.CANCELLED) return;
    await settleOffers(tx, slotId, now);
    const waited = await passAllWaiting(tx, slotId, now);
    // Once it would have begun there is nothing to arrange any more.
    if (waited.length === 0 || locked.startsAt <= now) return;
    for (const locale of locales) {
      const slot = await arenaSlot(tx, locale, slotId);
      const those = waited.filter((entry) => entry.locale === locale);
      if (slot === null) continue;
      const day = slot.localStart.slice(0, 10);
      const link = siteLink(this.config.http.webOrigin, locale, `/arenas/${slot.arenaId}?day=${day}`);
      const letters = those.map(({ email, seats }) => ({
        ...{ to: email, locale, template: waitlistCancelled },
        data: { seats, slot, link },
      }));
      await this.mail.enqueueMany(tx, letters);
    }
  }
}
