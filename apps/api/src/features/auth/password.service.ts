import { Injectable } from '@nestjs/common';
import { type Locale, UserStatus } from '@dronesoccer/contracts';
import { type Caller, LiveSessions } from '../../platform/access/index.js';
import { Database, type Tx } from '../../platform/database/index.js';
import { AppError } from '../../platform/errors/index.js';
import { Jobs } from '../../platform/jobs/index.js';
import { Mail, StrangerMail } from '../../platform/mail/index.js';
import { type UserAccount, UserAccounts } from '../users/index.js';
import { accountVerified } from './account-events.js';
import type { ChangePasswordDto, ResetPasswordDto } from './auth.dto.js';
import { sendReset } from './auth.jobs.js';
import { EmailLinks, LinkPurpose } from './email-links.js';
import { storedPasswordOf } from './login.service.js';
import { passwordChanged } from './mails/password-changed.js';
import { PasswordHasher, type StoredPassword } from './passwords/password-hasher.js';
import { PasswordPolicy } from './passwords/password-policy.js';
import { closeSessionsOf, holdSession } from './sessions/session.queries.js';
import type { Origin } from './sessions/sessions.service.js';

@Injectable()
export class PasswordService {
  constructor(
    private readonly database: Database,
    private readonly accounts: UserAccounts,
    private readonly policy: PasswordPolicy,
    private readonly hasher: PasswordHasher,
    private readonly links: EmailLinks,
    private readonly live: LiveSessions,
    private readonly jobs: Jobs,
    private readonly mail: Mail,
    private readonly strangers: StrangerMail,
  ) {}

  /** Only asks for the mail, so that known and unknown addresses get the same answer in the same time. */
  async forgot(
    { email, locale = null }: { email: string; locale?: Locale | null },
    { address }: Origin,
  ): Promise<void> {
    if (!(await this.strangers.admits({ purpose: 'password reset', to: email, from: address }))) return;
    await this.jobs.enqueue(this.database, sendReset, { email, locale });
  }

  /** Sets a new password by the mailed link and signs the person out everywhere. */
  async reset({ token, password }: ResetPasswordDto): Promise<void> {
    const userId = await this.ownerOf(token);
    this.policy.check(password, 'password');
    const stored = await this.hasher.hash(password);
    const closed = await this.database.transaction(async (tx) => {
      const user = await this.accounts.lock(tx, userId, 'exclusive');
      if (user === null || !(await this.links.use(tx, token, LinkPurpose.RESET_PASSWORD))) {
        throw new AppError('USER_008');
      }
      // Whoever opened the link reads the address's mail, which is all that verifying asks for.
      if (user.emailVerifiedAt === null) {
        await tx.query('UPDATE users SET email_verified_at = now() WHERE id = $1', [user.id]);
        await this.jobs.publish(tx, accountVerified, { userId: user.id, email: user.email });
      }
      return this.replace(tx, user, stored, null);
    });
    this.live.forget(...closed);
  }

  /**
   * Changes the password of the caller, who stays signed in here and nowhere else. While the passwords were compared and
   * hashed, a reset or another change may have closed this session or set another password; then neither is undone.
   */
  async change(caller: Caller, { currentPassword, newPassword }: ChangePasswordDto): Promise<void> {
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
      // The first two as the guard would refuse the call now.
      if (current === null || !(await holdSession(tx, caller))) throw new AppError('AUTH_002');
      if (current.status !== UserStatus.ACTIVE) throw new AppError('AUTH_006');
      if (current.passwordHash !== old.hash) throw new AppError('USER_005');
      return this.replace(tx, current, stored, caller.sessionId);
    });
    this.live.forget(...closed);
  }

  /** Looks before hashing, which is the dear part: a made-up link costs next to nothing. */
  private async ownerOf(token: string): Promise<string> {
    const link = await this.links.find(this.database, token, LinkPurpose.RESET_PASSWORD);
    if (link.state === 'expired') throw new AppError('USER_009');
    const user = link.state === 'valid' ? await this.accounts.findById(link.userId) : null;
    if (user === null) throw new AppError('USER_008');
    if (user.passwordHash === null) throw new AppError('USER_007');
    return user.id;
  }

  private async replace(tx: Tx, user: UserAccount, stored: StoredPassword, keep: string | null): Promise<string[]> {
    await this.accounts.setPassword(tx, user.id, stored);
    await this.mail.enqueue(tx, {
      to: user.email,
      locale: user.locale,
      template: passwordChanged,
      data: { firstName: user.firstName },
    });
    return closeSessionsOf(tx, { userId: user.id, except: keep, reason: 'password changed' });
  }
}
