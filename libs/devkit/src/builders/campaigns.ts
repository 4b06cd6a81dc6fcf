import { CampaignStatus, DeliveryState, SubscriptionState } from '@dronesoccer/contracts';
import { msPerHour, msPerMinute } from '@dronesoccer/domain';
import { insertRow, newRowId, shortOf, type Queryable } from './rows.ts';

export interface GivenReaders {
  /** The topic that only these readers chose. */
  tagId: string;
  /** The prefix of their email addresses, which are numbered from 1. */
  name: string;
  emails: string[];
}

/** Inserts subscribers to a new topic; every tenth reads French. */
export async function givenReaders(db: Queryable, count: number): Promise<GivenReaders> {
  const tagId = newRowId();
  const name = `reader-${shortOf(tagId)}-`;
  await db.query('INSERT INTO newsletter_tags (id, created_at) VALUES ($1, now())', [tagId]);
  await db.query(
    `INSERT INTO newsletter_tag_translations (tag_id, locale, name) SELECT $1::uuid, l, 'Topic ' || $1::text FROM unnest(ARRAY['en', 'fr']) l`,
    [tagId],
  );
  await db.query(
    `WITH made AS (
       INSERT INTO newsletter_subscriptions (id, email, token, locale, state, created_at, confirmed_at)
       SELECT gen_random_uuid(), $2::text || n || '@example.test', md5($2::text || n) || md5(n || $2::text),
         CASE WHEN n % 10 = 0 THEN 'fr' ELSE 'en' END, ${SubscriptionState.SUBSCRIBED}, now(), now()
       FROM generate_series(1, $3::int) n RETURNING id
     )
     INSERT INTO newsletter_subscription_tags (subscription_id, tag_id) SELECT id, $1::uuid FROM made`,
    [tagId, name, count],
  );
  return { tagId, name, emails: Array.from({ length: count }, (_, index) => `${name}${index + 1}@example.test`) };
}

interface GivenCampaign {
  id: string;
  slug: string;
}

/** Sets the organisation's postal address, without which no campaign can be sent. */
export async function givenPostalAddress(db: Queryable): Promise<void> {
  await db.query(
    `UPDATE settings SET value = value || '{"line1": "1 Test Street", "city": "Ottawa", "postalCode": "K1A 0B1"}'
     WHERE key = 'organisation'`,
  );
}

interface CampaignOptions {
  /** The campaign's topic. If absent, every subscriber receives it. */
  tagId?: string;
  subject?: string;
  /** Markdown. */
  body?: string;
  /** If absent, the campaign is a draft. */
  scheduledAt?: Date;
  perSecond?: number;
}

/** Inserts a campaign in both languages with a link to the shop. Default: the maximum sending speed. */
export async function givenCampaign(db: Queryable, options: CampaignOptions = {}): Promise<GivenCampaign> {
  const id = newRowId();
  const { tagId, scheduledAt, subject = `News ${shortOf(id)}`, body = 'Look at [our shop](/shop).' } = options;
  const slug = `news-${shortOf(id)}`;
  await insertRow(db, 'campaigns', {
    ...{ id, slug, title: subject },
    status: scheduledAt === undefined ? CampaignStatus.DRAFT : CampaignStatus.SCHEDULED,
    scheduled_at: scheduledAt ?? null,
    scheduled_zone: scheduledAt === undefined ? null : 'America/Toronto',
    per_second: options.perSecond ?? 1_000,
  });
  for (const locale of ['en', 'fr']) {
    await insertRow(db, 'campaign_texts', { campaign_id: id, locale, subject, preheader: 'What is new', body });
  }
  if (tagId !== undefined) await insertRow(db, 'campaign_tags', { campaign_id: id, tag_id: tagId });
  return { id, slug };
}

export interface GivenSentCampaign extends GivenCampaign {
  subject: string;
}

interface SentCampaignOptions {
  status?: CampaignStatus;
  subject?: string;
  preheader?: string;
  body?: string;
  /** The French texts. If absent, the campaign has none. */
  french?: { subject: string; preheader: string; body: string };
  /** The link targets in the issue, numbered from 1. */
  links?: readonly string[];
  startedAt?: Date;
  endedAt?: Date;
}

/** Inserts a campaign. Default: it was sent an hour ago. */
export async function givenSentCampaign(db: Queryable, options: SentCampaignOptions = {}): Promise<GivenSentCampaign> {
  const id = newRowId();
  const slug = `letter-${shortOf(id)}`;
  const { status = CampaignStatus.SENT, subject = `News ${shortOf(id)}` } = options;
  const startedAt = options.startedAt ?? new Date(Date.now() - msPerHour);
  const isSent = status === CampaignStatus.SENT;
  await insertRow(db, 'campaigns', {
    ...{ id, slug, status, title: subject },
    send_started_at: isSent ? startedAt : null,
    ended_at: isSent ? (options.endedAt ?? new Date(startedAt.getTime() + msPerMinute)) : null,
    ...(status === CampaignStatus.SCHEDULED && { scheduled_at: startedAt, scheduled_zone: 'America/Vancouver' }),
  });
  const english = { subject, preheader: options.preheader ?? 'What is new', body: options.body ?? 'Come and fly.' };
  await insertRow(db, 'campaign_texts', { campaign_id: id, locale: 'en', ...english });
  if (options.french) await insertRow(db, 'campaign_texts', { campaign_id: id, locale: 'fr', ...options.french });
  for (const [index, url] of (options.links ?? []).entries()) {
    await insertRow(db, 'campaign_links', { campaign_id: id, position: index + 1, url });
  }
  return { id, slug, subject };
}

export interface GivenDelivery {
  id: string;
  campaignId: string;
}

interface DeliveryOptions {
  state?: DeliveryState;
  email?: string;
  subscriptionId?: string;
  locale?: 'en' | 'fr';
  sentAt?: Date;
}

/** Inserts an email of the campaign. Default: it was delivered half an hour ago. */
export async function givenDelivery(
  db: Queryable,
  campaignId: string,
  options: DeliveryOptions = {},
): Promise<GivenDelivery> {
  const id = newRowId();
  const { state = DeliveryState.SENT, sentAt = new Date(Date.now() - 30 * msPerMinute) } = options;
  await insertRow(db, 'campaign_deliveries', {
    ...{ id, state, campaign_id: campaignId, at: sentAt, locale: options.locale ?? 'en' },
    email: options.email ?? `reader-${shortOf(id)}@example.test`,
    subscription_id: options.subscriptionId ?? null,
    sent_at: state === DeliveryState.SENT ? sentAt : null,
  });
  return { id, campaignId };
}
