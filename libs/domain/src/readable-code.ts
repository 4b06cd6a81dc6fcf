/** 32 characters that are hard to confuse when a code is read out or typed: no 0 and O, no 1 and I. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Returns a code of one character per byte, each with five bits of entropy. */
export const readableCode = (randomBytes: Uint8Array): string =>
  Array.from(randomBytes, (byte) => alphabet[byte % alphabet.length]).join('');

/** Normalizes a code as typed or read out, in any case and with blanks and hyphens. */
export const typedCode = (text: string): string => text.replaceAll(/[\s-]/g, '').toUpperCase();
