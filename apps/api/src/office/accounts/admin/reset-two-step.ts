import { Injectable } from '@nestjs/common';
import {
  assertConfirmed,
  type ConfirmedCaller,
  isTwoStepOn,
  openSessionsOf,
  removeAuthenticator,
  WarnOfTwoStep,
} from '../../../people/auth/index.js';
import { UserAccounts } from '../../../people/users/index.js';
import { LiveSessions } from '../../../platform/access/index.js';
import { Audit } from '../../../platform/audit/index.js';
import { Database, type Tx } from '../../../platform/database/index.js';
import { AppError } from '../../../platform/errors/index.js';
import { Idempotency, type Repeatable } from '../../../platform/idempotency/index.js';
import { SuperAdmins } from './super-admins.js';

/** Turns off the two-step login of a person who has lost the app and the recovery codes. */
@Injectable()
export class ResetTwoStep {
  constructor(
    private readonly database: Database,
    private readonly accounts: UserAccounts,
    private readonly audit: Audit,
    private readonly idempotency: Idempotency,
    private readonly live: LiveSessions,
    private readonly warning: WarnOfTwoStep,
  ) {}

  /**
   * @throws AppError USER_001, AUTH_019, AUTH_021 if it is off, and AUTH_003 for the caller's own account or if the caller
   * has just lost the role
   */
  async run(caller: ConfirmedCaller, userId: string, repeat: Repeatable): Promise<void> {
    // Their own needs a code: a stolen session must not be able to remove the second step.
    if (caller.id === userId) throw new AppError('AUTH_003');
    const sessions = await this.database.transaction((tx) =>
      this.idempotency.run(tx, repeat, () => this.runIn(tx, caller, userId)),
    );
    this.live.forget(...sessions);
  }

  private async runIn(tx: Tx, caller: ConfirmedCaller, userId: string): Promise<string[]> {
    await assertConfirmed(tx, caller);
    await SuperAdmins.hold(tx, caller.id);
    const user = await this.accounts.lock(tx, userId, 'exclusive');
    if (user === null) throw new AppError('USER_001');
    if (!(await isTwoStepOn(tx, userId))) throw new AppError('AUTH_021');
    await removeAuthenticator(tx, userId);
    await this.warning.send(tx, user, 'reset');
    await this.audit.write(tx, {
      ...{ actorId: caller.id, action: 'user.two-step-reset', subjectType: 'user', subjectId: userId },
    });
    return openSessionsOf(tx, userId);
  }
}
