import { type Locale, MailOutcome } from '@dronesoccer/contracts';
import { type Executor, type Slice, type Tx } from '../../platform/database/index.js';

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
}

export interface MailLogConditions {
  /** How the address begins, in lower case; null: everyone. */
  search: string | null;
  outcome: MailOutcome | null;
}

/** Whose tries are over waits among the failed jobs. */
const outcome = `CASE WHEN m.outcome = ${MailOutcome.TRYING} AND EXISTS (
    SELECT 1 FROM pgboss.job j WHERE j.name = 'jobs.failed' AND j.source_id = m.job_id)
  THEN ${MailOutcome.FAILED} ELSE m.outcome END`;

const found = `SELECT m.*, ${outcome} AS result FROM mail_log m WHERE $1::text IS NULL OR lower(m.email::text) LIKE $1`;
const wanted = `$2::int IS NULL OR f.result = $2`;
const pattern = (search: string | null): string | null =>
  search === null ? null : `${search.toLowerCase().replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;

/** The latest first. */
export async function listMails(
  executor: Executor,
  { search, outcome: result }: MailLogConditions,
  { limit, offset }: Slice,
): Promise<{ rows: MailLogRow[]; total: number }> {
  const values = [pattern(search), result];
  const [counted] = await executor.query<{ total: number }>(
    `SELECT count(*)::int AS total FROM (${found}) f WHERE ${wanted}`,
    values,
  );
  const rows = await executor.query<MailLogRow>(
    `SELECT f.id, f.email::text AS email, f.subject, f.locale, f.result AS outcome, f.tries, f.first_at AS "firstAt", f.at, f.reason,
       f.data IS NOT NULL AS "canResend"
     FROM (${found}) f WHERE ${wanted} ORDER BY f.at DESC, f.id DESC LIMIT $3 OFFSET $4`,
    [...values, limit, offset],
  );
  return { rows, total: counted?.total ?? 0 };
}

export interface MailJob {
  email: string;
  job: string;
  data: object | null;
}

/** The job that a mail was sent by; null when it is not in the log. */
export async function jobOfMail(tx: Tx, id: string): Promise<MailJob | null> {
  const [row] = await tx.query<MailJob>(
    `SELECT email::text AS email, job, data FROM mail_log WHERE id = $1::uuid`,
    [id],
    'mail-log-job',
  );
  return row ?? null;
}
