import type { Locale } from '@dronesoccer/contracts';
import type { RowReader } from './row-reader.js';

const languages: ReadonlyMap<string, Locale> = new Map<string, Locale>([
  ...['en', 'english', 'anglais'].map((word): [string, Locale] => [word, 'en']),
  ...['fr', 'french', 'français', 'francais'].map((word): [string, Locale] => [word, 'fr']),
]);

/** Returns the language that a cell names, or null for an empty cell and one that is refused. */
export function readLanguage<Column extends string>(reader: RowReader<Column>, column: Column): Locale | null {
  const text = reader.cell(column);
  if (text === '') return null;
  return languages.get(text.toLowerCase()) ?? reader.refuse(column, { en: 'Enter en or fr', fr: 'Entrez en ou fr' });
}
