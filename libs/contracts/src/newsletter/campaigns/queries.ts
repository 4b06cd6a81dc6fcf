import { boolean, oneOf, optional } from '../../common/body.ts';
import { valuesOf } from '../../common/enums.ts';
import { limits } from '../../common/limits.ts';
import { ids, paged, search } from '../../common/query.ts';
import { CampaignStatus, DeliveryState } from '../../common/team-enums.ts';

/** The filter for the list and the export of campaigns. */
const campaignFilter = {
  /** A part of the title or subject; 2 or more characters. */
  search: search(),
  status: optional(oneOf(valuesOf(CampaignStatus))),
  /** Sent campaigns with emails whose result is unknown. They wait for an administrator's decision. */
  unknownDeliveries: optional(boolean()),
  /** The ids of topics; the list contains campaigns about any of them. */
  tags: optional(
    ids({
      max: limits.newsletterTagsMax,
      message: { en: 'Choose topics from the list', fr: 'Choisissez des sujets dans la liste' },
    }),
  ),
} as const;

export const campaignQueries = {
  'newsletter.archive': paged,
  'newsletter.campaigns.admin.list': { ...paged, ...campaignFilter },
  'newsletter.campaigns.admin.export': campaignFilter,
  'newsletter.campaigns.admin.deliveries': {
    ...paged,
    state: optional(oneOf(Object.values(DeliveryState))),
    search: search(),
  },
} as const;
