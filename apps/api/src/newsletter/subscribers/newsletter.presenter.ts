import type { SubscriptionWire } from '@dronesoccer/contracts';
import { maskedEmail } from '@dronesoccer/domain';
import type { SubscriptionRow } from './subscriptions.queries.js';

export const presentSubscription = ({ token, state, email, locale, tags }: SubscriptionRow): SubscriptionWire => ({
  token,
  state,
  email: maskedEmail(email),
  locale,
  tags,
});
