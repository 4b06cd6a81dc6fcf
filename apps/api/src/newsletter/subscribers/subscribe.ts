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
import { heldOrNew, moveSubscription, recordConsent, subscriptionOf } from './subscriptions.queries.js';

const { PENDING, SUBSCRIBED, SUPPRESSED } = SubscriptionState;

interface Asked {
  email: string;
  source: ConsentSource;
  /** The language in which the words of consent were read. */
  read: Locale;
  /** Who asks is signed in with it, and has proved it before. */
  isOwn: boolean;
}

/** How an address comes to be written to: asked for here, confirmed by a link that is mailed to it. */
@Injectable()
export class Subscribe {
  private readonly asksTwice: boolean;

  constructor(
    config: Config,
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly jobs: Jobs,
    private readonly strangers: StrangerMail,
  ) {
    this.asksTwice = config.newsletter.doubleOptIn;
  }

  /**
   * The reply is the same for an address that is new, that waits for its confirmation, and that nothing is sent to any more.
   *
   * @param from the visitor's network address
   * @throws AppError NEWS_010 for one that is subscribed
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
   * The same for a reader who has left, by the token of an old letter, so that no one has to type the address again. The
   * letter may have been forwarded since: a link asks the address itself.
   *
   * @throws AppError NEWS_003, NEWS_010
   */
  async again(token: string, read: Locale, from: string): Promise<SubscribedWire> {
    const known = await subscriptionOf(this.database, token);
    if (known === null) throw new AppError('NEWS_003');
    return this.ask({ email: known.email, source: 'preferences', read, isOwn: false }, from);
  }

  private async ask({ email, source, read, isOwn }: Asked, from: string): Promise<SubscribedWire> {
    const isProved = isOwn || !this.asksTwice;
    const mayMail = isProved || (await this.strangers.admits({ purpose: 'newsletter', to: email, from }));
    return this.database.transaction(async (tx) => {
      const at = this.clock.now();
      const asked = { email, token: randomBytes(24).toString('base64url'), locale: read, at };
      const { id, state } = await heldOrNew(tx, asked);
      if (state === SUBSCRIBED) throw new AppError('NEWS_010');
      const to = isProved ? SUBSCRIBED : PENDING;
      await recordConsent(tx, {
        subscriptionId: id,
        kind: isProved && state !== SUPPRESSED ? ConsentEntryKind.CONFIRMED : ConsentEntryKind.ASKED,
        ...{ at, source, network: from },
        wording: { words: newsletterConsent, locale: read },
      });
      // Only the team lifts it; that the person asked again stands in the ledger.
      if (state === SUPPRESSED) return { state: to };
      // A request that mails nothing leaves the link of the last email valid, and a withdrawal as it is.
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
