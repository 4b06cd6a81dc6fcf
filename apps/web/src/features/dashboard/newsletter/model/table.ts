import { locales, subscriberSorts, SubscriptionState, valuesOf } from '@dronesoccer/contracts';
import { filterFields } from '@/lib/table/filter-fields';

/** The filters of the subscribers as they stand in the address, named as the call names them. */
export const subscriberTable = {
  filters: {
    search: filterFields.text(),
    state: filterFields.oneOf(valuesOf(SubscriptionState)),
    locale: filterFields.oneOf(locales),
    tag: filterFields.id(),
  },
  sorts: subscriberSorts,
  remember: 'subscribers',
};
