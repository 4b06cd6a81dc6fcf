import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { wrongCodeLimits } from '@dronesoccer/contracts';
import { Secret, TOTP } from 'otpauth';
import { Clock } from '../../../platform/clock/index.js';
import type { Tx } from '../../../platform/database/index.js';
import { AppError } from '../../../platform/errors/index.js';
import { Log } from '../../../platform/logging/index.js';
import { RateLimits } from '../../../platform/rate-limits/index.js';
import type { UserAccount } from '../../users/index.js';
import { Secrets } from '../secrets.js';
import {
  type Authenticator,
  authenticatorOf,
  replaceRecoveryCodes,
  useRecoveryCode,
  useStep,
} from './two-step.queries.js';
import { WarnOfTwoStep } from './warn-of-two-step.js';

/** The values that every authenticator app supports (RFC 6238). A secret of 160 bits is the RFC's recommendation. */
const totp = { digits: 6, period: 30, secretBytes: 20 } as const;
/** The steps before and after the current one whose codes are accepted, for clocks that differ. */
const tolerance = 1;
/** Without characters that look alike. */
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const recovery = { codes: 10, length: 10 } as const;

/** The codes of authenticator apps (TOTP), and the recovery codes, each of which replaces one of them once. */
@Injectable()
export class LoginCodes {
  constructor(
    private readonly clock: Clock,
    private readonly secrets: Secrets,
    private readonly limits: RateLimits,
    private readonly log: Log,
    private readonly warning: WarnOfTwoStep,
  ) {}

  /**
   * Runs a call that takes a code, and counts it as a guess if the code is wrong. The counters belong to the account and
   * are shared by all calls. Each call is counted before its transaction begins and uncounted if the code was not wrong:
   * a rolled back transaction cannot undo the count, and guesses sent at once cannot exceed the limit.
   *
   * @param code null if the person has given none, which is no guess
   * @throws AppError COMMON_006 after too many wrong codes
   */
  async guarded<Result>(userId: string, code: string | null, work: () => Promise<Result>): Promise<Result> {
    if (code === null) return work();
    const uses = Object.entries(wrongCodeLimits).map(([period, limit]) => ({
      ...{ name: 'wrongCode', limit, key: `${period}:${userId}` },
    }));
    await this.limits.count(uses);
    let isWrong = false;
    try {
      return await work();
    } catch (error) {
      isWrong = error instanceof AppError && error.code === 'AUTH_018';
      throw error;
    } finally {
      if (!isWrong) await this.limits.uncount(uses);
    }
  }

  /**
   * Checks a code and uses it up. The transaction must have locked the account.
   *
   * @param code null if the person has given none
   * @returns false if the account has no two-step login
   * @throws AppError AUTH_017 without a code, AUTH_018 for a wrong or used one
   */
  async check(tx: Tx, user: UserAccount, code: string | null): Promise<boolean> {
    const authenticator = await authenticatorOf(tx, user.id);
    if (!authenticator?.isOn) return false;
    if (code === null) throw new AppError('AUTH_017');
    if (!(await this.use(tx, user, code, authenticator))) throw new AppError('AUTH_018');
    return true;
  }

  /** Returns false if the code is neither the app's current one nor an unused recovery code. */
  async use(tx: Tx, user: UserAccount, code: string, { secret }: Pick<Authenticator, 'secret'>): Promise<boolean> {
    const { id: userId } = user;
    const normalized = code.replaceAll(/[\s-]/g, '').toUpperCase();
    if (!/^\d{6}$/.test(normalized)) {
      const isUsed = await useRecoveryCode(tx, userId, this.secrets.hashesOfRecoveryCode(userId, normalized));
      if (isUsed) await this.warning.send(tx, user, 'codeUsed');
      return isUsed;
    }
    const opened = this.opened(userId, secret);
    if (opened === null) return false;
    const now = this.clock.now().getTime();
    const delta = totpOf(opened).validate({
      token: normalized,
      timestamp: now,
      window: tolerance,
    });
    return delta !== null && useStep(tx, userId, Math.floor(now / (totp.period * 1_000)) + delta);
  }

  /** Returns null if the secret was stored with another pepper: then no code of the app is right any more. */
  private opened(userId: string, secret: Buffer): Buffer | null {
    try {
      return this.secrets.unseal(userId, secret).secret;
    } catch (error) {
      this.log.error(
        { error, user: userId },
        'the secret of an authenticator app cannot be opened: has TOKEN_PEPPER changed?',
      );
      return null;
    }
  }

  /** Returns a new secret, in its stored form and in the forms that an app takes. */
  newSecret(userId: string, { issuer, label }: { issuer: string; label: string }) {
    const secret = new Secret({ size: totp.secretBytes });
    return {
      stored: this.secrets.seal(userId, secret.bytes),
      secret: secret.base32,
      uri: new TOTP({ ...totpOptions, issuer, label, secret }).toString(),
    };
  }

  /** Replaces the recovery codes and returns the new ones. */
  async renewRecoveryCodes(tx: Tx, userId: string): Promise<string[]> {
    const codes = Array.from({ length: recovery.codes }, randomCode);
    const hashes = codes.map((code) => this.secrets.hashesOfRecoveryCode(userId, code)[0]);
    await replaceRecoveryCodes(tx, userId, hashes);
    return codes.map((code) => `${code.slice(0, recovery.length / 2)}-${code.slice(recovery.length / 2)}`);
  }
}

const totpOptions = { algorithm: 'SHA1', digits: totp.digits, period: totp.period } as const;

const totpOf = (bytes: Buffer): TOTP =>
  new TOTP({ ...totpOptions, secret: new Secret({ buffer: new Uint8Array(bytes).buffer }) });

const randomCode = (): string =>
  Array.from({ length: recovery.length }, () => alphabet.charAt(randomInt(alphabet.length))).join('');
