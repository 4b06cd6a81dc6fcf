/** The two languages of the product. French is Canadian French. */
export const locales = ['en', 'fr'] as const;
export type Locale = (typeof locales)[number];

/** A text in both languages; a missing translation is a compile error. */
export type LocalText = Readonly<Record<Locale, string>>;

export const defaultLocale: Locale = 'en';

/**
 * The `Intl` options for a time of day: `9:30 a.m.`, `9 h 30`. In French, `timeStyle` gives `09 h 30`, which Quebec
 * does not use. These options cannot be combined with a `dateStyle`, so callers list the parts of the date as well.
 */
export const clockFormat = { hour: 'numeric', minute: '2-digit' } as const;

/** Returns whether a value is one of the two languages, `en` or `fr`. */
export const isLocale = (value: unknown): value is Locale => locales.some((locale) => locale === value);
