/** 32 characters that are not confused when a code is read out or typed: no 0 and O, no 1 and I. */
const signs = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** A code of one character per byte, each with five bits of entropy. */
export const readableCode = (randomBytes: Uint8Array): string =>
  Array.from(randomBytes, (byte) => signs[byte % signs.length]).join('');

/** A code as people type or read it out: any case, with blanks and hyphens between its characters. */
export const typedCode = (text: string): string => text.replaceAll(/[\s-]/g, '').toUpperCase();
