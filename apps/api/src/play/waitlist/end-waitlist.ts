import { Injectable, type OnModuleInit } from '@nestjs/common';
import { locales, SlotState } from '@dronesoccer/contracts';
import { Config } from '../../config/index.js';
import { Clock } from '../../platform/clock/index.js';
import { Database, type Tx } from '../../platform/database/index.js';
import { Jobs } from '../../platform/jobs/index.js';
import { Mail, type MailTemplate, siteLink } from '../../platform/mail/index.js';
import { arenaSlot, lockSlot, otherTimes } from '../slots/index.js';
import { waitlistCancelled, waitlistClosed, type WaitlistFacts } from './mails/waitlist.mails.js';
import { endWaitlistOfSlot, endWaitlistsOfArena, forgetNetworks } from './waitlist.jobs.js';
import { settleOffers } from './offer-expiry.js';
import { deleteNetworks, isActiveArena, passAllWaiting, slotsWaitedFor } from './waitlist.queries.js';

/**
 * Ends the waitlist of a cancelled slot or of a deactivated arena, and emails each person once. A person with an offer
 * keeps the booking if the arena was deactivated; if the slot was cancelled, the cancellation email about the booking
 * informs them.
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
    this.jobs.handle(endWaitlistOfSlot, ({ slotId }) => this.endOfSlot(slotId));
    this.jobs.handle(endWaitlistsOfArena, ({ arenaId }) => this.endAtArena(arenaId));
    this.jobs.repeat(forgetNetworks, '34 * * * *', () => this.forgetNetworks());
  }

  /** No one gets an offer after the start, so the limit on free seats needs the networks no longer. */
  async forgetNetworks(): Promise<void> {
    await deleteNetworks(this.database, this.clock.now());
  }

  private async endOfSlot(slotId: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      const locked = await lockSlot(tx, slotId);
      if (locked?.state === SlotState.CANCELLED) await this.end(tx, slotId, waitlistCancelled);
    });
  }

  /**
   * Ends the waitlists one slot at a time, each in its own transaction, so that an interrupted run resumes where it
   * stopped.
   */
  private async endAtArena(arenaId: string): Promise<void> {
    for (const slotId of await slotsWaitedFor(this.database, arenaId)) {
      await this.database.transaction(async (tx) => {
        await lockSlot(tx, slotId);
        // An arena that was reactivated meanwhile has seats to offer.
        if (!(await isActiveArena(tx, arenaId))) await this.end(tx, slotId, waitlistClosed);
      });
    }
  }

  /** Ends a waitlist under the slot's lock. A person who was passed over is not emailed again if the job runs again. */
  private async end(tx: Tx, slotId: string, template: MailTemplate<WaitlistFacts>): Promise<void> {
    const now = this.clock.now();
    await settleOffers(tx, slotId, now);
    const waited = await passAllWaiting(tx, slotId, now);
    if (waited.length === 0) return;
    for (const locale of locales) {
      const slot = await arenaSlot(tx, locale, slotId);
      // After the start there is nothing left to arrange.
      if (slot === null || new Date(slot.startsAt) <= now) continue;
      const path = template === waitlistClosed ? '/arenas' : otherTimes(slot);
      const link = siteLink(this.config.http.webOrigin, locale, path);
      const emails = waited
        .filter((entry) => entry.locale === locale)
        .map(({ email, seats }) => ({ to: email, locale, template, data: { seats, slot, link } }));
      await this.mail.enqueueMany(tx, emails);
    }
  }
}
