import {
  CampaignStatus,
  DeliveryState,
  type Locale,
  locales,
  type LocalText,
  productsIn,
  VisitKind,
} from '@dronesoccer/contracts';
import { msPerDay, msPerHour, msPerMinute } from '@dronesoccer/domain';
import { instantOf, wallTime } from '@dronesoccer/domain/calendar';
import type pg from 'pg';
import { stableId } from '../stable-id.ts';
import { insertMissing } from '../write.ts';
import { Chance } from './chance.ts';
import { topicIdOf } from './newsletter.ts';
import { readData } from './read-data.ts';
import { later } from './times.ts';

interface DemoCampaign {
  readonly slug: string;
  readonly title: string;
  readonly status: keyof typeof CampaignStatus;
  readonly days: number;
  /** English names of topics. */
  readonly topics: readonly string[];
  /** The path below /pictures. */
  readonly cover: string;
  readonly coverAlt: LocalText;
  readonly subject: LocalText;
  readonly preheader: LocalText;
  readonly body: LocalText;
  /** The pages of the site that the text links to. */
  readonly links: readonly `/${string}`[];
  readonly visitors?: number;
}

const zone = 'America/Toronto';

/** Seeds newsletter campaigns in every state. The sent ones have recipients and link visits over several days. */
export async function seedCampaigns(client: pg.Client, now: Date): Promise<void> {
  const chance = new Chance(20_262);
  for (const [index, campaign] of readData<readonly DemoCampaign[]>('campaigns').entries()) {
    const id = stableId(`campaign/${campaign.slug}`, index);
    // At ten in the morning, when people read emails.
    const date = wallTime(zone, later(now, campaign.days * msPerDay)).slice(0, 10);
    const at = instantOf(zone, `${date}T10:00`);
    const isSent = campaign.status === 'SENT';
    const products = isSent ? await shownProducts(client, campaign) : null;
    await insertMissing(client, {
      campaigns: [{ id, products, ...rowOf(campaign, at) }],
      campaign_texts: textsOf(campaign, id),
      campaign_tags: campaign.topics.map((topic) => ({ campaignId: id, tagId: topicIdOf(topic) })),
    });
    if (isSent) await writeRun(client, { campaign, id, at, now }, chance);
  }
}

function rowOf({ slug, title, status, cover, coverAlt }: DemoCampaign, at: Date): object {
  const isSent = status === 'SENT';
  const isScheduled = isSent || status === 'SCHEDULED';
  const written = isScheduled ? later(at, -8 * msPerDay) : at;
  return {
    ...{ slug, title, status: CampaignStatus[status], audience: {} },
    ...{ coverUrl: `/pictures/${cover}`, coverAlt: coverAlt.en, coverAltFr: coverAlt.fr },
    ...{ scheduledAt: isScheduled ? at : null, scheduledZone: isScheduled ? zone : null },
    preparedAt: isSent ? later(at, -9 * msPerMinute) : null,
    ...{ sendStartedAt: isSent ? at : null, endedAt: isSent ? later(at, 2 * msPerMinute) : null },
    ...{ handedOver: 0, refused: 0, resending: false, version: 3, createdAt: written, updatedAt: written },
  };
}

const textsOf = ({ subject, preheader, body }: DemoCampaign, id: string) =>
  locales
    .filter((locale) => body[locale] !== '')
    .map((locale) => ({
      ...{ campaignId: id, locale, subject: subject[locale] },
      ...{ preheader: preheader[locale], body: body[locale] },
    }));

/** Returns the product data that a campaign showed when it was sent. */
async function shownProducts(client: pg.Client, { body }: DemoCampaign) {
  const { rows } = await client.query<{ slug: string; cents: number; imageUrl: string | null; en: string; fr: string }>(
    `SELECT p.slug, p.price_cents AS cents, e.name AS en, f.name AS fr,
       (SELECT i.url FROM product_images i WHERE i.product_id = p.id ORDER BY i.position LIMIT 1) AS "imageUrl"
     FROM products p JOIN product_translations e ON e.product_id = p.id AND e.locale = 'en'
       JOIN product_translations f ON f.product_id = p.id AND f.locale = 'fr' WHERE p.slug = ANY ($1)`,
    [productsIn(body.en)],
  );
  const inLanguage = (locale: Locale) =>
    rows.map(({ slug, cents, imageUrl, ...names }) => ({ slug, imageUrl, name: names[locale], price: cents / 100 }));
  return { en: inLanguage('en'), fr: inLanguage('fr') };
}

interface Run {
  campaign: DemoCampaign;
  id: string;
  /** The time of sending. */
  at: Date;
  now: Date;
}

interface Reader {
  id: string;
  email: string;
  locale: Locale;
  /** The address has refused emails since then. */
  isRefused: boolean;
  hasLeft: boolean;
}

/**
 * Writes the deliveries: the recipients were subscribed at the time of sending and chose one of the topics, or no
 * topics.
 */
async function writeRun(client: pg.Client, { campaign, id, at, now }: Run, chance: Chance): Promise<void> {
  const { rows: readers } = await client.query<Reader>(
    `SELECT s.id, s.email, s.locale, s.state = 4 AS "isRefused", s.state = 3 AS "hasLeft" FROM newsletter_subscriptions s
     WHERE s.confirmed_at < $1 AND (s.ended_at IS NULL OR s.ended_at > $1)
       AND (NOT EXISTS (SELECT 1 FROM newsletter_subscription_tags t WHERE t.subscription_id = s.id)
         OR EXISTS (SELECT 1 FROM newsletter_subscription_tags t JOIN campaign_tags g ON g.tag_id = t.tag_id
                    WHERE t.subscription_id = s.id AND g.campaign_id = $2))
     ORDER BY s.id`,
    [at, id],
  );
  const origin = process.env['WEB_ORIGIN'] || 'http://localhost:3000';
  const deliveries = readers.map((reader, index) => {
    const left = later(at, index * 2_000);
    const hasLeftByIt = reader.hasLeft && chance.next() < 0.5;
    return {
      ...{ id: stableId(`delivery/${campaign.slug}/${reader.email}`, index), campaignId: id, email: reader.email },
      ...{ subscriptionId: reader.id, locale: reader.locale, at: left, attempts: 1 },
      state: reader.isRefused ? DeliveryState.FAILED : DeliveryState.SENT,
      sentAt: reader.isRefused ? null : left,
      refusalCode: reader.isRefused ? '5.1.1' : null,
      unsubscribedAt: hasLeftByIt ? later(at, chance.whole(1, 40) * msPerHour) : null,
    };
  });
  await insertMissing(client, {
    campaign_links: campaign.links.map((url, position) => ({ campaignId: id, position, url: origin + url })),
    campaign_deliveries: deliveries,
    campaign_visits: deliveries
      .filter(({ state }) => state === DeliveryState.SENT)
      .flatMap((delivery) => visitsOf(delivery, { campaign, now }, chance)),
  });
}

/**
 * Most recipients read an email on the first day, some days later; company mail scanners follow links within seconds.
 */
function visitsOf(
  { id, campaignId, at }: { id: string; campaignId: string; at: Date },
  { campaign, now }: Pick<Run, 'campaign' | 'now'>,
  chance: Chance,
) {
  const visits: { at: Date }[] = [];
  const visit = (afterMs: number, kind: VisitKind, reason: string, position: number) => {
    const visitId = stableId(`visit/${id}/${visits.length}`, visits.length);
    const row = { id: visitId, campaignId, deliveryId: id, position, at: later(at, afterMs), kind, reason };
    visits.push(row);
  };
  if (chance.next() < 0.2) {
    for (const position of campaign.links.keys()) visit(3_000 + position * 400, VisitKind.MACHINE, 'early', position);
  }
  const isReader = chance.next() * 100 < (campaign.visitors ?? 0);
  for (let times = isReader ? chance.whole(1, 2) : 0; times > 0; times--) {
    const afterMs = chance.next() ** 3 * 4 * msPerDay + chance.whole(2, 90) * msPerMinute;
    visit(afterMs, VisitKind.PERSON, 'browser', chance.whole(0, campaign.links.length - 1));
  }
  if (chance.next() < 0.05) visit(5 * msPerHour, VisitKind.UNKNOWN, 'noUserAgent', 0);
  return visits.filter((each) => each.at < now);
}
