import { createHmac } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { Injectable } from '@nestjs/common';
import bcrypt from 'bcrypt';
import { Config, type PasswordPepper } from '../../../config/index.js';
import { ConcurrencyLimit } from '../../../platform/concurrency/index.js';
import type { UserAccount } from '../../users/index.js';

/** As it is stored: the hash and which key it was made with. */
export interface StoredPassword {
  hash: string;
  keyId: string;
}

/** Null for people who sign in through an identity provider only. */
export function storedPasswordOf({ passwordHash, passwordKeyId }: UserAccount): StoredPassword | null {
  return passwordHash === null || passwordKeyId === null ? null : { hash: passwordHash, keyId: passwordKeyId };
}

/**
 * One form for a password however it was typed: one keyboard sends é as a single sign, another as e and an accent, and
 * a phone may send full-width letters. NFKC makes the same of them, as NIST SP 800-63B asks.
 */
export const unifiedPassword = (password: string): string => password.normalize('NFKC');

/**
 * bcrypt over base64(HMAC-SHA256(pepper, password)): nothing is cut at bcrypt's 72 bytes, and a stolen table is
 * worthless without the pepper. Runs few at a time, so that a flood of logins never takes the machine from the shop.
 */
@Injectable()
export class PasswordHasher {
  private readonly limit = new ConcurrencyLimit({
    atOnce: Math.max(1, Math.floor(availableParallelism() / 2)),
    maxWaiting: 64,
  });
  private readonly current: PasswordPepper;
  private readonly peppers: ReadonlyMap<string, PasswordPepper>;
  private readonly cost: number;
  /** Of no one's password; compared when there is no account, so that this takes as long as when there is one. */
  private readonly decoy: string;

  constructor({ auth }: Config) {
    const [current] = auth.passwordPeppers;
    if (current === undefined) throw new Error('The configuration has no password pepper');
    this.current = current;
    this.peppers = new Map(auth.passwordPeppers.map((pepper) => [pepper.id, pepper]));
    this.cost = auth.bcryptCost;
    this.decoy = bcrypt.hashSync(peppered('', current), this.cost);
  }

  async hash(password: string): Promise<StoredPassword> {
    const hash = await this.limit.run(() => bcrypt.hash(peppered(password, this.current), this.cost));
    return { hash, keyId: this.current.id };
  }

  /** With null (no such account, or one without a password) it works as long and says no. */
  async verify(password: string, stored: StoredPassword | null): Promise<boolean> {
    const pepper = stored === null ? undefined : this.peppers.get(stored.keyId);
    const isKnown = stored !== null && pepper !== undefined;
    const matches = await this.limit.run(() =>
      bcrypt.compare(peppered(password, pepper ?? this.current), isKnown ? stored.hash : this.decoy),
    );
    return isKnown && matches;
  }

  /** Made with an older key or another cost: to be made anew at the next login. */
  isOutdated({ hash, keyId }: StoredPassword): boolean {
    return keyId !== this.current.id || bcrypt.getRounds(hash) !== this.cost;
  }
}

function peppered(password: string, { secret }: PasswordPepper): string {
  return createHmac('sha256', secret).update(unifiedPassword(password)).digest('base64');
}
