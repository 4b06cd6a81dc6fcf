import { DeliveryState, type Locale, SubscriptionState, valuesOf } from '@dronesoccer/contracts';
import type { Executor, Slice, Tx } from '../../../platform/database/index.js';
import {
  bindTo,
  type Conditions,
  containsInAnyCase,
  equals,
  usedElsewhere,
  whereOf,
} from '../../../platform/database/index.js';

const { PENDING, SENDING, SENT, UNKNOWN, SKIPPED } = DeliveryState;

/** Stored in place of a server's code if the campaign was cancelled before the delivery's turn. */
export const cancelledCode = 'cancelled';

/** A delivery that is about to be handed over. */
export interface ClaimedDelivery {
  id: string;
  email: string;
  locale: Locale;
  subscriptionId: string;
  /** The subscription's token. */
  token: string;
  /** The name and the city of the account with this confirmed address; null if there is none. */
  firstName: string | null;
  city: string | null;
  /** The number of times the delivery was claimed. An outcome applies only to its own attempt. */
  attempt: number;
}

/**
 * Claims the next deliveries, each for a single process. Consent is checked again: subscribers who have withdrawn it
 * are skipped.
 *
 * @returns the deliveries to hand over after the transaction commits, and the number that were skipped
 */
export async function claim(
  tx: Tx,
  campaignId: string,
  most: number,
  now: Date,
): Promise<{ claimed: ClaimedDelivery[]; skipped: number }> {
  const rows = await tx.query<ClaimedDelivery & { state: DeliveryState }>(
    `WITH next AS (
       SELECT d.id FROM campaign_deliveries d
       WHERE d.campaign_id = $1::uuid AND d.state = ${PENDING} AND (d.retry_at IS NULL OR d.retry_at <= $3::timestamptz)
       ORDER BY d.retry_at NULLS FIRST, d.id LIMIT $2::int FOR NO KEY UPDATE SKIP LOCKED
     )
     UPDATE campaign_deliveries d SET
       state = CASE WHEN s.state = ${SubscriptionState.SUBSCRIBED} THEN ${SENDING} ELSE ${SKIPPED} END,
       at = $3::timestamptz, retry_at = NULL, attempts = d.attempts + 1
     FROM next JOIN campaign_deliveries n ON n.id = next.id LEFT JOIN newsletter_subscriptions s ON s.id = n.subscription_id
       LEFT JOIN users u ON u.email = n.email AND u.email_verified_at IS NOT NULL
       LEFT JOIN addresses a ON a.user_id = u.id AND a.is_default
     WHERE d.id = next.id
     RETURNING d.id, d.email::text AS email, d.locale, s.id AS "subscriptionId", s.token, d.attempts AS attempt, d.state,
       NULLIF(regexp_replace(u.first_name, '[[:cntrl:]]+', ' ', 'g'), '') AS "firstName",
       NULLIF(regexp_replace(a.city, '[[:cntrl:]]+', ' ', 'g'), '') AS city`,
    [campaignId, most, now],
    'campaign-claim',
  );
  const claimed = rows.filter(({ state }) => state === SENDING);
  return { claimed, skipped: rows.length - claimed.length };
}

/** The outcome of a delivery that was handed over. */
export interface Outcome {
  id: string;
  attempt: number;
  state: DeliveryState;
  code: string | null;
  /** The earliest time of the next attempt; null unless the delivery is pending again. */
  retryAt: Date | null;
  /** The server deferred the email. */
  isDeferred: boolean;
}

/**
 * Records the outcomes of one campaign in a single statement. This corrects deliveries that were marked unknown in the
 * meantime.
 */
export async function recordOutcomes(executor: Executor, outcomes: readonly Outcome[], now: Date): Promise<void> {
  await executor.query(
    `UPDATE campaign_deliveries d SET state = o.state, at = $1::timestamptz, refusal_code = o.code, retry_at = o.retry_at,
       sent_at = CASE WHEN o.state = ${SENT} THEN COALESCE(d.sent_at, $1::timestamptz) ELSE d.sent_at END,
       deferred_at = CASE WHEN o.is_deferred THEN COALESCE(d.deferred_at, $1::timestamptz) ELSE d.deferred_at END
     FROM unnest($2::uuid[], $3::smallint[], $4::smallint[], $5::text[], $6::timestamptz[], $7::boolean[])
       AS o (id, attempt, state, code, retry_at, is_deferred)
     WHERE d.id = o.id AND d.attempts = o.attempt AND d.state IN (${SENDING}, ${UNKNOWN})`,
    [
      now,
      outcomes.map(({ id }) => id),
      outcomes.map(({ attempt }) => attempt),
      outcomes.map(({ state }) => state),
      outcomes.map(({ code }) => code),
      outcomes.map(({ retryAt }) => retryAt),
      outcomes.map(({ isDeferred }) => isDeferred),
    ],
    'campaign-outcomes',
  );
}

/**
 * Returns the first time that the server deferred each of these deliveries; deliveries without a deferral are absent.
 */
export async function deferredSince(executor: Executor, ids: readonly string[]): Promise<Map<string, Date>> {
  const rows = await executor.query<{ id: string; since: Date }>(
    'SELECT id, deferred_at AS since FROM campaign_deliveries WHERE id = ANY ($1::uuid[]) AND deferred_at IS NOT NULL',
    [ids],
    'campaign-deferred',
  );
  return new Map(rows.map(({ id, since }) => [id, since]));
}

/**
 * Marks deliveries as unknown if they were handed over so long ago that their process must have died before the answer
 * came.
 */
export async function markUnanswered(executor: Executor, before: Date, now: Date): Promise<number> {
  const rows = await executor.query(
    `UPDATE campaign_deliveries SET state = ${UNKNOWN}, at = $2::timestamptz
     WHERE state = ${SENDING} AND at < $1::timestamptz RETURNING 1`,
    [before, now],
    'campaign-unanswered',
  );
  return rows.length;
}

/** Skips the pending deliveries of a cancelled campaign. */
export async function skipRest(tx: Tx, campaignId: string, now: Date): Promise<void> {
  await tx.query(
    `UPDATE campaign_deliveries SET state = ${SKIPPED}, at = $2::timestamptz, retry_at = NULL, refusal_code = '${cancelledCode}'
     WHERE campaign_id = $1::uuid AND state = ${PENDING}`,
    [campaignId, now],
    'campaign-skip-rest',
  );
}

/** Makes unknown deliveries pending again, and returns their number. */
export async function sendAgain(tx: Tx, campaignId: string, ids: readonly string[], now: Date): Promise<number> {
  const rows = await tx.query(
    `UPDATE campaign_deliveries SET state = ${PENDING}, at = $3::timestamptz, retry_at = NULL, deferred_at = NULL
     WHERE campaign_id = $1::uuid AND id = ANY ($2::uuid[]) AND state = ${UNKNOWN} RETURNING 1`,
    [campaignId, ids, now],
    'campaign-send-again',
  );
  return rows.length;
}

export interface DeliveryRow {
  id: string;
  email: string;
  locale: Locale;
  state: DeliveryState;
  at: Date;
  code: string | null;
}

/** A filter for a campaign's recipients. */
export interface DeliveryConditions {
  campaignId: string;
  state?: DeliveryState;
  search?: string;
}

/** The page and the count choose the states, each in its own way. */
const conditions: Conditions<DeliveryConditions> = {
  campaignId: equals('d.campaign_id'),
  state: usedElsewhere,
  search: containsInAnyCase('d.email::text'),
};

interface Statement {
  text: string;
  values: unknown[];
}

/**
 * Returns the latest changes first. The statement reads as many rows per state as the page needs, because the index has
 * this order within each state.
 */
export function deliveryPageStatement(wanted: DeliveryConditions, { limit, offset }: Slice): Statement {
  const values: unknown[] = [];
  const bind = bindTo(values);
  const states = wanted.state === undefined ? valuesOf(DeliveryState) : [wanted.state];
  const text = `SELECT d.id, d.email, d.locale, d.state, d.at, d.refusal_code AS code
    FROM unnest(${bind(states)}::smallint[]) AS wanted (state) CROSS JOIN LATERAL (
      SELECT d.id, d.email::text AS email, d.locale, d.state, d.at, d.refusal_code FROM campaign_deliveries d
      WHERE d.state = wanted.state AND ${whereOf(conditions, wanted, bind)}
      ORDER BY d.at DESC, d.id LIMIT ${bind(limit + offset)}
    ) d
    ORDER BY d.at DESC, d.id LIMIT ${bind(limit)} OFFSET ${bind(offset)}`;
  return { text, values };
}

function deliveryCountStatement(wanted: DeliveryConditions): Statement {
  const values: unknown[] = [];
  const bind = bindTo(values);
  const state = wanted.state === undefined ? '' : ` AND d.state = ${bind(wanted.state)}::smallint`;
  const text = `SELECT count(*)::int AS total FROM campaign_deliveries d WHERE ${whereOf(conditions, wanted, bind)}${state}`;
  return { text, values };
}

export async function findDeliveries(
  executor: Executor,
  wanted: DeliveryConditions,
  slice: Slice,
): Promise<{ rows: DeliveryRow[]; total: number }> {
  const [page, count] = [deliveryPageStatement(wanted, slice), deliveryCountStatement(wanted)];
  const [rows, [all]] = await Promise.all([
    executor.query<DeliveryRow>(page.text, page.values),
    executor.query<{ total: number }>(count.text, count.values),
  ]);
  return { rows, total: all?.total ?? 0 };
}
