import { type Locale, SubscriptionState } from '@dronesoccer/contracts';
import type { KnownSubscriber } from '@dronesoccer/domain';
import type { Executor, Tx } from '../../../../platform/database/index.js';
import { endedBefore } from '../../subscriptions.queries.js';

const { PENDING, SUBSCRIBED } = SubscriptionState;

const subscriberColumns = `s.id, lower(s.email::text) AS email, s.state, ${endedBefore} IS NOT NULL AS "hadLeft"`;

interface KnownRow extends KnownSubscriber {
  id: string;
  email: string;
}

const byEmail = (rows: readonly KnownRow[]): Map<string, KnownRow> => new Map(rows.map((row) => [row.email, row]));

/** Returns subscriptions by lower-case address. Unknown addresses are missing from the map. */
export async function knownByEmail(executor: Executor, emails: readonly string[]): Promise<Map<string, KnownRow>> {
  const rows = await executor.query<KnownRow>(
    `SELECT ${subscriberColumns} FROM newsletter_subscriptions s WHERE s.email = ANY ($1::citext[])`,
    [emails],
    'subscriber-import-known',
  );
  return byEmail(rows);
}

interface AddedSubscription {
  id: string;
  email: string;
  token: string;
  locale: Locale;
  /** True if the address is subscribed at once; false if it must be confirmed first. */
  isProved: boolean;
}

/**
 * Adds the unknown addresses in a fixed order, so that two imports cannot deadlock. Returns the ids of the added
 * subscriptions.
 */
export async function addSubscriptions(tx: Tx, rows: readonly AddedSubscription[], at: Date): Promise<Set<string>> {
  const added = await tx.query<{ id: string }>(
    `INSERT INTO newsletter_subscriptions (id, email, token, locale, state, created_at, asked_at, confirmed_at, confirmation_id)
     SELECT r.id, r.email, r.token, r.locale, CASE WHEN r.proved THEN ${SUBSCRIBED} ELSE ${PENDING} END, $1::timestamptz,
       CASE WHEN r.proved THEN NULL ELSE $1::timestamptz END, CASE WHEN r.proved THEN $1::timestamptz END,
       CASE WHEN r.proved THEN NULL ELSE gen_random_uuid() END
     FROM unnest($2::uuid[], $3::citext[], $4::text[], $5::text[], $6::bool[]) AS r (id, email, token, locale, proved)
     ORDER BY r.email
     ON CONFLICT (email) DO NOTHING RETURNING id`,
    [
      at,
      rows.map(({ id }) => id),
      rows.map(({ email }) => email),
      rows.map(({ token }) => token),
      rows.map(({ locale }) => locale),
      rows.map(({ isProved }) => isProved),
    ],
    'subscriber-import-add',
  );
  return new Set(added.map(({ id }) => id));
}

/**
 * Reads subscriptions like `knownByEmail` and locks them until the transaction ends, in the order in which other code
 * locks several.
 */
export async function lockByEmail(tx: Tx, emails: readonly string[]): Promise<Map<string, KnownRow>> {
  const rows = await tx.query<KnownRow>(
    `SELECT ${subscriberColumns} FROM newsletter_subscriptions s WHERE s.email = ANY ($1::citext[]) ORDER BY s.id FOR UPDATE`,
    [emails],
    'subscriber-import-hold-emails',
  );
  return byEmail(rows);
}

/** Adds topics to subscriptions. A topic that was deleted after the list was read is skipped. */
export async function addTopics(tx: Tx, chosen: readonly { id: string; tagId: string }[]): Promise<void> {
  await tx.query(
    `INSERT INTO newsletter_subscription_tags (subscription_id, tag_id)
     SELECT c.id, t.id FROM unnest($1::uuid[], $2::uuid[]) AS c (id, tag_id) JOIN newsletter_tags t ON t.id = c.tag_id
     ORDER BY t.id FOR KEY SHARE OF t ON CONFLICT DO NOTHING`,
    [chosen.map(({ id }) => id), chosen.map(({ tagId }) => tagId)],
    'subscriber-import-topics',
  );
}

/** Returns topic ids by lower-case topic name, in either language. */
export async function topicsByName(executor: Executor): Promise<Map<string, string>> {
  const rows = await executor.query<{ id: string; name: string }>(
    'SELECT tag_id AS id, lower(name) AS name FROM newsletter_tag_translations',
    [],
    'newsletter-tags-by-name',
  );
  return new Map(rows.map(({ id, name }) => [name, id]));
}
