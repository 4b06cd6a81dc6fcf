import { Injectable } from '@nestjs/common';
import { type AuthWire, type Locale, Role, toE164 } from '@dronesoccer/contracts';
import { Database } from '../../platform/database/index.js';
import { AppError } from '../../platform/errors/index.js';
import { Jobs } from '../../platform/jobs/index.js';
import { StrangerMail } from '../../platform/mail/index.js';
import { UserAccounts } from '../users/index.js';
import { accountVerified } from './account-events.js';
import type { RegisterDto } from './auth.dto.js';
import { sendVerification } from './auth.jobs.js';
import { EmailLinks, LinkPurpose } from './email-links.js';
import { PasswordHasher } from './passwords/password-hasher.js';
import { PasswordPolicy } from './passwords/password-policy.js';
import { type Origin, SessionsService } from './sessions/sessions.service.js';

@Injectable()
export class RegistrationService {
  constructor(
    private readonly database: Database,
    private readonly accounts: UserAccounts,
    private readonly policy: PasswordPolicy,
    private readonly hasher: PasswordHasher,
    private readonly sessions: SessionsService,
    private readonly links: EmailLinks,
    private readonly jobs: Jobs,
    private readonly strangers: StrangerMail,
  ) {}

  /** Opens an account, signs the person in and mails the link that verifies the address. */
  async register(body: RegisterDto, origin: Origin, locale: Locale): Promise<AuthWire> {
    this.policy.check(body.password, 'password');
    if ((await this.accounts.findByEmail(body.email)) !== null) throw new AppError('USER_002');
    const { hash, keyId } = await this.hasher.hash(body.password);
    const mayBeMailed = await this.mayBeMailed(body.email, origin);
    return this.database.transaction(async (tx) => {
      const user = await this.accounts.insert(tx, {
        email: body.email,
        firstName: body.firstName,
        lastName: body.lastName,
        phone: body.phone ? toE164(body.phone) : null,
        locale: body.locale ?? locale,
        passwordHash: hash,
        passwordKeyId: keyId,
        roles: [Role.PLAYER],
      });
      // Somebody else registered the same address in between; the unique e-mail has the last word.
      if (user === null) throw new AppError('USER_002');
      if (mayBeMailed) await this.jobs.enqueue(tx, sendVerification, { email: user.email });
      return this.sessions.open(tx, user, origin);
    });
  }

  async verifyEmail(token: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      const link = await this.links.find(tx, token, LinkPurpose.VERIFY_EMAIL);
      if (link.state === 'expired') throw new AppError('USER_009');
      if (link.state === 'invalid') throw new AppError('AUTH_009');
      await this.accounts.lock(tx, link.userId, 'exclusive');
      if (!(await this.links.use(tx, token, LinkPurpose.VERIFY_EMAIL))) throw new AppError('AUTH_009');
      const [user] = await tx.query<{ email: string }>(
        `UPDATE users SET email_verified_at = coalesce(email_verified_at, now()), updated_at = now()
          WHERE id = $1 RETURNING email`,
        [link.userId],
      );
      if (user !== undefined) await this.jobs.publish(tx, accountVerified, { userId: link.userId, email: user.email });
    });
  }

  /** Only asks for the mail: whether there is anyone to send it to is found out later, so the answer tells nothing. */
  async resendVerification(email: string, origin: Origin): Promise<void> {
    if (!(await this.mayBeMailed(email, origin))) return;
    await this.jobs.enqueue(this.database, sendVerification, { email });
  }

  private mayBeMailed(email: string, { address }: Origin): Promise<boolean> {
    return this.strangers.admits({ purpose: 'verification', to: email, from: address });
  }
}
