import { Injectable } from '@nestjs/common';
import { UserStatus } from '@dronesoccer/contracts';
import type { Caller } from '../../../platform/access/index.js';
import { Audit } from '../../../platform/audit/index.js';
import { Database } from '../../../platform/database/index.js';
import { AppError } from '../../../platform/errors/index.js';
import { Jobs } from '../../../platform/jobs/index.js';
import { UserAccounts } from '../../users/index.js';
import { sendReset } from '../auth.jobs.js';

/** Lets an administrator send a person a password reset link. The administrator never sees the link. */
@Injectable()
export class SendPasswordReset {
  constructor(
    private readonly database: Database,
    private readonly accounts: UserAccounts,
    private readonly jobs: Jobs,
    private readonly audit: Audit,
  ) {}

  /** @throws AppError USER_001 if there is no active account, USER_006 if the account has no password */
  async send({ id: actorId }: Caller, userId: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      const user = await this.accounts.findById(userId, tx);
      if (user?.status !== UserStatus.ACTIVE) throw new AppError('USER_001');
      if (user.passwordHash === null) throw new AppError('USER_006');
      await this.jobs.enqueue(tx, sendReset, { email: user.email, locale: null });
      await this.audit.write(tx, {
        actorId,
        action: 'user.password-reset-sent',
        subjectType: 'user',
        subjectId: user.id,
      });
    });
  }
}
