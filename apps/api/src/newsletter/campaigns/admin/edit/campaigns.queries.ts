import {
  type AudienceRule,
  type CampaignEventWire,
  type CampaignProductWire,
  CampaignStatus,
  type DeliveryCounts,
  DeliveryState,
  type Locale,
  type LocalText,
  type PauseReason,
  VisitKind,
} from '@dronesoccer/contracts';
import { type Columns, type Executor, selectList, type Tx } from '../../../../platform/database/index.js';

export interface CampaignText {
  subject: string;
  preheader: string;
  /** Markdown. */
  body: string;
}

/** The product and event cards of an issue, in each language. */
export interface IssueCards {
  products: Record<Locale, CampaignProductWire[]>;
  events: Record<Locale, CampaignEventWire[]>;
}

export interface AttachmentRow {
  id: string;
  /** The name under which the reader saves the file. */
  name: string;
  type: string;
  bytes: number;
  /** The name in the file store. */
  file: string;
}

interface CampaignColumns {
  id: string;
  slug: string;
  title: string;
  status: CampaignStatus;
  audience: AudienceRule;
  coverUrl: string | null;
  coverAlt: string;
  coverAltFr: string;
  scheduledAt: Date | null;
  scheduledZone: string | null;
  preparedUpTo: string | null;
  preparedAt: Date | null;
  sendStartedAt: Date | null;
  pausedAt: Date | null;
  pauseReason: PauseReason | null;
  cancelledAt: Date | null;
  endedAt: Date | null;
  perSecond: number | null;
  /**
   * The cards of the issue as of sending; null before. `events` is also null for campaigns sent before event cards
   * existed.
   */
  products: IssueCards['products'] | null;
  events: IssueCards['events'] | null;
  version: number;
  createdAt: Date;
  updatedAt: Date;
}

export interface CampaignRow extends CampaignColumns {
  /** Only the languages that the campaign is written in. */
  texts: Partial<Record<Locale, CampaignText>>;
  /** The campaign's topics. */
  tags: { id: string; names: LocalText }[];
  attachments: AttachmentRow[];
}

const columns: Columns<CampaignColumns> = {
  id: 'id',
  slug: 'slug',
  title: 'title',
  status: 'status',
  audience: 'audience',
  coverUrl: 'cover_url',
  coverAlt: 'cover_alt',
  coverAltFr: 'cover_alt_fr',
  scheduledAt: 'scheduled_at',
  scheduledZone: 'scheduled_zone',
  preparedUpTo: 'prepared_up_to',
  preparedAt: 'prepared_at',
  sendStartedAt: 'send_started_at',
  pausedAt: 'paused_at',
  pauseReason: 'pause_reason',
  cancelledAt: 'cancelled_at',
  endedAt: 'ended_at',
  perSecond: 'per_second',
  products: 'products',
  events: 'events',
  version: 'version',
  createdAt: 'created_at',
  updatedAt: 'updated_at',
};

/** Returns the columns of a SELECT from `campaigns c`. Lists leave out the bodies. */
export const campaignColumns = ({ withBodies }: { withBodies: boolean }): string => `${selectList('c', columns)},
  (SELECT coalesce(jsonb_object_agg(t.locale, jsonb_build_object(
      'subject', t.subject, 'preheader', t.preheader, 'body', ${withBodies ? 't.body' : "''"})), '{}')
   FROM campaign_texts t WHERE t.campaign_id = c.id) AS texts,
  (SELECT coalesce(jsonb_agg(jsonb_build_object('id', g.tag_id, 'names',
      (SELECT jsonb_object_agg(n.locale, n.name) FROM newsletter_tag_translations n WHERE n.tag_id = g.tag_id))
      ORDER BY g.tag_id), '[]')
   FROM campaign_tags g WHERE g.campaign_id = c.id) AS tags,
  (SELECT coalesce(jsonb_agg(jsonb_build_object(
      'id', a.id, 'name', a.name, 'type', a.type, 'bytes', a.bytes, 'file', a.file) ORDER BY a.position), '[]')
   FROM campaign_attachments a WHERE a.campaign_id = c.id) AS attachments`;

const wholeCampaign = campaignColumns({ withBodies: true });

/** Returns null if the campaign does not exist. */
export async function campaignById(executor: Executor, id: string): Promise<CampaignRow | null> {
  const sql = `SELECT ${wholeCampaign} FROM campaigns c WHERE c.id = $1::uuid`;
  return (await executor.query<CampaignRow>(sql, [id], 'campaign-by-id'))[0] ?? null;
}

/** Finds a campaign by the slug or id in its URL. */
export async function campaignByAddress(executor: Executor, address: string): Promise<CampaignRow | null> {
  const sql = `SELECT ${wholeCampaign} FROM campaigns c WHERE c.slug = $1 OR c.id::text = lower($1)`;
  return (await executor.query<CampaignRow>(sql, [address], 'campaign-by-address'))[0] ?? null;
}

/**
 * Locks the campaign until the transaction ends, so that changes by administrators and the sending process apply one
 * after the other.
 */
export async function lockCampaign(tx: Tx, id: string): Promise<CampaignRow | null> {
  await tx.query('SELECT 1 AS held FROM campaigns WHERE id = $1::uuid FOR NO KEY UPDATE', [id], 'campaign-hold');
  return campaignById(tx, id);
}

/** A campaign's delivery counts and the reactions to it. */
export interface CampaignFigures {
  counts: DeliveryCounts;
  /** Visits by people. */
  visits: number;
  unsubscribes: number;
}

const stateNames: Readonly<Record<DeliveryState, keyof DeliveryCounts>> = {
  [DeliveryState.PENDING]: 'pending',
  [DeliveryState.SENDING]: 'sending',
  [DeliveryState.SENT]: 'sent',
  [DeliveryState.FAILED]: 'failed',
  [DeliveryState.UNKNOWN]: 'unknown',
  [DeliveryState.SKIPPED]: 'skipped',
};

const noFigures = (): CampaignFigures => ({
  counts: { pending: 0, sending: 0, sent: 0, failed: 0, unknown: 0, skipped: 0 },
  visits: 0,
  unsubscribes: 0,
});

/** Returns the figures of each campaign by its id. */
export async function figuresOf(executor: Executor, ids: readonly string[]): Promise<Map<string, CampaignFigures>> {
  const figures = new Map(ids.map((id) => [id, noFigures()]));
  const [counted, others] = [
    await executor.query<{ id: string; state: DeliveryState; count: number }>(
      `SELECT d.campaign_id AS id, d.state, count(*)::int AS count FROM campaign_deliveries d
       WHERE d.campaign_id = ANY ($1::uuid[]) GROUP BY d.campaign_id, d.state`,
      [ids],
      'campaign-counts',
    ),
    await executor.query<{ id: string; visits: number; unsubscribes: number }>(
      `SELECT c AS id,
         (SELECT count(*)::int FROM campaign_visits v WHERE v.campaign_id = c AND v.kind = ${VisitKind.PERSON}) AS visits,
         (SELECT count(*)::int FROM campaign_deliveries d
          WHERE d.campaign_id = c AND d.unsubscribed_at IS NOT NULL) AS unsubscribes
       FROM unnest($1::uuid[]) AS c`,
      [ids],
      'campaign-reactions',
    ),
  ];
  for (const { id, state, count } of counted) {
    const found = figures.get(id);
    if (found !== undefined) found.counts[stateNames[state]] = count;
  }
  for (const { id, visits, unsubscribes } of others) Object.assign(figures.get(id) ?? {}, { visits, unsubscribes });
  return figures;
}

/** Returns the figures of a single campaign. */
export async function figuresOfOne(executor: Executor, id: string): Promise<CampaignFigures> {
  return (await figuresOf(executor, [id])).get(id) ?? noFigures();
}
