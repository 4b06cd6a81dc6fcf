import { CampaignStatus, DeliveryState, type ReceivedQuery, VisitKind } from '@dronesoccer/contracts';
import { equals, ifTrue, patternOf, searchTerm, type SqlList } from '../../../../platform/database/index.js';
import { campaignColumns, type CampaignRow } from './campaigns.queries.js';

/** The latest campaigns first, with empty bodies. */
export const campaignList: SqlList<CampaignRow, ReceivedQuery<'newsletter.campaigns.admin.list'>> = {
  columns: campaignColumns({ withBodies: false }),
  from: 'campaigns c',
  filters: {
    search: (search, bind) => {
      const term = searchTerm(search);
      if (term === null) return null;
      const pattern = patternOf(term, bind);
      return `(plain_text(c.title) LIKE ${pattern}
        OR EXISTS (SELECT 1 FROM campaign_texts t WHERE t.campaign_id = c.id AND plain_text(t.subject) LIKE ${pattern}))`;
    },
    status: equals('c.status'),
    unknownDeliveries: ifTrue(`c.status = ${CampaignStatus.SENT} AND NOT c.resending AND EXISTS (
      SELECT FROM campaign_deliveries d WHERE d.campaign_id = c.id AND d.state = ${DeliveryState.UNKNOWN})`),
    tags: (tags, bind) => {
      const ids = typeof tags === 'string' ? [tags] : tags;
      return ids.length === 0
        ? null
        : `EXISTS (SELECT 1 FROM campaign_tags g WHERE g.campaign_id = c.id AND g.tag_id = ANY (${bind(ids)}::uuid[]))`;
    },
  },
  order: 'c.created_at DESC, c.id DESC',
};

export interface ExportedCampaign extends CampaignRow {
  /** The number of recipients by delivery state; a state without any is absent. */
  deliveries: Partial<Record<DeliveryState, number>>;
  /** Visits by people. */
  visits: number;
  unsubscribes: number;
}

/** The list with the figures of each campaign, for its export. */
export const exportedCampaigns: SqlList<ExportedCampaign, ReceivedQuery<'newsletter.campaigns.admin.export'>> = {
  ...campaignList,
  columns: `${campaignColumns({ withBodies: false })},
    (SELECT COALESCE(jsonb_object_agg(counted.state, counted.count), '{}') FROM (
       SELECT d.state, count(*)::int AS count FROM campaign_deliveries d WHERE d.campaign_id = c.id GROUP BY d.state
     ) counted) AS deliveries,
    (SELECT count(*)::int FROM campaign_visits v WHERE v.campaign_id = c.id AND v.kind = ${VisitKind.PERSON}) AS visits,
    (SELECT count(*)::int FROM campaign_deliveries d
     WHERE d.campaign_id = c.id AND d.unsubscribed_at IS NOT NULL) AS unsubscribes`,
};
