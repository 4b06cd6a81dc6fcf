import { DeliveryState, type VisitKind, type VisitReason } from '@dronesoccer/contracts';
import { type Executor, newId, type Tx } from '../../../platform/database/index.js';

interface FollowedRow {
  url: string;
  /** When the email was handed over; null if that is not recorded yet. */
  sentAt: Date | null;
}

/**
 * Returns the target of a link in a delivered email, and locks the delivery until the transaction ends. Returns null if
 * the delivery or the link does not exist.
 */
export async function holdFollowed(
  tx: Tx,
  campaignId: string,
  deliveryId: string,
  position: number,
): Promise<FollowedRow | null> {
  const [row] = await tx.query<FollowedRow>(
    `SELECT l.url, COALESCE(d.sent_at, CASE d.state WHEN ${DeliveryState.PENDING} THEN NULL ELSE d.at END) AS "sentAt"
     FROM campaign_deliveries d
     JOIN campaign_links l ON l.campaign_id = d.campaign_id AND l.position = $3::int
     WHERE d.id = $2::uuid AND d.campaign_id = $1::uuid FOR NO KEY UPDATE OF d`,
    [campaignId, deliveryId, position],
    'campaign-visit-followed',
  );
  return row ?? null;
}

/** Returns whether sending has started. From then on, the campaign's page is public. */
export async function isPublished(executor: Executor, campaignId: string): Promise<boolean> {
  const rows = await executor.query(
    'SELECT 1 AS published FROM campaigns WHERE id = $1::uuid AND send_started_at IS NOT NULL',
    [campaignId],
    'campaign-visit-published',
  );
  return rows.length > 0;
}

interface NewVisit {
  campaignId: string;
  followed: { deliveryId: string; position: number } | null;
  at: Date;
  kind: VisitKind;
  reason: VisitReason;
}

/**
 * Call it with the delivery locked. Repeated visits to a link within `notWithinMs` count once. Each kind of visitor
 * counts separately, so a scanner never hides the reader who comes after it.
 */
export async function recordVisit(
  executor: Executor,
  { campaignId, followed, at, kind, reason }: NewVisit,
  notWithinMs: number,
): Promise<void> {
  await executor.query(
    `INSERT INTO campaign_visits (id, campaign_id, delivery_id, position, at, kind, reason)
     SELECT $1::uuid, $2::uuid, $3::uuid, $4::smallint, $5::timestamptz, $6::smallint, $7
     WHERE NOT EXISTS (
       SELECT 1 FROM campaign_visits v
       WHERE v.delivery_id = $3::uuid AND v.position = $4::smallint AND v.kind = $6::smallint AND v.at > $8::timestamptz)`,
    [
      newId(),
      campaignId,
      followed?.deliveryId ?? null,
      followed?.position ?? null,
      at,
      kind,
      reason,
      new Date(at.getTime() - notWithinMs),
    ],
    'campaign-visit-insert',
  );
}

/** Records once that a reader unsubscribed through an email. An email to someone else is not credited. */
export async function creditUnsubscribing(
  executor: Executor,
  { deliveryId, subscriptionId, at }: { deliveryId: string; subscriptionId: string; at: Date },
): Promise<void> {
  await executor.query(
    `UPDATE campaign_deliveries SET unsubscribed_at = $3::timestamptz
     WHERE id = $1::uuid AND subscription_id = $2::uuid AND unsubscribed_at IS NULL`,
    [deliveryId, subscriptionId, at],
    'campaign-credit-unsubscribing',
  );
}
