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
