import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Config, type Keys } from '../../config/index.js';

/**
 * Signed links that open a single resource without an account. The token is a keyed hash of the resource's id: it needs
 * no row, cannot be guessed, opens nothing else, and is valid as long as the resource exists. A link that must expire
 * earlier or work only once needs a stored token instead.
 *
 * A purpose such as `order` says which kind of resource the link opens. Each purpose has its own key, derived from its
 * name, so a token for one purpose is never valid for another, even for the same id. A feature defines its purpose in
 * one place and never renames it, because that would break every link already emailed.
 *
 * While a pepper is replaced, the first signs new tokens, and the tokens of each accepted pepper still open.
 */
@Injectable()
export class SignedLinks {
  private readonly peppers: Keys;
  private readonly keys = new Map<string, Buffer>();

  constructor({ auth }: Config) {
    this.peppers = auth.tokenPeppers;
  }

  /** @param id the resource's id; case does not matter */
  tokenOf(purpose: string, id: string): string {
    return this.signed(purpose, id, this.peppers[0]);
  }

  /**
   * Returns whether the given text is what `shorten` makes of one of the accepted tokens. It is for links and cards that
   * carry only a part of a token.
   */
  isPart(purpose: string, id: string, given: string, shorten: (token: string) => string): boolean {
    const text = Buffer.from(given);
    return this.peppers.some((pepper) => {
      const expected = Buffer.from(shorten(this.signed(purpose, id, pepper)));
      return expected.length === text.length && timingSafeEqual(expected, text);
    });
  }

  /** Returns whether the visitor's token (null if absent) is the one for this id and purpose. */
  opens(purpose: string, id: string, token: string | null): boolean {
    if (token === null || !/^[\w-]{43}$/.test(token)) return false;
    // The texts are compared, because four spellings decode to the same bytes and only one of them was issued.
    return this.isPart(purpose, id, token, (whole) => whole);
  }

  private signed(purpose: string, id: string, pepper: string): string {
    return createHmac('sha256', this.keyOf(purpose, pepper)).update(id.toLowerCase()).digest('base64url');
  }

  private keyOf(purpose: string, pepper: string): Buffer {
    const name = `${this.peppers.indexOf(pepper)} ${purpose}`;
    const known = this.keys.get(name);
    if (known !== undefined) return known;
    const key = Buffer.from(hkdfSync('sha256', pepper, '', `${purpose} link`, 32));
    this.keys.set(name, key);
    return key;
  }
}
