/** The two languages of the product. French is Canadian French. */
export const locales = ['en', 'fr'] as const;
export type Locale = (typeof locales)[number];

/** A text that exists in both languages; a missing one is a compile error. */
export type LocalText = Readonly<Record<Locale, string>>;

export const defaultLocale: Locale = 'en';

/**
 * How `Intl` writes a time of day: `9:30 a.m.`, `9 h 30`. Its own `timeStyle` has `09 h 30` in French, which Quebec does not
 * write; it cannot be combined with a `dateStyle`, so the parts of a date are named beside it.
 */
export const clockFormat = { hour: 'numeric', minute: '2-digit' } as const;

/** Whether a value is one of the two languages, `en` or `fr`. */
export const isLocale = (value: unknown): value is Locale => locales.some((locale) => locale === value);
