import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hash,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Config, type Keys } from '../../config/index.js';

/** The lengths in bytes of AES-256-GCM's nonce and tag, which a sealed secret begins with. */
const sealTerms = { cipher: 'aes-256-gcm', nonce: 12, tag: 16 } as const;

/**
 * Creates the opaque secrets that clients carry. The database stores only their hashes. While the pepper is replaced, new
 * secrets derive from the first pepper, and what derives from another accepted one is still recognized.
 */
@Injectable()
export class Secrets {
  private readonly peppers: Keys;
  /** In the order of the peppers. */
  private readonly authenticatorKeys: readonly [Buffer, ...Buffer[]];

  constructor({ auth }: Config) {
    this.peppers = auth.tokenPeppers;
    const [signing, ...others] = this.peppers;
    this.authenticatorKeys = [authenticatorKeyOf(signing), ...others.map(authenticatorKeyOf)];
  }

  /** Returns whether secrets made with another pepper may still be stored. */
  get isRotating(): boolean {
    return this.peppers.length > 1;
  }

  /** Returns the first refresh token of a session. */
  random(): string {
    return randomBytes(32).toString('base64url');
  }

  /** Returns the refresh token's successor, which is deterministic but cannot be guessed without the pepper. */
  childOf(refreshToken: string): string {
    return deriveKey(this.peppers[0], `refresh:${refreshToken}`);
  }

  /** Returns the refresh token's successor that has this hash, or null if no accepted pepper made it. */
  storedChildOf(refreshToken: string, hash: Buffer): string | null {
    return this.peppers.map((pepper) => deriveKey(pepper, `refresh:${refreshToken}`)).find(this.has(hash)) ?? null;
  }

  /**
   * Returns the possible secrets of an emailed link, the one of the signing pepper first. They are derived from the
   * link's id on each attempt to send the email.
   */
  ofEmailLink(id: string): readonly [string, ...string[]] {
    const [signing, ...others] = this.peppers;
    const secretOf = (pepper: string) => deriveKey(pepper, `email-link:${id}`);
    return [secretOf(signing), ...others.map(secretOf)];
  }

  /** Returns the secret of an emailed link that has this hash, or null if no accepted pepper made it. */
  storedEmailLink(id: string, hash: Buffer): string | null {
    return this.ofEmailLink(id).find(this.has(hash)) ?? null;
  }

  /**
   * Returns a value of one sign-in at an identity provider, derived from the secret or the content of its cookie.
   *
   * @param pepper the position of the accepted pepper; by default, the signing one
   */
  ofSignIn(part: 'cookie' | 'state' | 'nonce' | 'verifier', from: string, pepper = 0): string {
    return deriveKey(this.peppers[pepper] ?? this.peppers[0], `sign-in ${part}:${from}`);
  }

  /** Returns the position of the accepted pepper that signed the content of a sign-in's cookie, or null for a forged one. */
  pepperOfSignIn(content: string, signature: string): number | null {
    const signatureBytes = Buffer.from(signature);
    const isSignedBy = (pepper: number): boolean => {
      const expected = Buffer.from(this.ofSignIn('cookie', content, pepper));
      return expected.length === signatureBytes.length && timingSafeEqual(expected, signatureBytes);
    };
    const found = this.peppers.findIndex((_, pepper) => isSignedBy(pepper));
    return found === -1 ? null : found;
  }

  /** Returns the stored form. A plain hash is enough, because a secret has 256 bits and cannot be guessed. */
  hashOf(secret: string): Buffer {
    return hash('sha256', secret, 'buffer');
  }

  /**
   * Returns the possible stored forms of a recovery code, the one of the signing pepper first. The code is short and
   * therefore hashed with the pepper.
   */
  hashesOfRecoveryCode(userId: string, code: string): readonly [Buffer, ...Buffer[]] {
    const [signing, ...others] = this.peppers;
    const hashWith = (pepper: string) =>
      createHmac('sha256', pepper).update(`recovery-code:${userId}:${code}`).digest();
    return [hashWith(signing), ...others.map(hashWith)];
  }

  /** Encrypts the secret of a person's authenticator app. The result opens only for the same person. */
  seal(userId: string, secret: Uint8Array): Buffer {
    const nonce = randomBytes(sealTerms.nonce);
    const cipher = createCipheriv(sealTerms.cipher, this.authenticatorKeys[0], nonce).setAAD(Buffer.from(userId));
    const content = Buffer.concat([cipher.update(secret), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), content]);
  }

  /** @throws Error if no accepted pepper sealed the secret, or the row is another person's */
  unseal(userId: string, stored: Buffer): { secret: Buffer; isOutdated: boolean } {
    for (const [position, key] of this.authenticatorKeys.entries()) {
      const secret = decrypt(key, userId, stored);
      if (secret !== null) return { secret, isOutdated: position > 0 };
    }
    throw new Error('No accepted pepper opens the secret');
  }

  private has(hash: Buffer): (secret: string) => boolean {
    return (secret) => this.hashOf(secret).equals(hash);
  }
}

const authenticatorKeyOf = (pepper: string): Buffer =>
  Buffer.from(hkdfSync('sha256', pepper, '', 'authenticator secrets', 32));

const deriveKey = (pepper: string, purpose: string): string =>
  createHmac('sha256', pepper).update(purpose).digest('base64url');

/** Returns null if the secret was sealed with another key or for another person. */
function decrypt(key: Buffer, userId: string, stored: Buffer): Buffer | null {
  const begin = sealTerms.nonce + sealTerms.tag;
  const decipher = createDecipheriv(sealTerms.cipher, key, stored.subarray(0, sealTerms.nonce))
    .setAAD(Buffer.from(userId))
    .setAuthTag(stored.subarray(sealTerms.nonce, begin));
  try {
    return Buffer.concat([decipher.update(stored.subarray(begin)), decipher.final()]);
  } catch {
    return null;
  }
}
