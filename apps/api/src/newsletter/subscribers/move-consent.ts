import { randomBytes } from 'node:crypto';
import { ConsentEntryKind, type Locale, newsletterConsent, SubscriptionState } from '@dronesoccer/contracts';
import type { Tx } from '../../platform/database/index.js';
import {
  holdSubscriber,
  lockOrCreate,
  moveSubscription,
  recordConsent,
  setPreferences,
  subscriptionOfAccount,
} from './subscriptions.queries.js';

const { SUBSCRIBED, SUPPRESSED, UNSUBSCRIBED } = SubscriptionState;

interface MovedConsent {
  userId: string;
  /** The new address, which the person has just confirmed. */
  to: string;
  /** The language in which the person read the wording of the consent. */
  read: Locale;
  at: Date;
}

/**
 * Moves the subscription of an account's confirmed address to the account's new address. Call it before the account
 * has the new address. Does nothing unless the former address is subscribed; a suppressed address stays suppressed.
 */
export async function moveConsent(tx: Tx, { userId, to, read, at }: MovedConsent): Promise<void> {
  const found = await subscriptionOfAccount(tx, userId);
  const former = found && (await holdSubscriber(tx, found.id));
  if (former?.state !== SUBSCRIBED) return;
  const source = 'profile';
  await moveSubscription(tx, { id: former.id, to: UNSUBSCRIBED, at });
  await recordConsent(tx, { subscriptionId: former.id, kind: ConsentEntryKind.WITHDRAWN, at, source });
  const token = randomBytes(24).toString('base64url');
  const { id, state } = await lockOrCreate(tx, { email: to, token, locale: former.locale, at });
  if (state === SUBSCRIBED) return;
  const isSuppressed = state === SUPPRESSED;
  const wording = { words: newsletterConsent, locale: read };
  const kind = isSuppressed ? ConsentEntryKind.ASKED : ConsentEntryKind.CONFIRMED;
  await recordConsent(tx, { subscriptionId: id, kind, at, source, wording });
  if (isSuppressed) return;
  await moveSubscription(tx, { id, to: SUBSCRIBED, at });
  await setPreferences(tx, id, former.locale, former.tags);
}
