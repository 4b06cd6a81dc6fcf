import { Injectable } from '@nestjs/common';
import type { ErrorCode } from '@dronesoccer/contracts';
import { type Caller, LiveSessions } from '../../platform/access/index.js';
import { Database, type Tx } from '../../platform/database/index.js';
import { AppError } from '../../platform/errors/index.js';
import { type UserAccount, UserAccounts } from '../users/index.js';
import { PasswordHasher, storedPasswordOf } from './passwords/password-hasher.js';
import { closeSessionsOf, isSessionFresh } from './sessions/session.queries.js';

/** Ends an account for good, after its owner has given the password or signed in again. */
@Injectable()
export class CloseAccount {
  constructor(
    private readonly database: Database,
    private readonly accounts: UserAccounts,
    private readonly hasher: PasswordHasher,
    private readonly live: LiveSessions,
  ) {}

  /**
   * Closes all sessions of the account and calls `erase` in the same transaction, with the account locked, so that
   * nothing new can refer to it.
   *
   * @param erase deletes the account's row
   * @param password not needed for an account without one; its session must be fresh instead
   * @throws AppError USER_001, USER_005, AUTH_016 if the session of an account without a password is not fresh
   */
  async close(
    caller: Caller,
    password: string | undefined,
    erase: (tx: Tx, account: UserAccount) => Promise<void>,
  ): Promise<void> {
    const user = await this.accounts.findById(caller.id);
    if (user === null) throw new AppError('USER_001');
    const stored = storedPasswordOf(user);
    if (stored !== null && !(await this.hasher.verify(password ?? '', stored))) throw new AppError('USER_005');
    await this.closing(user.id, 'AUTH_002', async (tx, end) => {
      // `end` closes this session too, and a closed session is not fresh.
      const isProven = stored !== null || (await isSessionFresh(tx, caller));
      const current = await end();
      // Another device may have changed the password in the meantime.
      if (current.passwordHash !== (stored?.hash ?? null)) throw new AppError('USER_005');
      if (!isProven) throw new AppError('AUTH_016');
      await erase(tx, current);
    });
  }

  /**
   * Does the same for an administrator, who gives no password of the owner.
   *
   * @param work runs in the transaction; it calls its argument to lock the account and close its sessions
   * @returns what `work` returns
   * @throws AppError USER_001 if the account is gone
   */
  closeFor<Result>(userId: string, work: CloseWithin<Result>): Promise<Result> {
    return this.closing(userId, 'USER_001', work);
  }

  /** @param gone the error if the account is gone when it is to be locked */
  private async closing<Result>(userId: string, gone: ErrorCode, work: CloseWithin<Result>): Promise<Result> {
    let closed: string[] = [];
    const result = await this.database.transaction((tx) =>
      work(tx, async () => {
        const account = await this.accounts.lock(tx, userId, 'key');
        if (account === null) throw new AppError(gone);
        closed = await closeSessionsOf(tx, { userId, except: null, reason: 'account erased' });
        return account;
      }),
    );
    this.live.forget(...closed);
    return result;
  }
}

type CloseWithin<Result> = (tx: Tx, close: () => Promise<UserAccount>) => Promise<Result>;
