import { id, oneOf, optional, text } from '../../common/body.ts';
import { SubscriptionState } from '../../common/enums.ts';
import { locales } from '../../common/locales.ts';
import { paged, search, sortOf } from '../../common/query.ts';
import { subscriberSorts } from './wire.ts';

const subscriberFilter = {
  /** A part of an email; 2 or more characters. */
  search: search(),
  state: optional(oneOf(Object.values(SubscriptionState))),
  /** A tag's id. */
  tag: optional(id()),
  locale: optional(oneOf(locales)),
} as const;

export const newsletterQueries = {
  /** The delivery whose link was used. An unknown value counts as absent. */
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
