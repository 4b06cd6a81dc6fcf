import { type AudienceRule, DeliveryState, type Locale } from '@dronesoccer/contracts';
import { bindTo, type Tx } from '../../../platform/database/index.js';
import { audienceSql } from '../audience/audience-sql.js';

interface PreparingRow {
  id: string;
  preparedUpTo: string | null;
  rule: AudienceRule;
  tagIds: string[];
  /** The languages that the campaign is written in. */
  locales: Locale[];
}

/**
 * Locks a campaign for a step. Returns null if another process has locked it, or if it is prepared, paused, cancelled
 * or ended.
 */
export async function holdForStep(tx: Tx, id: string): Promise<PreparingRow | null> {
  const [row] = await tx.query<PreparingRow>(
    `SELECT c.id, c.prepared_up_to AS "preparedUpTo", c.audience AS rule,
       ARRAY (SELECT g.tag_id FROM campaign_tags g WHERE g.campaign_id = c.id) AS "tagIds",
       ARRAY (SELECT t.locale::text FROM campaign_texts t
              WHERE t.campaign_id = c.id AND btrim(t.subject) <> '' AND btrim(t.body) <> '' ORDER BY t.locale) AS locales
     FROM campaigns c
     WHERE c.id = $1::uuid AND c.prepared_at IS NULL AND c.paused_at IS NULL AND c.cancelled_at IS NULL
       AND c.ended_at IS NULL FOR NO KEY UPDATE SKIP LOCKED`,
    [id],
    'campaign-hold-for-step',
  );
  return row ?? null;
}

/**
 * Processes the next subscriptions. Each one in the audience gets a single delivery, in a language that the issue is
 * written in. A delivery that was prepared earlier is deleted if its subscription has left the audience.
 */
export async function writeStep(tx: Tx, campaign: PreparingRow, size: number, now: Date): Promise<void> {
  const { id, preparedUpTo, rule, tagIds, locales } = campaign;
  const values: unknown[] = [];
  const bind = bindTo(values);
  const [campaignId, at, written] = [bind(id), bind(now), bind(locales)];
  const audience = audienceSql({ tagIds, rule }, bind, now);
  const [step] = await tx.query<{ last: string | null; count: number }>(
    `WITH step AS MATERIALIZED (
       SELECT s.id FROM newsletter_subscriptions s
       ${preparedUpTo === null ? '' : `WHERE s.id > ${bind(preparedUpTo)}::uuid`}
       ORDER BY s.id LIMIT ${bind(size)}::int
     ), reached AS MATERIALIZED (
       SELECT s.id, s.email, s.locale FROM newsletter_subscriptions s WHERE s.id IN (SELECT id FROM step) AND ${audience}
     ), gone AS (
       DELETE FROM campaign_deliveries d USING step
       WHERE d.campaign_id = ${campaignId}::uuid AND d.state = ${DeliveryState.PENDING} AND d.subscription_id = step.id
         AND NOT EXISTS (SELECT 1 FROM reached WHERE reached.id = step.id)
     ), made AS (
       INSERT INTO campaign_deliveries (id, campaign_id, email, subscription_id, locale, at)
       SELECT gen_random_uuid(), ${campaignId}::uuid, email, id,
         CASE WHEN locale = ANY (${written}::text[]) THEN locale ELSE (${written}::text[])[1] END, ${at}::timestamptz FROM reached
       ON CONFLICT (campaign_id, email) DO UPDATE SET locale = EXCLUDED.locale
         WHERE campaign_deliveries.state = ${DeliveryState.PENDING} AND campaign_deliveries.locale <> EXCLUDED.locale
     )
     SELECT (SELECT id FROM step ORDER BY id DESC LIMIT 1) AS last, (SELECT count(*)::int FROM step) AS count`,
    values,
  );
  const { last, count } = step ?? { last: null, count: 0 };
  await tx.query(
    `UPDATE campaigns SET prepared_up_to = COALESCE($2::uuid, prepared_up_to),
       prepared_at = CASE WHEN $3::boolean THEN $4::timestamptz END WHERE id = $1::uuid`,
    [id, last, count < size, now],
    'campaign-prepared-up-to',
  );
}
