import {
  type ConsentBasis,
  ConsentEntryKind,
  type ConsentSource,
  type ConsentWording,
  type Locale,
  SubscriptionState,
  type SuppressionCause,
} from '@dronesoccer/contracts';
import { type Executor, newId, type Tx } from '../../platform/database/index.js';

export interface SubscriptionRow {
  id: string;
  email: string;
  token: string;
  locale: Locale;
  state: SubscriptionState;
  /** Of the topics that were chosen. */
  tags: string[];
}

const columns = `s.id, s.email, s.token, s.locale, s.state, ARRAY (
    SELECT t.tag_id FROM newsletter_subscription_tags t WHERE t.subscription_id = s.id ORDER BY t.tag_id) AS tags`;

export interface NewSubscription {
  email: string;
  token: string;
  locale: Locale;
  at: Date;
}

/** The subscription of an address, held until the transaction ends; one that waits to be confirmed when there was none. */
export async function heldOrNew(tx: Tx, { email, token, locale, at }: NewSubscription): Promise<SubscriptionRow> {
  await tx.query(
    `INSERT INTO newsletter_subscriptions (id, email, token, locale, state, created_at, asked_at)
     VALUES ($1::uuid, $2::citext, $3, $4, ${SubscriptionState.PENDING}, $5::timestamptz, $5::timestamptz)
     ON CONFLICT (email) DO NOTHING`,
    [newId(), email, token, locale, at],
    'newsletter-insert',
  );
  const [row] = await tx.query<SubscriptionRow>(
    `SELECT ${columns} FROM newsletter_subscriptions s WHERE s.email = $1::citext FOR UPDATE`,
    [email],
    'newsletter-hold-email',
  );
  if (row === undefined) throw new Error('A subscription was deleted while it was asked for again');
  return row;
}

/** Null for an unknown token. */
export async function subscriptionOf(executor: Executor, token: string): Promise<SubscriptionRow | null> {
  const [row] = await executor.query<SubscriptionRow>(
    `SELECT ${columns} FROM newsletter_subscriptions s WHERE s.token = $1`,
    [token],
    'newsletter-by-token',
  );
  return row ?? null;
}

/** The same, held until the transaction ends. */
export async function holdSubscription(tx: Tx, token: string): Promise<SubscriptionRow | null> {
  const [row] = await tx.query<SubscriptionRow>(
    `SELECT ${columns} FROM newsletter_subscriptions s WHERE s.token = $1 FOR UPDATE`,
    [token],
    'newsletter-hold-token',
  );
  return row ?? null;
}

/** The subscription whose latest request asked for this confirmation. Null when it was asked for again since, or is gone. */
export async function subscriptionToConfirm(
  executor: Executor,
  confirmationId: string,
): Promise<SubscriptionRow | null> {
  const [row] = await executor.query<SubscriptionRow>(
    `SELECT ${columns} FROM newsletter_subscriptions s WHERE s.confirmation_id = $1::uuid`,
    [confirmationId],
    'newsletter-by-confirmation',
  );
  return row ?? null;
}

/** Reads a subscription like `subscriptionToConfirm`, and holds it until the transaction ends. */
export async function holdToConfirm(tx: Tx, confirmationId: string): Promise<SubscriptionRow | null> {
  const [row] = await tx.query<SubscriptionRow>(
    `SELECT ${columns} FROM newsletter_subscriptions s WHERE s.confirmation_id = $1::uuid FOR UPDATE`,
    [confirmationId],
    'newsletter-hold-confirmation',
  );
  return row ?? null;
}

/**
 * Holds the subscription that an email of the version before confirmation links asked to confirm: one that was never
 * confirmed, so no issue with its token was ever sent. Such a subscription is confirmed or deleted within 30 days. One that is
 * subscribed is found too, because a retry is a success.
 */
export async function holdFirstRequest(tx: Tx, token: string): Promise<SubscriptionRow | null> {
  const [row] = await tx.query<SubscriptionRow>(
    `SELECT ${columns} FROM newsletter_subscriptions s
     WHERE s.token = $1 AND s.confirmation_id IS NULL
       AND (s.state = ${SubscriptionState.PENDING} AND s.confirmed_at IS NULL OR s.state = ${SubscriptionState.SUBSCRIBED})
     FOR UPDATE`,
    [token],
    'newsletter-hold-first-request',
  );
  return row ?? null;
}

/** The subscription that the dashboard names, held until the transaction ends. */
export async function holdSubscriber(tx: Tx, id: string): Promise<SubscriptionRow | null> {
  const [row] = await tx.query<SubscriptionRow>(
    `SELECT ${columns} FROM newsletter_subscriptions s WHERE s.id = $1::uuid FOR UPDATE`,
    [id],
    'newsletter-hold-id',
  );
  return row ?? null;
}

/** The one of an account's verified e-mail; null when there is none. */
export async function subscriptionOfAccount(executor: Executor, userId: string): Promise<SubscriptionRow | null> {
  const [row] = await executor.query<SubscriptionRow>(
    `SELECT ${columns} FROM newsletter_subscriptions s JOIN users u ON u.email = s.email
     WHERE u.id = $1::uuid AND u.email_verified_at IS NOT NULL`,
    [userId],
    'newsletter-of-account',
  );
  return row ?? null;
}

/** A subscription with the confirmation that its latest request asked for. Null when it no longer waits to be confirmed. */
export async function confirmationToMail(
  executor: Executor,
  id: string,
): Promise<(SubscriptionRow & { confirmationId: string }) | null> {
  // A request of the previous version has no confirmation yet.
  const [row] = await executor.query<SubscriptionRow & { confirmationId: string }>(
    `UPDATE newsletter_subscriptions s SET confirmation_id = COALESCE(s.confirmation_id, gen_random_uuid())
     WHERE s.id = $1::uuid AND s.state = ${SubscriptionState.PENDING}
     RETURNING ${columns}, s.confirmation_id AS "confirmationId"`,
    [id],
    'newsletter-confirmation-to-mail',
  );
  return row ?? null;
}

const stamps: Readonly<Record<SubscriptionState, string>> = {
  // Anyone can ask for an address, so `ended_at` stays until its person confirms.
  [SubscriptionState.PENDING]: 'asked_at = $3::timestamptz, confirmation_id = gen_random_uuid()',
  [SubscriptionState.SUBSCRIBED]: 'asked_at = NULL, confirmed_at = $3::timestamptz, ended_at = NULL',
  [SubscriptionState.UNSUBSCRIBED]: 'asked_at = NULL, ended_at = $3::timestamptz',
  [SubscriptionState.SUPPRESSED]: 'asked_at = NULL, ended_at = $3::timestamptz',
};

/**
 * When a subscription `s` that waits to be confirmed had ended before; null: it never had. The version before cleared
 * `ended_at` at each request, so the ledger answers for its requests.
 */
export const endedBefore = `COALESCE(s.ended_at, (SELECT max(e.at) FROM newsletter_consents e
  WHERE e.subscription_id = s.id AND e.kind IN (${ConsentEntryKind.WITHDRAWN}, ${ConsentEntryKind.LIFTED})))`;

/** Ends subscriptions again that had ended before and were last asked for before $1, with the date on which they had. */
export const endUnconfirmed = `UPDATE newsletter_subscriptions s
  SET state = ${SubscriptionState.UNSUBSCRIBED}, asked_at = NULL, ended_at = ${endedBefore}
  WHERE s.asked_at < $1::timestamptz AND ${endedBefore} IS NOT NULL`;

/** Call it with the row held. A locale that is named is the one that was read when consent was given. */
export async function moveSubscription(
  tx: Tx,
  { id, to, at, locale }: { id: string; to: SubscriptionState; at: Date; locale?: Locale },
): Promise<void> {
  await tx.query(
    `UPDATE newsletter_subscriptions SET state = $2::smallint, ${stamps[to]}, locale = COALESCE($4, locale)
     WHERE id = $1::uuid`,
    [id, to, at, locale ?? null],
    `newsletter-move-${to}`,
  );
}

/** The same for several that are held, each in the language that it has. */
export async function moveSubscriptions(
  tx: Tx,
  { ids, to, at }: { ids: readonly string[]; to: SubscriptionState; at: Date },
): Promise<void> {
  await tx.query(
    `UPDATE newsletter_subscriptions SET state = $2::smallint, ${stamps[to]} WHERE id = ANY ($1::uuid[])`,
    [ids, to, at],
    `newsletter-move-several-${to}`,
  );
}

/** Call it with the row held. */
export async function choose(tx: Tx, id: string, locale: Locale, tags: readonly string[]): Promise<void> {
  await tx.query(
    `WITH said AS (
       UPDATE newsletter_subscriptions SET locale = $2 WHERE id = $1::uuid
     ), given_up AS (
       DELETE FROM newsletter_subscription_tags WHERE subscription_id = $1::uuid AND tag_id <> ALL ($3::uuid[])
     )
     INSERT INTO newsletter_subscription_tags (subscription_id, tag_id)
     SELECT $1::uuid, chosen FROM unnest($3::uuid[]) AS chosen ON CONFLICT DO NOTHING`,
    [id, locale, tags],
    'newsletter-choose',
  );
}

export interface NewConsentEntry {
  subscriptionId: string;
  kind: ConsentEntryKind;
  at: Date;
  source: ConsentSource;
  wording?: { words: ConsentWording; locale: Locale };
  /** The network address of the request. */
  network?: string;
  actorId?: string;
  reason?: string;
  /** Of a suppression. */
  cause?: SuppressionCause;
}

export const recordConsent = (tx: Tx, { wording, ...entry }: NewConsentEntry): Promise<void> =>
  writeLedger(tx, [
    {
      ...entry,
      ...(wording && { wording: wording.words.text[wording.locale], wordingVersion: wording.words.version }),
    },
  ]);

/** Whether a person has read on our pages what they agree to; the words of an imported list are others. */
export async function hasReadWording(tx: Tx, subscriptionId: string): Promise<boolean> {
  const found = await tx.query(
    `SELECT 1 FROM newsletter_consents
     WHERE subscription_id = $1::uuid AND wording IS NOT NULL AND source <> 'import' LIMIT 1`,
    [subscriptionId],
    'newsletter-has-wording',
  );
  return found.length > 0;
}

/** What a list brings along for an address. */
export interface ImportedConsent {
  subscriptionId: string;
  kind: ConsentEntryKind;
  basis: ConsentBasis;
  /** `YYYY-MM-DD` */
  day: string;
  /** Where it was given. */
  source: string;
  wording: string | null;
}

/** The words of a list have no version of ours. */
export const importedWording = 0;

export const recordImported = (
  tx: Tx,
  { importId, actorId, at }: { importId: string; actorId: string | null; at: Date },
  consents: readonly ImportedConsent[],
): Promise<void> =>
  writeLedger(
    tx,
    consents.map(({ subscriptionId, kind, basis, day, source, wording }) => ({
      ...{ subscriptionId, kind, at, basis, importId, actorId, source: 'import', reason: source, givenOn: day },
      ...(wording !== null && { wording, wordingVersion: importedWording }),
    })),
  );

interface LedgerEntry extends Omit<NewConsentEntry, 'wording' | 'actorId'> {
  actorId?: string | null;
  wording?: string;
  wordingVersion?: number;
  basis?: ConsentBasis;
  givenOn?: string;
  importId?: string;
}

async function writeLedger(tx: Tx, entries: readonly LedgerEntry[]): Promise<void> {
  await tx.query(
    `INSERT INTO newsletter_consents (id, subscription_id, kind, at, source, wording, wording_version, network, actor_id,
       reason, cause, basis, given_on, import_id)
     SELECT e."id", e."subscriptionId", e."kind", e."at", e."source", e."wording", e."wordingVersion", e."network",
       e."actorId", e."reason", e."cause", e."basis", e."givenOn", e."importId"
     FROM json_to_recordset($1::json) AS e ("id" uuid, "subscriptionId" uuid, "kind" smallint, "at" timestamptz,
       "source" text, "wording" text, "wordingVersion" int, "network" text, "actorId" uuid, "reason" text, "cause" text,
       "basis" text, "givenOn" date, "importId" uuid)`,
    [JSON.stringify(entries.map((entry) => ({ id: newId(), ...entry })))],
    'newsletter-consent',
  );
}
