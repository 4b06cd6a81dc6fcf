import { createHash } from 'node:crypto';
import { organisationDay } from '@dronesoccer/domain/calendar';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/clock/index.js';
import { Database } from '../../../../platform/database/index.js';
import { Log } from '../../../../platform/logging/index.js';
import { Mail } from '../../../../platform/mail/index.js';
import { Payables } from '../../../../money/payments/index.js';
import { superAdmins } from '../../../../people/users/index.js';
import { booksNotice } from '../../mails/reports.mails.js';
import { checkTitles } from './check-titles.js';
import { type Mismatch, mismatches } from './reconciliation.queries.js';

/** Checks the books, logs each mismatch, and emails the super administrators about it. */
@Injectable()
export class ReportFindings {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly payables: Payables,
    private readonly mail: Mail,
    private readonly log: Log,
  ) {}

  /** Sends one email per day and set of findings, however often the check runs. */
  async run(): Promise<void> {
    const found = await mismatches(this.database, this.payables.accounts);
    if (found.length === 0) return;
    this.log.error({ mismatches: found }, 'the books do not add up');
    const day = organisationDay(this.clock.now());
    await this.database.transaction(async (tx) => {
      // The primary key lets one of two runs at once send the emails.
      const [isNew] = await tx.query(
        `INSERT INTO reconciliation_notices (day, fingerprint) VALUES ($1::date, $2)
         ON CONFLICT DO NOTHING RETURNING 1`,
        [day, fingerprintOf(found)],
        'reconciliation-notice',
      );
      if (isNew === undefined) return;
      const data = { day, findings: findingsOf(found) };
      const emails = (await superAdmins(tx)).map(({ email, locale }) => ({
        to: email,
        locale,
        template: booksNotice,
        data,
      }));
      await this.mail.enqueueMany(tx, emails);
    });
  }
}

const fingerprintOf = (found: readonly Mismatch[]): string =>
  createHash('sha256').update(JSON.stringify(found)).digest('base64url');

const findingsOf = (found: readonly Mismatch[]) =>
  [...new Map(found.map((mismatch) => [mismatch.check, mismatch])).values()].map(({ check, total, subject }) => ({
    title: checkTitles[check],
    total,
    example: subject,
  }));
