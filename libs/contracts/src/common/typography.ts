import type { Locale } from './locales.ts';

/**
 * Typesets a text in its language. In French, a no-break space binds a colon, a guillemet, a percent or dollar sign, a
 * unit of measure and the digit groups of a number, and a narrow no-break space replaces a written space before a
 * semicolon, question or exclamation mark. Source texts use ordinary spaces.
 */
export function typeset(text: string, locale: Locale): string {
  if (locale !== 'fr') return text;
  return text
    .replaceAll(/ (?=[:»])/g, '\u00a0')
    .replaceAll('« ', '«\u00a0')
    .replaceAll(/ (?=[;!?])/g, '\u202f')
    .replaceAll(/([\d}]) (?=[%$]|\d{3}(?!\d)|(?:[ckm]?m|k?g|min)(?![\p{L}\d]))/gu, '$1\u00a0');
}

/** Returns the same data (plain objects, lists and values) with every text below a key `fr` typeset. */
export const typesetTexts = <Data>(data: Data): Data => typesetIn(data, 'en') as Data;

function typesetIn(data: unknown, locale: Locale): unknown {
  if (typeof data === 'string') return typeset(data, locale);
  if (Array.isArray(data)) return data.map((each) => typesetIn(each, locale));
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [key, typesetIn(value, key === 'fr' ? 'fr' : locale)]),
  );
}
