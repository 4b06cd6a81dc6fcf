import { Injectable } from '@nestjs/common';
import {
  ConsentEntryKind,
  type ConsentSource,
  type MySubscriptionWire,
  newsletterConsent,
  patterns,
  type PreferencesBody,
  SubscriptionState,
  type SubscriptionWire,
} from '@dronesoccer/contracts';
import { Clock } from '../../platform/clock/index.js';
import { Database, type Tx } from '../../platform/database/index.js';
import { AppError, constraintMeans } from '../../platform/errors/index.js';
import { Jobs } from '../../platform/jobs/index.js';
import { unsubscribedByLetter } from './newsletter.jobs.js';
import { presentSubscription } from './newsletter.presenter.js';
import {
  choose,
  hasReadWording,
  holdSubscription,
  moveSubscription,
  recordConsent,
  type SubscriptionRow,
  subscriptionOf,
  subscriptionOfAccount,
} from './subscriptions.queries.js';

// A tag may be deleted while someone chooses it.
constraintMeans({ newsletter_subscription_tags_tag_id_fkey: 'NEWS_004' });

const { PENDING, SUBSCRIBED, UNSUBSCRIBED } = SubscriptionState;

/** What a reader does with a subscription, by the token that is in every letter. Each step twice is the step once. */
@Injectable()
export class ChangeSubscription {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly jobs: Jobs,
  ) {}

  /** @throws AppError NEWS_003 */
  async get(token: string): Promise<SubscriptionWire> {
    const row = await subscriptionOf(this.database, token);
    if (row === null) throw new AppError('NEWS_003');
    return presentSubscription(row);
  }

  async mine(userId: string): Promise<MySubscriptionWire | null> {
    const row = await subscriptionOfAccount(this.database, userId);
    return row && { ...presentSubscription(row), token: row.token };
  }

  /**
   * @param network the reader's network address
   * @throws AppError NEWS_003, NEWS_012 when it was ended since
   */
  confirm(token: string, network: string): Promise<SubscriptionWire> {
    return this.change(token, async (tx, row) => {
      if (row.state === SUBSCRIBED) return;
      if (row.state !== PENDING) throw new AppError('NEWS_012');
      const at = this.clock.now();
      await moveSubscription(tx, { id: row.id, to: SUBSCRIBED, at });
      const entry = { subscriptionId: row.id, kind: ConsentEntryKind.CONFIRMED, at, network };
      // The page shows these words above its button: to an imported address for the first time.
      const wording = { words: newsletterConsent, locale: row.locale };
      const isFirst = !(await hasReadWording(tx, row.id));
      await recordConsent(tx, { ...entry, source: 'letter', ...(isFirst && { wording }) });
    });
  }

  /** @throws AppError NEWS_003, NEWS_004 for a topic that is gone, NEWS_012 when it has ended */
  prefer(token: string, { locale, tags }: PreferencesBody): Promise<SubscriptionWire> {
    return this.change(token, async (tx, { id, state }) => {
      if (state !== SUBSCRIBED && state !== PENDING) throw new AppError('NEWS_012');
      if (!tags.every((tag) => patterns.uuid.test(tag))) throw new AppError('NEWS_004');
      await choose(tx, id, locale, [...new Set(tags)]);
    });
  }

  /**
   * @param source `letter` for the one click of a mail program, which always succeeds
   * @param letter which letter it was done by, as its address says; null when none is named
   * @throws AppError NEWS_003, NEWS_012 when a person does it again
   */
  unsubscribe(
    token: string,
    { source, network, letter }: { source: ConsentSource; network: string; letter: string | null },
  ): Promise<SubscriptionWire> {
    return this.change(token, async (tx, { id, state }) => {
      if (state !== SUBSCRIBED && state !== PENDING) {
        if (source === 'letter') return;
        throw new AppError('NEWS_012');
      }
      const at = this.clock.now();
      await moveSubscription(tx, { id, to: UNSUBSCRIBED, at });
      await recordConsent(tx, { subscriptionId: id, kind: ConsentEntryKind.WITHDRAWN, at, source, network });
      if (letter !== null) {
        await this.jobs.publish(tx, unsubscribedByLetter, { letter, subscriptionId: id, at: at.toISOString() });
      }
    });
  }

  private change(token: string, work: (tx: Tx, row: SubscriptionRow) => Promise<void>): Promise<SubscriptionWire> {
    return this.database.transaction(async (tx) => {
      const row = await holdSubscription(tx, token);
      if (row === null) throw new AppError('NEWS_003');
      await work(tx, row);
      const changed = await subscriptionOf(tx, token);
      if (changed === null) throw new AppError('NEWS_003');
      return presentSubscription(changed);
    });
  }
}
