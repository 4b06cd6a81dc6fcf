import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Config } from '../../config/index.js';

/**
 * Signed links that open one thing without an account. The token is a keyed hash of the thing's id: it needs no row,
 * cannot be guessed, opens nothing else, and lives as long as the thing, like the mail it stands in. What must end before
 * that, or work once, is a stored token.
 *
 * A purpose says what is opened and how far, such as `order`. Each has a key of its own, derived from its name, so a token
 * of one purpose never passes for another's, even over the same id. A feature names its purpose in one place and never
 * changes it: every link that was mailed would be dead.
 */
@Injectable()
export class SignedLinks {
  private readonly secret: string;
  private readonly keys = new Map<string, Buffer>();

  constructor({ auth }: Config) {
    this.secret = auth.tokenPepper;
  }

  /** @param id of what the link opens; upper and lower case are the same */
  tokenOf(purpose: string, id: string): string {
    return createHmac('sha256', this.keyOf(purpose)).update(id.toLowerCase()).digest('base64url');
  }

  /** Whether a token that a visitor shows, null for none, is the one of this thing and purpose. */
  opens(purpose: string, id: string, token: string | null): boolean {
    if (token === null || !/^[\w-]{43}$/.test(token)) return false;
    // As text: four spellings decode to the same bytes, and only one of them was given out.
    return timingSafeEqual(Buffer.from(this.tokenOf(purpose, id)), Buffer.from(token));
  }

  private keyOf(purpose: string): Buffer {
    const known = this.keys.get(purpose);
    if (known !== undefined) return known;
    const key = Buffer.from(hkdfSync('sha256', this.secret, '', `${purpose} link`, 32));
    this.keys.set(purpose, key);
    return key;
  }
}
