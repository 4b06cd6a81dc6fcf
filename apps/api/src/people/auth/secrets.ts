import { createCipheriv, createDecipheriv, createHmac, hash, hkdfSync, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Config } from '../../config/index.js';

/** The lengths in bytes of AES-256-GCM's nonce and tag, which a sealed secret begins with. */
const sealed = { cipher: 'aes-256-gcm', nonce: 12, tag: 16 } as const;

/** Creates the opaque secrets that clients carry. The database stores only their hashes. */
@Injectable()
export class Secrets {
  private readonly pepper: string;
  private readonly authenticatorKey: Buffer;

  constructor({ auth }: Config) {
    this.pepper = auth.tokenPepper;
    this.authenticatorKey = Buffer.from(hkdfSync('sha256', this.pepper, '', 'authenticator secrets', 32));
  }

  /** Returns the first refresh token of a session. */
  random(): string {
    return randomBytes(32).toString('base64url');
  }

  /** Returns the refresh token's successor, which is deterministic but cannot be guessed without the pepper. */
  childOf(refreshToken: string): string {
    return this.derive(`refresh:${refreshToken}`);
  }

  /** Returns the secret of an emailed link, derived from its id on each attempt to send the email. */
  ofEmailLink(id: string): string {
    return this.derive(`email-link:${id}`);
  }

  /** Returns a value of one sign-in at an identity provider, derived from the secret or the content of its cookie. */
  ofSignIn(part: 'cookie' | 'state' | 'nonce' | 'verifier', from: string): string {
    return this.derive(`sign-in ${part}:${from}`);
  }

  /** Returns the stored form. A plain hash is enough, because a secret has 256 bits and cannot be guessed. */
  hashOf(secret: string): Buffer {
    return hash('sha256', secret, 'buffer');
  }

  /** Returns the stored form of a recovery code, which is short and therefore hashed with the pepper. */
  hashOfRecoveryCode(userId: string, code: string): Buffer {
    return createHmac('sha256', this.pepper).update(`recovery-code:${userId}:${code}`).digest();
  }

  /** Encrypts the secret of a person's authenticator app. The result opens only for the same person. */
  seal(userId: string, secret: Uint8Array): Buffer {
    const nonce = randomBytes(sealed.nonce);
    const cipher = createCipheriv(sealed.cipher, this.authenticatorKey, nonce).setAAD(Buffer.from(userId));
    const content = Buffer.concat([cipher.update(secret), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), content]);
  }

  /** @throws Error if the pepper has changed, or the row is another person's */
  unseal(userId: string, stored: Buffer): Buffer {
    const begin = sealed.nonce + sealed.tag;
    const decipher = createDecipheriv(sealed.cipher, this.authenticatorKey, stored.subarray(0, sealed.nonce))
      .setAAD(Buffer.from(userId))
      .setAuthTag(stored.subarray(sealed.nonce, begin));
    return Buffer.concat([decipher.update(stored.subarray(begin)), decipher.final()]);
  }

  private derive(purpose: string): string {
    return createHmac('sha256', this.pepper).update(purpose).digest('base64url');
  }
}
