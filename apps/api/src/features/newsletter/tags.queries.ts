import {
  type Locale,
  type LocalText,
  SubscriptionState,
  type TagAdminWire,
  type TagWire,
} from '@dronesoccer/contracts';
import type { Executor } from '../../platform/database/index.js';

export interface TagRow {
  id: string;
  translations: LocalText;
  /** Who chose it, among those who are subscribed. */
  subscribers: number;
}

/** As readers choose among them. */
export function tagsOf(executor: Executor, locale: Locale): Promise<TagWire[]> {
  return executor.query(
    `SELECT tag_id AS id, name AS data FROM newsletter_tag_translations WHERE locale = $1 ORDER BY tag_id`,
    [locale],
    'newsletter-tags',
  );
}

const tagRow = `t.id,
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

/** One of them, or none. */
export function chosenBy(executor: Executor, id: string): Promise<TagRow[]> {
  return executor.query(`SELECT ${tagRow} FROM newsletter_tags t WHERE t.id = $1::uuid`, [id], 'newsletter-tag');
}

export const presentTag = (tag: TagRow, locale: Locale): TagAdminWire => ({ ...tag, data: tag.translations[locale] });
