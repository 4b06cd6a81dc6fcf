import { createHmac } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { Injectable } from '@nestjs/common';
import bcrypt from 'bcrypt';
import { Config, type PasswordPepper } from '../../../config/index.js';
import { ConcurrencyLimit } from '../../../platform/concurrency/index.js';
import type { UserAccount } from '../../users/index.js';

/** A password as stored: the hash and the id of the key that made it. */
export interface StoredPassword {
  hash: string;
  keyId: string;
}

/** Returns null for people who sign in only through an identity provider. */
export function storedPasswordOf({ passwordHash, passwordKeyId }: UserAccount): StoredPassword | null {
  return passwordHash === null || passwordKeyId === null ? null : { hash: passwordHash, keyId: passwordKeyId };
}

/**
 * Normalizes a password, however it was typed: one keyboard sends é as a single character, another as e and an accent,
 * and a phone may send full-width letters. NFKC unifies them, as NIST SP 800-63B recommends.
 */
export const normalizedPassword = (password: string): string => password.normalize('NFKC');

/**
 * bcrypt over base64(HMAC-SHA256(pepper, password)): nothing is cut at bcrypt's 72 bytes, and a stolen table is
 * worthless without the pepper. The concurrency is limited, so that a flood of logins never starves the shop of CPU.
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
  /** A hash that matches no password. It is compared if there is no account, so that both cases take equally long. */
  private readonly decoy: string;

  constructor({ auth }: Config) {
    const [current] = auth.passwordPeppers;
    if (current === undefined) throw new Error('The configuration has no password pepper');
    this.current = current;
    this.peppers = new Map(auth.passwordPeppers.map((pepper) => [pepper.id, pepper]));
    this.cost = auth.bcryptCost;
    this.decoy = bcrypt.hashSync(withPepper('', current), this.cost);
  }

  async hash(password: string): Promise<StoredPassword> {
    const hash = await this.limit.run(() => bcrypt.hash(withPepper(password, this.current), this.cost));
    return { hash, keyId: this.current.id };
  }

  /** Given null (no such account, or an account without a password), it takes just as long and returns false. */
  async verify(password: string, stored: StoredPassword | null): Promise<boolean> {
    const pepper = stored === null ? undefined : this.peppers.get(stored.keyId);
    const isKnown = stored !== null && pepper !== undefined;
    const matches = await this.limit.run(() =>
      bcrypt.compare(withPepper(password, pepper ?? this.current), isKnown ? stored.hash : this.decoy),
    );
    return isKnown && matches;
  }

  /** Returns true if the hash was made with an older key or another cost. The next login then rehashes the password. */
  isOutdated({ hash, keyId }: StoredPassword): boolean {
    return keyId !== this.current.id || bcrypt.getRounds(hash) !== this.cost;
  }
}

function withPepper(password: string, { secret }: PasswordPepper): string {
  return createHmac('sha256', secret).update(normalizedPassword(password)).digest('base64');
}
