const shape = /^(?:\d{8}|\d{12,14})$/;

/**
 * Returns true for a GTIN of 8, 12, 13 or 14 digits whose last digit is the check digit of the others (GS1 General
 * Specifications, 7.9): counted from the right, the digits before it weigh 3, 1, 3, 1 and so on.
 */
export function isGtin(text: string): boolean {
  if (!shape.test(text)) return false;
  const sum = [...text].reverse().reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
}

/** Returns the GTIN with 14 digits. Zeros in front do not change the article that a GTIN names. */
export const paddedGtin = (gtin: string): string => gtin.padStart(14, '0');
