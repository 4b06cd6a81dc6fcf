import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/index.js';
import { Database } from '../../../platform/database/index.js';
import { AppError } from '../../../platform/errors/index.js';
import { Idempotency, type Repeatable } from '../../../platform/idempotency/index.js';
import { Jobs } from '../../../platform/jobs/index.js';
import { jobOfMail } from './mail-log.queries.js';

/** Sends an email of the log again. */
@Injectable()
export class ResendMail {
  constructor(
    private readonly audit: Audit,
    private readonly database: Database,
    private readonly idempotency: Idempotency,
    private readonly jobs: Jobs,
  ) {}

  /**
   * Runs the email's job again. The job uses current data, and sends nothing if the email no longer applies.
   *
   * @throws AppError MAIL_001 if the email is not in the log; MAIL_002 if its job was not kept or belongs to another
   * release
   */
  run(actorId: string, id: string, repeat: Repeatable): Promise<null> {
    return this.database.transaction((tx) =>
      this.idempotency.run(tx, repeat, async () => {
        const mail = await jobOfMail(tx, id);
        if (mail === null) throw new AppError('MAIL_001');
        const job = this.jobs.named(mail.job);
        if (mail.data === null || job === undefined) throw new AppError('MAIL_002');
        await this.jobs.enqueue(tx, job, mail.data);
        await this.audit.write(tx, { actorId, action: 'mail.resent', subjectType: 'mail', subjectId: id });
        return null;
      }),
    );
  }
}
