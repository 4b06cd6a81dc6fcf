import { ConsentEntryKind, SubscriptionState, SuppressionCause } from '@dronesoccer/contracts';
import type { Tx } from '../../platform/database/index.js';
import { holdSubscriber, moveSubscription, recordConsent } from './subscriptions.queries.js';

/** A subscription whose address does not exist according to the mail server. */
export interface DeadAddress {
  subscriptionId: string;
  code: string;
}

/**
 * Stops newsletters to these subscribers until an administrator lifts the suppression. Those who have unsubscribed
 * since stay unsubscribed.
 */
export async function suppress(tx: Tx, dead: readonly DeadAddress[], at: Date): Promise<void> {
  // Lock the rows in a fixed order, so that concurrent calls do not deadlock.
  for (const { subscriptionId, code } of dead.toSorted((a, b) => (a.subscriptionId < b.subscriptionId ? -1 : 1))) {
    const held = await holdSubscriber(tx, subscriptionId);
    if (held?.state !== SubscriptionState.SUBSCRIBED) continue;
    await moveSubscription(tx, { id: subscriptionId, to: SubscriptionState.SUPPRESSED, at });
    const why = { cause: SuppressionCause.DEAD_ADDRESS, reason: code };
    await recordConsent(tx, { subscriptionId, kind: ConsentEntryKind.SUPPRESSED, at, source: 'letter', ...why });
  }
}
