/** 32 characters that are not confused when a code is read out or typed: no 0 and O, no 1 and I. */
const signs = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** A code of one character per byte, each with five bits of entropy. */
export const readableCode = (randomBytes: Uint8Array): string =>
  Array.from(randomBytes, (byte) => signs[byte % signs.length]).join('');
