import { ConsentEntryKind, SubscriptionState, SuppressionCause } from '@dronesoccer/contracts';
import type { Tx } from '../../platform/database/index.js';
import { holdSubscriber, moveSubscription, recordConsent } from './subscriptions.queries.js';

/** A subscription whose address does not exist, as the mail server's code says. */
export interface DeadAddress {
  subscriptionId: string;
  code: string;
}

/** Nothing is sent to them any more, until an administrator lifts it. Who has unsubscribed since stays unsubscribed. */
export async function suppress(tx: Tx, dead: readonly DeadAddress[], at: Date): Promise<void> {
  // In one order, so that no two of these wait for each other.
  for (const { subscriptionId, code } of dead.toSorted((a, b) => (a.subscriptionId < b.subscriptionId ? -1 : 1))) {
    const held = await holdSubscriber(tx, subscriptionId);
    if (held?.state !== SubscriptionState.SUBSCRIBED) continue;
    await moveSubscription(tx, { id: subscriptionId, to: SubscriptionState.SUPPRESSED, at });
    const why = { cause: SuppressionCause.DEAD_ADDRESS, reason: code };
    await recordConsent(tx, { subscriptionId, kind: ConsentEntryKind.SUPPRESSED, at, source: 'letter', ...why });
  }
}
