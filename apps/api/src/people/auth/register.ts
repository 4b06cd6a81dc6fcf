import { Injectable } from '@nestjs/common';
import { type AuthWire, type Locale, Role, toE164, type ReceivedBody } from '@dronesoccer/contracts';
import { Clock } from '../../platform/clock/index.js';
import { Database } from '../../platform/database/index.js';
import { AppError } from '../../platform/errors/index.js';
import { Jobs } from '../../platform/jobs/index.js';
import { StrangerMail } from '../../platform/mail/index.js';
import { recordAcceptance } from '../policies/index.js';
import { UserAccounts } from '../users/index.js';
import { sendVerification } from './auth.jobs.js';
import { PasswordHasher } from './passwords/password-hasher.js';
import { PasswordPolicy } from './passwords/password-policy.js';
import { Sessions } from './sessions/sessions.js';
import type { Origin } from './sessions/sign-in-origin.js';

@Injectable()
export class Register {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly accounts: UserAccounts,
    private readonly policy: PasswordPolicy,
    private readonly hasher: PasswordHasher,
    private readonly sessions: Sessions,
    private readonly jobs: Jobs,
    private readonly strangers: StrangerMail,
  ) {}

  /** Creates an account, signs the person in and emails the link that verifies the address. */
  async register(body: ReceivedBody<'auth.register'>, origin: Origin, locale: Locale): Promise<AuthWire> {
    this.policy.check(body.password, 'password');
    if ((await this.accounts.findByEmail(body.email)) !== null) throw new AppError('USER_002');
    const { hash, keyId } = await this.hasher.hash(body.password);
    const mayBeMailed = await this.strangers.admits({ purpose: 'verification', to: body.email, from: origin.address });
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
      // Someone else registered the same address in between; the unique constraint on the email decides.
      if (user === null) throw new AppError('USER_002');
      await recordAcceptance(tx, { subject: 'account', subjectId: user.id, locale: user.locale, at: this.clock.now() });
      if (mayBeMailed) await this.jobs.enqueue(tx, sendVerification, { email: user.email });
      return this.sessions.open(tx, user, origin);
    });
  }
}
