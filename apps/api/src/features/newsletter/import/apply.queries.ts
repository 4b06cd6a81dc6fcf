import { type Locale, SubscriptionState } from '@dronesoccer/contracts';
import type { Executor, Tx } from '../../../platform/database/index.js';

const { PENDING, SUBSCRIBED } = SubscriptionState;

/** Addresses with their states, by the address in small letters; those that are not known are missing. */
export async function statesOf(executor: Executor, emails: readonly string[]): Promise<Map<string, SubscriptionState>> {
  const rows = await executor.query<{ email: string; state: SubscriptionState }>(
    'SELECT lower(email::text) AS email, state FROM newsletter_subscriptions WHERE email = ANY ($1::citext[])',
    [emails],
    'subscriber-import-states',
  );
  return new Map(rows.map(({ email, state }) => [email, state]));
}

export interface AddedSubscription {
  id: string;
  email: string;
  token: string;
  locale: Locale;
  /** Subscribed at once; else it waits to be confirmed. */
  isProved: boolean;
}

/** Adds the addresses that are not known, in one order, so that two imports never wait for each other; returns the ids of those. */
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

/** Subscriptions by their addresses in small letters, held until the transaction ends, in the order in which others hold several. */
export async function holdByEmail(
  tx: Tx,
  emails: readonly string[],
): Promise<Map<string, { id: string; state: SubscriptionState }>> {
  const rows = await tx.query<{ id: string; email: string; state: SubscriptionState }>(
    `SELECT id, lower(email::text) AS email, state FROM newsletter_subscriptions
     WHERE email = ANY ($1::citext[]) ORDER BY id FOR UPDATE`,
    [emails],
    'subscriber-import-hold-emails',
  );
  return new Map(rows.map(({ email, ...row }) => [email, row]));
}

/** A topic that was deleted since the list was read is left out. */
export async function addTopics(tx: Tx, chosen: readonly { id: string; tagId: string }[]): Promise<void> {
  await tx.query(
    `INSERT INTO newsletter_subscription_tags (subscription_id, tag_id)
     SELECT c.id, t.id FROM unnest($1::uuid[], $2::uuid[]) AS c (id, tag_id) JOIN newsletter_tags t ON t.id = c.tag_id
     ORDER BY t.id FOR KEY SHARE OF t ON CONFLICT DO NOTHING`,
    [chosen.map(({ id }) => id), chosen.map(({ tagId }) => tagId)],
    'subscriber-import-topics',
  );
}
