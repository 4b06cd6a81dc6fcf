import { Injectable } from '@nestjs/common';
import type { ReceivedBody } from '@dronesoccer/contracts';
import type { Caller } from '../../platform/access/index.js';
import { Database, type Executor } from '../../platform/database/index.js';
import { AppError } from '../../platform/errors/index.js';
import { UserAccounts } from '../users/index.js';
import { PasswordHasher, storedPasswordOf } from './passwords/password-hasher.js';
import { confirmSession, isSessionFresh } from './sessions/session.queries.js';
import { LoginCodes } from './two-step/login-codes.js';

/** The caller of a sensitive call: the account and its session. */
export type ConfirmedCaller = Pick<Caller, 'id' | 'sessionId'>;

/**
 * Guards a sensitive call: the caller must have logged in or given the password again within the last ten minutes.
 *
 * @throws AppError AUTH_019
 */
export async function assertConfirmed(executor: Executor, caller: ConfirmedCaller): Promise<void> {
  if (!(await isSessionFresh(executor, caller))) throw new AppError('AUTH_019');
}

/** Lets the caller of a session confirm their identity, which is valid for ten minutes. */
@Injectable()
export class ConfirmIdentity {
  constructor(
    private readonly database: Database,
    private readonly accounts: UserAccounts,
    private readonly hasher: PasswordHasher,
    private readonly codes: LoginCodes,
  ) {}

  /**
   * An account without a password gives a code, and without two-step login it must log in at its provider again.
   *
   * @throws AppError USER_001, USER_005, AUTH_016 if only a new login helps, AUTH_017, AUTH_018, and AUTH_002 if the
   * session was closed meanwhile
   */
  async confirm(caller: Caller, { password = '', code }: ReceivedBody<'me.confirmIdentity'>): Promise<void> {
    const user = await this.accounts.findById(caller.id);
    if (user === null) throw new AppError('USER_001');
    const stored = storedPasswordOf(user);
    if (stored !== null && !(await this.hasher.verify(password, stored))) throw new AppError('USER_005');
    const guess = stored === null ? (code ?? null) : null;
    await this.codes.guarded(user.id, guess, () =>
      this.database.transaction(async (tx) => {
        const current = await this.accounts.lock(tx, user.id, 'shared');
        // Another device may have changed the password in the meantime.
        if (current?.passwordHash !== user.passwordHash) throw new AppError('USER_005');
        if (stored === null && !(await this.codes.check(tx, current, guess))) throw new AppError('AUTH_016');
        if (!(await confirmSession(tx, caller))) throw new AppError('AUTH_002');
      }),
    );
  }
}
