import type { Locale } from '@dronesoccer/contracts';

/** Taxes have names of their own in French. */
const frenchTaxes: Readonly<Record<string, string>> = { GST: 'TPS', HST: 'TVH', PST: 'TVP', RST: 'TVD', QST: 'TVQ' };

export const taxName = (name: string, locale: Locale): string => (locale === 'fr' ? (frenchTaxes[name] ?? name) : name);

/** `GST 5%`, `TPS 5 %`; the rate in thousandths of a percent. */
export function taxText({ name, rate }: { readonly name: string; readonly rate: number }, locale: Locale): string {
  const percent = new Intl.NumberFormat(`${locale}-CA`, { style: 'percent', maximumFractionDigits: 3 });
  return `${taxName(name, locale)} ${percent.format(rate / 100_000)}`;
}
