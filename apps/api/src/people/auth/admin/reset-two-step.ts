import { Injectable } from '@nestjs/common';
import { type Caller, LiveSessions } from '../../../platform/access/index.js';
import { Audit } from '../../../platform/audit/index.js';
import { Database } from '../../../platform/database/index.js';
import { AppError } from '../../../platform/errors/index.js';
import { UserAccounts } from '../../users/index.js';
import { assertConfirmed } from '../confirm-identity.js';
import { openSessionsOf } from '../sessions/session.queries.js';
import { isTwoStepOn, removeAuthenticator } from '../two-step/two-step.queries.js';

/** Turns off the two-step login of a person who has lost the app and the recovery codes. */
@Injectable()
export class ResetTwoStep {
  constructor(
    private readonly database: Database,
    private readonly accounts: UserAccounts,
    private readonly audit: Audit,
    private readonly live: LiveSessions,
  ) {}

  /** @throws AppError USER_001, AUTH_003 for the caller's own account, AUTH_019, AUTH_021 if it is off */
  async reset(caller: Caller, userId: string): Promise<void> {
    // Their own needs a code: a stolen session must not be able to remove the second step.
    if (caller.id === userId) throw new AppError('AUTH_003');
    const sessions = await this.database.transaction(async (tx) => {
      if ((await this.accounts.lock(tx, userId, 'exclusive')) === null) throw new AppError('USER_001');
      await assertConfirmed(tx, caller);
      if (!(await isTwoStepOn(tx, userId))) throw new AppError('AUTH_021');
      await removeAuthenticator(tx, userId);
      await this.audit.write(tx, {
        ...{ actorId: caller.id, action: 'user.two-step-reset', subjectType: 'user', subjectId: userId },
      });
      return openSessionsOf(tx, userId);
    });
    this.live.forget(...sessions);
  }
}
