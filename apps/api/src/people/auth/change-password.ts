import { Injectable } from '@nestjs/common';
import { UserStatus, type ReceivedBody } from '@dronesoccer/contracts';
import { type Caller, LiveSessions } from '../../platform/access/index.js';
import { Clock } from '../../platform/clock/index.js';
import { Database, type Tx } from '../../platform/database/index.js';
import { AppError } from '../../platform/errors/index.js';
import { Jobs } from '../../platform/jobs/index.js';
import { Mail } from '../../platform/mail/index.js';
import { type UserAccount, UserAccounts } from '../users/index.js';
import { passwordReplaced } from './auth.jobs.js';
import { EmailLinks, LinkPurpose } from './email-links.js';
import { passwordChanged } from './mails/auth.mails.js';
import { PasswordHasher, type StoredPassword, storedPasswordOf } from './passwords/password-hasher.js';
import { PasswordPolicy } from './passwords/password-policy.js';
import { closeSessionsOf, lockOpenSession } from './sessions/session.queries.js';

@Injectable()
export class ChangePassword {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly accounts: UserAccounts,
    private readonly policy: PasswordPolicy,
    private readonly hasher: PasswordHasher,
    private readonly links: EmailLinks,
    private readonly jobs: Jobs,
    private readonly live: LiveSessions,
    private readonly mail: Mail,
  ) {}

  /**
   * Changes the caller's password, keeps this session and closes all others. While the passwords were compared and
   * hashed, a reset or another change may have closed this session or set another password; neither is undone.
   */
  async change(caller: Caller, { currentPassword, newPassword }: ReceivedBody<'me.changePassword'>): Promise<void> {
    const user = await this.accounts.findById(caller.id);
    if (user === null) throw new AppError('USER_001');
    const old = storedPasswordOf(user);
    if (old === null) throw new AppError('USER_004');
    if (!currentPassword) throw new AppError('USER_003');
    if (!(await this.hasher.verify(currentPassword, old))) throw new AppError('USER_005');
    this.policy.check(newPassword, 'newPassword');
    const stored = await this.hasher.hash(newPassword);
    const closed = await this.database.transaction(async (tx) => {
      const current = await this.accounts.lock(tx, user.id, 'exclusive');
      // The first two checks answer as the guard would if the call arrived now.
      if (current === null || !(await lockOpenSession(tx, caller))) throw new AppError('AUTH_002');
      if (current.status !== UserStatus.ACTIVE) throw new AppError('AUTH_006');
      if (current.passwordHash !== old.hash) throw new AppError('USER_005');
      return this.replace(tx, current, stored, caller.sessionId);
    });
    this.live.forget(...closed);
  }

  /**
   * Writes the password of an account that the transaction has locked and emails its owner, unless the address was never
   * confirmed and so may be someone else's. Earlier links to set a password and a pending change of the email address are
   * closed too, because the person who requested one may be the reason for the change. The event ends such secrets in
   * later areas.
   *
   * @param keep the session that stays open; null closes all of them
   * @returns the closed sessions, which the caller must forget after the commit
   */
  async replace(tx: Tx, user: UserAccount, stored: StoredPassword, keep: string | null): Promise<string[]> {
    await this.accounts.setPassword(tx, user.id, stored);
    await this.links.close(tx, user.id, LinkPurpose.RESET_PASSWORD);
    await this.links.close(tx, user.id, LinkPurpose.INVITATION);
    await this.links.close(tx, user.id, LinkPurpose.CHANGE_EMAIL);
    await this.jobs.publish(tx, passwordReplaced, { userId: user.id, at: this.clock.now().toISOString() });
    // An invited person's first password needs no warning.
    if (user.passwordHash !== null && user.emailVerifiedAt !== null) {
      const { email: to, locale, firstName } = user;
      await this.mail.enqueue(tx, { to, locale, template: passwordChanged, data: { firstName } });
    }
    return closeSessionsOf(tx, { userId: user.id, except: keep, reason: 'password changed' });
  }
}
