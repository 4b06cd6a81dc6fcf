import { postalCodePattern } from './postal-code.ts';

/**
 * The shared patterns of spec 5. Each is anchored and built from runs of characters that cannot overlap with what
 * follows, so matching takes linear time. A rule checks the length before the pattern.
 */
export const patterns = {
  /** The spec's pattern; the TLD may have 2 to 24 letters, so `.soccer` and `.quebec` work. */
  email:
    /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[A-Za-z0-9]+(?:-+[A-Za-z0-9]+)*\.)+[A-Za-z]{2,24}$/,
  /** The spec's characters. The API's setting decides the minimum length, which is never below these 4. */
  password: /^(?=.*\p{Ll})(?=.*\p{Lu})(?=.*\p{Nd})(?=.*[^\p{L}\p{M}\p{N}\s]).{4,}$/su,
  /** Letters of any language, because French names have accents, and the apostrophe that phones insert. */
  nameOrCompany: /^[\p{L}\p{M}\p{Nd} .,&'’-]{2,}$/u,
  /** Words of Unicode letters, separated by a space, ' - . or an abbreviation's `. `. The name starts with a letter. */
  personName: /^\p{L}[\p{L}\p{M}]*(?:(?:\. |[ '’.-])\p{L}[\p{L}\p{M}]*)*\.?$/u,
  phone: /^\d{10,12}$/,
  /** The spec's phone number, extended to the 25 digits that the partner form allows. */
  mobileNo: /^\d{10,25}$/,
  postalCode: postalCodePattern,
  slug: /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
  /** A code that can be read out on the phone: Latin letters and digits, with single separators between them. */
  couponCode: /^[A-Z0-9]+(?:[-_][A-Z0-9]+)*$/,
  /** A tracking number as carriers print it. */
  trackingNumber: /^[A-Z0-9]+(?:[ -][A-Z0-9]+)*$/,
  /** Dollars in the format that `plainAmount` returns: no thousands separator, at most two decimals. */
  amount: /^\d{1,8}(?:\.\d{1,2})?$/,
  wholeNumber: /^\d{1,9}$/,
  /** A web page, as the `webAddress` normalizer writes it: no user info, no port, plain characters only. */
  webAddress:
    /^https?:\/\/(?:[A-Za-z0-9]+(?:-+[A-Za-z0-9]+)*\.)+[A-Za-z]{2,24}(?:[/?#][\x21\x23-\x3b\x3d\x3f-\x5b\x5d\x5f\x61-\x7a\x7e]*)?$/,
  uuid: /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i,
  /**
   * One line of free text: anything but control characters, which people cannot type in forms and Postgres may refuse.
   */
  line: /^\P{Cc}+$/u,
} as const;

export type PatternName = keyof typeof patterns;
