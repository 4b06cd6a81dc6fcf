import {
  limits,
  type Locale,
  locales,
  type SubscriberFilter,
  type SubscriberListQuery,
  type SubscriberSort,
  subscriberSorts,
  SubscriptionState,
} from '@dronesoccer/contracts';
import { bodyOf, IdField, OneOf, QueryInteger, QueryOneOf, TextField } from '../../../platform/http/index.js';

export class SubscriberFilterDto implements SubscriberFilter {
  @TextField({ min: 0, max: limits.searchTermMax, optional: true })
  search?: string;

  @QueryOneOf(Object.values(SubscriptionState))
  state?: SubscriptionState;

  @IdField({ optional: true })
  tag?: string;

  @OneOf(locales, { optional: true })
  locale?: Locale;
}

export class SubscriberListDto extends SubscriberFilterDto implements SubscriberListQuery {
  @QueryInteger({ min: 1, max: limits.pageNumberMax })
  page: number = 1;

  @QueryInteger({ min: limits.page.min, max: limits.page.max })
  pageSize: number = limits.page.default;

  @OneOf(subscriberSorts, { optional: true })
  sort: SubscriberSort = 'newest';
}

export class UnsubscribeDto extends bodyOf('newsletter.subscribers.unsubscribe') {}
export class SuppressDto extends bodyOf('newsletter.subscribers.suppress') {}
export class LiftDto extends bodyOf('newsletter.subscribers.lift') {}
