import { ConsentEntryKind, type ConsentSource, SubscriptionState } from '@dronesoccer/contracts';
import type { Tx } from '../../platform/database/index.js';
import { holdSubscriber, moveSubscription, recordConsent, subscriptionOfAccount } from './subscriptions.queries.js';

/** Unsubscribes the confirmed address of an account, if it is subscribed or has asked to be. */
export async function withdrawConsent(
  tx: Tx,
  { userId, source, at }: { userId: string; source: ConsentSource; at: Date },
): Promise<void> {
  const found = await subscriptionOfAccount(tx, userId);
  const held = found && (await holdSubscriber(tx, found.id));
  if (held?.state !== SubscriptionState.SUBSCRIBED && held?.state !== SubscriptionState.PENDING) return;
  await moveSubscription(tx, { id: held.id, to: SubscriptionState.UNSUBSCRIBED, at });
  await recordConsent(tx, { subscriptionId: held.id, kind: ConsentEntryKind.WITHDRAWN, at, source });
}
