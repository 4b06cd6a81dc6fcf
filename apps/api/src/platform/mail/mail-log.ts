import { msPerDay } from '@dronesoccer/domain';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { serverLimits, type Locale, MailOutcome } from '@dronesoccer/contracts';
import { Clock } from '../clock/index.js';
import { Database, newId } from '../database/index.js';
import { Housekeeping } from '../housekeeping/index.js';
import { failureOf, runningJob } from '../jobs/index.js';
import { Log } from '../logging/index.js';

/** The largest job data, in bytes, that the log keeps. A job with more data cannot be run again from the log. */
const keptBytes = 4_000;

interface LoggedMail {
  email: string;
  template: string;
  subject: string;
  locale: Locale;
}

/**
 * The log of sent emails and their recipients, one row for all attempts of a job. The row is written after the mail
 * server's answer, outside any transaction: if logging fails, the email has left anyway and must not leave again.
 */
@Injectable()
export class MailLog implements OnModuleInit {
  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly housekeeping: Housekeeping,
    private readonly log: Log,
  ) {}

  onModuleInit(): void {
    this.housekeeping.add({ table: 'mail_log', column: 'at', olderThanMs: serverLimits.mailLogDays * msPerDay });
  }

  async sent(mail: LoggedMail): Promise<void> {
    await this.record(mail, MailOutcome.SENT, null);
  }

  /** @param error the error of the last attempt: a permanent refusal, or a failure that will be retried */
  async notSent(mail: LoggedMail, error: unknown): Promise<void> {
    const { message, isRefused } = failureOf(error);
    await this.record(mail, isRefused ? MailOutcome.FAILED : MailOutcome.TRYING, message);
  }

  private async record(mail: LoggedMail, outcome: MailOutcome, reason: string | null): Promise<void> {
    // Outside of a job there is nothing to resend, and the person who waits for the answer sees the error: a test
    // email.
    const job = runningJob();
    if (job === null) return;
    const data = JSON.stringify(job.data);
    try {
      await this.database.query(
        `INSERT INTO mail_log (id, job_id, job, data, email, template, subject, locale, outcome, first_at, at, reason)
         VALUES ($1::uuid, $2::uuid, $3, $4::jsonb, $5::citext, $6, $7, $8, $9, $10::timestamptz, $10::timestamptz, $11)
         ON CONFLICT (job_id, email, template) DO UPDATE
           SET outcome = excluded.outcome, at = excluded.at, reason = excluded.reason, subject = excluded.subject,
               tries = least(mail_log.tries + 1, 32767)`,
        [
          ...[newId(), job.id, job.name, Buffer.byteLength(data) > keptBytes ? null : data],
          ...[mail.email, mail.template, mail.subject, mail.locale, outcome, this.clock.now(), reason],
        ],
        'mail-log',
      );
    } catch (error) {
      this.log.warn({ error, job: job.name, jobId: job.id }, 'a mail could not be logged');
    }
  }
}
