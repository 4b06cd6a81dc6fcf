/** The tolerance in dollars: far above floating-point error and far below a cent. */
const tolerance = 1e-6;

/**
 * Returns whether a number is an amount of money on the wire: dollars with at most two decimals. The check tolerates
 * floating-point error: 0.1 + 0.2 counts as 0.30. Fields and forms add their own bounds. `toCents` accepts any number
 * that passes.
 */
export function isAmount(dollars: number): boolean {
  const cents = Math.round(dollars * 100);
  return Number.isSafeInteger(cents) && Math.abs(cents / 100 - dollars) < tolerance;
}

/**
 * Normalises a dollar amount typed in either language: `1,249.00` and `1 249,00 $` become `1249.00`, `12,5` becomes
 * `12.5`. A comma or dot before one or two final digits is the decimal separator; any other comma or dot, and every
 * space, only groups digits. A text that is not an amount is returned unchanged, so that the rule refuses it.
 */
export function plainAmount(text: string): string {
  const kept = text.replaceAll(/[\s\u00a0\u202f$]/g, '');
  const match = /^(\d{1,3}(?:[.,]?\d{3})*|\d+)(?:[.,](\d{1,2}))?$/.exec(kept);
  if (match === null) return text.trim();
  const [, whole = '', cents] = match;
  const dollars = whole.replaceAll(/[.,]/g, '').replace(/^0+(?=\d)/, '');
  return cents === undefined ? dollars : `${dollars}.${cents}`;
}
