/** The two languages of the product. French is Canadian French. */
export const locales = ['en', 'fr'] as const;
export type Locale = (typeof locales)[number];

/** A text that exists in both languages; a missing one is a compile error. */
export type LocalText = Readonly<Record<Locale, string>>;

export const defaultLocale: Locale = 'en';

/** Whether a value is one of the two languages, `en` or `fr`. */
export const isLocale = (value: unknown): value is Locale => locales.some((locale) => locale === value);
