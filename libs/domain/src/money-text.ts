import type { Locale } from '@dronesoccer/contracts';
import type { Cents } from './money.ts';

const formats: Readonly<Record<Locale, Intl.NumberFormat>> = {
  en: new Intl.NumberFormat('en-CA', { style: 'currency', currency: 'CAD' }),
  fr: new Intl.NumberFormat('fr-CA', { style: 'currency', currency: 'CAD' }),
};

/** Formats an amount as in Canada: `$1,234.50` in English, `1 234,50 $` in French. */
export const moneyText = (cents: Cents, locale: Locale): string => formats[locale].format(cents / 100);
