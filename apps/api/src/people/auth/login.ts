import { Injectable } from '@nestjs/common';
import { type AuthWire, UserStatus, type ReceivedBody } from '@dronesoccer/contracts';
import { Database, type Tx } from '../../platform/database/index.js';
import { AppError } from '../../platform/errors/index.js';
import { Jobs } from '../../platform/jobs/index.js';
import { type UserAccount, UserAccounts } from '../users/index.js';
import { accountVerified } from './auth.jobs.js';
import { PasswordHasher, type StoredPassword, storedPasswordOf } from './passwords/password-hasher.js';
import { Sessions } from './sessions/sessions.js';
import type { Origin } from './sessions/sign-in-origin.js';
import { LoginCodes } from './two-step/login-codes.js';

@Injectable()
export class Login {
  constructor(
    private readonly database: Database,
    private readonly accounts: UserAccounts,
    private readonly hasher: PasswordHasher,
    private readonly sessions: Sessions,
    private readonly codes: LoginCodes,
    private readonly jobs: Jobs,
  ) {}

  /**
   * Treats a wrong password, an unknown email and an account without a password alike: the same answer after the same
   * work.
   */
  async login(body: ReceivedBody<'auth.login'>, origin: Origin): Promise<AuthWire> {
    const { email, password, code = null } = body;
    const user = await this.accounts.findByEmail(email);
    const stored = user && storedPasswordOf(user);
    const matches = await this.hasher.verify(password, stored);
    if (user === null || stored === null || !matches) throw new AppError('AUTH_001');
    // Only a caller who knows the password gets this answer, so it does not reveal that an account exists.
    if (user.status !== UserStatus.ACTIVE) throw new AppError('AUTH_006');
    const renewed = this.hasher.isOutdated(stored) ? await this.hasher.hash(password) : null;
    const reply = await this.codes.guarded(user.id, code, () =>
      this.database.transaction((tx) => this.open(tx, { user, stored, renewed, code }, origin)),
    );
    // Another sign-in may have rehashed the same password meanwhile, so compare again.
    return reply ?? this.login(body, origin);
  }

  /**
   * Comparing takes long, and meanwhile the password may change or the account may be disabled. So both are read again
   * under a lock that a password change waits for: either the change finds and closes this session, or this call sees
   * the change.
   *
   * @returns null if the account has another hash by now
   * @throws AppError AUTH_006 if the account is disabled by now, AUTH_017 or AUTH_018 if two-step login needs a code
   */
  private async open(
    tx: Tx,
    { user, stored, renewed, code }: MatchedAccount,
    origin: Origin,
  ): Promise<AuthWire | null> {
    // Two sign-ins that share the lock and both want to write the row would deadlock.
    const current = await this.accounts.lock(tx, user.id, renewed === null ? 'shared' : 'exclusive');
    if (current?.passwordHash !== stored.hash) return null;
    if (current.status !== UserStatus.ACTIVE) throw new AppError('AUTH_006');
    await this.codes.check(tx, current, code);
    if (renewed !== null) await this.accounts.setPassword(tx, current.id, renewed);
    // Guest orders and bookings placed with this address since it was verified belong to the account too.
    if (current.emailVerifiedAt !== null) {
      await this.jobs.publish(tx, accountVerified, { userId: current.id, email: current.email });
    }
    return this.sessions.open(tx, current, origin);
  }
}

/** An account whose password matched. */
interface MatchedAccount {
  user: UserAccount;
  stored: StoredPassword;
  /** The password rehashed with the current key and cost, or null if the stored hash is up to date. */
  renewed: StoredPassword | null;
  /** The code of the second step, if the person gave one. */
  code: string | null;
}
