import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/index.js';
import { AppError } from '../../platform/errors/index.js';
import { Jobs } from '../../platform/jobs/index.js';
import { StrangerMail } from '../../platform/mail/index.js';
import { UserAccounts } from '../users/index.js';
import { accountVerified, sendVerification } from './auth.jobs.js';
import { EmailLinks, LinkPurpose } from './email-links.js';
import type { Origin } from './sessions/sign-in-origin.js';

/** Verifies an address through the link that was emailed to it. */
@Injectable()
export class VerifyEmail {
  constructor(
    private readonly database: Database,
    private readonly accounts: UserAccounts,
    private readonly links: EmailLinks,
    private readonly jobs: Jobs,
    private readonly strangers: StrangerMail,
  ) {}

  /** @throws AppError USER_009 if the link has expired, AUTH_009 if it is used or unknown */
  async verify(token: string): Promise<void> {
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
        'user-verify-email',
      );
      if (user !== undefined) await this.jobs.publish(tx, accountVerified, { userId: link.userId, email: user.email });
    });
  }

  /** Only queues the email. The job finds out later whether an account exists, so the answer reveals nothing. */
  async resend(email: string, { address }: Origin): Promise<void> {
    if (!(await this.strangers.admits({ purpose: 'verification', to: email, from: address }))) return;
    await this.jobs.enqueue(this.database, sendVerification, { email });
  }
}
