import { msPerDay } from '@dronesoccer/domain';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type Locale, UserStatus } from '@dronesoccer/contracts';
import { Config } from '../../config/index.js';
import { Database } from '../../platform/database/index.js';
import { Housekeeping } from '../../platform/housekeeping/index.js';
import { defineEvent, defineJob, Jobs, subscription } from '../../platform/jobs/index.js';
import { EmailJobs, mailJob } from '../../platform/mail/index.js';
import { accountInvited, type UserAccount, UserAccounts } from '../users/index.js';
import { EmailLinks, linkHours, LinkPurpose } from './email-links.js';
import {
  accountGiven,
  accountOpened,
  confirmNewEmail,
  invitation,
  resetPassword,
  verifyEmail,
} from './mails/auth.mails.js';

/**
 * A person verified an email address, or signed in with an address verified earlier. The event is published repeatedly,
 * so handlers must be idempotent.
 */
export const accountVerified = defineEvent<{ userId: string; email: string }>('account.verified');

/** The password was changed or reset, so other secrets of the account that were made until then must stop working. */
export const passwordReplaced = defineEvent<{ userId: string; at: string }>('account.password-replaced');

/**
 * Both jobs carry the address as the visitor typed it. The job looks up the account, so the response reveals nothing.
 */
export const sendVerification = defineJob<{ email: string }>('auth.send-verification', {
  ...mailJob,
  title: { en: 'Account confirmation email', fr: 'Courriel de confirmation de compte' },
});
export const sendReset = defineJob<{ email: string; locale: Locale | null }>('auth.send-reset', {
  ...mailJob,
  title: { en: 'Password reset email', fr: 'Courriel de réinitialisation du mot de passe' },
});

/** The link's address is stored with the link. */
export const sendEmailChange = defineJob<{ linkId: string }>('auth.send-email-change', {
  ...mailJob,
  title: { en: 'Email that confirms a new address', fr: 'Courriel qui confirme une nouvelle adresse' },
});

const sendInvitation = subscription(accountInvited, 'auth', {
  ...mailJob,
  title: { en: 'Invitation email', fr: 'Courriel d’invitation' },
});

/**
 * The event as the previous version queued it: one job for its only subscriber. Remove this once no such job can
 * remain.
 */
const verifiedBefore = defineJob<{ userId: string; email: string }>(accountVerified.name, {
  title: { en: 'Confirmed account', fr: 'Compte confirmé' },
});

@Injectable()
export class AuthJobs implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly emails: EmailJobs,
    private readonly database: Database,
    private readonly accounts: UserAccounts,
    private readonly links: EmailLinks,
    private readonly housekeeping: Housekeeping,
    private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.housekeeping.add(
      { table: 'email_tokens', column: 'expires_at', olderThanMs: 30 * msPerDay },
      { table: 'sign_in_codes', column: 'expires_at', olderThanMs: msPerDay },
      {
        table: 'refresh_tokens',
        column: 'expires_at',
        olderThanMs: 30 * msPerDay,
        detach: `UPDATE refresh_tokens c SET parent_id = NULL FROM refresh_tokens p
                  WHERE c.parent_id = p.id AND p.expires_at < $1 AND c.expires_at >= $1`,
      },
      // This is longer than any refresh token lives, so a session that was not used since then is dead.
      { table: 'sessions', column: 'last_seen_at', olderThanMs: (this.config.auth.refreshTokenDays + 60) * msPerDay },
    );
    this.jobs.handle(verifiedBefore, (account) => this.jobs.publish(this.database, accountVerified, account));
    this.emails.handle(sendVerification, ({ email }, id) => this.verification(email, id));
    this.emails.handle(sendInvitation, (invited, id) => this.invitation(invited, id));
    this.emails.handle(sendEmailChange, ({ linkId }) => this.emailChange(linkId));
    this.emails.handle(sendReset, ({ email, locale }, id) => this.reset(email, locale, id));
  }

  private async invitation(
    { userId, by, isOffice = false }: { userId: string; by: string | null; isOffice?: boolean },
    id: string,
  ) {
    const user = await this.accounts.findById(userId);
    if (user === null || user.status !== UserStatus.ACTIVE) return null;
    const { email: to, locale, firstName, passwordHash } = user;
    const purpose = LinkPurpose.INVITATION;
    // A person who already has a password signs in with it.
    const link = { id, userId, purpose, email: to };
    const token = passwordHash === null ? await this.links.create(this.database, link) : null;
    const data = { firstName, token, days: linkHours[purpose] / 24 };
    if (by === null) return { to, locale, template: isOffice ? accountGiven : accountOpened, data };
    return { to, locale, template: invitation, data: { ...data, by } };
  }

  private async verification(email: string, id: string) {
    const user = await this.accounts.findByEmail(email);
    if (user === null || user.emailVerifiedAt !== null || user.status !== UserStatus.ACTIVE) return null;
    return { ...(await this.withLink(user, id, LinkPurpose.VERIFY_EMAIL)), template: verifyEmail };
  }

  private async reset(email: string, locale: Locale | null, id: string) {
    const user = await this.accounts.findByEmail(email);
    if (user === null || user.status !== UserStatus.ACTIVE) return null;
    const content = await this.withLink(user, id, LinkPurpose.RESET_PASSWORD);
    return { ...content, locale: locale ?? content.locale, template: resetPassword };
  }

  private async emailChange(linkId: string) {
    const change = await this.links.changeToMail(this.database, linkId);
    const user = change && (await this.accounts.findById(change.userId));
    if (change === null || user?.status !== UserStatus.ACTIVE) return null;
    const { locale, firstName } = user;
    const hours = linkHours[LinkPurpose.CHANGE_EMAIL];
    return { to: change.email, locale, template: confirmNewEmail, data: { firstName, token: change.token, hours } };
  }

  private async withLink({ id: userId, email: to, locale, firstName }: UserAccount, id: string, purpose: LinkPurpose) {
    const token = await this.links.create(this.database, { id, userId, purpose, email: to });
    return { to, locale, data: { firstName, token, hours: linkHours[purpose] } };
  }
}
