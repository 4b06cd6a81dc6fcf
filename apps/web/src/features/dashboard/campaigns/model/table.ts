import { CampaignStatus, valuesOf } from '@dronesoccer/contracts';
import { filterFields } from '@/lib/table/filter-fields';

/** The filters of the campaigns as they stand in the address, named as the call names them. */
export const campaignTable = {
  filters: {
    search: filterFields.text(),
    status: filterFields.oneOf(valuesOf(CampaignStatus)),
    tags: filterFields.id(),
  },
  remember: 'campaigns',
};
