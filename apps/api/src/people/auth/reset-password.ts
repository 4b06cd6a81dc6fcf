import { Injectable } from '@nestjs/common';
import type { Locale, ReceivedBody } from '@dronesoccer/contracts';
import { LiveSessions } from '../../platform/access/index.js';
import { Database, type Tx } from '../../platform/database/index.js';
import { AppError } from '../../platform/errors/index.js';
import { Jobs } from '../../platform/jobs/index.js';
import { StrangerMail } from '../../platform/mail/index.js';
import { type UserAccount, UserAccounts } from '../users/index.js';
import { accountVerified, sendReset } from './auth.jobs.js';
import { ChangePassword } from './change-password.js';
import { EmailLinks, LinkPurpose } from './email-links.js';
import { identitiesOf } from './oauth/identities.queries.js';
import { PasswordHasher } from './passwords/password-hasher.js';
import { PasswordPolicy } from './passwords/password-policy.js';
import type { Origin } from './sessions/sign-in-origin.js';
import { removeAuthenticator } from './two-step/two-step.queries.js';

/**
 * Sets a password through an emailed link: a new one after "forgot password", or the first one of an invited account.
 */
@Injectable()
export class ResetPassword {
  constructor(
    private readonly database: Database,
    private readonly accounts: UserAccounts,
    private readonly policy: PasswordPolicy,
    private readonly hasher: PasswordHasher,
    private readonly passwords: ChangePassword,
    private readonly links: EmailLinks,
    private readonly live: LiveSessions,
    private readonly jobs: Jobs,
    private readonly strangers: StrangerMail,
  ) {}

  /** Only queues the email, so that known and unknown addresses get the same answer in the same time. */
  async sendLink(
    { email, locale = null }: { email: string; locale?: Locale | null },
    { address }: Origin,
  ): Promise<void> {
    if (!(await this.strangers.admits({ purpose: 'password reset', to: email, from: address }))) return;
    await this.jobs.enqueue(this.database, sendReset, { email, locale });
  }

  /** Sets a new password through the emailed link and signs the person out everywhere. */
  async reset({ token, password }: ReceivedBody<'auth.resetPassword'>): Promise<void> {
    const { userId, purpose } = await this.linkOf(token);
    this.policy.check(password, 'password');
    const stored = await this.hasher.hash(password);
    const closed = await this.database.transaction(async (tx) => {
      const user = await this.accounts.lock(tx, userId, 'exclusive');
      if (user === null || !(await this.links.use(tx, token, purpose))) {
        throw new AppError('USER_008');
      }
      const owner = user.emailVerifiedAt === null ? await this.confirmAddress(tx, user) : user;
      return this.passwords.replace(tx, owner, stored, null);
    });
    this.live.forget(...closed);
  }

  /** A person who opened the link can read the address's email, which is all that verification requires. */
  private async confirmAddress(tx: Tx, user: UserAccount): Promise<UserAccount> {
    // A stranger may have registered the account, and their app would keep the owner of the address out.
    await removeAuthenticator(tx, user.id);
    const [confirmed] = await tx.query<Pick<UserAccount, 'emailVerifiedAt'>>(
      'UPDATE users SET email_verified_at = now() WHERE id = $1 RETURNING email_verified_at AS "emailVerifiedAt"',
      [user.id],
      'user-verified-by-reset',
    );
    await this.jobs.publish(tx, accountVerified, { userId: user.id, email: user.email });
    return { ...user, ...confirmed };
  }

  /** Looks up the link before hashing, which is expensive, so that a made-up link costs next to nothing. */
  private async linkOf(token: string): Promise<{ userId: string; purpose: LinkPurpose }> {
    const { RESET_PASSWORD, INVITATION } = LinkPurpose;
    const link = await this.links.find(this.database, token, RESET_PASSWORD, INVITATION);
    if (link.state === 'expired') throw new AppError('USER_009');
    const user = link.state === 'valid' ? await this.accounts.findById(link.userId) : null;
    if (link.state === 'invalid' || user === null) throw new AppError('USER_008');
    // An invited person without a password may choose the first one through either link.
    if (user.passwordHash === null && link.purpose === RESET_PASSWORD) {
      const linked = await identitiesOf(this.database, user.id);
      if (linked.length > 0) throw new AppError('USER_007');
    }
    return link;
  }
}
