import type { SubscriptionWire } from '@dronesoccer/contracts';
import type { SubscriptionRow } from './subscriptions.queries.js';

export const presentSubscription = ({ token, state, email, locale, tags }: SubscriptionRow): SubscriptionWire => ({
  token,
  state,
  email: masked(email),
  locale,
  tags,
});

/** `a…i@example.ca`: enough for its owner to know it, too little for whom a letter was forwarded to. */
export function masked(email: string): string {
  const [name = '', domain = ''] = email.split('@');
  return `${name.slice(0, 1)}…${name.length > 2 ? name.slice(-1) : ''}@${domain}`;
}
