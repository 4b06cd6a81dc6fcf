import { Injectable } from '@nestjs/common';
import { type RecoveryCodesWire, Role, type TwoStepSetupWire, type TwoStepWire } from '@dronesoccer/contracts';
import { Config } from '../../../config/index.js';
import { type Caller, LiveSessions } from '../../../platform/access/index.js';
import { Database, type Tx } from '../../../platform/database/index.js';
import { AppError } from '../../../platform/errors/index.js';
import { type UserAccount, UserAccounts } from '../../users/index.js';
import { assertConfirmed } from '../confirm-identity.js';
import { openSessionsOf } from '../sessions/session.queries.js';
import { LoginCodes } from './login-codes.js';
import {
  authenticatorOf,
  confirmAuthenticator,
  countRecoveryCodes,
  isTwoStepOn,
  putAuthenticator,
  removeAuthenticator,
} from './two-step.queries.js';
import { WarnOfTwoStep } from './warn-of-two-step.js';

/** The name that authenticator apps show above the code. */
const issuer = 'Drone Soccer Canada';

/** A person's own two-step login: turning it on and off, and the recovery codes. */
@Injectable()
export class ManageTwoStep {
  constructor(
    private readonly database: Database,
    private readonly accounts: UserAccounts,
    private readonly codes: LoginCodes,
    private readonly live: LiveSessions,
    private readonly config: Config,
    private readonly warning: WarnOfTwoStep,
  ) {}

  /** @throws AppError USER_001 */
  async status({ id }: Caller): Promise<TwoStepWire> {
    const user = await this.accounts.findById(id);
    if (user === null) throw new AppError('USER_001');
    return {
      isOn: await isTwoStepOn(this.database, id),
      isRequired: this.isRequiredOf(user),
      recoveryCodesLeft: await countRecoveryCodes(this.database, id),
    };
  }

  /**
   * Makes a secret, which replaces one that was not confirmed.
   *
   * @throws AppError USER_001, AUTH_019, AUTH_021 if two-step login is on
   */
  async begin(caller: Caller): Promise<TwoStepSetupWire> {
    return this.locked(caller, async (tx, user) => {
      await assertConfirmed(tx, caller);
      const { stored, secret, uri } = this.codes.newSecret(user.id, { issuer, label: user.email });
      if (!(await putAuthenticator(tx, user.id, stored))) throw new AppError('AUTH_021');
      return { secret, uri };
    });
  }

  /** @throws AppError USER_001, AUTH_018, AUTH_019, AUTH_021 if two-step login is on, or was not begun */
  async confirm(caller: Caller, code: string): Promise<RecoveryCodesWire> {
    const { sessions, ...reply } = await this.locked(caller, async (tx, user) => {
      const { id } = user;
      await assertConfirmed(tx, caller);
      const authenticator = await authenticatorOf(tx, id);
      if (authenticator === null || authenticator.isOn) throw new AppError('AUTH_021');
      if (!(await this.codes.use(tx, user, code, authenticator))) throw new AppError('AUTH_018');
      await confirmAuthenticator(tx, id);
      await this.warning.send(tx, user, 'on');
      return { recoveryCodes: await this.codes.renewRecoveryCodes(tx, id), sessions: await openSessionsOf(tx, id) };
    });
    this.live.forget(...sessions);
    return reply;
  }

  /** @throws AppError USER_001, AUTH_018, AUTH_021 if it is off, AUTH_022 if the person's role requires it */
  async end(caller: Caller, code: string): Promise<void> {
    await this.guarded(caller, code, async (tx, user) => {
      if (this.isRequiredOf(user)) throw new AppError('AUTH_022');
      if (!(await this.codes.check(tx, user, code))) throw new AppError('AUTH_021');
      await removeAuthenticator(tx, user.id);
      await this.warning.send(tx, user, 'off');
    });
  }

  /** @throws AppError USER_001, AUTH_018, AUTH_021 if two-step login is off */
  async renewRecoveryCodes(caller: Caller, code: string): Promise<RecoveryCodesWire> {
    return this.guarded(caller, code, async (tx, user) => {
      if (!(await this.codes.check(tx, user, code))) throw new AppError('AUTH_021');
      await this.warning.send(tx, user, 'codesRenewed');
      return { recoveryCodes: await this.codes.renewRecoveryCodes(tx, user.id) };
    });
  }

  /** Like `locked`, for a code of an authenticator app that is on, which a stolen session may guess. */
  private guarded<Result>(
    caller: Caller,
    code: string,
    work: (tx: Tx, user: UserAccount) => Promise<Result>,
  ): Promise<Result> {
    return this.codes.guarded(caller.id, code, () => this.locked(caller, work));
  }

  private locked<Result>({ id }: Caller, work: (tx: Tx, user: UserAccount) => Promise<Result>): Promise<Result> {
    return this.database.transaction(async (tx) => {
      const user = await this.accounts.lock(tx, id, 'exclusive');
      if (user === null) throw new AppError('USER_001');
      return work(tx, user);
    });
  }

  private isRequiredOf({ roles }: UserAccount): boolean {
    return this.config.auth.superAdminTwoStep && roles.includes(Role.SUPER_ADMIN);
  }
}
