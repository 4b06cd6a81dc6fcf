import { plainAmount, type Locale } from '@dronesoccer/contracts';

/** Formats dollars for a field: `1249.50`, in French `1249,50`; empty for null. */
export function amountText(dollars: number | null, locale: Locale): string {
  if (dollars === null) return '';
  const text = Number.isInteger(dollars) ? String(dollars) : dollars.toFixed(2);
  return locale === 'fr' ? text.replace('.', ',') : text;
}

/**
 * Parses the typed amount to dollars, or null if the field is empty. The field's rule has already validated the text.
 */
export function dollarsOf(text: string): number | null {
  return text.trim() === '' ? null : Number(plainAmount(text));
}
