/** Matches Canada Post's format, `A1A 1A1`: no D, F, I, O, Q or U anywhere, and no W or Z in first place. */
export const postalCodePattern = /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] \d[ABCEGHJ-NPRSTV-Z]\d$/;

/** The length of the longest text that is parsed; a code with a space between all characters still fits. */
const LONGEST = 20;

/**
 * Normalises `v6b1a1`, `V6B-1A1` or ` v6b 1a1 ` to `V6B 1A1`. Returns null if the text is not a Canadian postal code.
 */
export function normalizePostalCode(text: string): string | null {
  if (text.length > LONGEST) return null;
  const signs = text.replaceAll(/[\s-]/g, '').toUpperCase();
  const written = `${signs.slice(0, 3)} ${signs.slice(3)}`;
  return postalCodePattern.test(written) ? written : null;
}
