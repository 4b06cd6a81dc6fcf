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

@Injectable()
export class Login {
  constructor(
    private readonly database: Database,
    private readonly accounts: UserAccounts,
    private readonly hasher: PasswordHasher,
    private readonly sessions: Sessions,
    private readonly jobs: Jobs,
  ) {}

  /** A wrong password, an unknown e-mail and an account without a password get the same answer after the same work. */
  async login(body: ReceivedBody<'auth.login'>, origin: Origin): Promise<AuthWire> {
    const { email, password } = body;
    const user = await this.accounts.findByEmail(email);
    const stored = user && storedPasswordOf(user);
    const matches = await this.hasher.verify(password, stored);
    if (user === null || stored === null || !matches) throw new AppError('AUTH_001');
    // Told only to who knows the password, so it gives no account away.
    if (user.status !== UserStatus.ACTIVE) throw new AppError('AUTH_006');
    const renewed = this.hasher.isOutdated(stored) ? await this.hasher.hash(password) : null;
    const reply = await this.database.transaction((tx) => this.open(tx, { user, stored, renewed }, origin));
    // The same password may have been hashed anew by another sign-in meanwhile, so it is compared again.
    return reply ?? this.login(body, origin);
  }

  /**
   * Comparing takes long, and the password may be changed or the account disabled meanwhile. So both are read again under
   * a lock that a change waits for: it finds this session and closes it, or this finds the change.
   *
   * @returns null when the account has another hash by now
   * @throws AppError AUTH_006 when the account is disabled by now
   */
  private async open(tx: Tx, { user, stored, renewed }: Compared, origin: Origin): Promise<AuthWire | null> {
    // Two that share the row and both want to write it would wait for each other.
    const current = await this.accounts.lock(tx, user.id, renewed === null ? 'shared' : 'exclusive');
    if (current?.passwordHash !== stored.hash) return null;
    if (current.status !== UserStatus.ACTIVE) throw new AppError('AUTH_006');
    if (renewed !== null) await this.accounts.setPassword(tx, current.id, renewed);
    // What was done in the name of this address without an account, since it was proved, is theirs too.
    if (current.emailVerifiedAt !== null) {
      await this.jobs.publish(tx, accountVerified, { userId: current.id, email: current.email });
    }
    return this.sessions.open(tx, current, origin);
  }
}

/** An account whose password was found right. */
interface Compared {
  user: UserAccount;
  stored: StoredPassword;
  /** The same password by the present key and cost, where it was stored by others. */
  renewed: StoredPassword | null;
}
