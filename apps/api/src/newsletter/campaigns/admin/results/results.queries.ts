import { CampaignStatus, DeliveryState, VisitKind, type VisitReason } from '@dronesoccer/contracts';
import type { Tx } from '../../../../platform/database/index.js';
import { type CampaignFigures, figuresOfOne } from '../edit/campaigns.queries.js';

/** Aggregated counts. Each statement reads every row once, whatever the size of the campaign. */
export interface ResultRows {
  campaign: { startedAt: Date | null };
  figures: CampaignFigures;
  visits: { kind: VisitKind; reason: VisitReason; position: number | null; count: number }[];
  readers: number;
  links: { position: number; url: string }[];
  timeline: { span: number; sent: number; people: number; unsubscribes: number }[];
  before: { id: string; title: string; sentAt: Date; sent: number; people: number; unsubscribes: number }[];
}

/** Returns null if the campaign does not exist. Call it in a snapshot, because its reads must be consistent. */
export async function resultsOf(tx: Tx, campaignId: string): Promise<ResultRows | null> {
  const [campaign] = await tx.query<{ startedAt: Date | null }>(
    'SELECT send_started_at AS "startedAt" FROM campaigns WHERE id = $1::uuid',
    [campaignId],
    'campaign-results-campaign',
  );
  if (campaign === undefined) return null;
  const { startedAt } = campaign;
  const figures = await figuresOfOne(tx, campaignId);
  const visits = await tx.query<ResultRows['visits'][number]>(
    `SELECT kind, reason, position, count(*)::int AS count FROM campaign_visits WHERE campaign_id = $1::uuid
     GROUP BY kind, reason, position ORDER BY kind, reason`,
    [campaignId],
    'campaign-results-visits',
  );
  const [people] = await tx.query<{ readers: number }>(
    `SELECT count(DISTINCT delivery_id)::int AS readers FROM campaign_visits
     WHERE campaign_id = $1::uuid AND kind = ${VisitKind.PERSON}`,
    [campaignId],
    'campaign-results-readers',
  );
  const links = await tx.query<ResultRows['links'][number]>(
    'SELECT position, url FROM campaign_links WHERE campaign_id = $1::uuid ORDER BY position',
    [campaignId],
    'campaign-results-links',
  );
  const timeline =
    startedAt === null
      ? []
      : await tx.query<ResultRows['timeline'][number]>(
          timelineSql,
          [campaignId, startedAt],
          'campaign-results-timeline',
        );
  const before = await tx.query<ResultRows['before'][number]>(
    beforeSql,
    [campaignId, startedAt],
    'campaign-results-before',
  );
  return { campaign, figures, visits, readers: people?.readers ?? 0, links, timeline, before };
}

/**
 * Spans since the start: 0 to 47 are hours, 48 and above are 24-hour days. The first span includes times before the
 * start, which another server's clock may cause.
 */
const timelineSql = `
  SELECT CASE WHEN hour < 48 THEN GREATEST(hour, 0) ELSE 46 + hour / 24 END AS span,
    count(*) FILTER (WHERE what = 's')::int AS sent,
    count(*) FILTER (WHERE what = 'p')::int AS people,
    count(*) FILTER (WHERE what = 'u')::int AS unsubscribes
  FROM (
    SELECT what, floor(extract(epoch FROM at - $2::timestamptz) / 3600)::int AS hour FROM (
      SELECT 's' AS what, sent_at AS at FROM campaign_deliveries
      WHERE campaign_id = $1::uuid AND state = ${DeliveryState.SENT} AND sent_at IS NOT NULL
      UNION ALL
      SELECT 'p', at FROM campaign_visits WHERE campaign_id = $1::uuid AND kind = ${VisitKind.PERSON}
      UNION ALL
      SELECT 'u', unsubscribed_at FROM campaign_deliveries
      WHERE campaign_id = $1::uuid AND unsubscribed_at IS NOT NULL
    ) happened
  ) counted
  GROUP BY 1 ORDER BY 1`;

/** Selects the five campaigns sent before this one. For a campaign that has not started, they are the latest five. */
const beforeSql = `
  SELECT c.id, c.title, c.ended_at AS "sentAt",
    (SELECT count(*)::int FROM campaign_deliveries d WHERE d.campaign_id = c.id AND d.state = ${DeliveryState.SENT}) AS sent,
    (SELECT count(*)::int FROM campaign_visits v WHERE v.campaign_id = c.id AND v.kind = ${VisitKind.PERSON}) AS people,
    (SELECT count(*)::int FROM campaign_deliveries u
     WHERE u.campaign_id = c.id AND u.unsubscribed_at IS NOT NULL) AS unsubscribes
  FROM campaigns c
  WHERE c.status = ${CampaignStatus.SENT} AND c.id <> $1::uuid
    AND ($2::timestamptz IS NULL OR (c.send_started_at, c.id) < ($2::timestamptz, $1::uuid))
  ORDER BY c.send_started_at DESC, c.id DESC LIMIT 5`;
