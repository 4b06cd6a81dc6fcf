import { campaignLimits, CampaignStatus, DeliveryState, type PauseReason } from '@dronesoccer/contracts';
import { msPerMinute } from '@dronesoccer/domain';
import type { Executor, Tx } from '../../../platform/database/index.js';

const { DRAFT, SCHEDULED, SENT, CANCELLED } = CampaignStatus;
const { PENDING, SENDING, UNKNOWN } = DeliveryState;

const minutesBefore = (at: Date, minutes: number): Date => new Date(at.getTime() - minutes * msPerMinute);

/** The condition that campaign `c` is being sent, or that its unknown deliveries are being resent. */
const isGoingOut = `(c.send_started_at IS NOT NULL AND c.paused_at IS NULL
  AND ((c.ended_at IS NULL AND c.cancelled_at IS NULL) OR c.resending))`;

/** A campaign that has work for a worker. */
export interface RunRow {
  id: string;
  scheduledAt: Date | null;
  startedAt: Date | null;
  isCancelled: boolean;
  /** True once all recipients are written. */
  isPrepared: boolean;
  /** True once the cards and links of the email are fixed. */
  isFixed: boolean;
  /** The earliest time of the next email. */
  nextAt: Date | null;
}

/** Returns the campaigns that must be prepared, started, sent or finished now, the longest waiting first. */
export function runsUnderWay(executor: Executor, now: Date): Promise<RunRow[]> {
  return executor.query(
    `SELECT c.id, c.scheduled_at AS "scheduledAt", c.send_started_at AS "startedAt", (c.cancelled_at IS NOT NULL AND NOT c.resending) AS "isCancelled",
       c.prepared_at IS NOT NULL AS "isPrepared", c.products IS NOT NULL AS "isFixed", c.next_at AS "nextAt"
     FROM campaigns c
     WHERE c.paused_at IS NULL AND (c.resending OR (c.ended_at IS NULL AND (
       c.send_started_at IS NOT NULL OR (c.status = ${SCHEDULED} AND c.scheduled_at <= $1::timestamptz))))
     ORDER BY c.next_at NULLS FIRST, c.id`,
    [new Date(now.getTime() + campaignLimits.prepareMinutes * msPerMinute)],
    'campaign-runs',
  );
}

/** A campaign that was just paused, with its internal title. */
export interface PausedRow {
  id: string;
  title: string;
}

/**
 * Pauses campaigns that are more than an hour late, for an administrator to decide: scheduled campaigns that did not
 * start, and runs that made no progress.
 */
export function holdOverdue(tx: Tx, now: Date): Promise<PausedRow[]> {
  return tx.query(
    `UPDATE campaigns c SET paused_at = $1::timestamptz, pause_reason = '${'overdue' satisfies PauseReason}', updated_at = $1::timestamptz
     WHERE c.paused_at IS NULL AND (
       (c.status = ${SCHEDULED} AND c.send_started_at IS NULL AND c.scheduled_at < $2::timestamptz)
       OR (${isGoingOut} AND c.next_at < $2::timestamptz AND EXISTS (
         SELECT 1 FROM campaign_deliveries d WHERE d.campaign_id = c.id AND d.state = ${PENDING})))
     RETURNING c.id, c.title`,
    [now, minutesBefore(now, campaignLimits.overdueMinutes)],
    'campaign-hold-overdue',
  );
}

/** Returns the number of emails that the campaigns under way still have to send. */
export async function emailsToSend(executor: Executor): Promise<number> {
  const [row] = await executor.query<{ count: number }>(
    `SELECT count(*) FROM campaigns c JOIN campaign_deliveries d ON d.campaign_id = c.id AND d.state = ${PENDING} WHERE ${isGoingOut}`,
    [],
    'campaign-emails-to-send',
  );
  return row?.count ?? 0;
}

/** The start of a run. Recipients that were prepared in advance are checked again. */
const startColumns = `send_started_at = $2::timestamptz, next_at = $2::timestamptz, prepared_up_to = NULL, prepared_at = NULL,
  paused_at = NULL, pause_reason = NULL, handed_over = 0, refused = 0, updated_at = $2::timestamptz`;

/** The condition that a campaign is due and unchanged since it was checked. */
const isDue = `id = $1::uuid AND version = $4::int AND status = ${SCHEDULED} AND send_started_at IS NULL AND paused_at IS NULL
  AND scheduled_at BETWEEN $3::timestamptz AND $2::timestamptz`;
const due = (id: string, version: number, now: Date) => [
  id,
  now,
  minutesBefore(now, campaignLimits.overdueMinutes),
  version,
];

/** Returns false if another process started it, or if it was put on hold, changed or unscheduled in the meantime. */
export async function startScheduled(executor: Executor, id: string, version: number, now: Date): Promise<boolean> {
  const sql = `UPDATE campaigns SET ${startColumns} WHERE ${isDue} RETURNING 1`;
  return (await executor.query(sql, due(id, version, now), 'campaign-start-scheduled')).length > 0;
}

/**
 * Puts the campaign on hold for the administrators instead of starting it. Returns false in the same cases as
 * `startScheduled`.
 */
export async function holdScheduled(tx: Tx, id: string, version: number, now: Date): Promise<boolean> {
  const sql = `UPDATE campaigns SET paused_at = $2::timestamptz, pause_reason = '${'checks' satisfies PauseReason}',
    updated_at = $2::timestamptz WHERE ${isDue} RETURNING 1`;
  return (await tx.query(sql, due(id, version, now), 'campaign-hold-scheduled')).length > 0;
}

/**
 * Starts a campaign for an administrator, whatever time it was scheduled for. Returns false if it has started already,
 * was cancelled, or is no longer in the version that the administrator saw.
 */
export async function startNow(executor: Executor, id: string, version: number, now: Date): Promise<boolean> {
  const rows = await executor.query(
    `UPDATE campaigns SET ${startColumns} WHERE id = $1::uuid AND status IN (${DRAFT}, ${SCHEDULED}) AND send_started_at IS NULL AND version = $3::int
     RETURNING 1`,
    [id, now, version],
    'campaign-start-now',
  );
  return rows.length > 0;
}

/** Returns false unless the campaign is being sent. */
export async function pause(executor: Executor, id: string, reason: PauseReason, now: Date): Promise<boolean> {
  const rows = await executor.query(
    `UPDATE campaigns c SET paused_at = $2::timestamptz, pause_reason = $3, updated_at = $2::timestamptz
     WHERE c.id = $1::uuid AND ${isGoingOut} RETURNING 1`,
    [id, now, reason],
    'campaign-pause',
  );
  return rows.length > 0;
}

/**
 * Resumes a run and resets its count of refusals, because an administrator has looked at them. Returns false unless a
 * run is paused.
 */
export async function resume(executor: Executor, id: string, now: Date): Promise<boolean> {
  const rows = await executor.query(
    `UPDATE campaigns SET paused_at = NULL, pause_reason = NULL, next_at = $2::timestamptz, handed_over = 0, refused = 0,
       updated_at = $2::timestamptz
     WHERE id = $1::uuid AND paused_at IS NOT NULL AND send_started_at IS NOT NULL RETURNING 1`,
    [id, now],
    'campaign-resume',
  );
  return rows.length > 0;
}

/** Cancels a campaign that has not started. */
export async function cancelBefore(executor: Executor, id: string, now: Date): Promise<boolean> {
  const rows = await executor.query(
    `WITH cancelled AS (
       UPDATE campaigns SET status = ${CANCELLED}, cancelled_at = $2::timestamptz, ended_at = $2::timestamptz,
         paused_at = NULL, pause_reason = NULL, prepared_up_to = NULL, prepared_at = NULL, updated_at = $2::timestamptz
       WHERE id = $1::uuid AND status IN (${DRAFT}, ${SCHEDULED}) AND send_started_at IS NULL RETURNING id
     ), unprepared AS (
       DELETE FROM campaign_deliveries d USING cancelled WHERE d.campaign_id = cancelled.id
     )
     SELECT 1 FROM cancelled`,
    [id, now],
    'campaign-cancel-before',
  );
  return rows.length > 0;
}

/** Cancels a campaign that is being sent or is paused. The remaining emails are not sent. */
export async function cancelRest(executor: Executor, id: string, now: Date): Promise<boolean> {
  const rows = await executor.query(
    `UPDATE campaigns SET cancelled_at = $2::timestamptz, paused_at = NULL, pause_reason = NULL, updated_at = $2::timestamptz
     WHERE id = $1::uuid AND send_started_at IS NOT NULL AND ended_at IS NULL AND cancelled_at IS NULL RETURNING 1`,
    [id, now],
    'campaign-cancel-rest',
  );
  return rows.length > 0;
}

/** Returns false if the campaign has ended. */
export async function setPace(executor: Executor, id: string, perSecond: number, now: Date): Promise<boolean> {
  const rows = await executor.query(
    `UPDATE campaigns SET per_second = $2::int, updated_at = $3::timestamptz
     WHERE id = $1::uuid AND (status IN (${DRAFT}, ${SCHEDULED}) OR resending) RETURNING 1`,
    [id, perSecond, now],
    'campaign-pace',
  );
  return rows.length > 0;
}

/**
 * Lets the run send deliveries that became pending again, even if the campaign has ended. Returns false if it has not
 * started, or if its remaining emails are being cancelled.
 */
export async function resendUnknown(tx: Tx, id: string, now: Date): Promise<boolean> {
  const rows = await tx.query(
    `UPDATE campaigns SET resending = (ended_at IS NOT NULL), next_at = $2::timestamptz, updated_at = $2::timestamptz
     WHERE id = $1::uuid AND send_started_at IS NOT NULL AND (cancelled_at IS NULL OR ended_at IS NOT NULL) RETURNING 1`,
    [id, now],
    'campaign-resend',
  );
  return rows.length > 0;
}

/**
 * Locks the campaign, so that a claim can reserve its share of the rate. Returns null unless emails may be sent now.
 */
export async function holdThrottle(tx: Tx, id: string, now: Date): Promise<{ perSecond: number | null } | null> {
  const [row] = await tx.query<{ perSecond: number | null }>(
    `SELECT c.per_second AS "perSecond" FROM campaigns c
     WHERE c.id = $1::uuid AND ${isGoingOut} AND c.prepared_at IS NOT NULL AND c.products IS NOT NULL
       AND c.next_at BETWEEN $3::timestamptz AND $2::timestamptz FOR NO KEY UPDATE`,
    [id, now, minutesBefore(now, campaignLimits.overdueMinutes)],
    'campaign-hold-throttle',
  );
  return row ?? null;
}

/** Postpones the next email according to the number of claimed ones. Up to one second of delay is made up for. */
export async function consumeThrottle(
  tx: Tx,
  id: string,
  claimed: number,
  perSecond: number,
  now: Date,
): Promise<void> {
  await tx.send(
    `UPDATE campaigns SET handed_over = handed_over + $2::int,
       next_at = GREATEST(next_at, $4::timestamptz - interval '1 second') + $2::int * interval '1 second' / $3::int
     WHERE id = $1::uuid`,
    [id, claimed, perSecond, now],
    'campaign-take-share',
  );
}

/** Delays all processes while the mail server is unreachable or accepts nothing from us. */
export async function waitUntil(executor: Executor, id: string, until: Date): Promise<void> {
  await executor.query(
    'UPDATE campaigns SET next_at = GREATEST(next_at, $2::timestamptz) WHERE id = $1::uuid',
    [id, until],
    'campaign-wait',
  );
}

/** Counts refusals, and pauses the campaign if there are too many. Returns an empty list unless this call paused it. */
export async function countRefusals(tx: Tx, id: string, refused: number, now: Date): Promise<PausedRow[]> {
  const { percent, atLeast } = campaignLimits.refusals;
  await tx.query(
    'UPDATE campaigns SET refused = refused + $2::int WHERE id = $1::uuid',
    [id, refused],
    'campaign-count-refusals',
  );
  return tx.query(
    `UPDATE campaigns c SET paused_at = $2::timestamptz, pause_reason = '${'refusals' satisfies PauseReason}', updated_at = $2::timestamptz
     WHERE c.id = $1::uuid AND ${isGoingOut} AND c.handed_over >= ${atLeast}
       AND c.refused * 100 > c.handed_over * ${percent} RETURNING c.id, c.title`,
    [id, now],
    'campaign-pause-refused',
  );
}

/** A campaign that was paused automatically and waits for an administrator. */
interface WaitingCampaign extends PausedRow {
  reason: Exclude<PauseReason, 'person'>;
}

/** Returns the waiting campaigns, the longest waiting first. */
export function waitingCampaigns(executor: Executor): Promise<WaitingCampaign[]> {
  return executor.query(
    `SELECT c.id, c.title, c.pause_reason AS reason FROM campaigns c
     WHERE c.paused_at IS NOT NULL AND c.pause_reason <> '${'person' satisfies PauseReason}' ORDER BY c.paused_at, c.id LIMIT 20`,
    [],
    'campaigns-waiting',
  );
}

/** Locks the campaign until the transaction ends, so that nothing becomes pending while the run is being finished. */
export async function holdToFinish(tx: Tx, id: string): Promise<{ isCancelled: boolean } | null> {
  const [row] = await tx.query<{ isCancelled: boolean }>(
    `SELECT c.cancelled_at IS NOT NULL AND NOT c.resending AS "isCancelled" FROM campaigns c
     WHERE c.id = $1::uuid AND c.paused_at IS NULL AND c.send_started_at IS NOT NULL
       AND ((c.ended_at IS NULL AND (c.prepared_at IS NOT NULL OR c.cancelled_at IS NOT NULL)) OR c.resending)
     FOR NO KEY UPDATE`,
    [id],
    'campaign-hold-to-finish',
  );
  return row ?? null;
}

/**
 * Ends the run unless a delivery is still pending or in progress. The campaign becomes sent, or cancelled if no email
 * had left. This statement runs after the one that locks the campaign, so it sees deliveries that others had made
 * pending until then.
 */
export async function finish(tx: Tx, id: string, now: Date): Promise<boolean> {
  const some = (...states: DeliveryState[]) =>
    `EXISTS (SELECT 1 FROM campaign_deliveries d WHERE d.campaign_id = c.id AND d.state IN (${states.join(', ')}))`;
  const rows = await tx.query(
    `UPDATE campaigns c SET resending = false, ended_at = COALESCE(c.ended_at, $2::timestamptz), updated_at = $2::timestamptz,
       status = CASE WHEN c.ended_at IS NOT NULL THEN c.status
         WHEN c.cancelled_at IS NOT NULL AND NOT ${some(DeliveryState.SENT, UNKNOWN)} THEN ${CANCELLED} ELSE ${SENT} END
     WHERE c.id = $1::uuid AND NOT ${some(PENDING, SENDING)} RETURNING 1`,
    [id, now],
    'campaign-finish',
  );
  return rows.length > 0;
}
