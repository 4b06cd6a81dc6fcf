import { DeliveryState, type Locale, MailOutcome } from '@dronesoccer/contracts';
import { type Executor, type Slice, type Tx } from '../../../platform/database/index.js';

export interface MailLogRow {
  id: string;
  email: string;
  subject: string;
  locale: Locale;
  outcome: MailOutcome;
  tries: number;
  firstAt: Date;
  at: Date;
  reason: string | null;
  canResend: boolean;
  campaignId: string | null;
  /** The delivery state of a newsletter. Null for other emails, whose `reason` is stored in the log. */
  deliveryState: DeliveryState | null;
  refusalCode: string | null;
}

interface MailLogConditions {
  /** The start of the address, in lower case; null matches every address. */
  search: string | null;
  outcome: MailOutcome | null;
}

/** An email whose retries are exhausted is in the failed jobs, although the log still says `TRYING`. */
const outcome = `CASE WHEN m.outcome = ${MailOutcome.TRYING} AND EXISTS (
    SELECT 1 FROM pgboss.job j WHERE j.name = 'jobs.failed' AND j.source_id = m.job_id)
  THEN ${MailOutcome.FAILED} ELSE m.outcome END`;

const mails = `SELECT m.id, m.email::text AS email, m.subject, m.locale, ${outcome} AS outcome, m.tries,
    m.first_at AS "firstAt", m.at, m.reason, m.data IS NOT NULL AS "canResend", NULL::uuid AS "campaignId",
    NULL::smallint AS "deliveryState", NULL::text AS "refusalCode"
  FROM mail_log m WHERE $1::text IS NULL OR lower(m.email::text) LIKE $1`;

const deliveryOutcome = `CASE d.state WHEN ${DeliveryState.SENT} THEN ${MailOutcome.SENT}
  WHEN ${DeliveryState.FAILED} THEN ${MailOutcome.FAILED} WHEN ${DeliveryState.UNKNOWN} THEN ${MailOutcome.UNKNOWN}
  ELSE ${MailOutcome.TRYING} END`;
/**
 * The newsletters that were handed to the mail server. Deliveries that were skipped or never attempted are left out.
 */
const newsletterDeliveries = `SELECT d.id, d.email::text, COALESCE(
      (SELECT t.subject FROM campaign_texts t WHERE t.campaign_id = d.campaign_id AND t.subject <> ''
       ORDER BY t.locale <> d.locale LIMIT 1), c.title),
    d.locale, ${deliveryOutcome}, d.attempts, COALESCE(d.sent_at, d.at), d.at, NULL, false, d.campaign_id, d.state,
    d.refusal_code
  FROM campaign_deliveries d JOIN campaigns c ON c.id = d.campaign_id
  WHERE lower(d.email::text) LIKE $1 AND d.attempts > 0 AND d.state <> ${DeliveryState.SKIPPED}`;

/**
 * A newsletter goes to thousands of people, so newsletters are searched only when the search includes the address up to
 * its @.
 */
const foundBy = (search: string | null): string =>
  search?.includes('@') === true ? `${mails} UNION ALL ${newsletterDeliveries}` : mails;
const outcomeFilter = `$2::int IS NULL OR f.outcome = $2`;
const pattern = (search: string | null): string | null =>
  search === null ? null : `${search.toLowerCase().replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;

/** Lists the latest emails first. */
export async function listMails(
  executor: Executor,
  { search, outcome: result }: MailLogConditions,
  { limit, offset }: Slice,
): Promise<{ rows: MailLogRow[]; total: number }> {
  const found = foundBy(search);
  const values = [pattern(search), result];
  const [counted] = await executor.query<{ total: number }>(
    `SELECT count(*)::int AS total FROM (${found}) f WHERE ${outcomeFilter}`,
    values,
  );
  const rows = await executor.query<MailLogRow>(
    `SELECT f.* FROM (${found}) f WHERE ${outcomeFilter} ORDER BY f.at DESC, f.id DESC LIMIT $3 OFFSET $4`,
    [...values, limit, offset],
  );
  return { rows, total: counted?.total ?? 0 };
}

interface MailJob {
  email: string;
  job: string;
  data: object | null;
}

/** Returns the job that sent an email, or null if the email is not in the log. */
export async function jobOfMail(tx: Tx, id: string): Promise<MailJob | null> {
  const [row] = await tx.query<MailJob>(
    `SELECT email::text AS email, job, data FROM mail_log WHERE id = $1::uuid`,
    [id],
    'mail-log-job',
  );
  return row ?? null;
}
