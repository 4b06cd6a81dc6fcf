import type { Locale } from '@dronesoccer/contracts';

/** Dates, money and numbers follow the Canadian conventions of both languages. */
export const intlLocale: Record<Locale, string> = { en: 'en-CA', fr: 'fr-CA' };
