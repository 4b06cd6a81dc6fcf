import { Injectable } from '@nestjs/common';
import {
  type AudienceRule,
  type AudienceWire,
  type ConsentBasis,
  type Locale,
  type ReceivedBody,
  SubscriptionState,
} from '@dronesoccer/contracts';
import { consentApplies } from '@dronesoccer/domain';
import { organisationDay } from '@dronesoccer/domain/calendar';
import { Clock } from '../../../platform/clock/index.js';
import { bindTo, Database, type Executor } from '../../../platform/database/index.js';
import { type Audience, audienceSql } from './audience-sql.js';
import { refuseUnknown } from './judge-audience.js';
import { knownTags } from './tags.queries.js';

const examplesMax = 10;

/** Reads the recipients that a campaign would have. */
@Injectable()
export class ReadAudience {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError NEWS_004 for an unknown topic, NEWS_008 if the place or category does not exist */
  async read({ tags, audience }: ReceivedBody<'newsletter.campaigns.admin.audience'>): Promise<AudienceWire> {
    const tagIds = await knownTags(this.database, tags);
    const requested = { tagIds, rule: refuseUnknown(plainRule(audience)) };
    const byLocale = await this.count(requested);
    return { total: byLocale.en + byLocale.fr, byLocale, examples: await this.examples(requested) };
  }

  /** Returns the number of readers in each language that the audience reaches now. */
  count(audience: Audience): Promise<Record<Locale, number>> {
    return countAudience(this.database, audience, this.clock.now());
  }

  /**
   * Returns the number of people in the audience who were asked to confirm under implied consent that has lapsed since.
   * Only express consent subscribes, and it does not lapse, so they are left out until they confirm.
   */
  async lapsed(audience: Audience): Promise<number> {
    const now = this.clock.now();
    const values: unknown[] = [];
    const waiting = await this.database.query<{ basis: ConsentBasis; day: string; count: number }>(
      `SELECT e.basis, e.given_on::text AS day, count(*)::int AS count FROM newsletter_subscriptions s
       CROSS JOIN LATERAL (SELECT c.basis, c.given_on FROM newsletter_consents c
         WHERE c.subscription_id = s.id ORDER BY c.at DESC, c.id DESC LIMIT 1) e
       WHERE e.basis IS NOT NULL AND ${audienceSql(audience, bindTo(values), now, SubscriptionState.PENDING)}
       GROUP BY e.basis, e.given_on`,
      values,
    );
    const today = organisationDay(now);
    return waiting.reduce((sum, { basis, day, count }) => sum + (consentApplies(basis, day, today) ? 0 : count), 0);
  }

  /**
   * Returns random examples. Subscription ids are in order of time, so starting from a random id would favour the
   * latest.
   */
  private async examples(audience: Audience): Promise<string[]> {
    const values: unknown[] = [];
    const bind = bindTo(values);
    const rows = await this.database.query<{ email: string }>(
      `SELECT s.email::text AS email FROM newsletter_subscriptions s WHERE ${audienceSql(audience, bind, this.clock.now())}
       ORDER BY random() LIMIT ${bind(examplesMax)}`,
      values,
    );
    return rows.map(({ email }) => email);
  }
}

async function countAudience(executor: Executor, audience: Audience, now: Date): Promise<Record<Locale, number>> {
  const values: unknown[] = [];
  const rows = await executor.query<{ locale: Locale; count: number }>(
    `SELECT s.locale, count(*)::int AS count FROM newsletter_subscriptions s
     WHERE ${audienceSql(audience, bindTo(values), now)} GROUP BY s.locale`,
    values,
  );
  const counts = { en: 0, fr: 0 };
  for (const { locale, count } of rows) counts[locale] = count;
  return counts;
}

/** Removes the undefined rules. */
const plainRule = (rule: AudienceRule): AudienceRule =>
  Object.fromEntries(Object.entries(rule).filter(([, value]) => value !== undefined));
