import { createHmac, hash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Config } from '../../config/index.js';

/** Creates the opaque secrets that clients carry. The database stores only their hashes. */
@Injectable()
export class Secrets {
  private readonly pepper: string;

  constructor({ auth }: Config) {
    this.pepper = auth.tokenPepper;
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

  private derive(purpose: string): string {
    return createHmac('sha256', this.pepper).update(purpose).digest('base64url');
  }
}
