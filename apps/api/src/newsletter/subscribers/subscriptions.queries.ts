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
  /** The ids of the chosen topics. */
  tags: string[];
}

const columns = `s.id, s.email, s.token, s.locale, s.state, ARRAY (
    SELECT t.tag_id FROM newsletter_subscription_tags t WHERE t.subscription_id = s.id ORDER BY t.tag_id) AS tags`;

interface NewSubscription {
  email: string;
  token: string;
  locale: Locale;
  at: Date;
}

/** Locks the subscription of an address until the transaction ends. Creates a pending subscription if there is none. */
export async function lockOrCreate(tx: Tx, { email, token, locale, at }: NewSubscription): Promise<SubscriptionRow> {
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

/** Returns null for an unknown token. */
export async function subscriptionOf(executor: Executor, token: string): Promise<SubscriptionRow | null> {
  const [row] = await executor.query<SubscriptionRow>(
    `SELECT ${columns} FROM newsletter_subscriptions s WHERE s.token = $1`,
    [token],
    'newsletter-by-token',
  );
  return row ?? null;
}

/** Reads a subscription like `subscriptionOf`, and locks it until the transaction ends. */
export async function holdSubscription(tx: Tx, token: string): Promise<SubscriptionRow | null> {
  const [row] = await tx.query<SubscriptionRow>(
    `SELECT ${columns} FROM newsletter_subscriptions s WHERE s.token = $1 FOR UPDATE`,
    [token],
    'newsletter-hold-token',
  );
  return row ?? null;
}

/**
 * Returns the subscription whose latest request has this confirmation. Returns null if a newer request replaced it or
 * the subscription is gone.
 */
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

/** Reads a subscription like `subscriptionToConfirm`, and locks it until the transaction ends. */
export async function holdToConfirm(tx: Tx, confirmationId: string): Promise<SubscriptionRow | null> {
  const [row] = await tx.query<SubscriptionRow>(
    `SELECT ${columns} FROM newsletter_subscriptions s WHERE s.confirmation_id = $1::uuid FOR UPDATE`,
    [confirmationId],
    'newsletter-hold-confirmation',
  );
  return row ?? null;
}

/**
 * Locks the subscription of a confirmation email that was sent before confirmation links existed. The subscription was
 * never confirmed, so no issue with its token was ever sent. It is confirmed or deleted within 30 days. A subscribed
 * one is found too, because a retry succeeds.
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

/** Locks the subscription with this id, as the dashboard names it, until the transaction ends. */
export async function holdSubscriber(tx: Tx, id: string): Promise<SubscriptionRow | null> {
  const [row] = await tx.query<SubscriptionRow>(
    `SELECT ${columns} FROM newsletter_subscriptions s WHERE s.id = $1::uuid FOR UPDATE`,
    [id],
    'newsletter-hold-id',
  );
  return row ?? null;
}

/** Returns the subscription of an account's verified email address, or null if there is none. */
export async function subscriptionOfAccount(executor: Executor, userId: string): Promise<SubscriptionRow | null> {
  const [row] = await executor.query<SubscriptionRow>(
    `SELECT ${columns} FROM newsletter_subscriptions s JOIN users u ON u.email = s.email
     WHERE u.id = $1::uuid AND u.email_verified_at IS NOT NULL`,
    [userId],
    'newsletter-of-account',
  );
  return row ?? null;
}

/** Returns a subscription with the confirmation of its latest request, or null if it no longer awaits confirmation. */
export async function confirmationToMail(
  executor: Executor,
  id: string,
): Promise<(SubscriptionRow & { confirmationId: string }) | null> {
  // Requests recorded by the previous version have no confirmation id yet.
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
  // Anyone can enter an address, so `ended_at` stays until the address's owner confirms.
  [SubscriptionState.PENDING]: 'asked_at = $3::timestamptz, confirmation_id = gen_random_uuid()',
  [SubscriptionState.SUBSCRIBED]: 'asked_at = NULL, confirmed_at = $3::timestamptz, ended_at = NULL',
  [SubscriptionState.UNSUBSCRIBED]: 'asked_at = NULL, ended_at = $3::timestamptz',
  [SubscriptionState.SUPPRESSED]: 'asked_at = NULL, ended_at = $3::timestamptz',
};

/**
 * The earlier end of a subscription `s` that awaits confirmation, or null if it never ended. The previous version
 * cleared `ended_at` at each request, so for those requests the ledger supplies the date.
 */
export const endedBefore = `COALESCE(s.ended_at, (SELECT max(e.at) FROM newsletter_consents e
  WHERE e.subscription_id = s.id AND e.kind IN (${ConsentEntryKind.WITHDRAWN}, ${ConsentEntryKind.LIFTED})))`;

/**
 * Ends subscriptions again that had ended earlier and whose latest request is older than $1. The original end date is
 * restored.
 */
export const endUnconfirmed = `UPDATE newsletter_subscriptions s
  SET state = ${SubscriptionState.UNSUBSCRIBED}, asked_at = NULL, ended_at = ${endedBefore}
  WHERE s.asked_at < $1::timestamptz AND ${endedBefore} IS NOT NULL`;

/** Call it with the row locked. Pass `locale` only if consent was read in that language. */
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

/** Moves several locked subscriptions, each in its own language. */
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

/** Call it with the row locked. */
export async function setPreferences(tx: Tx, id: string, locale: Locale, tags: readonly string[]): Promise<void> {
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

interface NewConsentEntry {
  subscriptionId: string;
  kind: ConsentEntryKind;
  at: Date;
  source: ConsentSource;
  wording?: { words: ConsentWording; locale: Locale };
  /** The network address of the request. */
  network?: string;
  actorId?: string;
  reason?: string;
  /** Set only for a suppression. */
  cause?: SuppressionCause;
}

export const recordConsent = (tx: Tx, { wording, ...entry }: NewConsentEntry): Promise<void> =>
  writeLedger(tx, [
    {
      ...entry,
      ...(wording && { wording: wording.words.text[wording.locale], wordingVersion: wording.words.version }),
    },
  ]);

/**
 * Returns whether the person has read the consent wording on our site. The wording of an imported list does not count.
 */
export async function hasReadWording(tx: Tx, subscriptionId: string): Promise<boolean> {
  const found = await tx.query(
    `SELECT 1 FROM newsletter_consents
     WHERE subscription_id = $1::uuid AND wording IS NOT NULL AND source <> 'import' LIMIT 1`,
    [subscriptionId],
    'newsletter-has-wording',
  );
  return found.length > 0;
}

/** The consent that an imported list gives for an address. */
interface ImportedConsent {
  subscriptionId: string;
  kind: ConsentEntryKind;
  basis: ConsentBasis;
  /** `YYYY-MM-DD` */
  day: string;
  /** The place where consent was given. */
  source: string;
  wording: string | null;
}

/** The version of an imported wording, which we did not write. */
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
