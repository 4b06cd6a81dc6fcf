import { Injectable } from '@nestjs/common';
import { type AuthWire, type ReceivedBody, Role, type SignInMethodsWire, UserStatus } from '@dronesoccer/contracts';
import type { Caller } from '../../../platform/access/index.js';
import { Clock } from '../../../platform/clock/index.js';
import { Database, type Tx } from '../../../platform/database/index.js';
import { AppError } from '../../../platform/errors/index.js';
import { Jobs } from '../../../platform/jobs/index.js';
import { Mail } from '../../../platform/mail/index.js';
import { recordAcceptance } from '../../policies/index.js';
import { type UserAccount, UserAccounts } from '../../users/index.js';
import { accountVerified } from '../auth.jobs.js';
import { googleLinked } from '../mails/auth.mails.js';
import { Secrets } from '../secrets.js';
import { Sessions } from '../sessions/sessions.js';
import type { Origin } from '../sessions/sign-in-origin.js';
import { LoginCodes } from '../two-step/login-codes.js';
import { isTwoStepOn } from '../two-step/two-step.queries.js';
import {
  accountOfCode,
  identitiesOf,
  insertSignInCode,
  linkedAccount,
  linkIdentity,
  useSignInCode,
} from './identities.queries.js';
import { IdentityProvider, type ProvenIdentity } from './identity-provider.js';
import { type SignInAttempt, SignInAttempts } from './sign-in-attempt.js';

/** The time between the provider's answer and the client's session, in which a person may have to type a second code. */
const codeLifetimeMs = 180_000;

/** Signs people in with an account at an identity provider, and creates their account here at the first time. */
@Injectable()
export class SignInWithProvider {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly accounts: UserAccounts,
    private readonly provider: IdentityProvider,
    private readonly attempts: SignInAttempts,
    private readonly secrets: Secrets,
    private readonly sessions: Sessions,
    private readonly jobs: Jobs,
    private readonly mail: Mail,
    private readonly codes: LoginCodes,
  ) {}

  /**
   * Completes a sign-in with the provider's answer. The session opens only when the browser sends the returned code, so
   * that no token is ever part of an address.
   *
   * @param attempt what the browser began, or null
   * @param query the query of the provider's answer
   * @throws AppError COMMON_002, AUTH_006, and AUTH_011 to AUTH_015
   */
  async complete(provider: string, attempt: SignInAttempt | null, query: string): Promise<string> {
    const expected = attempt && this.attempts.secretsOf(attempt);
    if (attempt === null || new URLSearchParams(query).get('state') !== expected?.state) {
      throw new AppError('AUTH_013');
    }
    const identity = await this.provider.identify(provider, query, expected);
    const code = this.secrets.random();
    await this.database.transaction(async (tx) => {
      const { id: userId } = await this.accountOf(tx, identity, attempt);
      const expiresAt = new Date(this.clock.now().getTime() + codeLifetimeMs);
      await insertSignInCode(tx, { ...this.hashesOf(code, attempt), userId, expiresAt });
    });
    return code;
  }

  /**
   * Opens the session for the browser that the code was made for. The code works once; a missing or wrong second code
   * does not use it up.
   *
   * @throws AppError AUTH_013 if the code is not valid in this browser, AUTH_006 if the account is disabled, AUTH_017 or
   * AUTH_018 if two-step login needs the second code
   */
  async open(
    { code, secondCode }: ReceivedBody<'auth.openProviderSession'>,
    attempt: SignInAttempt | null,
    origin: Origin,
  ): Promise<AuthWire> {
    if (attempt === null) throw new AppError('AUTH_013');
    const hashes = this.hashesOf(code, attempt);
    const userId = await accountOfCode(this.database, hashes, this.clock.now());
    if (userId === null) throw new AppError('AUTH_013');
    const work = async (tx: Tx): Promise<AuthWire> => {
      const user = await this.accounts.lock(tx, userId, 'shared');
      if (!user || !(await useSignInCode(tx, hashes.code))) throw new AppError('AUTH_013');
      assertActive(user);
      const gaveCode = await this.codes.check(tx, user, secondCode ?? null);
      // As after a login with a password, what was placed with the address as a guest belongs to the account.
      if (user.emailVerifiedAt !== null) {
        await this.jobs.publish(tx, accountVerified, { userId: user.id, email: user.email });
      }
      // The provider may have asked for nothing, so sensitive calls need the account's password or code.
      return this.sessions.open(tx, user, origin, gaveCode || user.passwordHash === null);
    };
    return this.codes.guarded(userId, secondCode ?? null, () => this.database.transaction(work));
  }

  /** @throws AppError USER_001 */
  async methods({ id }: Caller): Promise<SignInMethodsWire> {
    const user = await this.accounts.findById(id);
    if (user === null) throw new AppError('USER_001');
    const identities = await identitiesOf(this.database, id);
    return {
      hasPassword: user.passwordHash !== null,
      hasTwoStep: await isTwoStepOn(this.database, id),
      google: identities.map(({ email, linkedAt }) => ({ email, linkedAt: linkedAt.toISOString() })),
    };
  }

  /**
   * Returns the account that the identity is linked to. An identity that is not linked yet gets a new account, or the
   * account of its address if both sides have verified the address: otherwise a person who typed a stranger's address,
   * here or there, would share an account with its owner. The owner of an existing account is notified by email.
   *
   * @throws AppError AUTH_006, AUTH_012 if the identity was linked to another account meanwhile, AUTH_014, AUTH_015
   */
  private async accountOf(tx: Tx, identity: ProvenIdentity, attempt: SignInAttempt): Promise<UserAccount> {
    const linkedId = await linkedAccount(tx, identity);
    const linked = linkedId && (await this.accounts.lock(tx, linkedId, 'shared'));
    if (linked) return assertActive(linked);
    const { email } = identity;
    if (email === null) throw new AppError('AUTH_015');
    const created = await this.register(tx, identity, email, attempt);
    const user = created ?? (await this.verifiedAccount(tx, email));
    assertActive(user);
    if (!(await linkIdentity(tx, { ...identity, userId: user.id, email }))) throw new AppError('AUTH_012');
    if (created === null) {
      const { email: to, locale, firstName } = user;
      await this.mail.enqueue(tx, { to, locale, template: googleLinked, data: { firstName, google: email } });
    }
    return user;
  }

  /** Creates an account without a password, or returns null if the address has an account. */
  private async register(
    tx: Tx,
    { firstName, lastName }: ProvenIdentity,
    email: string,
    { locale }: SignInAttempt,
  ): Promise<UserAccount | null> {
    const user = await this.accounts.insert(tx, {
      ...{ email, firstName, lastName, phone: null, locale, roles: [Role.PLAYER] },
      ...{ passwordHash: null, passwordKeyId: null, isVerified: true },
    });
    if (user === null) return null;
    await recordAcceptance(tx, { subject: 'account', subjectId: user.id, locale, at: this.clock.now() });
    return user;
  }

  private async verifiedAccount(tx: Tx, email: string): Promise<UserAccount> {
    const known = await this.accounts.findByEmail(email, tx);
    const user = known && (await this.accounts.lock(tx, known.id, 'shared'));
    // While this waited for the lock, the account may have got another address.
    if (user?.email !== known?.email || !user?.emailVerifiedAt) throw new AppError('AUTH_014');
    return user;
  }

  private hashesOf(code: string, { secret }: SignInAttempt) {
    return { code: this.secrets.hashOf(code), browser: this.secrets.hashOf(secret) };
  }
}

function assertActive(user: UserAccount): UserAccount {
  if (user.status !== UserStatus.ACTIVE) throw new AppError('AUTH_006');
  return user;
}
