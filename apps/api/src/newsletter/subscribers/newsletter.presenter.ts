import type { SubscriptionWire } from '@dronesoccer/contracts';
import type { SubscriptionRow } from './subscriptions.queries.js';

export const presentSubscription = ({ token, state, email, locale, tags }: SubscriptionRow): SubscriptionWire => ({
  token,
  state,
  email: masked(email),
  locale,
  tags,
});

/** Masks an address as `a…i@example.ca`. Its owner can recognize it, but the recipient of a forwarded issue cannot. */
function masked(email: string): string {
  const [name = '', domain = ''] = email.split('@');
  return `${name.slice(0, 1)}…${name.length > 2 ? name.slice(-1) : ''}@${domain}`;
}
