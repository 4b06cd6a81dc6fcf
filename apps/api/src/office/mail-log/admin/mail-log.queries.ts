import { DeliveryState, type Locale, MailOutcome, type ReceivedQuery } from '@dronesoccer/contracts';
import { type Bind, equals, likeText, type SqlList, type Tx, usedElsewhere } from '../../../platform/database/index.js';

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

/** An email whose retries are exhausted is in the failed jobs, although the log still says `TRYING`. */
const outcome = `CASE WHEN m.outcome = ${MailOutcome.TRYING} AND EXISTS (
    SELECT 1 FROM pgboss.job j WHERE j.name = 'jobs.failed' AND j.source_id = m.job_id)
  THEN ${MailOutcome.FAILED} ELSE m.outcome END`;

const mails = (
  isWanted: string,
): string => `SELECT m.id, m.email::text AS email, m.subject, m.locale, ${outcome} AS outcome, m.tries,
    m.first_at AS "firstAt", m.at, m.reason, m.data IS NOT NULL AS "canResend", NULL::uuid AS "campaignId",
    NULL::smallint AS "deliveryState", NULL::text AS "refusalCode"
  FROM mail_log m WHERE ${isWanted}`;

const deliveryOutcome = `CASE d.state WHEN ${DeliveryState.SENT} THEN ${MailOutcome.SENT}
  WHEN ${DeliveryState.FAILED} THEN ${MailOutcome.FAILED} WHEN ${DeliveryState.UNKNOWN} THEN ${MailOutcome.UNKNOWN}
  ELSE ${MailOutcome.TRYING} END`;
/**
 * The newsletters that were handed to the mail server. Deliveries that were skipped or never attempted are left out.
 */
const newsletterDeliveries = (pattern: string): string => `SELECT d.id, d.email::text, COALESCE(
      (SELECT t.subject FROM campaign_texts t WHERE t.campaign_id = d.campaign_id AND t.subject <> ''
       ORDER BY t.locale <> d.locale LIMIT 1), c.title),
    d.locale, ${deliveryOutcome}, d.attempts, COALESCE(d.sent_at, d.at), d.at, NULL, false, d.campaign_id, d.state,
    d.refusal_code
  FROM campaign_deliveries d JOIN campaigns c ON c.id = d.campaign_id
  WHERE lower(d.email::text) LIKE ${pattern} AND d.attempts > 0 AND d.state <> ${DeliveryState.SKIPPED}`;

/**
 * Finds emails by the start of the address. A newsletter goes to thousands of people, so newsletters are searched only
 * when the search includes the address up to its @.
 */
function foundBy(search: string, bind: Bind): string {
  if (search === '') return mails('true');
  const pattern = bind(`${likeText(search.toLowerCase())}%`);
  const ofTheLog = mails(`lower(m.email::text) LIKE ${pattern}`);
  return search.includes('@') ? `${ofTheLog} UNION ALL ${newsletterDeliveries(pattern)}` : ofTheLog;
}

/** The latest emails first. */
export const mailList: SqlList<MailLogRow, ReceivedQuery<'mailLog.admin.list'>> = {
  columns: 'f.*',
  from: (bind, { search = '' }) => `(${foundBy(search.trim(), bind)}) f`,
  filters: { search: usedElsewhere, outcome: equals('f.outcome') },
  order: 'f.at DESC, f.id DESC',
};

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
