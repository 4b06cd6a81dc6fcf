import { newsletterQueries } from '@dronesoccer/contracts';
import { tableOf } from '@/lib/table/query-table';

export const subscriberTable = {
  ...tableOf(newsletterQueries['newsletter.subscribers.admin.list']),
  remember: 'subscribers',
};
