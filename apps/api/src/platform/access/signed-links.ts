import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Config } from '../../config/index.js';

/**
 * Signed links that open a single resource without an account. The token is a keyed hash of the resource's id: it needs
 * no row, cannot be guessed, opens nothing else, and is valid as long as the resource exists. A link that must expire
 * earlier or work only once needs a stored token instead.
 *
 * A purpose such as `order` says which kind of resource the link opens. Each purpose has its own key, derived from its
 * name, so a token for one purpose is never valid for another, even for the same id. A feature defines its purpose in
 * one place and never renames it, because that would break every link already emailed.
 */
@Injectable()
export class SignedLinks {
  private readonly secret: string;
  private readonly keys = new Map<string, Buffer>();

  constructor({ auth }: Config) {
    this.secret = auth.tokenPepper;
  }

  /** @param id the resource's id; case does not matter */
  tokenOf(purpose: string, id: string): string {
    return createHmac('sha256', this.keyOf(purpose)).update(id.toLowerCase()).digest('base64url');
  }

  /** Returns whether the visitor's token (null if absent) is the one for this id and purpose. */
  opens(purpose: string, id: string, token: string | null): boolean {
    if (token === null || !/^[\w-]{43}$/.test(token)) return false;
    // The texts are compared, because four spellings decode to the same bytes and only one of them was issued.
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
