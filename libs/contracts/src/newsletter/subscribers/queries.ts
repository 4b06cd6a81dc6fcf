import { id, oneOf, optional, text } from '../../common/body.ts';
import { SubscriptionState } from '../../common/enums.ts';
import { locales } from '../../common/locales.ts';
import { paged, search, sortOf } from '../../common/query.ts';
import { subscriberSorts } from './wire.ts';

const subscriberFilter = {
  /** Part of an e-mail; 2 or more characters. */
  search: search(),
  state: optional(oneOf(Object.values(SubscriptionState))),
  /** A tag's id. */
  tag: optional(id()),
  locale: optional(oneOf(locales)),
} as const;

export const newsletterQueries = {
  /** Which letter the address was in; whatever is not one of ours counts for none. */
  'newsletter.unsubscribe': {
    d: optional(text({ min: 0, max: 200 })),
  },
  'newsletter.subscribers.admin.list': {
    ...subscriberFilter,
    ...paged,
    sort: sortOf(subscriberSorts, 'newest'),
  },
  'newsletter.subscribers.admin.export': subscriberFilter,
} as const;
