import { CampaignStatus, DeliveryState, type Locale, locales, productsIn, VisitKind } from '@dronesoccer/contracts';
import { instantOf, wallTime } from '@dronesoccer/domain/calendar';
import type pg from 'pg';
import { stableId } from '../stable-id.ts';
import { insertMissing } from '../write.ts';
import { type DemoCampaign, demoCampaigns } from './campaigns.ts';
import { Chance } from './chance.ts';
import { demoTopics } from './newsletter.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const zone = 'America/Toronto';

const { SENT, SCHEDULED } = CampaignStatus;

/** Seeds newsletter campaigns in every state. The sent ones have recipients and link visits over several days. */
export async function seedCampaigns(client: pg.Client, now: Date): Promise<void> {
  const origin = process.env['WEB_ORIGIN'] || 'http://localhost:3000';
  const chance = new Chance(20_262);
  for (const [index, campaign] of demoCampaigns.entries()) {
    const id = stableId(`campaign/${campaign.slug}`, index);
    // At ten in the morning, when people read emails.
    const date = wallTime(zone, new Date(now.getTime() + campaign.days * day)).slice(0, 10);
    const at = instantOf(zone, `${date}T10:00`);
    const products = campaign.status === SENT ? await shownProducts(client, campaign) : null;
    await insertMissing(client, 'campaigns', [{ ...rowOf(campaign, id, at), products }]);
    await insertMissing(client, 'campaign_texts', textsOf(campaign, id));
    await insertMissing(
      client,
      'campaign_tags',
      campaign.topics.map((topic) => ({
        campaign_id: id,
        tag_id: stableId(`newsletter-tag/${demoTopics[topic]?.en ?? ''}`, topic),
      })),
    );
    if (campaign.status === SENT) await writeRun(client, { campaign, id, at, origin, now }, chance);
  }
}

function rowOf({ slug, title, status, cover, coverAlt }: DemoCampaign, id: string, at: Date) {
  const isSent = status === SENT;
  const written = new Date(isSent || status === SCHEDULED ? at.getTime() - 8 * day : at.getTime()).toISOString();
  const scheduled = isSent || status === SCHEDULED ? at.toISOString() : null;
  return {
    ...{ id, slug, title, status, audience: {} },
    ...{ cover_url: `/pictures/${cover}`, cover_alt: coverAlt.en, cover_alt_fr: coverAlt.fr },
    ...{ scheduled_at: scheduled, scheduled_zone: scheduled && zone },
    ...{ prepared_at: isSent ? new Date(at.getTime() - 9 * minute).toISOString() : null },
    ...{ send_started_at: isSent ? at.toISOString() : null },
    ...{ ended_at: isSent ? new Date(at.getTime() + 2 * minute).toISOString() : null },
    ...{ handed_over: 0, refused: 0, resending: false, version: 3, created_at: written, updated_at: written },
  };
}

const textsOf = ({ subject, preheader, body }: DemoCampaign, id: string) =>
  locales
    .filter((locale) => body[locale] !== '')
    .map((locale) => ({
      ...{ campaign_id: id, locale, subject: subject[locale] },
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
  origin: string;
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
async function writeRun(client: pg.Client, { campaign, id, at, origin, now }: Run, chance: Chance): Promise<void> {
  const { rows: readers } = await client.query<Reader>(
    `SELECT s.id, s.email, s.locale, s.state = 4 AS "isRefused", s.state = 3 AS "hasLeft" FROM newsletter_subscriptions s
     WHERE s.confirmed_at < $1 AND (s.ended_at IS NULL OR s.ended_at > $1)
       AND (NOT EXISTS (SELECT 1 FROM newsletter_subscription_tags t WHERE t.subscription_id = s.id)
         OR EXISTS (SELECT 1 FROM newsletter_subscription_tags t JOIN campaign_tags g ON g.tag_id = t.tag_id
                    WHERE t.subscription_id = s.id AND g.campaign_id = $2))
     ORDER BY s.id`,
    [at, id],
  );
  const links = campaign.links.map((url, position) => ({ campaign_id: id, position, url: origin + url }));
  await insertMissing(client, 'campaign_links', links);
  const deliveries = readers.map((reader, index) => {
    const left = new Date(at.getTime() + index * 2_000).toISOString();
    const state = reader.isRefused ? DeliveryState.FAILED : DeliveryState.SENT;
    const hasLeftByIt = reader.hasLeft && chance.next() < 0.5;
    return {
      ...{ id: stableId(`delivery/${campaign.slug}/${reader.email}`, index), campaign_id: id, email: reader.email },
      ...{ subscription_id: reader.id, locale: reader.locale, state, at: left, attempts: 1 },
      sent_at: state === DeliveryState.SENT ? left : null,
      refusal_code: state === DeliveryState.FAILED ? '5.1.1' : null,
      unsubscribed_at: hasLeftByIt ? new Date(at.getTime() + chance.whole(1, 40) * hour).toISOString() : null,
    };
  });
  await insertMissing(client, 'campaign_deliveries', deliveries);
  const visits = deliveries
    .filter(({ state }) => state === DeliveryState.SENT)
    .flatMap((delivery) => visitsOf(delivery, { campaign, now }, chance));
  await insertMissing(client, 'campaign_visits', visits);
}

/**
 * Most recipients read an email on the first day, some days later; company mail scanners follow links within seconds.
 */
function visitsOf(
  { id, campaign_id, at }: { id: string; campaign_id: string; at: string },
  { campaign, now }: Pick<Run, 'campaign' | 'now'>,
  chance: Chance,
) {
  const visits = [];
  const visit = (afterMs: number, kind: VisitKind, reason: string, position: number) => ({
    ...{ id: stableId(`visit/${id}/${visits.length}`, visits.length), campaign_id, delivery_id: id, position },
    ...{ at: new Date(Date.parse(at) + afterMs).toISOString(), kind, reason },
  });
  if (chance.next() < 0.2) {
    for (const position of campaign.links.keys())
      visits.push(visit(3_000 + position * 400, VisitKind.MACHINE, 'early', position));
  }
  const isReader = chance.next() * 100 < (campaign.visitors ?? 0);
  for (let times = isReader ? chance.whole(1, 2) : 0; times > 0; times--) {
    const later = chance.next() ** 3 * 4 * day + chance.whole(2, 90) * minute;
    visits.push(visit(later, VisitKind.PERSON, 'browser', chance.whole(0, campaign.links.length - 1)));
  }
  if (chance.next() < 0.05) visits.push(visit(5 * hour, VisitKind.UNKNOWN, 'noUserAgent', 0));
  return visits.filter((each) => Date.parse(each.at) < now.getTime());
}
