import { campaignQueries } from '@dronesoccer/contracts';
import { filterFields } from '@/lib/table/filter-fields';
import { tableOf } from '@/lib/table/query-table';

const { filters } = tableOf(campaignQueries['newsletter.campaigns.admin.list']);

/** The list filters by one topic, although the API accepts several. */
export const campaignTable = { filters: { ...filters, tags: filterFields.id() }, remember: 'campaigns' };
