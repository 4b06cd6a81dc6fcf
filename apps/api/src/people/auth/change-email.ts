import { Injectable } from '@nestjs/common';
import { type EmailChangeWire, type Locale, type ReceivedBody, UserStatus } from '@dronesoccer/contracts';
import { maskedEmail } from '@dronesoccer/domain';
import type { Caller } from '../../platform/access/index.js';
import { Database, newId, type Tx } from '../../platform/database/index.js';
import { AppError, constraintMeans } from '../../platform/errors/index.js';
import { Jobs } from '../../platform/jobs/index.js';
import { Mail, StrangerMail } from '../../platform/mail/index.js';
import { type UserAccount, UserAccounts } from '../users/index.js';
import { accountVerified, sendEmailChange } from './auth.jobs.js';
import { type EmailChange, EmailLinks, LinkPurpose } from './email-links.js';
import { emailChanged, emailChangeRequested } from './mails/auth.mails.js';
import { PasswordHasher, storedPasswordOf } from './passwords/password-hasher.js';
import { lockOpenSession } from './sessions/session.queries.js';
import type { Origin } from './sessions/sign-in-origin.js';

// Someone else may register the new address while its link waits.
constraintMeans({ users_email_key: 'USER_002' });

/** Changes the address of an account by a link that is mailed to the new address. */
@Injectable()
export class ChangeEmail {
  constructor(
    private readonly database: Database,
    private readonly accounts: UserAccounts,
    private readonly hasher: PasswordHasher,
    private readonly links: EmailLinks,
    private readonly jobs: Jobs,
    private readonly mail: Mail,
    private readonly strangers: StrangerMail,
  ) {}

  async pending({ id }: Caller): Promise<EmailChangeWire | null> {
    const change = await this.links.pendingChange(this.database, id);
    return change && { email: change.email, expiresAt: change.expiresAt.toISOString() };
  }

  /**
   * Mails the link to the new address and a notice to the current one. A newer request replaces an older one.
   *
   * @param read the language in which the person read about the newsletter
   * @throws AppError USER_001, USER_002 if the address has an account, USER_004, USER_005, USER_013
   */
  async request(
    caller: Caller,
    { email, password, movesNewsletter = false }: ReceivedBody<'me.changeEmail'>,
    origin: Origin,
    read: Locale,
  ): Promise<void> {
    const user = await this.accounts.findById(caller.id);
    if (user === null) throw new AppError('USER_001');
    const stored = storedPasswordOf(user);
    if (stored === null) throw new AppError('USER_004');
    if (!(await this.hasher.verify(password, stored))) throw new AppError('USER_005');
    const holder = await this.accounts.findByEmail(email);
    if (holder !== null) throw new AppError(holder.id === user.id ? 'USER_013' : 'USER_002');
    const mayBeMailed = await this.strangers.admits({ purpose: 'email change', to: email, from: origin.address });
    await this.database.transaction(async (tx) => {
      const current = await this.accounts.lock(tx, user.id, 'exclusive');
      // The checks answer as the guard and the comparison would if the call arrived now.
      if (current === null || !(await lockOpenSession(tx, caller))) throw new AppError('AUTH_002');
      if (current.status !== UserStatus.ACTIVE) throw new AppError('AUTH_006');
      if (current.passwordHash !== stored.hash) throw new AppError('USER_005');
      await this.links.close(tx, user.id, LinkPurpose.CHANGE_EMAIL);
      const link = { id: newId(), userId: user.id, purpose: LinkPurpose.CHANGE_EMAIL, email };
      await this.links.create(tx, { ...link, newsletterLocale: movesNewsletter ? read : null });
      if (mayBeMailed) await this.jobs.enqueue(tx, sendEmailChange, { linkId: link.id });
      await this.notify(tx, current, emailChangeRequested, email);
    });
  }

  async cancel({ id }: Caller): Promise<void> {
    await this.database.transaction(async (tx) => {
      await this.accounts.lock(tx, id, 'exclusive');
      await this.links.close(tx, id, LinkPurpose.CHANGE_EMAIL);
    });
  }

  /**
   * Changes the address through the link. Repeating it succeeds while the account has the address.
   *
   * @param follow moves what the person has under the former address; it runs before the account has the new one
   * @throws AppError USER_002 if someone else has the address by now, USER_009 if the link has expired, AUTH_009 if it
   * was used, replaced or withdrawn
   */
  async confirm(token: string, follow: (tx: Tx, former: UserAccount, change: EmailChange) => Promise<void>) {
    await this.database.transaction(async (tx) => {
      const userId = await this.links.changesAccount(tx, token);
      const former = userId && (await this.accounts.lock(tx, userId, 'key'));
      if (!former || former.status !== UserStatus.ACTIVE) throw new AppError('AUTH_009');
      const change = await this.links.useChange(tx, token);
      if (change === null) return;
      const { email } = change;
      await follow(tx, former, change);
      await this.accounts.setEmail(tx, former.id, email);
      await this.jobs.publish(tx, accountVerified, { userId: former.id, email });
      await this.notify(tx, former, emailChanged, email);
    });
  }

  /** Notifies the account's address, unless it was never confirmed and so may be someone else's. */
  private async notify(
    tx: Tx,
    { email: to, emailVerifiedAt, locale, firstName }: UserAccount,
    template: typeof emailChanged,
    email: string,
  ): Promise<void> {
    if (emailVerifiedAt === null) return;
    await this.mail.enqueue(tx, { to, locale, template, data: { firstName, email: maskedEmail(email) } });
  }
}
