import { plainAmount, type Locale } from '@dronesoccer/contracts';

/** Dollars as a field shows them: `1249.50`, in French `1249,50`; empty for none. */
export function amountText(dollars: number | null, locale: Locale): string {
  if (dollars === null) return '';
  const text = Number.isInteger(dollars) ? String(dollars) : dollars.toFixed(2);
  return locale === 'fr' ? text.replace('.', ',') : text;
}

/** What was typed, in dollars; null when nothing was. The field's rule has found it good. */
export function dollarsOf(text: string): number | null {
  return text.trim() === '' ? null : Number(plainAmount(text));
}
