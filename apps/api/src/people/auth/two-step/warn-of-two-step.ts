import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/index.js';
import type { Tx } from '../../../platform/database/index.js';
import { Mail } from '../../../platform/mail/index.js';
import type { UserAccount } from '../../users/index.js';
import { worksOnlyInDashboard } from '../mails/security-email.js';
import { type TwoStepChange, twoStepChanged } from '../mails/two-step-changed.mails.js';

/** Emails a person about each change of their two-step login, because someone else may have made it. */
@Injectable()
export class WarnOfTwoStep {
  constructor(
    private readonly clock: Clock,
    private readonly mail: Mail,
  ) {}

  /** Sends nothing to an address that was never confirmed, because it may be a stranger's. */
  async send(tx: Tx, user: UserAccount, change: TwoStepChange): Promise<void> {
    const { email: to, locale, firstName, roles } = user;
    if (user.emailVerifiedAt === null) return;
    const worksInDashboard = worksOnlyInDashboard(roles);
    const data = { firstName, change, at: this.clock.now().toISOString(), worksInDashboard };
    await this.mail.enqueue(tx, { to, locale, template: twoStepChanged, data });
  }
}
