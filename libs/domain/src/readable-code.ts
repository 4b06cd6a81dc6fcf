/** 32 signs that nobody mistakes for each other when a code is read out or typed: no 0 and O, no 1 and I. */
const signs = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** A code of one sign per byte; as hard to guess as five bits of each byte are. */
export const readableCode = (randomBytes: Uint8Array): string =>
  Array.from(randomBytes, (byte) => signs[byte % signs.length]).join('');
