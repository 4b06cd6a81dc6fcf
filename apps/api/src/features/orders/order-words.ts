import type { Locale, LocalText } from '@dronesoccer/contracts';

/** Taxes have names of their own in French. */
const frenchTaxes: Readonly<Record<string, string>> = { GST: 'TPS', HST: 'TVH', PST: 'TVP', RST: 'TVD', QST: 'TVQ' };

/** `GST 5%`, `TPS 5 %`; the rate in thousandths of a percent. */
export function taxText({ name, rate }: { name: string; rate: number }, locale: Locale): string {
  const percent = new Intl.NumberFormat(`${locale}-CA`, { style: 'percent', maximumFractionDigits: 3 });
  return `${locale === 'fr' ? (frenchTaxes[name] ?? name) : name} ${percent.format(rate / 100_000)}`;
}

/** A day as it stands in letters and documents, on the organisation's calendar. */
export function dayText(day: Date, locale: Locale): string {
  return new Intl.DateTimeFormat(`${locale}-CA`, { dateStyle: 'long', timeZone: 'America/Toronto' }).format(day);
}

export const centralWarehouse: LocalText = { en: 'Central warehouse', fr: 'Entrepôt central' };
