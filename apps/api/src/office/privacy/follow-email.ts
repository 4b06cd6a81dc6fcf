import { Injectable } from '@nestjs/common';
import { moveConsent } from '../../newsletter/subscribers/index.js';
import { ChangeEmail } from '../../people/auth/index.js';
import { Clock } from '../../platform/clock/index.js';
import { moveToEmail, personOf } from './personal-data.queries.js';

/** Changes the address of an account together with what the person has under the former address. */
@Injectable()
export class FollowEmail {
  constructor(
    private readonly clock: Clock,
    private readonly emails: ChangeEmail,
  ) {}

  /** @throws AppError USER_002, USER_009, AUTH_009 */
  async confirm(token: string): Promise<void> {
    await this.emails.confirm(token, async (tx, former, { email: to, newsletterLocale: read }) => {
      await moveToEmail(tx, personOf(former), { from: former.email, to });
      if (read !== null) await moveConsent(tx, { userId: former.id, to, read, at: this.clock.now() });
    });
  }
}
