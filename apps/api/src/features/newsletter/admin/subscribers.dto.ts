import {
  limits,
  type Locale,
  locales,
  type SubscriberSort,
  subscriberSorts,
  SubscriptionState,
} from '@dronesoccer/contracts';
import { bodyOf, IdField, OneOf, PageQueryDto, QueryOneOf, TextField } from '../../../platform/http/index.js';

export class SubscriberFilterDto extends PageQueryDto {
  @TextField({ min: 0, max: limits.searchTermMax, optional: true })
  search?: string;

  @QueryOneOf(Object.values(SubscriptionState))
  state?: SubscriptionState;

  @IdField({ optional: true })
  tag?: string;

  @OneOf(locales, { optional: true })
  locale?: Locale;
}

export class SubscriberListDto extends SubscriberFilterDto {
  @OneOf(subscriberSorts, { optional: true })
  sort: SubscriberSort = 'newest';
}

export class UnsubscribeDto extends bodyOf('newsletter.subscribers.unsubscribe') {}
export class LiftDto extends bodyOf('newsletter.subscribers.lift') {}
