import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  ConsentEntryKind,
  type ConsentSource,
  type Locale,
  newsletterConsent,
  type ReceivedBody,
  type SubscribedWire,
  SubscriptionState,
} from '@dronesoccer/contracts';
import { Config } from '../../config/index.js';
import type { Visitor } from '../../platform/access/index.js';
import { Clock } from '../../platform/clock/index.js';
import { Database, type Tx } from '../../platform/database/index.js';
import { AppError } from '../../platform/errors/index.js';
import { Jobs } from '../../platform/jobs/index.js';
import { StrangerMail } from '../../platform/mail/index.js';
import { isOwnAddress } from '../../people/users/index.js';
import { mailConfirmation } from './newsletter.jobs.js';
import { lockOrCreate, moveSubscription, recordConsent, subscriptionOf } from './subscriptions.queries.js';

const { PENDING, SUBSCRIBED, SUPPRESSED } = SubscriptionState;

interface SubscribeRequest {
  email: string;
  source: ConsentSource;
  /** The language of the consent wording that the visitor read. */
  read: Locale;
  /** The visitor is signed in with this verified address. */
  isOwn: boolean;
}

/** Subscribes an address on request, and confirms it by an emailed link. */
@Injectable()
export class Subscribe {
  private readonly usesDoubleOptIn: boolean;

  constructor(
    config: Config,
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly jobs: Jobs,
    private readonly strangers: StrangerMail,
  ) {
    this.usesDoubleOptIn = config.newsletter.doubleOptIn;
  }

  /**
   * The reply does not reveal whether an address is new, awaits confirmation or is suppressed.
   *
   * @param from the visitor's network address
   * @throws AppError NEWS_010 if the address is subscribed
   */
  async subscribe(
    { email, locale, source = 'footer' }: ReceivedBody<'newsletter.subscribe'>,
    visitor: Visitor,
    from: string,
  ): Promise<SubscribedWire> {
    const isOwn = await isOwnAddress(this.database, visitor.userId, email);
    return this.ask({ email, source, read: locale ?? visitor.locale, isOwn }, from);
  }

  /**
   * Subscribes a former reader again by the token of an old issue, so that no one has to retype the address. The issue
   * may have been forwarded, so the address must confirm by a link.
   *
   * @throws AppError NEWS_003, NEWS_010
   */
  async resubscribe(token: string, read: Locale, from: string): Promise<SubscribedWire> {
    const known = await subscriptionOf(this.database, token);
    if (known === null) throw new AppError('NEWS_003');
    return this.ask({ email: known.email, source: 'preferences', read, isOwn: false }, from);
  }

  private async ask({ email, source, read, isOwn }: SubscribeRequest, from: string): Promise<SubscribedWire> {
    const isProved = isOwn || !this.usesDoubleOptIn;
    const mayMail = isProved || (await this.strangers.admits({ purpose: 'newsletter', to: email, from }));
    return this.database.transaction(async (tx) => {
      const at = this.clock.now();
      const asked = { email, token: randomBytes(24).toString('base64url'), locale: read, at };
      const { id, state } = await lockOrCreate(tx, asked);
      if (state === SUBSCRIBED) throw new AppError('NEWS_010');
      const to = isProved ? SUBSCRIBED : PENDING;
      await recordConsent(tx, {
        subscriptionId: id,
        kind: isProved && state !== SUPPRESSED ? ConsentEntryKind.CONFIRMED : ConsentEntryKind.ASKED,
        ...{ at, source, network: from },
        wording: { words: newsletterConsent, locale: read },
      });
      // Only an administrator lifts a suppression. The ledger records that the person asked again.
      if (state === SUPPRESSED) return { state: to };
      // If no email may be sent, keep the link of the last email valid and keep an earlier withdrawal.
      if (!mayMail) return { state: to };
      await moveSubscription(tx, { id, to, at, locale: read });
      if (!isProved) await this.askToConfirm(tx, id);
      return { state: to };
    });
  }

  private askToConfirm(tx: Tx, subscriptionId: string): Promise<void> {
    return this.jobs.enqueue(tx, mailConfirmation, { subscriptionId });
  }
}
