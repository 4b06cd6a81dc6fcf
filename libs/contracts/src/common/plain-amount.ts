/** Dollars: far more than adding up in floating point is off by, and far less than a cent. */
const tolerance = 1e-6;

/**
 * Whether a number is a sum of money as the wire carries it: dollars with at most two decimals. What a client added up in
 * floating point is the sum it can only mean: 0.1 + 0.2 is 0.30. Fields and forms add their smallest and largest sum;
 * what passes, `toCents` takes.
 */
export function isAmount(dollars: number): boolean {
  const cents = Math.round(dollars * 100);
  return Number.isSafeInteger(cents) && Math.abs(cents / 100 - dollars) < tolerance;
}

/**
 * An amount of dollars as people type it in either language, `1,249.00`, `1 249,00 $`, `12,5`, as `1249.00` or `12.5`.
 * A comma or dot with one or two digits behind it, at the end, parts the cents; every other one, and every space, only
 * groups. What is no amount comes back as it is, for the rule to refuse.
 */
export function plainAmount(text: string): string {
  const kept = text.replaceAll(/[\s\u00a0\u202f$]/g, '');
  const match = /^(\d{1,3}(?:[.,]?\d{3})*|\d+)(?:[.,](\d{1,2}))?$/.exec(kept);
  if (match === null) return text.trim();
  const [, whole = '', cents] = match;
  const dollars = whole.replaceAll(/[.,]/g, '').replace(/^0+(?=\d)/, '');
  return cents === undefined ? dollars : `${dollars}.${cents}`;
}
