import {
  CampaignStatus,
  type Locale,
  locales,
  type LocalText,
  SubscriptionState,
  type TagAdminWire,
  type TagWire,
} from '@dronesoccer/contracts';
import { type Executor, executorOf, type PrismaTx, type Tx } from '../../platform/database/index.js';

export interface TagRow {
  id: string;
  version: number;
  translations: LocalText;
  /** The number of current subscribers who chose the topic. */
  subscribers: number;
}

/** Returns the topics that readers choose from. */
export function tagsOf(executor: Executor, locale: Locale): Promise<TagWire[]> {
  return executor.query(
    `SELECT tag_id AS id, name AS data FROM newsletter_tag_translations WHERE locale = $1 ORDER BY tag_id`,
    [locale],
    'newsletter-tags',
  );
}

const tagRow = `t.id, t.version,
  (SELECT json_object_agg(n.locale, n.name) FROM newsletter_tag_translations n WHERE n.tag_id = t.id) AS translations,
  (SELECT count(*)::int FROM newsletter_subscription_tags c JOIN newsletter_subscriptions s ON s.id = c.subscription_id
    WHERE c.tag_id = t.id AND s.state = ${SubscriptionState.SUBSCRIBED}) AS subscribers`;

export function allTags(executor: Executor): Promise<TagRow[]> {
  return executor.query(
    `SELECT ${tagRow} FROM newsletter_tags t ORDER BY t.created_at, t.id`,
    [],
    'newsletter-all-tags',
  );
}

/** Returns the names of a topic, or null if it does not exist. */
export async function tagNames(executor: Executor, id: string): Promise<LocalText | null> {
  const [tag] = await executor.query<{ names: LocalText | null }>(
    'SELECT json_object_agg(locale, name) AS names FROM newsletter_tag_translations WHERE tag_id = $1::uuid',
    [id],
    'newsletter-tag-names',
  );
  return tag?.names ?? null;
}

/** Locks a topic until the transaction ends. Returns null if it does not exist. */
export async function holdTag(tx: PrismaTx, id: string): Promise<TagRow | null> {
  await tx.$queryRaw`SELECT 1 AS locked FROM newsletter_tags WHERE id = ${id}::uuid FOR UPDATE`;
  const sql = `SELECT ${tagRow} FROM newsletter_tags t WHERE t.id = $1::uuid`;
  const [tag] = await executorOf(tx).query<TagRow>(sql, [id], 'newsletter-tag');
  return tag ?? null;
}

/**
 * Gives each campaign that is about to lose the topic a new version, so that no one sends it to more readers than they
 * saw. Call it with the topic locked, before the topic is deleted.
 *
 * @returns false if a campaign has no other topic and is scheduled, or is being sent and its recipients are not complete:
 * then the topic must stay
 */
export async function leaveCampaigns(tx: Tx, id: string): Promise<boolean> {
  const campaigns = await tx.query<{ isLastOfRun: boolean }>(
    `UPDATE campaigns c SET version = c.version + 1
     WHERE c.ended_at IS NULL AND c.cancelled_at IS NULL AND (c.send_started_at IS NULL OR c.prepared_at IS NULL)
       AND EXISTS (SELECT 1 FROM campaign_tags g WHERE g.campaign_id = c.id AND g.tag_id = $1::uuid)
     RETURNING (c.status = ${CampaignStatus.SCHEDULED} OR c.send_started_at IS NOT NULL) AND NOT EXISTS (
       SELECT 1 FROM campaign_tags g WHERE g.campaign_id = c.id AND g.tag_id <> $1::uuid) AS "isLastOfRun"`,
    [id],
    'newsletter-leave-campaigns',
  );
  return !campaigns.some(({ isLastOfRun }) => isLastOfRun);
}

/** Replaces the topic's names in both languages. */
export async function nameTag(tx: PrismaTx, tagId: string, names: LocalText): Promise<void> {
  await tx.newsletterTagTranslation.deleteMany({ where: { tagId } });
  const data = locales.map((locale) => ({ tagId, locale, name: names[locale] }));
  await tx.newsletterTagTranslation.createMany({ data });
}

export const presentTag = (tag: TagRow, locale: Locale): TagAdminWire => ({ ...tag, data: tag.translations[locale] });
