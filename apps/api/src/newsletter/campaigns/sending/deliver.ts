import { msPerDay, msPerMinute } from '@dronesoccer/domain';
import { Injectable } from '@nestjs/common';
import { DeliveryState, type Locale } from '@dronesoccer/contracts';
import { Config } from '../../../config/index.js';
import { Clock } from '../../../platform/clock/index.js';
import { Database, recordPersistently } from '../../../platform/database/index.js';
import { Log } from '../../../platform/logging/index.js';
import { type DeliveryOutcome, Mail } from '../../../platform/mail/index.js';
import { NewsletterLinks, suppress } from '../../subscribers/index.js';
import { EmailTokens } from '../visits/email-tokens.js';
import { isDeadAddress } from './dead-address.js';
import { claim, type ClaimedDelivery, deferredSince, type Outcome, recordOutcomes } from './deliveries.queries.js';
import { fieldOf, positionOf, type RunEmails } from './freeze-content.js';
import { ReportPauses } from './report-pauses.js';
import { countRefusals, holdThrottle, consumeThrottle, waitUntil } from './run.queries.js';

const { SENT, FAILED, PENDING, UNKNOWN } = DeliveryState;

/** The number of deliveries claimed at once. This many become unknown per lane if a process dies. */
const batch = 10;
/** At a slow rate, a lane claims what may be sent in a quarter of a second. */
const claimsPerSecond = 4;

/**
 * The bounds of the pause before the next attempt. Within them, the pause is as long as the server has been deferring
 * the email.
 */
const leastPauseMs = 5 * msPerMinute;
const longestPauseMs = 30 * msPerMinute;
/** The pause after an email did not reach the server: for that email, and for the whole campaign if none did. */
const notSentPauseMs = 30_000;
const serverAwayMs = 15_000;

/** Hands over the next emails of a campaign, and records the outcomes. */
@Injectable()
export class Deliver {
  private readonly emailsPerSecond: number;

  constructor(
    config: Config,
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly mail: Mail,
    private readonly links: NewsletterLinks,
    private readonly tokens: EmailTokens,
    private readonly pauses: ReportPauses,
    private readonly log: Log,
  ) {
    this.emailsPerSecond = config.newsletter.emailsPerSecond;
  }

  /** @returns whether there was anything to do */
  async next(campaignId: string, emails: RunEmails): Promise<boolean> {
    const { claimed, skipped } = await this.claim(campaignId);
    if (claimed.length === 0) return skipped > 0;
    const handovers = await Promise.all(claimed.map((one) => this.handOver(campaignId, emails, one)));
    // Otherwise, a short database outage would turn sent emails into unknown ones.
    await recordPersistently(() => this.record(campaignId, claimed, handovers));
    return true;
  }

  /**
   * Commits the claim before any email is handed over, so that after a crash the emails that may have been sent are
   * known.
   */
  private claim(campaignId: string): Promise<{ claimed: ClaimedDelivery[]; skipped: number }> {
    return this.database.transaction(async (tx) => {
      const now = this.clock.now();
      const throttle = await holdThrottle(tx, campaignId, now);
      if (throttle === null) return { claimed: [], skipped: 0 };
      const perSecond = throttle.perSecond ?? this.emailsPerSecond;
      const most = Math.min(batch, Math.max(1, Math.floor(perSecond / claimsPerSecond)));
      const taken = await claim(tx, campaignId, most, now);
      if (taken.claimed.length > 0) await consumeThrottle(tx, campaignId, taken.claimed.length, perSecond, now);
      return taken;
    });
  }

  private async handOver(campaignId: string, emails: RunEmails, one: ClaimedDelivery): Promise<DeliveryOutcome> {
    const { id, email, token } = one;
    // The issue may no longer be written in this language.
    const locale: Locale = emails[one.locale] === undefined ? (one.locale === 'en' ? 'fr' : 'en') : one.locale;
    const prepared = emails[locale];
    if (prepared === undefined) return { kind: 'notSent' };
    return this.mail.handOver(prepared, {
      ...{ to: email, id, at: this.clock.now() },
      unsubscribe: this.links.unsubscribe(token, locale, this.tokens.emailTokenOf(id)),
      filling: (blank) => {
        const field = fieldOf(blank);
        if (field === null) return this.tokens.linkOf({ id, campaignId }, positionOf(blank), locale);
        return one[field.name] ?? field.fallback;
      },
    });
  }

  private async record(
    campaignId: string,
    claimed: readonly ClaimedDelivery[],
    handovers: readonly DeliveryOutcome[],
  ): Promise<void> {
    const now = this.clock.now();
    const putOff = claimed.filter((_, index) => handovers[index]?.kind === 'later').map(({ id }) => id);
    const since = putOff.length === 0 ? new Map<string, Date>() : await deferredSince(this.database, putOff);
    const outcomes = claimed.map((one, index) =>
      outcomeOf(one, handovers[index] ?? { kind: 'unknown' }, since.get(one.id) ?? now, now),
    );
    const refused = outcomes.filter(({ state }) => state === FAILED);
    const dead = claimed.flatMap(({ subscriptionId }, index) => {
      const handover = handovers[index];
      return handover?.kind === 'refused' && isDeadAddress(handover) ? [{ subscriptionId, code: handover.code }] : [];
    });
    const paused = await this.database.transaction(async (tx) => {
      // Lock the campaign before its deliveries, as every other transaction does that locks both.
      const pausedNow = refused.length === 0 ? [] : await countRefusals(tx, campaignId, refused.length, now);
      await this.pauses.report(tx, pausedNow, 'refusals');
      await recordOutcomes(tx, outcomes, now);
      if (dead.length > 0) {
        await suppress(tx, dead, now);
      }
      if (handovers.every(({ kind }) => kind === 'notSent')) {
        await waitUntil(tx, campaignId, new Date(now.getTime() + serverAwayMs));
      }
      return pausedNow;
    });
    if (paused.length > 0) this.log.warn({ campaignId }, 'a campaign was paused: too many recipients were refused');
  }
}

/** @param since when the server first deferred the email */
function outcomeOf({ id, attempt }: ClaimedDelivery, handover: DeliveryOutcome, since: Date, now: Date): Outcome {
  const base = { id, attempt, code: null, retryAt: null, isDeferred: false };
  const after = (ms: number): Date => new Date(now.getTime() + ms);
  switch (handover.kind) {
    case 'sent':
      return { ...base, state: SENT };
    case 'unknown':
      return { ...base, state: UNKNOWN };
    case 'refused':
      return { ...base, state: FAILED, code: handover.code };
    case 'notSent':
      return { ...base, state: PENDING, retryAt: after(notSentPauseMs) };
    case 'later': {
      const { code } = handover;
      const lasts = now.getTime() - since.getTime();
      if (lasts >= msPerDay) return { ...base, state: FAILED, code };
      const pauseMs = Math.min(longestPauseMs, Math.max(leastPauseMs, lasts));
      return { ...base, state: PENDING, code, retryAt: after(pauseMs), isDeferred: true };
    }
  }
}
