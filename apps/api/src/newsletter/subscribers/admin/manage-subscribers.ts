import { Injectable } from '@nestjs/common';
import {
  ConsentEntryKind,
  type SubscriberDetailWire,
  SubscriptionState,
  type SuppressionCause,
} from '@dronesoccer/contracts';
import { Audit } from '../../../platform/audit/index.js';
import { Clock } from '../../../platform/clock/index.js';
import { Database } from '../../../platform/database/index.js';
import { AppError } from '../../../platform/errors/index.js';
import { holdSubscriber, moveSubscription, recordConsent } from '../subscriptions.queries.js';
import { presentEntry, presentSubscriber } from './subscribers.presenter.js';
import { ledgerOf, subscriberOf } from './subscribers.queries.js';

const { SUBSCRIBED, PENDING, UNSUBSCRIBED, SUPPRESSED } = SubscriptionState;

interface StaffDecision {
  actorId: string;
  reason?: string;
  /** Set only for a suppression. */
  cause?: SuppressionCause;
}

/** The team's decisions: their names in the ledger and the audit, and the states they lead to. */
const decisions = {
  unsubscribe: { kind: ConsentEntryKind.WITHDRAWN, to: UNSUBSCRIBED, action: 'subscriber.unsubscribed' },
  suppress: { kind: ConsentEntryKind.SUPPRESSED, to: SUPPRESSED, action: 'subscriber.suppressed' },
  lift: { kind: ConsentEntryKind.LIFTED, to: UNSUBSCRIBED, action: 'subscriber.lifted' },
} as const;

/** Shows subscribers to the team, and carries out the team's decisions about them. */
@Injectable()
export class ManageSubscribers {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly audit: Audit,
  ) {}

  /** @throws AppError NEWS_003 */
  async get(id: string): Promise<SubscriberDetailWire> {
    const { row, ledger } = await this.database.snapshot(async (tx) => ({
      row: await subscriberOf(tx, id),
      ledger: await ledgerOf(tx, id),
    }));
    if (row === null) throw new AppError('NEWS_003');
    return { ...presentSubscriber(row), ledger: ledger.map(presentEntry) };
  }

  /** @throws AppError NEWS_003, NEWS_012 if the subscription has ended */
  unsubscribe(id: string, decided: StaffDecision): Promise<SubscriberDetailWire> {
    return this.decide(id, decided, 'unsubscribe', (state) => {
      if (state !== SUBSCRIBED && state !== PENDING) throw new AppError('NEWS_012');
      return true;
    });
  }

  /**
   * Stops all newsletters to a subscriber, in any state. If the subscriber is already suppressed, the first cause
   * stays.
   */
  suppress(id: string, decided: StaffDecision & { cause: SuppressionCause }): Promise<SubscriberDetailWire> {
    return this.decide(id, decided, 'suppress', (state) => state !== SUPPRESSED);
  }

  /** Lifts a suppression. This sends nothing, but the person may subscribe again. The call is idempotent. */
  lift(id: string, decided: StaffDecision): Promise<SubscriberDetailWire> {
    return this.decide(id, decided, 'lift', (state) => state === SUPPRESSED);
  }

  /** @param judge returns false if there is nothing to do */
  private async decide(
    id: string,
    { actorId, ...why }: StaffDecision,
    decision: keyof typeof decisions,
    judge: (state: SubscriptionState) => boolean,
  ): Promise<SubscriberDetailWire> {
    await this.database.transaction(async (tx) => {
      const row = await holdSubscriber(tx, id);
      if (row === null) throw new AppError('NEWS_003');
      if (!judge(row.state)) return;
      const at = this.clock.now();
      const { kind, to, action } = decisions[decision];
      await moveSubscription(tx, { id, to, at });
      await recordConsent(tx, { subscriptionId: id, kind, at, source: 'team', actorId, ...why });
      const change = { before: { state: row.state }, after: { state: to, ...why } };
      await this.audit.write(tx, { actorId, action, subjectType: 'subscriber', subjectId: id, ...change });
    });
    return this.get(id);
  }
}
