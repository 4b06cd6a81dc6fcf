import { Injectable } from '@nestjs/common';
import {
  ConsentEntryKind,
  type ConsentSource,
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
import { NewsletterLinks } from './newsletter-links.js';
import { unsubscribedByEmail } from './newsletter.jobs.js';
import { presentSubscription } from './newsletter.presenter.js';
import {
  setPreferences,
  hasReadWording,
  holdFirstRequest,
  holdSubscription,
  holdToConfirm,
  moveSubscription,
  recordConsent,
  type SubscriptionRow,
  subscriptionOf,
  subscriptionOfAccount,
  subscriptionToConfirm,
} from './subscriptions.queries.js';

// A topic may be deleted while someone chooses it.
constraintMeans({ newsletter_subscription_tags_tag_id_fkey: 'NEWS_004' });

const { PENDING, SUBSCRIBED, UNSUBSCRIBED } = SubscriptionState;

/**
 * Lets readers manage their subscription by the token in every newsletter issue. Confirming requires the token of the
 * latest confirmation email. Repeating a step has no further effect.
 */
@Injectable()
export class ChangeSubscription {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly jobs: Jobs,
    private readonly links: NewsletterLinks,
  ) {}

  /**
   * @param token the token of a newsletter issue or of the latest confirmation email
   * @throws AppError NEWS_003
   */
  async get(token: string): Promise<SubscriptionWire> {
    const confirmationId = this.links.confirmationIdOf(token);
    const row = await (confirmationId === null
      ? subscriptionOf(this.database, token)
      : subscriptionToConfirm(this.database, confirmationId));
    if (row === null) throw new AppError('NEWS_003');
    return presentSubscription(row);
  }

  async mine(userId: string): Promise<SubscriptionWire | null> {
    const row = await subscriptionOfAccount(this.database, userId);
    return row && presentSubscription(row);
  }

  /**
   * @param token the token of the latest confirmation email
   * @param network the reader's network address
   * @throws AppError NEWS_003 also for the token of an issue, NEWS_012 if the subscription has ended since
   */
  confirm(token: string, network: string): Promise<SubscriptionWire> {
    const confirmationId = this.links.confirmationIdOf(token);
    const hold = (tx: Tx) =>
      confirmationId === null ? holdFirstRequest(tx, token) : holdToConfirm(tx, confirmationId);
    return this.changeHeld(hold, async (tx, row) => {
      if (row.state === SUBSCRIBED) return;
      if (row.state !== PENDING) throw new AppError('NEWS_012');
      const at = this.clock.now();
      await moveSubscription(tx, { id: row.id, to: SUBSCRIBED, at });
      const entry = { subscriptionId: row.id, kind: ConsentEntryKind.CONFIRMED, at, network };
      // The page shows this wording above its button. The owner of an imported address sees it there for the first
      // time.
      const wording = { words: newsletterConsent, locale: row.locale };
      const isFirst = !(await hasReadWording(tx, row.id));
      await recordConsent(tx, { ...entry, source: 'letter', ...(isFirst && { wording }) });
    });
  }

  /** @throws AppError NEWS_003, NEWS_004 if a topic no longer exists, NEWS_012 if the subscription has ended */
  prefer(token: string, { locale, tags }: PreferencesBody): Promise<SubscriptionWire> {
    return this.change(token, async (tx, { id, state }) => {
      if (state !== SUBSCRIBED && state !== PENDING) throw new AppError('NEWS_012');
      if (!tags.every((tag) => patterns.uuid.test(tag))) throw new AppError('NEWS_004');
      await setPreferences(tx, id, locale, [...new Set(tags)]);
    });
  }

  /**
   * @param source `letter` for a mail program's one-click request, which always succeeds
   * @param emailToken the token of the email that the request came from; null if the address has none
   * @throws AppError NEWS_003, NEWS_012 if a person has already unsubscribed
   */
  unsubscribe(
    token: string,
    { source, network, emailToken }: { source: ConsentSource; network: string; emailToken: string | null },
  ): Promise<SubscriptionWire> {
    return this.change(token, async (tx, { id, state }) => {
      if (state !== SUBSCRIBED && state !== PENDING) {
        if (source === 'letter') return;
        throw new AppError('NEWS_012');
      }
      const at = this.clock.now();
      await moveSubscription(tx, { id, to: UNSUBSCRIBED, at });
      await recordConsent(tx, { subscriptionId: id, kind: ConsentEntryKind.WITHDRAWN, at, source, network });
      if (emailToken !== null) {
        await this.jobs.publish(tx, unsubscribedByEmail, {
          letter: emailToken,
          subscriptionId: id,
          at: at.toISOString(),
        });
      }
    });
  }

  private change(token: string, work: (tx: Tx, row: SubscriptionRow) => Promise<void>): Promise<SubscriptionWire> {
    return this.changeHeld((tx) => holdSubscription(tx, token), work);
  }

  private changeHeld(
    hold: (tx: Tx) => Promise<SubscriptionRow | null>,
    work: (tx: Tx, row: SubscriptionRow) => Promise<void>,
  ): Promise<SubscriptionWire> {
    return this.database.transaction(async (tx) => {
      const row = await hold(tx);
      if (row === null) throw new AppError('NEWS_003');
      await work(tx, row);
      const changed = await subscriptionOf(tx, row.token);
      if (changed === null) throw new AppError('NEWS_003');
      return presentSubscription(changed);
    });
  }
}
