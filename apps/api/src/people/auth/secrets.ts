import { createHmac, hash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Config } from '../../config/index.js';

/** Makes the opaque secrets that people carry. The database only ever sees their hashes. */
@Injectable()
export class Secrets {
  private readonly pepper: string;

  constructor({ auth }: Config) {
    this.pepper = auth.tokenPepper;
  }

  /** The first refresh token of a session. */
  random(): string {
    return randomBytes(32).toString('base64url');
  }

  /** The refresh token after this one: always the same one, and not to be guessed without the pepper. */
  childOf(refreshToken: string): string {
    return this.derive(`refresh:${refreshToken}`);
  }

  /** The secret in a mailed link, made again from its id whenever the mail is sent. */
  ofEmailLink(id: string): string {
    return this.derive(`email-link:${id}`);
  }

  /** What is stored. A plain hash is enough: the secrets have 256 bits, there is nothing to guess. */
  hashOf(secret: string): Buffer {
    return hash('sha256', secret, 'buffer');
  }

  private derive(purpose: string): string {
    return createHmac('sha256', this.pepper).update(purpose).digest('base64url');
  }
}
