import { Injectable, type OnModuleInit } from '@nestjs/common';
import { campaignLimits, type VisitedWire } from '@dronesoccer/contracts';
import { msPerMinute, visitKind } from '@dronesoccer/domain';
import { Clock } from '../../../platform/clock/index.js';
import { Database } from '../../../platform/database/index.js';
import { notFound } from '../../../platform/errors/index.js';
import { Jobs } from '../../../platform/jobs/index.js';
import { EmailTokens } from './email-tokens.js';
import { creditToEmail } from './visits.jobs.js';
import { creditUnsubscribing, holdFollowed, isPublished, recordVisit } from './visits.queries.js';

/** Records how readers react to an issue: they follow its links, read it in the archive or unsubscribe. */
@Injectable()
export class RecordVisit implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly jobs: Jobs,
    private readonly tokens: EmailTokens,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(creditToEmail, async ({ letter: emailToken, subscriptionId, at }) => {
      const deliveryId = this.tokens.deliveryOf(emailToken);
      if (deliveryId === null) return;
      await creditUnsubscribing(this.database, { deliveryId, subscriptionId, at: new Date(at) });
    });
  }

  /**
   * @param token the link's token; null if the campaign's archive page was read
   * @throws AppError NEWS_008 for a forged token, a token of another campaign, or a campaign that has not been sent
   */
  async visit(campaignId: string, token: string | null, userAgent: string | null): Promise<VisitedWire> {
    const at = this.clock.now();
    if (token === null) {
      if (!(await isPublished(this.database, campaignId))) throw notFound('NEWS_008');
      const seen = visitKind({ userAgent, sentMsAgo: null });
      await recordVisit(this.database, { campaignId, followed: null, at, ...seen }, 0);
      return { url: null };
    }
    const followed = this.tokens.followed(token);
    if (followed === null) throw notFound('NEWS_008');
    return this.database.transaction(async (tx) => {
      const found = await holdFollowed(tx, campaignId, followed.deliveryId, followed.position);
      if (found === null) throw notFound('NEWS_008');
      // If the delivery is not yet recorded as sent, it was sent no later than now.
      const sentMsAgo = at.getTime() - (found.sentAt ?? at).getTime();
      const seen = visitKind({ userAgent, sentMsAgo });
      await recordVisit(tx, { campaignId, followed, at, ...seen }, campaignLimits.visitCountsOnceMinutes * msPerMinute);
      return { url: found.url };
    });
  }
}
