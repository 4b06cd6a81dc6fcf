import { ConsentEntryKind, SubscriptionState, SuppressionCause } from '@dronesoccer/contracts';
import type { Tx } from '../../platform/database/index.js';
import { holdSubscriber, moveSubscription, recordConsent } from './subscriptions.queries.js';

/** A subscription whose newsletters a report from outside ends. */
interface ReturnedEmail {
  subscriptionId: string;
  /** Default: the address does not exist according to its mail server. */
  cause?: SuppressionCause;
  /** The mail server's code, or the words of the complaint. */
  code: string;
}

/**
 * Stops newsletters to these subscribers until an administrator lifts the suppression. Those who have unsubscribed
 * since stay unsubscribed.
 */
export async function suppress(tx: Tx, returned: readonly ReturnedEmail[], at: Date): Promise<void> {
  // Lock the rows in a fixed order, so that concurrent calls do not deadlock.
  for (const { subscriptionId, cause, code } of returned.toSorted((a, b) =>
    a.subscriptionId < b.subscriptionId ? -1 : 1,
  )) {
    const held = await holdSubscriber(tx, subscriptionId);
    if (held?.state !== SubscriptionState.SUBSCRIBED) continue;
    await moveSubscription(tx, { id: subscriptionId, to: SubscriptionState.SUPPRESSED, at });
    const why = { cause: cause ?? SuppressionCause.DEAD_ADDRESS, reason: code };
    await recordConsent(tx, { subscriptionId, kind: ConsentEntryKind.SUPPRESSED, at, source: 'letter', ...why });
  }
}
